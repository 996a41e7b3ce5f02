import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { removeSkeletonWhenDrawn } from '#web/lib/page/page-skeleton-html.ts';
import { preloadPage } from '#web/lib/page/preload-page.ts';
import { AuthContext } from '#web/lib/session/auth-context.ts';
import { createAuthStore } from '#web/lib/session/auth-store.ts';
import { storedUserId } from '#web/lib/session/stored-session.ts';
import { createSiteRouter } from './router.tsx';

type Site = ReturnType<typeof createSite>;

export function createSite() {
  const auth = createAuthStore(() => import('#web/lib/api/profile-query.ts'));
  const router = createSiteRouter(auth, createBrowserHistory());
  return { auth, router };
}

export function openSite({ auth, router }: Site): void {
  // Downloads the page's code while the guard loads the profile.
  if (storedUserId()) preloadPage(router, window.location.pathname);

  const root = document.getElementById('root');
  if (!root) throw new Error('app.html has no #root');
  const draw = () =>
    // A transition renders in small steps, so that the browser can handle input in between.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <AuthContext value={auth}>
            <RouterProvider router={router} />
          </AuthContext>
        </StrictMode>,
      ),
    );

  // The skeleton stays until the page is ready, so that no loading screen appears in between.
  if (removeSkeletonWhenDrawn(root)) void router.load().finally(draw);
  else draw();
}

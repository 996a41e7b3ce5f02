import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { dropPictureWhenDrawn } from '#web/lib/page/page-picture.ts';
import { preloadPage } from '#web/lib/page/preload-page.ts';
import { AuthContext } from '#web/lib/session/auth-context.ts';
import { createAuthStore } from '#web/lib/session/auth-store.ts';
import { storedUserId } from '#web/lib/session/stored-session.ts';
import { createSiteRouter } from './router.tsx';

/** Opens the application. `start.ts` takes each step in a task of its own: together they would hold up a slow phone. */
export function* openApplication(): Generator<void, void> {
  const auth = createAuthStore(() => import('#web/lib/api/profile-query.ts'));
  yield;
  const history = createBrowserHistory();
  yield;
  const router = createSiteRouter(auth, history);
  yield;
  // The page's code travels while the guard asks for the profile.
  if (storedUserId()) preloadPage(router, window.location.pathname);
  yield;
  const root = document.getElementById('root');
  if (!root) throw new Error('app.html has no #root');
  const draw = () =>
    // In small steps, between which the browser can do something else.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <AuthContext value={auth}>
            <RouterProvider router={router} />
          </AuthContext>
        </StrictMode>,
      ),
    );

  // The picture stands until the page can take its place: nothing is drawn that only says to wait.
  if (dropPictureWhenDrawn(root)) void router.load().finally(draw);
  else draw();
}

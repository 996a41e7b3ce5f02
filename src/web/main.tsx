import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { authClient, storedUserId } from '#web/lib/auth-client.ts';
import { AuthContext } from '#web/lib/auth-context.ts';
import { createAuthStore } from '#web/lib/auth-store.ts';
import { dropPictureWhenDrawn } from '#web/lib/page-picture.ts';
import { warmPage } from '#web/lib/warm-page.ts';
import { createSiteRouter } from './router.tsx';

const auth = createAuthStore(authClient, () => import('#web/lib/profile-query.ts'));
const router = createSiteRouter(auth);
// The page's code travels while the guard asks for the profile.
if (storedUserId()) warmPage(router, window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root');
dropPictureWhenDrawn(root);
createRoot(root).render(
  <StrictMode>
    <AuthContext value={auth}>
      <RouterProvider router={router} />
    </AuthContext>
  </StrictMode>,
);

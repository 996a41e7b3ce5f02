import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { authClient } from '#web/lib/auth-client.ts';
import { AuthContext } from '#web/lib/auth-context.ts';
import { createAuthStore } from '#web/lib/auth-store.ts';
import { createSiteRouter } from './router.tsx';

const auth = createAuthStore(authClient, () => import('#web/lib/profile-query.ts'));
const router = createSiteRouter(auth);

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root');
createRoot(root).render(
  <StrictMode>
    <AuthContext value={auth}>
      <RouterProvider router={router} />
    </AuthContext>
  </StrictMode>,
);

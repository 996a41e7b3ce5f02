import { createRootRouteWithContext, lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router';
import { ToastHost } from '#web/components/ui/toast/toast-host.tsx';
import { useDocumentTitle } from '#web/lib/page/document-title.ts';
import type { RouterContext } from '#web/lib/page/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('#web/features/layout/not-found-page.tsx'), 'NotFoundPage'),
});

function Root() {
  useDocumentTitle(useMatches({ select: (matches) => matches.at(-1)?.staticData.title }));
  return (
    <>
      <Outlet />
      <ToastHost />
    </>
  );
}

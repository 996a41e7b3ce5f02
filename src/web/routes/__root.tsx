import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { ToastHost } from '#web/components/ui/toast-host.tsx';
import { NotFoundPage } from '#web/features/layout/not-found-page.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import type { RouterContext } from '#web/lib/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
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

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

/** Shows a part of a page, whose links lead nowhere and whose addresses are all its own. */
export function showRouted(
  component: () => ReactNode,
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  const routeTree = createRootRoute({ component, notFoundComponent: component });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blankShop } from '#domain/shop/shop.ts';
import { ShopPagesView } from './shop-pages-view.tsx';

async function open(isNew: boolean) {
  const root = createRootRoute({ component: () => <ShopPagesView shop={blankShop} open="seller" isNew={isNew} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  return screen.findByText(/Faltam \d+ campos nesta página/);
}

test('a shop that was never saved is shown what to fill in, calmly', async () => {
  const note = await open(true);
  expect(note.textContent).toContain('o japonês aparece aqui');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('.shop-sheet')?.getAttribute('data-new')).toBe('true');
  expect(screen.getByRole('link', { name: 'Preencher: Falta o nome legal' })).toBeTruthy();
});

test('once something was saved, what is missing is an error', async () => {
  const note = await open(false);
  expect(note.textContent).toContain('não pode ser exportada');
  expect(document.querySelector('.shop-sheet')?.getAttribute('data-new')).toBe('false');
});

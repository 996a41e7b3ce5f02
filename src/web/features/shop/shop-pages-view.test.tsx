import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blankShop, type Shop } from '#domain/shop/shop.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { showRouted } from '#tests/support/show-routed.tsx';
import { ShopPagesView } from './shop-pages-view.tsx';

async function open(shop: Shop) {
  showRouted(() => <ShopPagesView shop={shop} open="seller" />);
  await screen.findByRole('link', { name: 'Preencher os dados da loja' });
}

test('an empty page is shown as it will be, and each hole leads to its field', async () => {
  await open(blankShop);
  expect(screen.getByRole('heading', { name: /^Faltam \d+ dados nesta página$/ })).toBeTruthy();
  expect(screen.getByRole('table')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Falta o nome legal' })).toBeTruthy();
});

test('a page that lacks little is shown, and says what', async () => {
  await open({ ...sampleShop, phone: '' });
  expect(screen.getByRole('heading', { name: 'Falta 1 dado nesta página' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Falta o telefone' })).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getShopify } from '#contract/shopify.ts';
import { openPage } from '#tests/support/components/open-page.tsx';
import { fakeApi } from '#tests/support/doubles/fake-api.ts';
import { Route as shopifyPage } from '#web/routes/_app/loja/shopify.tsx';

test('a free person reads that Shopify is Premium, and the way without it', async () => {
  fakeApi().on(getShopify, { connection: null, keyRefusal: null });
  openPage('/loja/shopify', { '/loja/shopify': shopifyPage });
  await screen.findByRole('heading', { name: 'Enviar para a Shopify é Premium' });
  expect(screen.getByText(/No gratuito, você baixa o arquivo\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fazer Upgrade' }).getAttribute('href')).toBe('/plans');
  expect(screen.getByRole('link', { name: 'Ver produtos' }).getAttribute('href')).toBe('/produtos');
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteProduct, type ProductCard } from '#contract/products/products.ts';
import { openMenu } from '#tests/support/components/open-menu.ts';
import { showRouted } from '#tests/support/components/show-routed.tsx';
import * as api from '#web/lib/api/api.ts';
import { ProductLists } from './product-lists.tsx';

const asked = vi.spyOn(api, 'call');

const onFilterClear = vi.fn();

const card = (n: number, over: Partial<ProductCard> = {}): ProductCard => ({
  id: `aaaaaaaa-0000-4000-8000-00000000000${n}`,
  name: `Produto ${n}`,
  nameJa: '',
  photo: null,
  status: 'ideia',
  steps: { sheet: 'full', texts: 'half', photos: 'empty', price: 'empty', japan: 'empty', shop: 'empty' },
  textCount: 2,
  price: null,
  shopify: null,
  updatedAt: new Date().toISOString(),
  locked: false,
  ...over,
});

beforeEach(() => void asked.mockReset().mockResolvedValue(undefined as never));

async function open(
  products: ProductCard[],
  over: { total?: number; productLimit?: number; isFiltered?: boolean } = {},
) {
  const { isFiltered = false, productLimit = null, total = products.length } = over;
  const list = { products, total, productLimit, textLimit: productLimit && 5, looseTexts: 0, keptTexts: 0 };
  const user = showRouted(() => <ProductLists list={list} isFiltered={isFiltered} onFilterClear={onFilterClear} />);
  await screen.findAllByText(/produto/);
  return user;
}

describe('the list of products', () => {
  test('shows name, status and price of each product, with links to it and to its next step', async () => {
    await open([card(1, { nameJa: 'ボトル', status: 'a_venda', price: 5980 }), card(2)]);
    expect(screen.getByText('2 produtos')).toBeTruthy();
    const [first, second] = screen.getAllByRole('listitem');
    const ways = within(first as HTMLElement).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      `/produtos/${card(1).id}`,
      `/robos/tradutor?produto=${card(1).id}`,
    ]);
    expect(ways[1]?.textContent).toBe('Traduzir para o japonês');
    expect(first?.textContent).toContain('ボトル');
    expect(first?.textContent).toContain('¥5,980');
    expect(second?.textContent).toContain('sem preço');
  });

  test('locked products are listed separately, without a link', async () => {
    await open([card(1), card(2, { locked: true })], { productLimit: 1, total: 2 });
    expect(screen.getByText('1 de 1 produto do plano gratuito')).toBeTruthy();
    expect(screen.getByText('Últimos 5 textos guardados')).toBeTruthy();
    const lockedList = screen.getByRole('region', { name: 'Guardados' });
    expect(within(lockedList).queryByRole('link')).toBeNull();
    expect(within(lockedList).queryByRole('button')).toBeNull();
    expect(within(lockedList).getByText('Produto 2')).toBeTruthy();
    expect(within(lockedList).getByText('2 textos')).toBeTruthy();
  });

  test('a filter shows how many of all products it found', async () => {
    await open([card(1)], { isFiltered: true, total: 4 });
    expect(screen.getByText('1 de 4 produtos')).toBeTruthy();
  });

  test('a filter that finds nothing says so, and can be cleared', async () => {
    const user = await open([], { isFiltered: true, total: 4 });
    expect(screen.getByText('0 de 4 produtos')).toBeTruthy();
    expect(screen.getByText('Nenhum produto assim. Tente outra palavra.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
    expect(onFilterClear).toHaveBeenCalledOnce();
  });

  test('a product is deleted from its menu', async () => {
    const user = await open([card(1)]);
    await openMenu(user, 'Mais ações de Produto 1');
    await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith(deleteProduct, { params: { productId: card(1).id } }));
  });
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Profile } from '#contract/account/profile.ts';
import { listProducts, type ProductCard } from '#contract/products/products.ts';
import { getShop, type ShopDraft } from '#contract/shop.ts';
import { REPLY_SITUATIONS } from '#domain/customer-replies/reply-templates.ts';
import type { FakeApi } from '#tests/support/doubles/fake-api.ts';
import { robotsApi } from '#tests/support/doubles/robots-api.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { CurrentUserContext } from '#web/lib/session/auth-context.ts';
import { useReply } from './use-reply.ts';

let api: FakeApi;
const done = { sheet: 'full', texts: 'full', photos: 'full', price: 'full', japan: 'full', shop: 'full' } as const;
const product = (id: string, nameJa: string): ProductCard => ({
  ...{ id: `${id}0ffee00-0000-4000-8000-000000000000`, name: id, nameJa, photo: null, status: 'ideia', steps: done },
  ...{ textCount: 0, price: null, shopify: null, updatedAt: '', locked: false },
});
const bottle = product('a', '水筒');
const umbrella = product('b', '傘');
const own = (products: ProductCard[]) =>
  api.on(listProducts, { products, total: 0, productLimit: null, textLimit: null, looseTexts: 0, keptTexts: 0 });
beforeEach(() => {
  api = robotsApi('composer');
  own([]);
});

async function openReply(over: Partial<ShopDraft>) {
  api.on(getShop, { shop: { ...sampleShop, ...over }, savedAt: null });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CurrentUserContext value={{ id: 'c0ffee00-0000-4000-8000-000000000000' } as Profile}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </CurrentUserContext>
  );
  const { result } = renderHook(() => useReply(undefined), { wrapper });
  await waitFor(() => expect(result.current.values.shopName).toBe('Sakura Brasil'));
  return result;
}

it.each<[Partial<ShopDraft>, slot: string, value: string]>([
  [{ phoneUntil: '' }, 'supportHours', ''],
  [{ sellerKind: 'company' }, 'staffName', ''],
  // 13条 and a buyer's request want the whole address, also of a shop whose page hides it.
  [{ hidesContact: true }, 'sellerAddress', 'Rua das Flores, 123, São Paulo, SP, 01000-000（ブラジル）'],
  [
    { addressJa: 'サンパウロ市フローレス通り123番' },
    'sellerAddress',
    'サンパウロ市フローレス通り123番 Rua das Flores, 123, São Paulo, SP, 01000-000',
  ],
  [{ address: '' }, 'sellerAddress', ''],
  [{ hidesContact: true }, 'sellerPhone', '+55 11 90000-0000'],
  [{ origin: 'JP' }, 'fromAbroad', 'nao'],
  [{ origin: '' }, 'fromAbroad', ''],
  [{ importTaxesBy: 'shop' }, 'taxPayer', 'shop'],
  [{ returnAddress: '東京都港区1-1' }, 'returnAddress', '東京都港区1-1'],
  [{ returnDays: null }, 'returnDays', ''],
  [{ returnCondition: 'unused' }, 'returnCondition', 'unused'],
  [{ returnShippingBy: 'shop' }, 'returnRule', 'shop'],
  [{ returnKind: 'law' }, 'returnRule', 'law'],
  [{ returnKind: 'refused' }, 'returnRule', 'refused'],
  [{ refundDays: 14 }, 'refundDays', '14'],
  [{ refundDays: null }, 'refundDays', ''],
])('a shop with %o prefills %s with “%s”', async (over, slot, value) => {
  expect((await openReply(over)).current.values[slot]).toBe(value);
});

it('a shop fills in what it knows', async () => {
  expect((await openReply({})).current.values).toMatchObject({
    supportEmail: 'loja@example.com',
    supportContact: 'loja@example.com',
    supportHours: '21:00〜24:00',
    staffName: 'ソウザ',
    sellerName: 'Maria Souza（マリア・ソウザ）',
    fromAbroad: 'sim',
    returnDays: '8',
    returnRule: 'customer',
  });
});

it('the values of the shop fill every kind of reply, and typed values take precedence', async () => {
  const result = await openReply({});
  for (const situation of REPLY_SITUATIONS) {
    act(() => result.current.choose(situation));
    expect(result.current.problems).toEqual([]);
  }
  act(() => result.current.fill('supportHours', '平日10:00〜18:00'));
  expect(result.current.values.supportHours).toBe('平日10:00〜18:00');
});

it("the Portuguese lines say the shop's names as the seller writes them", async () => {
  const result = await openReply({});
  const lines = () => result.current.reply.lines;
  expect(lines()).toContainEqual({ ja: '担当：ソウザ', pt: 'Responsável: Souza' });
  act(() => result.current.fill('staffName', '佐藤'));
  expect(lines()).toContainEqual({ ja: '担当：佐藤', pt: 'Responsável: 佐藤' });
});

it('the Japanese name is that of the only product, or of the chosen one', async () => {
  own([bottle]);
  const alone = await openReply({});
  await waitFor(() => expect(alone.current.values.productName).toBe('水筒'));
  own([bottle, umbrella]);
  const several = await openReply({});
  await waitFor(() => expect(several.current.products).toHaveLength(2));
  expect(several.current.values.productName).toBeUndefined();
  act(() => several.current.fill('productName', 'カップ'));
  act(() => several.current.chooseProduct(umbrella.id));
  expect(several.current.values.productName).toBe('傘');
});

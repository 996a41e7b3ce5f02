import { describe, expect, it } from 'vitest';
import { findShopProblems } from '#domain/shop/find-shop-problems.ts';
import { blankShop, type Shop } from '#domain/shop/shop.ts';
import type { ShopField } from '#domain/shop/shop-problem.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { scriptAttacks } from '#tests/support/samples/script-attacks.ts';
import { exportConsentBox } from './consent-box.ts';
import { exportHtml, exportLiquid, exportText } from './export-shop-page.ts';
import { SHOP_PAGE_KEYS, type ShopPageKey } from './shop-page-keys.ts';
import { buildShopPage } from './shop-pages.ts';

const pagesOf = (shop: Shop) => SHOP_PAGE_KEYS.map((key) => buildShopPage(shop, key));
const blockedBy = (shop: Shop, field: ShopField): ShopPageKey[] =>
  pagesOf(shop)
    .filter(({ problems }) => problems.some((problem) => problem.field === field))
    .map(({ key }) => key);
const reasonOf = (over: Partial<Shop>, field: ShopField) =>
  findShopProblems({ ...sampleShop, ...over }).find((problem) => problem.field === field)?.reason;
const row = (shop: Shop, key: ShopPageKey, name: string) =>
  buildShopPage(shop, key).rows.find((candidate) => candidate.key === name)?.text?.ja;

describe('the pages of a complete shop', () => {
  it.each(pagesOf(sampleShop))('$title.ja has no bracket, no empty row and no problem', (page) => {
    expect(page.problems).toEqual([]);
    for (const { heading, text } of page.rows) {
      for (const words of [heading.ja, heading.pt, text?.ja, text?.pt]) {
        expect(words?.trim()).toBeTruthy();
        expect(words).not.toMatch(/[[\]【】{}]|undefined|null|NaN/);
      }
    }
    expect(exportText(page)).not.toMatch(/[[\]【】{}]|未入力/);
  });

  it('hides address and phone only if given on request, with the sentence in both rows and the name shown', () => {
    const hidden = { ...sampleShop, hidesContact: true, answersRequests: true, address: '', phone: '', postalCode: '' };
    const sentence = '請求があった場合は、遅滞なく開示いたします。ご希望の方はloja@example.comまでご連絡ください。';
    expect(row(hidden, 'seller', 'address')).toBe(sentence);
    expect(row(hidden, 'seller', 'phone')).toBe(sentence);
    expect(row(hidden, 'seller', 'legalName')).toContain('Maria Souza');
    expect(blockedBy({ ...hidden, answersRequests: false }, 'answersRequests')).toContain('seller');
    expect(blockedBy({ ...hidden, email: '' }, 'email')).toContain('seller');
  });
});

describe('one missing mandatory field', () => {
  const company: Shop = {
    ...sampleShop,
    sellerKind: 'company',
    legalName: 'Sakura Ltda',
    representative: 'João Lima',
    invoiceKind: 'registered',
    invoiceNumber: 'T1234567890123',
  };
  const withSupplier: Shop = { ...sampleShop, dataPartners: ['supplier'], asksSupplierConsent: true };
  const withTransfer: Shop = {
    ...sampleShop,
    paymentMethods: ['transfer'],
    transferDays: 5,
    transferFeeBy: 'customer',
  };
  it.each<[ShopField, ShopPageKey[], Shop?]>([
    ['legalName', ['seller', 'privacy']],
    ['legalNameKana', ['seller', 'privacy']],
    ['responsible', ['seller'], company],
    ['representative', ['privacy'], company],
    ['invoiceNumber', ['seller'], company],
    ['asksSupplierConsent', ['privacy'], withSupplier],
    ['address', ['seller', 'privacy']],
    ['postalCode', ['seller', 'privacy']],
    ['phone', ['seller']],
    ['phoneFrom', ['seller']],
    ['email', ['seller', 'returns', 'privacy']],
    ['paymentMethods', ['seller']],
    ['chargeMoment', ['seller']],
    ['konbiniDays', ['seller']],
    ['transferDays', ['seller'], withTransfer],
    ['transferFeeBy', ['seller'], withTransfer],
    ['shippingKind', ['seller', 'shipping']],
    ['shippingYen', ['seller', 'shipping']],
    ['deliveryFrom', ['seller', 'shipping']],
    ['deliveryMin', ['seller', 'shipping']],
    ['origin', ['seller', 'shipping']],
    ['carriers', ['shipping']],
    ['importTaxesBy', ['seller', 'shipping']],
    ['returnKind', ['seller', 'returns']],
    ['returnDays', ['seller', 'returns']],
    ['returnShippingBy', ['seller', 'returns']],
    ['defectDays', ['seller', 'returns']],
    ['refundDays', ['seller', 'returns']],
    ['collectedData', ['privacy']],
    ['dataPurposes', ['privacy']],
    ['dataPartners', ['privacy']],
    ['dataCountries', ['privacy']],
    ['safetyMeasures', ['privacy']],
    ['disclosureDays', ['privacy']],
    ['disclosureFeeYen', ['privacy']],
    ['privacyDate', ['privacy']],
  ])('%s blocks the pages %o with a reason', (field, stopped, shop = sampleShop) => {
    expect(findShopProblems(shop)).toEqual([]);
    const without = { ...shop, [field]: blankShop[field] };
    expect(findShopProblems(without)).toEqual([
      { field, slot: expect.any(String), reason: expect.stringMatching(/\.$/) },
    ]);
    expect(blockedBy(without, field)).toEqual(stopped);
    for (const key of stopped) {
      for (const write of [exportHtml, exportText, exportLiquid]) {
        expect(() => write(buildShopPage(without, key))).toThrow(/^Faltam dados nesta página/);
      }
    }
  });
});

describe('vague wording', () => {
  it.each<[Partial<Shop>, ShopField, RegExp]>([
    [{ legalName: 'Sakura Brasil' }, 'legalName', /igual ao nome da loja/],
    [{ legalName: 'Maria' }, 'legalName', /sobrenome/],
    [{ legalNameKana: 'Maria' }, 'legalNameKana', /katakana/],
    [{ address: 'Caixa Postal 55, São Paulo' }, 'address', /[Cc]aixa postal sozinha/],
    [{ address: 'Rua das Flores, São Paulo' }, 'address', /número/],
    [{ freeShippingAboveYen: 0 }, 'freeShippingAboveYen', /Por conta da loja/],
    [{ dataPurposes: ['shipping'] }, 'dataPurposes', /duas/],
    [{ dataCountries: ['JP'] }, 'dataCountries', /fora do Japão/],
  ])('%o', (over, field, reason) => {
    expect(reasonOf(over, field)).toMatch(reason);
  });

  it.each([
    ['送料がかかる場合があります', 'pode haver frete'],
    ['別途ご案内いたします', 'a combinar'],
    ['手数料がかかることがあります', 'pode haver taxas'],
    ['準備ができ次第発送します', 'o mais rápido possível'],
    ['手数料', 'sob consulta'],
    ['詳しくはお問い合わせください', 'consulte-nos'],
  ])('refuses vague words: %s', (ja, pt) => {
    expect(reasonOf({ ownRows: [{ kind: 'fees', ja, pt }] }, 'ownRows')).toMatch(/vago|valor/);
  });

  it.each([
    ['ギフト包装料：330円（税込）', 'embalagem de presente: ¥330'],
    ['代引手数料がかかる場合があります。その場合は330円（税込）です。', 'pode haver taxa, de 330 ienes'],
  ])('accepts words with an amount: %s', (ja, pt) => {
    const shop: Shop = { ...sampleShop, ownRows: [{ kind: 'fees', ja, pt }] };
    expect(row(shop, 'seller', 'otherCosts')).toContain(ja);
  });
});

describe('exported pages', () => {
  const attacked = (attack: string): Shop => ({
    ...sampleShop,
    storeName: attack,
    responsible: `${attack} B`,
    address: `${attack}, 1`,
    carriers: attack,
    returnAddress: attack,
    ownRows: [{ kind: 'licences', ja: attack, pt: attack }],
  });

  it.each(scriptAttacks)('escapes %s in HTML and in Liquid', (attack) => {
    for (const page of pagesOf(attacked(attack))) {
      const html = exportHtml(page);
      expect(
        html
          .match(/<[^>]*>/g)
          ?.filter((tag) => !/^<\/?(div|table|tbody|tr|th|td|p|br|ul|li|h2)( scope="row"| lang="ja")?>$/.test(tag)),
      ).toEqual([]);
      expect(html).not.toMatch(/[{}]/);
      const liquid = exportLiquid(page);
      expect(liquid.match(/\{[{%].*?[%}]\}/g)).toEqual(['{% schema %}', '{% endschema %}']);
      expect(JSON.parse(/\{% schema %\}([\s\S]*)\{% endschema %\}/.exec(liquid)?.[1] ?? '')).toMatchObject({
        name: page.title.ja,
      });
    }
  });

  it("the cart's consent box names the country and blocks the order until it is ticked", () => {
    expect(exportConsentBox({ ...sampleShop, origin: 'CN' })).toMatch(
      /<input type="checkbox" form="cart"[^>]* required>\s+商品の発送のため、氏名・住所・電話番号を外国（中国）の仕入先に提供することに同意します。/,
    );
  });

  it('writes lists as lists', () => {
    expect(exportHtml(buildShopPage(sampleShop, 'privacy'))).toContain(
      '<p>取得した個人情報は、次の目的で利用します。</p><ul><li>商品の発送</li><li>ご注文に関するご連絡</li>',
    );
  });

  it('contains no Portuguese and no verdict about itself', () => {
    for (const page of pagesOf(sampleShop)) {
      expect(exportText(page)).not.toMatch(/\b(?:dias|pedido|loja paga|frete|cliente)\b/);
      for (const words of [page.title.pt, page.about]) {
        expect(words).not.toMatch(
          /\b(conforme|em conformidade|aprovad[oa]|legalizad[oa]|liberad[oa]|dentro da lei)\b/i,
        );
      }
    }
  });
});

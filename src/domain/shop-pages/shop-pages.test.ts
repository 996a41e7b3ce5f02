import { describe, expect, it } from 'vitest';
import { blankShop, type Shop } from '#domain/shop/shop.ts';
import type { ShopField } from '#domain/shop/shop-check.ts';
import { findShopProblems } from '#domain/shop/shop-problems.ts';
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

  it('is a title and a line for each row', () => {
    expect(exportText(buildShopPage(sampleShop, 'seller'))).toMatch(
      /^特定商取引法に基づく表記\n\n販売業者：Maria Souza（マリア・ソウザ）\n店舗名：Sakura Brasil\n/,
    );
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

  it.each<[Partial<Shop>, ShopPageKey, string, string]>([
    [
      {
        regionFees: [
          { region: 'okinawa', yen: 1500 },
          { region: 'islands', yen: 2000 },
        ],
      },
      'shipping',
      'shipping',
      '全国（沖縄県・離島を除く）800円、沖縄県1,500円、離島2,000円',
    ],
    [
      { deliveryFrom: 'payment', deliveryMin: 7, deliveryMax: 7 },
      'seller',
      'delivery',
      'ご入金の確認から7日でお届けします。',
    ],
    [{ quantityLimit: 24 }, 'seller', 'quantityLimit', 'お一人様24点までとさせていただきます。'],
    [
      { dataCountries: ['HK'] },
      'privacy',
      'abroad',
      '当店はブラジルに所在し、お客様の個人情報を香港で取り扱います。当該国・地域の個人情報保護に関する制度を把握したうえで、必要な安全管理措置を講じています。',
    ],
    [
      { refundDays: 10 },
      'returns',
      'refund',
      '返金は、返品商品の到着を確認後（キャンセルの場合はご連絡後）10日以内に、お支払い方法に応じた方法で行います。',
    ],
    [
      { collectedData: ['name', 'payment'] },
      'privacy',
      'collected',
      '氏名、決済に関する情報（カード番号を除く）を取得します。',
    ],
    [{ privacyDate: '2026-01-05' }, 'privacy', 'date', '制定日：2026年1月5日'],
    [{ importTaxesBy: 'shop' }, 'seller', 'shipping', '全国一律800円（税込）'],
    [{ freeShippingAboveYen: 5000 }, 'seller', 'shipping', '全国一律800円。ご注文金額が5,000円以上の場合は無料です。'],
    [
      { freeShippingAboveYen: 5000, regionFees: [{ region: 'okinawa', yen: 1500 }] },
      'seller',
      'shipping',
      '全国（沖縄県を除く）800円、沖縄県1,500円。いずれもご注文金額が5,000円以上の場合は無料です。',
    ],
    [
      { customsFeeYen: 0 },
      'shipping',
      'importTaxes',
      '海外から発送するため、輸入時に関税・消費税がかかる場合があります。その場合は、税関が計算した金額を、商品のお受け取り時にお客様にご負担いただきます。',
    ],
    [
      { disclosureFeeYen: 300 },
      'privacy',
      'disclosure',
      '個人情報の開示、訂正・追加・削除、利用停止・消去のご請求は、loja@example.comまでご連絡ください。ご本人であることを確認したうえで、14日以内に回答いたします。手数料：開示のご請求1件につき300円（訂正・利用停止等は無料）。',
    ],
    [
      { sellerKind: 'company', legalName: '株式会社さくら', representative: '山田太郎', responsible: '佐藤花子' },
      'privacy',
      'seller',
      '名称：株式会社さくら\n所在地：Rua das Flores, 123, São Paulo, SP, 01000-000（ブラジル）\n代表者：山田太郎',
    ],
    [
      { dataPartners: ['carrier', 'supplier'], origin: 'CN', asksSupplierConsent: true },
      'privacy',
      'partners',
      '法令に基づく場合を除き、お客様の同意なく個人情報を第三者に提供しません。\n商品は外国（中国）の仕入先から直接発送します。ご注文時に同意をいただいたうえで、氏名・住所・電話番号を提供します。\n次の委託先には、業務に必要な範囲で個人情報の取り扱いを委託します。\n・配送会社（商品の配送）',
    ],
    [{ legalName: '佐藤花子', legalNameKana: '' }, 'seller', 'legalName', '佐藤花子'],
    [
      { addressJa: 'サンパウロ州サンパウロ市フローレス通り123番' },
      'seller',
      'address',
      'サンパウロ州サンパウロ市フローレス通り123番\nRua das Flores, 123, São Paulo, SP, 01000-000',
    ],
  ])('%o', (over, page, key, text) => {
    expect(row({ ...sampleShop, ...over }, page, key)).toBe(text);
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
    ['refundDays', ['returns']],
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

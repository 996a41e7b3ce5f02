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

  it('contains everything the law requires, in the usual wording of Japanese shops', () => {
    expect(exportText(buildShopPage(sampleShop, 'seller'))).toBe(`特定商取引法に基づく表記

販売業者：Maria Souza（マリア・ソウザ）
店舗名：Sakura Brasil
運営責任者：Maria Souza（マリア・ソウザ）
所在地：Rua das Flores, 123, São Paulo, SP, 01000-000（ブラジル）
電話番号：+55 11 90000-0000（受付時間：日本時間 21:00〜24:00）
メールアドレス：loja@example.com
販売価格：各商品ページに表示しています（輸入時の関税・消費税は含みません）。
送料：全国一律800円
商品代金以外の必要料金：海外から発送するため、輸入時に関税・消費税がかかる場合があります。その場合は、税関が計算した金額と、配送会社所定の通関手数料を、商品のお受け取り時にお客様にご負担いただきます。
お支払い方法：クレジットカード、コンビニ決済
お支払い時期：
クレジットカード：ご注文時に決済されます。
コンビニ決済：ご注文から3日以内にお支払いください。
商品の引渡時期：ご注文から10〜20日でお届けします。
返品・交換・キャンセル：お客様都合による返品は、商品到着後8日以内にご連絡いただき、未使用・未開封の場合に限りお受けします。返送料はお客様のご負担となります。交換は、不良品・商品違いの場合に限り承ります。ご注文後のキャンセルは、商品の発送前まで承ります。
不良品・商品違いの場合：商品到着後8日以内にご連絡ください。返送料は当店が負担し、交換または返金いたします。
発送元：ブラジルから発送します。
`);
  });

  it('words delivery, shipping and returns the same on every page', () => {
    const text = (key: ShopPageKey) => exportText(buildShopPage(sampleShop, key));
    for (const key of ['seller', 'shipping'] as const) {
      expect(text(key)).toContain('ご注文から10〜20日でお届けします。');
      expect(text(key)).toContain('全国一律800円');
    }
    const refused: Shop = { ...sampleShop, returnKind: 'refused' };
    for (const key of ['seller', 'returns'] as const) {
      expect(exportText(buildShopPage(refused, key))).toContain('お客様都合による返品・交換はお受けしておりません。');
      expect(exportText(buildShopPage(refused, key))).toContain('交換または返金いたします。');
    }
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
    [{ shippingKind: 'included' }, 'seller', 'shipping', '無料（送料は当店が負担します）'],
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
    [
      { returnKind: 'law' },
      'returns',
      'returns',
      '商品到着後8日以内に限り返品をお受けします。返送料はお客様のご負担となります。交換は、不良品・商品違いの場合に限り承ります。',
    ],
    [{ importTaxesBy: 'shop' }, 'shipping', 'importTaxes', '関税・輸入消費税は当店が負担します。'],
    [{ quantityLimit: 24 }, 'seller', 'quantityLimit', 'お一人様24点までとさせていただきます。'],
    [
      { dataCountries: ['BR'] },
      'privacy',
      'abroad',
      '当店はブラジルに所在し、お客様の個人情報をブラジルで取り扱います。当該国・地域の個人情報保護に関する制度を把握したうえで、必要な安全管理措置を講じています。',
    ],
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
    [{ privacyRevisedDate: '2026-12-01' }, 'privacy', 'date', '制定日：2026年11月15日\n改定日：2026年12月1日'],
    [{ importTaxesBy: 'shop' }, 'seller', 'price', '各商品ページに税込価格で表示しています。'],
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
      { customsFeeYen: 200 },
      'shipping',
      'importTaxes',
      '海外から発送するため、輸入時に関税・消費税がかかる場合があります。その場合は、税関が計算した金額を、商品のお受け取り時にお客様にご負担いただきます。その際は、通関手数料・立替手数料として200円を、あわせて配送会社にお支払いいただきます。',
    ],
    [
      { invoiceKind: 'none' },
      'seller',
      'invoice',
      '当店は適格請求書発行事業者ではないため、適格請求書は発行できません。',
    ],
    [
      { invoiceKind: 'registered', invoiceNumber: 'T1234567890123' },
      'seller',
      'invoice',
      '当店は適格請求書発行事業者です（登録番号：T1234567890123）。',
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
    [
      { cookieTools: ['analytics', 'meta'] },
      'privacy',
      'cookies',
      '当サイトでは、次のツールでクッキーを利用しています。クッキーは、ブラウザの設定で無効にできます。\n・Google アナリティクス（目的：アクセス状況の分析）\n・Meta ピクセル（目的：広告の配信と効果測定）',
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
    [{ phone: '11 90000-0000' }, 'phone', /código do país/],
    [{ shippingYen: 0 }, 'shippingYen', /Por conta da loja/],
    [{ freeShippingAboveYen: 0 }, 'freeShippingAboveYen', /Por conta da loja/],
    [{ privacyRevisedDate: '2026-11-15' }, 'privacyRevisedDate', /depois/],
    [{ deliveryMin: 20, deliveryMax: 10 }, 'deliveryMin', /maior/],
    [{ deliveryMax: 91 }, 'deliveryMin', /90 dias/],
    [{ defectDays: 3 }, 'defectDays', /mínimo é de 8/],
    [{ refundDays: 31 }, 'refundDays', /máximo é de 30/],
    [{ dataPurposes: ['shipping'] }, 'dataPurposes', /duas/],
    [{ dataCountries: ['JP'] }, 'dataCountries', /fora do Japão/],
    [{ regionFees: [{ region: 'okinawa', yen: null }] }, 'regionFees', /região/],
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

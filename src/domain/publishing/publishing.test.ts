import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { SAMPLE_MARK } from '#domain/robots/reviews/sample-review-mark.ts';
import { COLOURS } from '#domain/sheet/tables/choices-material-and-colour.ts';
import { blankShop, type Shop } from '#domain/shop/shop.ts';
import { sampleContents } from '#tests/support/samples/sample-listing.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { scriptAttacks } from '#tests/support/samples/script-attacks.ts';
import { COLOUR_DOTS } from './colour-dots.ts';
import { exportLanding, previewLanding } from './landing-html-file.ts';
import { blankListing, type Listing, type PublishContents } from './listing.ts';
import { exportProductCsv } from './product-csv.ts';
import { isFreightLeftOut, publishContents } from './publish-contents.ts';
import { findMissing, problemsOf } from './publish-problems.ts';
import { removeSentencesWith } from './remove-sentences.ts';

const withListing = (over: Partial<Listing>): PublishContents => ({
  ...sampleContents,
  listing: { ...sampleContents.listing, ...over },
});
const slots = (contents: PublishContents, shop: Shop = sampleShop) =>
  problemsOf('html', contents, shop).map(({ slot }) => slot);
const readCsv = (csv: string): Record<string, string>[] => parse(csv, { columns: true, bom: false });

describe('the landing page', () => {
  // `golden.test.ts` holds whole pages and files, word for word.
  it('says whether the price includes taxes', () => {
    const html = exportLanding(sampleContents, { ...sampleShop, importTaxesBy: 'shop' });
    expect(html).toContain('3,980円<small>（税込）</small>');
  });

  it('lists options as words, known colours with a dot, and none of them as a button', () => {
    const options = [
      { name: 'カラー', values: ['ブラック', '“抹茶”'] },
      { name: 'サイズ', values: ['S'] },
    ];
    const html = exportLanding(withListing({ options }), sampleShop);
    expect(html.slice(html.indexOf('<p>カラー'), html.indexOf('<p><a class="buy"'))).toBe(
      '<p>カラー：<span class="dot" style="background:#2a272e"></span>ブラック／“抹茶”</p><p>サイズ：S</p>',
    );
    expect(COLOURS.filter(({ ja }) => !COLOUR_DOTS.has(ja))).toEqual([]);
  });

  it('an embedded photo is in the file once', () => {
    const embedded = exportLanding(
      withListing({ images: [{ url: 'data:image/webp;base64,AAAA', alt: '正面' }] }),
      sampleShop,
    );
    expect(embedded.split('data:image/webp;base64,AAAA')).toHaveLength(2);
  });

  it.each([
    [20, 'InStock'],
    [0, 'OutOfStock'],
    [null, undefined],
  ])('a stock of %s is told as %s', (stock, told) => {
    const html = exportLanding(withListing({ stock }), sampleShop);
    expect(/schema\.org\/(InStock|OutOfStock)/.exec(html)?.[1]).toBe(told);
  });

  it('takes the stock of the variants if the product has none', () => {
    const variant = { values: ['黒'], priceYen: null, stock: 3, sku: '', barcode: '' };
    const contents = { ...withListing({ stock: null }), variants: [variant, { ...variant, stock: null }] };
    expect(exportLanding(contents, sampleShop)).toContain('https://schema.org/InStock');
  });

  it('mentions a warranty only if the sheet has one', () => {
    const details = [{ label: '保証期間', value: '1年間' }];
    expect(exportLanding({ ...sampleContents, details }, sampleShop)).toContain('記載の保証内容で対応いたします。');
    expect(exportLanding(sampleContents, sampleShop)).not.toContain('保証');
  });

  it('has the name of the shop at the top, in preview and file', () => {
    const preview = previewLanding(sampleContents, sampleShop, []);
    for (const html of [preview, exportLanding(sampleContents, sampleShop)])
      expect(html).toContain('<header>Sakura Brasil</header>\n<main');
    expect(previewLanding(sampleContents, blankShop, [])).not.toContain('<header>');
  });

  it('leaves out empty sections', () => {
    const html = exportLanding(withListing({ situations: [], features: [], steps: [] }), sampleShop);
    expect(html).not.toMatch(/id="(problem|features|usage)"/);
    expect(html).toContain('<h2>商品について</h2>');
    expect(exportLanding(sampleContents, sampleShop)).toContain('<h2>そんなときに、Mizu ステンレスボトル 500ml</h2>');
    const [feature] = sampleContents.listing.features;
    const alone = exportLanding(withListing({ features: feature ? [feature] : [] }), sampleShop);
    expect(alone).toContain('<h2>特長</h2>');
  });

  it.each<[string, PublishContents, Shop?]>([
    ['Nome em japonês', { ...sampleContents, nameJa: '' }],
    ['Texto em japonês', { ...sampleContents, description: '' }],
    ['Ficha', { ...sampleContents, details: [] }],
    ['Validade sem começo', { ...sampleContents, details: [{ label: '賞味期限', value: '1年' }] }],
    ['Dados da loja', sampleContents, { ...sampleShop, phone: '' }],
    ['Pronto para o Japão', { ...sampleContents, gate: 'open' }],
    ['Pronto para o Japão', { ...sampleContents, gate: 'blocked' }],
    ['Frete não bate', withListing({ benefit: '今なら送料無料です。' })],
    ['Review de exemplo', { ...sampleContents, description: `とても便利です。\n${SAMPLE_MARK}` }],
    ['Review de exemplo', withListing({ benefit: `便利です ${SAMPLE_MARK}` })],
    ['1 aviso por conferir', { ...sampleContents, points: [{ key: 'a', excerpt: '', message: 'm' }] }],
  ])('is refused for: %s', (slot, contents, shop = sampleShop) => {
    expect(slots(contents, shop)).toEqual([slot]);
    expect(() => exportLanding(contents, shop)).toThrow(slot);
    expect(() => previewLanding(contents, shop, [])).not.toThrow();
  });

  it.each<[string, PublishContents]>([
    ['proofs for Japan are missing', { ...sampleContents, gate: 'unproved' }],
    ...['製造日より12か月', '2026年12月31日', '12か月（製造日より）', '未開封で2〜3年'].map(
      (value): [string, PublishContents] => [
        `a shelf life has its start: ${value}`,
        { ...sampleContents, details: [{ label: '使用期限', value }] },
      ],
    ),
    [
      'every point has been checked',
      { ...withListing({ checkedPoints: ['a'] }), points: [{ key: 'a', excerpt: '', message: 'm' }] },
    ],
  ])('is not refused where %s', (_, contents) => expect(slots(contents)).toEqual([]));

  it('promises free shipping only from the price at which the shop gives it', () => {
    const contents = withListing({ benefit: '送料無料です。', priceYen: 5000 });
    expect(slots(contents, { ...sampleShop, freeShippingAboveYen: 5000 })).toEqual([]);
    expect(slots(contents, { ...sampleShop, freeShippingAboveYen: 5001 })).toEqual(['Frete não bate']);
  });

  it('shows what is missing in the preview and fetches nothing', () => {
    const html = previewLanding({ ...sampleContents, description: '' }, blankShop, []);
    expect(html).toContain('Falta: texto em japonês');
    expect(html).toContain('Falta: dados de Minha loja');
    expect(html).not.toMatch(/NaN|undefined|null|src="https/);
  });

  it.each(scriptAttacks)('escapes %s', (attack) => {
    const contents: PublishContents = {
      ...withListing({
        benefit: attack,
        situations: [attack],
        features: [{ title: attack, text: attack }],
        steps: [attack],
        options: [{ name: attack, values: [attack, 'constructor'] }],
        images: [{ url: 'https://a.example/1.jpg', alt: attack }],
        seoTitle: attack,
        seoDescription: attack,
      }),
      nameJa: attack,
      description: attack,
      details: [{ label: attack, value: attack }],
    };
    const shop: Shop = { ...sampleShop, storeName: attack, carriers: attack };
    for (const html of [exportLanding(contents, shop), previewLanding(contents, shop, [])]) {
      expect(html).not.toMatch(/(?:href|src)="(?!https:|mailto:|data:image)/);
      // Quoted attribute values are safe; nothing else of an attack may appear in a tag.
      expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son\w+=|<script|<iframe|<svg/i);
      const allowed =
        /^<(\/?(html|head|body|header|main|section|h[123]|p|a|img|ul|ol|li|dl|dt|dd|table|tbody|tr|th|td|div|details|summary|style|title|meta|link|br|small|span)\b|!doctype)/;
      expect(html.match(/<[^>]*>/g)?.filter((tag) => !allowed.test(tag))).toEqual([]);
    }
  });
});

describe('what is missing', () => {
  it.each<[string, PublishContents, forDraft: string[], forPublishing: string[]]>([
    ['nothing', sampleContents, [], []],
    ['all that is written', withListing(blankListing), ['price', 'photos'], ['benefit', 'buyUrl', 'sku']],
    ['the name', { ...sampleContents, nameJa: '' }, ['name'], []],
    ['the text', { ...sampleContents, description: '' }, ['text'], []],
    ['the price', withListing({ priceYen: null }), ['price'], []],
    ['every photo', withListing({ images: [] }), ['photos'], []],
    ['words for a photo', withListing({ images: [{ url: 'https://a.example/1.jpg', alt: '' }] }), [], ['alt']],
    [
      'answers about Japan, address and sheet',
      { ...sampleContents, gate: 'open', slug: '', details: [] },
      [],
      ['gate', 'sheet', 'slug'],
    ],
  ])('of a product without %s', (_, contents, forDraft, forPublishing) => {
    const missing = findMissing(contents, sampleShop);
    expect(missing.filter(({ holds }) => holds.includes('draft')).map(({ key }) => key)).toEqual(forDraft);
    expect(missing.filter(({ holds }) => !holds.includes('draft')).map(({ key }) => key)).toEqual(forPublishing);
  });

  it('lists sheet rows without Japanese, which do not prevent the export', () => {
    expect(findMissing(sampleContents, sampleShop, 2)).toEqual([
      expect.objectContaining({ key: 'japanese', slot: '2 linhas da ficha sem japonês', holds: [] }),
    ]);
    expect(findMissing(sampleContents, sampleShop)).toEqual([]);
  });

  it('does not list what the product already has: price, weight, code, photos, options with their prices', () => {
    const { priceYen, costYen, weightGrams, sku, productType, images } = sampleContents.listing;
    const source = {
      ...sampleContents,
      listing: blankListing,
      known: {
        priceYen,
        costYen,
        weightGrams,
        sku,
        productType,
        images,
        options: [{ name: '色', values: ['白', '黒'] }],
      },
      variants: [{ values: ['黒'], priceYen: 9800, stock: 3, sku: 'PRETO', barcode: '' }],
      descriptions: [{ id: 'a', starred: true, text: `**${sampleContents.nameJa}**\n\n本文`, metaDescription: '' }],
    };
    expect(problemsOf('draft', publishContents(source), sampleShop)).toEqual([]);
    expect(publishContents(source).description).toBe('本文');
    expect(publishContents(source).listing).toMatchObject({
      priceYen: 3980,
      weightGrams: 210,
      sku: 'MIZU-500',
      images,
    });
    const own = {
      ...source,
      listing: { ...blankListing, priceYen: 500, options: [{ name: 'サイズ', values: ['S'] }] },
    };
    expect(publishContents(own)).toMatchObject({ listing: { priceYen: 500 }, variants: [] });
    const ready = {
      ...sampleContents,
      ...publishContents({ ...source, listing: { ...blankListing, buyUrl: 'https://a.example' } }),
    };
    expect(readCsv(exportProductCsv(ready, sampleShop)).slice(0, 1)).toMatchObject([
      { 'Option1 name': '色', 'Option1 value': '黒', Price: '9800', SKU: 'PRETO', 'Inventory quantity': '3' },
    ]);
  });

  it.each([
    [0, 'included', 3980, true],
    [600, 'included', 3980, false],
    [0, 'flat', 3980, false],
    [null, 'included', null, false],
    // The seller's own price is not the calculated one.
    [0, 'included', 2980, false],
  ] as const)(
    'a freight of %s in the price of a shop with %s freight, calculated as %s',
    (freightYen, kind, price, is) =>
      expect(isFreightLeftOut(sampleContents, { known: { priceYen: price }, freightYen }, { shippingKind: kind })).toBe(
        is,
      ),
  );

  it('leaves out of a file a photo that only this server can reach', () => {
    const contents = withListing({ images: [{ url: 'http://localhost:3000/fotos/1.webp', alt: '正面' }] });
    expect(readCsv(exportProductCsv(contents, sampleShop)).map((row) => row['Product image URL'])).toEqual(['']);
  });
});

describe('the product file for Shopify', () => {
  it('has more rows than pictures where there are more variants', () => {
    const options = [{ name: 'カラー', values: ['白', '黒', '緑'] }];
    const rows = readCsv(exportProductCsv(withListing({ options }), sampleShop));
    expect(rows.map((row) => [row['Option1 value'], row['Image position']])).toEqual([
      ['白', '1'],
      ['黒', '2'],
      ['緑', ''],
    ]);
  });

  it('is exported without photos, which Shopify accepts later', () => {
    const contents = withListing({ images: [] });
    expect(exportProductCsv(contents, sampleShop)).toContain(sampleContents.nameJa);
    expect(findMissing(contents, sampleShop)).toMatchObject([{ key: 'photos', holds: ['draft', 'html'] }]);
  });

  it.each<[string, PublishContents]>([
    ['Endereço do produto', { ...sampleContents, slug: '' }],
    ['Review de exemplo', withListing({ seoDescription: SAMPLE_MARK })],
    ['1 aviso por conferir', { ...sampleContents, points: [{ key: 'a', excerpt: '', message: 'm' }] }],
  ])('is refused for: %s', (slot, contents) => {
    expect(problemsOf('csv', contents, sampleShop).map((problem) => problem.slot)).toEqual([slot]);
    expect(() => exportProductCsv(contents, sampleShop)).toThrow(slot);
  });
});

describe('taking a sentence out', () => {
  it.each([
    ['刃は6枚です。カップはBPAフリーです。軽いです。', '刃は6枚です。軽いです。'],
    ['カップはBPAフリーです。\n軽いです。', '軽いです。'],
    ['軽い！BPAフリー', '軽い！'],
    ['軽いです。', '軽いです。'],
  ])('of %s', (text, left) => {
    expect(removeSentencesWith(text, 'BPAフリー')).toBe(left);
  });
});

import { expect, it } from 'vitest';
import { blankShop } from '#domain/shop/shop.ts';
import { sampleContents } from '#tests/support/samples/sample-listing.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { exportLanding, previewLanding } from './landing-html-file.ts';
import { blankListing, type Listing, type PublishContents } from './listing.ts';
import { exportProductCsv } from './product-csv.ts';
import { problemsOf } from './publish-problems.ts';

const withListing = (over: Partial<Listing>): PublishContents => ({
  ...sampleContents,
  listing: { ...sampleContents.listing, ...over },
});
const image = (number: number) => ({ url: `https://cdn.example.com/${number}.jpg`, alt: `写真${number}` });

const rich: PublishContents = {
  ...withListing({
    situations: [],
    features: [
      { title: '軽い', text: '持ち運びが楽です。' },
      { title: '丈夫', text: '長く使えます。' },
    ],
    images: [image(1), image(2), image(3), image(4)],
    stock: 0,
    seoTitle: '',
    seoDescription: '',
    weightGrams: null,
    options: [
      { name: 'カラー', values: ['白', '黒'] },
      { name: 'サイズ', values: ['S', 'M'] },
    ],
  }),
  description: `  <b>最初の段落。</b>  \n二行目。\n\n${'とても長い説明です。'.repeat(40)}`,
};
const bare: PublishContents = {
  ...sampleContents,
  nameJa: '',
  description: '',
  details: [],
  listing: blankListing,
  gate: 'open',
};

it.each<[string, () => string]>([
  ['landing-sample.html', () => exportLanding(sampleContents, sampleShop)],
  ['landing-rich.html', () => exportLanding(rich, { ...sampleShop, origin: 'JP', hasTracking: false })],
  ['preview-sample.html', () => previewLanding(sampleContents, sampleShop, ['/fotos/1.webp'])],
  ['preview-bare.html', () => previewLanding(bare, blankShop, [])],
  ['product-sample.csv', () => exportProductCsv(sampleContents, sampleShop)],
  ['product-rich.csv', () => exportProductCsv(rich, { ...sampleShop, storeName: '' })],
  [
    'product-uncounted.csv',
    () => exportProductCsv(withListing({ stock: null, seoTitle: '', productType: '' }), sampleShop),
  ],
])('%s matches its golden file', async (name, make) => {
  // Makes line endings visible, because Git and editors change them.
  await expect(make().replaceAll('\r\n', '␍\n')).toMatchFileSnapshot(`golden/${name}.txt`);
});

function* spoilt(): Generator<[string, PublishContents]> {
  yield ['bare', bare];
  for (const field of Object.keys(blankListing) as (keyof Listing)[]) {
    yield [`${field} empty`, withListing({ [field]: blankListing[field] })];
  }
  const mark = '【未訳: tampa】';
  const places: Partial<Listing>[] = [
    { benefit: mark },
    { situations: [mark] },
    { features: [{ title: mark, text: '' }] },
    { features: [{ title: '', text: mark }] },
    { steps: [mark] },
    { seoTitle: mark },
    { seoDescription: mark },
    { images: [{ url: 'https://a.example/1.jpg', alt: mark }] },
    { images: [image(1), { url: 'https://a.example/2.jpg', alt: '' }] },
    { priceYen: 0 },
    { costYen: 5000 },
    { options: [{ name: 'サイズ', values: Array.from({ length: 30 }, (_, index) => `${index}`) }] },
    {
      options: ['a', 'b'].map((name) => ({ name, values: Array.from({ length: 46 }, (_, index) => `${index}`) })),
    },
    { options: [{ name: '', values: [] }] },
    { benefit: '送料無料です。' },
  ];
  for (const over of places) yield [JSON.stringify(over).slice(0, 120), withListing(over)];
  const points = ['a', 'b'].map((key) => ({ key, excerpt: '', message: 'm' }));
  yield ['two points', { ...sampleContents, points }];
  yield ['one of them seen', { ...withListing({ checkedPoints: ['a'] }), points }];
}

it('lists the problems that prevent exporting a page and a file, word for word', async () => {
  const say = (problems: readonly { key: string; slot: string; reason: string }[]) =>
    problems.map(({ key, slot, reason }) => `  ${key}: ${slot}. ${reason}`);
  const found = [...spoilt()].flatMap(([name, contents]) => [
    name,
    ' page',
    ...say(problemsOf('html', contents, sampleShop)),
    ' file',
    ...say(problemsOf('csv', contents, sampleShop)),
  ]);
  await expect(`${found.join('\n')}\n`).toMatchFileSnapshot('golden/problems.txt');
  expect(() => exportLanding(bare, sampleShop)).toThrow(/^A página ainda não pode sair: .+; .+\.$/);
  expect(() => exportProductCsv(bare, sampleShop)).toThrow(/^O arquivo ainda não pode sair: .+; .+\.$/);
});

import type { Shop } from '#domain/shop/shop.ts';
import {
  defectsOf,
  deliveryOf,
  importTaxesOf,
  originOf,
  paymentMethodsOf,
  paymentTimesOf,
  priceOf,
  refundsOf,
  returnsOf,
  shippingAnswerOf,
  shippingFeeOf,
} from '#domain/shop/shop-phrases.ts';
import { exportHtml, paragraphsToHtml } from '#domain/shop-pages/export-shop-page.ts';
import { SHOP_PAGE_KEYS } from '#domain/shop-pages/shop-page-keys.ts';
import { buildShopPage } from '#domain/shop-pages/shop-pages.ts';
import { sentences } from '#domain/text/bilingual.ts';
import { escapeMarkup } from '#domain/text/escape-markup.ts';
import { COLOUR_DOTS } from './colour-dots.ts';
import type { ListingFeature, ListingImage, ListingOption, PublishContents } from './listing.ts';

const TAG = /<[^<>]*>/g;
const POINT = /^\s*(?:[-–—•●✓✔☑✅*]|・)\s*/u;

/** Splits a robot's text into paragraphs and list items: drops its tags and normalises list marks. */
const tidyLines = (text: string): string[] =>
  text
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h\d|tr|div)>/gi, '\n')
    .replaceAll(TAG, '')
    .split('\n')
    .map((line) => (POINT.test(line) ? `・${line.replace(POINT, '').trim()}` : line.trim()));

/** An empty line starts a new paragraph. */
function textToHtml(text: string): string {
  const blocks: string[][] = [[]];
  for (const line of tidyLines(text)) {
    if (line === '' || line === '・') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => paragraphsToHtml(block.join('\n')))
    .join('');
}

/** One section of the page, ready to be shown; `html` is everything under its heading, the first one's heading too. */
type LandingSection = { id: string; heading: string; html: string };

/** A link to where the customer pays: it puts nothing into a cart. */
const BUTTON = '購入手続きへ';

const picture = (image: ListingImage | undefined): string =>
  image ? `<img src="${escapeMarkup(image.url)}" alt="${escapeMarkup(image.alt)}" loading="lazy">` : '';

const terms = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([term, text]) => `<dt>${escapeMarkup(term)}</dt><dd>${paragraphsToHtml(text)}</dd>`).join('')}</dl>`;

const items = (tag: 'ul' | 'ol', lines: readonly string[]): string =>
  `<${tag}>${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</${tag}>`;

const buyButton = ({ listing }: PublishContents): string =>
  `<p><a class="buy" href="${escapeMarkup(listing.buyUrl)}">${BUTTON}</a></p>`;

/** Common customer questions, answered with the shop's data. */
const questions = (shop: Shop, defects: string): [string, string][] => [
  ['注文してから何日で届きますか。', deliveryOf(shop).ja],
  ['送料はいくらですか。', shippingAnswerOf(shop).ja],
  ['どのような支払い方法がありますか。', `${paymentMethodsOf(shop).ja}をご利用いただけます。`],
  ['返品はできますか。', returnsOf(shop).ja],
  ['不良品が届いた場合はどうすればよいですか。', defects],
  ['問い合わせはどこにすればよいですか。', `${shop.email}までご連絡ください。`],
];

/** A warranty is longer than the days in which a faulty product is replaced. */
const WARRANTY = '商品ページに保証期間の記載がある商品は、その期間内に記載の保証内容で対応いたします。';

/** Message in place of a missing part, shown in the preview. */
const gap = (what: string): string => `<p class="missing" lang="pt-BR">Falta: ${escapeMarkup(what)}</p>`;

const price = ({ listing: { priceYen } }: PublishContents, shop: Shop): string =>
  priceYen
    ? `<p class="price">${priceOf(shop, priceYen).replace(/（[^（）]+）$/, '<small>$&</small>')}</p>`
    : gap('preço');

/** Words, since the customer chooses where they pay; a colour with its dot. */
const choices = ({ name, values }: ListingOption): string =>
  `<p>${escapeMarkup(name)}：${values
    .map((value) => {
      const colour = COLOUR_DOTS.get(value);
      const dot = colour ? `<span class="dot" style="background:${colour}"></span>` : '';
      return `${dot}${escapeMarkup(value)}`;
    })
    .join('／')}</p>`;

/** The picture before the name, as on the phones where most customers see it. */
function hero(contents: PublishContents, shop: Shop, title: string): string {
  const { benefit, images, buyUrl, options } = contents.listing;
  return [
    images[0] ? picture(images[0]) : gap('foto'),
    `<h1 itemprop="name">${escapeMarkup(title)}</h1>`,
    benefit ? `<p class="benefit">${escapeMarkup(benefit)}</p>` : gap('benefício em uma frase'),
    price(contents, shop),
    ...options.map(choices),
    buyUrl ? buyButton(contents) : gap('página de compra'),
  ].join('');
}

const delivery = (shop: Shop): string =>
  terms([
    ['発送元', originOf(shop).ja],
    ['お届けまでの日数', deliveryOf(shop).ja],
    ['配送方法', shop.hasTracking ? `${shop.carriers}（追跡番号あり）` : shop.carriers],
    ['送料', shippingFeeOf(shop).ja],
    ...(shop.origin === 'JP' ? [] : [['関税・輸入消費税', importTaxesOf(shop).ja] as const]),
    ['お支払い方法', paymentMethodsOf(shop).ja],
    ['お支払い時期', paymentTimesOf(shop).ja],
  ]);

const details = (rows: PublishContents['details']): string =>
  `<table><tbody>${rows
    .map(
      ({ label, value }) =>
        `<tr><th scope="row">${escapeMarkup(label)}</th><td>${escapeMarkup(value).replaceAll('\n', '<br>')}</td></tr>`,
    )
    .join('')}</tbody></table>`;

const legal = (shop: Shop): string =>
  [
    exportHtml(buildShopPage(shop, 'seller')),
    `<details><summary>プライバシーポリシー</summary>${exportHtml(buildShopPage(shop, 'privacy')).replaceAll(/(<\/?)h2>/g, '$1h3>')}</details>`,
    `<p>お問い合わせ：<a href="mailto:${escapeMarkup(shop.email)}">${escapeMarkup(shop.email)}</a></p>`,
  ].join('');

/** As usual in Japanese shops. No section for reviews: we have no real ones, and samples must not appear as such. */
export function buildLandingSections(contents: PublishContents, shop: Shop): LandingSection[] {
  const { nameJa, name, description, listing } = contents;
  const { situations, features, steps, images } = listing;
  const isShopReady = SHOP_PAGE_KEYS.every((key) => buildShopPage(shop, key).problems.length === 0);
  const ofShop = (write: () => string): string => (isShopReady ? write() : gap('dados de Minha loja'));
  const title = nameJa || name;
  const hasWarranty = contents.details.some(({ label }) => label === '保証期間');
  const defects = () => (hasWarranty ? `${defectsOf(shop).ja}${WARRANTY}` : defectsOf(shop).ja);
  const sections: (LandingSection | false)[] = [
    { id: 'hero', heading: title, html: hero(contents, shop, title) },
    situations.length > 0 && { id: 'problem', heading: 'こんなお悩みはありませんか', html: items('ul', situations) },
    {
      id: 'solution',
      heading: situations.length > 0 ? `そんなときに、${title}` : '商品について',
      html: `${description ? textToHtml(description) : gap('texto em japonês')}${[images[1], ...images.slice(2 + features.length)].map(picture).join('')}`,
    },
    features.length > 0 && {
      id: 'features',
      heading: features.length === 1 ? '特長' : `${features.length}つの特長`,
      html: features.map((feature, index) => featureHtml(feature, images[index + 2])).join(''),
    },
    steps.length > 0 && { id: 'usage', heading: '使い方・ご利用シーン', html: items('ol', steps) },
    {
      id: 'spec',
      heading: '商品仕様',
      html: contents.details.length > 0 ? details(contents.details) : gap('ficha em japonês'),
    },
    {
      id: 'assurance',
      heading: '安心のサポート',
      html: ofShop(() =>
        terms([
          ['不良品・商品違いの場合', defects()],
          ['お問い合わせ', shop.email],
        ]),
      ),
    },
    {
      id: 'offer',
      heading: '価格',
      html: `${price(contents, shop)}${ofShop(() => `<p>送料：${escapeMarkup(shippingFeeOf(shop).ja)}</p>`)}`,
    },
    { id: 'delivery', heading: 'お届けとお支払い', html: ofShop(() => delivery(shop)) },
    {
      id: 'returns',
      heading: '返品・交換について',
      html: ofShop(() => paragraphsToHtml(sentences([returnsOf(shop), refundsOf(shop)]).ja)),
    },
    { id: 'faq', heading: 'よくあるご質問', html: ofShop(() => terms(questions(shop, defects()))) },
    {
      id: 'cta',
      heading: 'ご購入はこちら',
      html: `${price(contents, shop)}${listing.buyUrl ? buyButton(contents) : gap('página de compra')}`,
    },
    { id: 'legal', heading: '特定商取引法に基づく表記', html: ofShop(() => legal(shop)) },
  ];
  return sections.filter((section) => section !== false);
}

const featureHtml = ({ title, text }: ListingFeature, image: ListingImage | undefined): string =>
  `<h3>${escapeMarkup(title)}</h3>${text && `<p>${escapeMarkup(text)}</p>`}${picture(image)}`;

const BODY_SECTIONS = ['problem', 'solution', 'features', 'usage', 'spec'];

/** The page as the description of a product in a shop, without pictures: the shop stores those with the product. */
export function productBody(contents: PublishContents, shop: Shop): string {
  const { listing, details: rows } = contents;
  const sections = buildLandingSections({ ...contents, listing: { ...listing, images: [] } }, shop)
    .filter(({ id }) => BODY_SECTIONS.includes(id) && (id !== 'spec' || rows.length > 0))
    .map(({ heading, html }) => `<h2>${escapeMarkup(heading)}</h2>${html}`);
  return [listing.benefit && `<p>${escapeMarkup(listing.benefit)}</p>`, ...sections].filter(Boolean).join('');
}

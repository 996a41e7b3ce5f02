import type { Shop } from '#domain/shop/shop.ts';
import { shopNameOf } from '#domain/shop/shop-name.ts';
import { escapeMarkup } from '#domain/text/escape-markup.ts';
import { firstWords } from '#domain/text/first-words.ts';
import { buildLandingSections } from './landing-page.ts';
import type { PublishContents } from './listing.ts';
import { requireReady } from './publish-problems.ts';

/** All styles of the page: it loads no file, font or script. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#222;font:16px/1.8 "Hiragino Sans","Hiragino Kaku Gothic ProN","Noto Sans JP",Meiryo,sans-serif;line-break:strict;overflow-wrap:anywhere}
header{padding:12px 16px;border-bottom:1px solid #e5e5e5;font-weight:700;text-align:center}
main{max-width:720px;margin:0 auto;padding:0 16px 64px}
section{padding:32px 0;border-top:1px solid #e5e5e5}
section:first-of-type{padding-top:0;border-top:0}
h1,h2,h3{word-break:auto-phrase;text-wrap:balance}
h1{margin:0 0 8px;font-size:1.6rem;line-height:1.4}
h2{margin:0 0 16px;font-size:1.3rem;line-height:1.5}
h3{margin:24px 0 4px;font-size:1.05rem}
p{margin:0 0 12px}
img{display:block;width:100%;height:auto;margin:16px 0;border-radius:8px}
ul,ol{margin:0 0 12px;padding-left:1.4em}
dt{margin-top:16px;font-weight:700}
dd{margin:4px 0 0}
table{width:100%;border-collapse:collapse}
th,td{padding:10px 8px;border-bottom:1px solid #e5e5e5;text-align:left;vertical-align:top;font-weight:400}
th{width:34%;color:#555}
td p:last-child{margin:0}
.benefit{font-size:1.1rem}
.price{font-size:1.6rem;font-weight:700}
.price small{font-size:.9rem;font-weight:400}
.dot{display:inline-block;width:14px;height:14px;margin-right:4px;border:1px solid #0003;border-radius:50%;vertical-align:-2px}
.buy{display:block;padding:14px;border-radius:8px;background:#b3261e;color:#fff;text-align:center;text-decoration:none;font-weight:700}
a{color:#0b57d0}
summary{padding:12px 0;cursor:pointer}
.missing{display:table;padding:4px 10px;border:1px dashed #8f1f42;border-radius:6px;color:#8f1f42;background:#fff0f4;font-size:.85rem}
`;

/** What nobody counts is neither in stock nor sold out. */
function availabilityOf({ listing, variants }: PublishContents): 'InStock' | 'OutOfStock' | undefined {
  const stocks = variants.length > 0 ? variants.map(({ stock }) => stock ?? listing.stock) : [listing.stock];
  if (stocks.some((stock) => stock)) return 'InStock';
  return stocks.includes(null) ? undefined : 'OutOfStock';
}

/** Structured data as attributes for search engines, because the page has no script. */
function structuredData(contents: PublishContents): string {
  const { listing, description } = contents;
  const [image] = listing.images;
  const availability = availabilityOf(contents);
  return [
    `<meta itemprop="description" content="${escapeMarkup(
      firstWords(description.replaceAll(/<[^<>]*>|\s+/g, ' ').trim(), 300),
    )}">`,
    // Embedded, it would be in the file twice.
    image?.url.startsWith('https://') && `<link itemprop="image" href="${escapeMarkup(image.url)}">`,
    '<div itemprop="offers" itemscope itemtype="https://schema.org/Offer">',
    `<meta itemprop="price" content="${listing.priceYen ?? ''}"><meta itemprop="priceCurrency" content="JPY">`,
    availability && `<link itemprop="availability" href="https://schema.org/${availability}">`,
    `<link itemprop="url" href="${escapeMarkup(listing.buyUrl)}">`,
    '</div>',
  ]
    .filter(Boolean)
    .join('');
}

function writeDocument(contents: PublishContents, shop: Shop): string {
  const { nameJa, name, listing, metaDescription } = contents;
  const title = listing.seoTitle || nameJa || name;
  const summary = listing.seoDescription || metaDescription;
  const shopName = shopNameOf(shop);
  const sections = buildLandingSections(contents, shop).map(({ id, heading, html }) =>
    id === 'hero'
      ? `<section id="hero">${html}</section>`
      : `<section id="${id}"><h2>${escapeMarkup(heading)}</h2>${html}</section>`,
  );
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
${summary ? `<meta name="description" content="${escapeMarkup(summary)}">\n` : ''}<style>${STYLE}</style>
</head>
<body>
${
  shopName &&
  `<header>${escapeMarkup(shopName)}</header>
`
}<main itemscope itemtype="https://schema.org/Product">
${structuredData(contents)}
${sections.join('\n')}
</main>
</body>
</html>
`;
}

/** Grey in the place of a picture from elsewhere: the product's own pages fetch nothing from there. */
const STAND_IN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="480"><rect width="720" height="480" fill="#ddd"/></svg>',
)}`;

/** A whole page in one file. It refuses whatever is missing, a sample or unchecked. */
export function exportLanding(contents: PublishContents, shop: Shop): string {
  requireReady('html', contents, shop, 'A página ainda não pode sair');
  return writeDocument(contents, shop);
}

/** The same page while it is being made, with pictures from `photos`; gaps say what is missing. */
export function previewLanding(contents: PublishContents, shop: Shop, photos: readonly string[]): string {
  const images = contents.listing.images.map(({ alt }, index) => ({ url: photos[index] ?? STAND_IN, alt }));
  // Only looked at: nothing in it takes the keyboard or a press.
  return writeDocument({ ...contents, listing: { ...contents.listing, images } }, shop).replace(
    '<body>',
    '<body inert>',
  );
}

import { type CheerioAPI, load } from 'cheerio/slim';
import { DomHandler, DomUtils, Parser } from 'htmlparser2';
import type { ImportedProduct } from '#domain/products/product-import.ts';
import { proposeName } from '#domain/products/propose-name.ts';
import {
  buildProduct,
  distinctPhotos,
  type FoundProduct,
  type LabelledRow,
  plainText,
  webAddress,
} from './build-product.ts';
import { isObject, objectsIn, parseJson } from './json-values.ts';
import { dataInScript, readInlineData } from './read-inline-data.ts';
import { readCurrency, readDataNumber } from './read-price.ts';
import { PROPERTIES, readSchemaProduct } from './read-schema-product.ts';
import { isShopifyProduct, readShopifyProduct } from './read-shopify-json.ts';
import { firstWordsOf, NOT_CONTENT, type PageElement, readVisibleHtml } from './read-visible-html.ts';

/** Saved pages of the largest marketplaces have about twenty thousand. */
const MAX_TAGS = 50_000;
const MAX_DEPTH = 1_000;
/** Scripts and the like are removed one by one, each among all its neighbours. The largest shops have some hundreds. */
const MAX_REMOVED = 2_000;
/** Each is searched with everything in it. */
const MAX_MICRODATA_ROWS = 200;
const REMOVED = ['script', 'style', 'noscript', 'template', 'svg'];
const COUNTED: ReadonlySet<string> = new Set([...REMOVED, ...NOT_CONTENT]);

/** A page that no shop would produce: parsing it would take far longer than its size suggests. */
export class StrangePage extends Error {}

/** Checked before parsing: each closing tag is matched against all open ones, so their number is limited. */
function requirePlainPage(html: string): void {
  let tags = 0;
  let depth = 0;
  let removed = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      tags += 1;
      depth += 1;
      if (COUNTED.has(name)) removed += 1;
      if (depth > MAX_DEPTH || tags > MAX_TAGS || removed > MAX_REMOVED) throw new StrangePage();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.end(html);
}

/** Inside one element: with thousands at the top of a page each search compares every one with all others. */
function parsePage(html: string): DomHandler['root'] {
  const handler = new DomHandler();
  const parser = new Parser(handler);
  handler.onopentag('page', {});
  parser.end(html);
  return handler.root;
}

/** Its own data first, then the structured data for search engines, then the visible content. */
export function readPage(html: string): ImportedProduct {
  requirePlainPage(html);
  const $ = load(parsePage(html));
  const language = $('html').attr('lang') ?? '';
  const link = linkOf($, html);
  const scripts = readScripts($);
  $(REMOVED.join()).remove();
  const readings = [...scripts, readOpenGraph($), readMicrodata($, link), readVisibleHtml($, link, language)];
  const first = <Key extends keyof FoundProduct>(key: Key) =>
    readings
      .map((one) => one[key])
      .find((value) =>
        Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== null,
      );
  const priced = readings.find(({ price }) => price !== undefined && price !== null);
  const photos = readings.map((one) => distinctPhotos(one.photos ?? []));
  const varied = readings.find(({ variants = [] }) => variants.length > 0);
  return buildProduct({
    title: proposeName(first('title') ?? ''),
    price: priced?.price,
    currency: priced?.currency ?? first('currency'),
    link: link || first('link'),
    description: first('description'),
    rows: readings.flatMap((one) => one.rows ?? []),
    // Visible pictures may be banners, so they are used only if no other source has any.
    photos: photos.slice(0, -1).flat().length > 1 ? photos.slice(0, -1).flat() : photos.flat(),
    options: varied?.options,
    variants: varied?.variants,
  });
}

function linkOf($: CheerioAPI, html: string): string {
  const [, saved] = /<!-- saved from url=\(\d+\)(https:\S{4,900}?) -->/.exec(html.slice(0, 4_000)) ?? [];
  const named = [$('link[rel="canonical"]').attr('href'), metaOf($, 'og:url'), saved, $('base').attr('href')];
  return named.map((address) => webAddress(address)).find(Boolean) ?? '';
}

function readScripts($: CheerioAPI): FoundProduct[] {
  const schema: FoundProduct[] = [];
  const shops: FoundProduct[] = [];
  const others: FoundProduct[] = [];
  const search = { searched: 0 };
  for (const script of $('script').get()) {
    const text = $(script).text();
    if ($(script).attr('type') === 'application/ld+json') {
      const product = readSchemaProduct(parseJson(text.trim()));
      if (product) schema.push(product);
      continue;
    }
    for (const data of dataInScript(text, search)) {
      const product = [...objectsIn(data)].find(isShopifyProduct);
      if (product) shops.push(readShopifyProduct(product));
      else if (isObject(data)) others.push(readInlineData(data));
    }
  }
  return [...schema, ...shops, ...others];
}

const metaOf = ($: CheerioAPI, name: string): string | undefined =>
  $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content');

function readOpenGraph($: CheerioAPI): FoundProduct {
  const amount = metaOf($, 'product:price:amount') ?? metaOf($, 'og:price:amount');
  const currency = metaOf($, 'product:price:currency') ?? metaOf($, 'og:price:currency') ?? '';
  const site = metaOf($, 'og:site_name') ?? '';
  const title = metaOf($, 'og:title') ?? '';
  const images = $('meta[property="og:image"], meta[property="og:image:secure_url"], meta[name="twitter:image"]').get();
  return {
    title: site && title.endsWith(site) ? title.slice(0, -site.length).replace(/(?<![\s|–—:-])[\s|–—:-]+$/, '') : title,
    price: amount === undefined ? null : readDataNumber(amount),
    currency: readCurrency(currency),
    photos: images.map((image) => webAddress($(image).attr('content'))),
    rows: [['Marca', metaOf($, 'product:brand') ?? metaOf($, 'og:brand') ?? '']],
  };
}

/** In one pass: `find` compares all children of an element with each other. */
const propertiesIn = (element: PageElement, name: string): PageElement[] =>
  DomUtils.findAll(({ attribs }) => attribs.itemprop === name, element.children);

function readMicrodata($: CheerioAPI, link: string): FoundProduct {
  const [product] = $('[itemtype$="schema.org/Product"]').get();
  if (!product) return {};
  const property = (name: string, within: PageElement = product): string => {
    const element = $(propertiesIn(within, name).slice(0, 1));
    return element.attr('content') ?? firstWordsOf(element);
  };
  const price = property('price');
  const listed = propertiesIn(product, 'additionalProperty').slice(0, MAX_MICRODATA_ROWS);
  return {
    title: property('name'),
    price: price ? readDataNumber(price) : null,
    currency: readCurrency(property('priceCurrency') || price),
    description: plainText($(propertiesIn(product, 'description').slice(0, 1)).html() ?? ''),
    photos: propertiesIn(product, 'image').map(({ attribs: { content, src, href } }) =>
      webAddress(content ?? src ?? href, link || undefined),
    ),
    rows: [
      ...Object.entries(PROPERTIES).map(([name, label]): LabelledRow => [label, property(name)]),
      ...listed.map((row): LabelledRow => [property('name', row), property('value', row)]),
    ],
  };
}

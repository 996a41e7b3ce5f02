import { type CheerioAPI, load } from 'cheerio/slim';
import { Parser } from 'htmlparser2';
import type { ImportedProduct, ImportedVariant } from '#domain/products/imported-product.ts';
import { proposeName } from '#domain/products/propose-name.ts';
import { SHEET_LIMITS } from '#domain/sheet/sheet.ts';
import {
  blankProduct,
  distinctPhotos,
  fittingTitle,
  fittingVariants,
  type LabelledRow,
  plainText,
  sourceText,
  webAddress,
} from './build-product.ts';
import { isObject, objectsIn, parseJson } from './json-values.ts';
import { dataInScript, readInlineData } from './read-inline-data.ts';
import { findPrice, readCurrency, readDataNumber } from './read-price.ts';
import { readSchemaProduct, type ToldProduct } from './read-schema-product.ts';
import { isShopifyProduct, readShopifyProduct } from './read-shopify-json.ts';

const MAX_TAGS = 200_000;
const MAX_DEPTH = 1_000;

/** A page that no shop would write: reading it would take far longer than its size lets expect. */
export class StrangePage extends Error {}

type Node = { nodeType: number; data?: string; children?: readonly Node[] };
/** What is asked of a piece of the page. */
type Found = { get(index: 0): Node | undefined; attr(name: string): string | undefined };

/** Looked through before it is opened: a closing tag is sought among all that are open, so their number is bounded. */
function requirePlainPage(html: string): void {
  let tags = 0;
  let depth = 0;
  const parser = new Parser({
    onopentagname: () => {
      tags += 1;
      depth += 1;
      if (depth > MAX_DEPTH || tags > MAX_TAGS) throw new StrangePage();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.end(html);
}

/** A saved or pasted page of a supplier: its own data first, then what it tells search engines, then what it shows. */
export function readPage(html: string): ImportedProduct {
  requirePlainPage(html);
  const $ = load(html);
  const language = $('html').attr('lang') ?? '';
  const link = linkOf($, html);
  const scripts = readScripts($);
  $('script, style, noscript, template, svg').remove();
  const told = [...scripts, readOpenGraph($), readMicrodata($, link), readShown($, link, language)];
  const first = <Key extends keyof ToldProduct>(key: Key) =>
    told
      .map((one) => one[key])
      .find((value) =>
        Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== null,
      );
  const title = fittingTitle(proposeName(first('title') ?? ''));
  const priced = told.find(({ price }) => price !== undefined && price !== null);
  const photos = told.map((one) => distinctPhotos(one.photos ?? []));
  const rows = told.flatMap((one) => one.rows ?? []);
  const varied = told.find(({ variants = [] }) => variants.length > 0);
  return {
    ...blankProduct,
    title,
    price: priced?.price ?? null,
    currency: priced?.currency ?? first('currency') ?? null,
    link: link || (first('link') ?? ''),
    text: sourceText(title, rows, first('description') ?? ''),
    // What is only shown may be a banner: it counts where nothing else is told.
    photos: distinctPhotos(photos.slice(0, -1).flat().length > 1 ? photos.slice(0, -1).flat() : photos.flat()),
    ...fittingVariants(varied?.options ?? [], varied?.variants ?? []),
  };
}

function linkOf($: CheerioAPI, html: string): string {
  const [, saved] = /<!-- saved from url=\(\d+\)(https:\S{4,900}?) -->/.exec(html.slice(0, 4_000)) ?? [];
  const named = [$('link[rel="canonical"]').attr('href'), metaOf($, 'og:url'), saved, $('base').attr('href')];
  return named.map((address) => webAddress(address)).find(Boolean) ?? '';
}

function readScripts($: CheerioAPI): ToldProduct[] {
  const schema: ToldProduct[] = [];
  const shops: ToldProduct[] = [];
  const others: ToldProduct[] = [];
  for (const script of $('script').get()) {
    const text = $(script).text();
    if ($(script).attr('type') === 'application/ld+json') {
      const product = readSchemaProduct(parseJson(text.trim()));
      if (product) schema.push(product);
      continue;
    }
    for (const data of dataInScript(text)) {
      const product = [...objectsIn(data)].find(isShopifyProduct);
      if (product) shops.push(toldByShop(readShopifyProduct(product)));
      else if (isObject(data)) others.push(readInlineData(data));
    }
  }
  return [...schema, ...shops, ...others];
}

/** Its text is the page's to tell: the lines of the whole page are in one place then. */
function toldByShop({ title, price, text, photos, options, variants }: ImportedProduct): ToldProduct {
  return { title, price, description: text.split('\n').slice(1).join('\n').trim(), photos, options, variants };
}

const metaOf = ($: CheerioAPI, name: string): string | undefined =>
  $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content');

function readOpenGraph($: CheerioAPI): ToldProduct {
  const amount = metaOf($, 'product:price:amount') ?? metaOf($, 'og:price:amount');
  const currency = metaOf($, 'product:price:currency') ?? metaOf($, 'og:price:currency') ?? '';
  const site = metaOf($, 'og:site_name') ?? '';
  const title = metaOf($, 'og:title') ?? '';
  const images = $('meta[property="og:image"], meta[property="og:image:secure_url"], meta[name="twitter:image"]').get();
  return {
    title: site && title.endsWith(site) ? title.slice(0, -site.length).replace(/[\s|–—:-]+$/, '') : title,
    price: amount === undefined ? null : readDataNumber(amount),
    currency: readCurrency(currency),
    photos: images.map((image) => webAddress($(image).attr('content'))),
    rows: [['Marca', metaOf($, 'product:brand') ?? metaOf($, 'og:brand') ?? '']],
  };
}

function readMicrodata($: CheerioAPI, link: string): ToldProduct {
  const product = $('[itemtype$="schema.org/Product"]').first();
  if (product.length === 0) return {};
  const property = (name: string) => product.find(`[itemprop="${name}"]`).first();
  const contentOf = (element: Found) => element.attr('content') ?? textOf(element);
  const price = contentOf(property('price'));
  const listed = product.find('[itemprop="additionalProperty"]').get();
  return {
    title: contentOf(property('name')),
    price: price ? readDataNumber(price) : null,
    currency: readCurrency(contentOf(property('priceCurrency')) || price),
    description: plainText(property('description').html() ?? ''),
    photos: product
      .find('[itemprop="image"]')
      .get()
      .map((image) =>
        webAddress($(image).attr('content') ?? $(image).attr('src') ?? $(image).attr('href'), link || undefined),
      ),
    rows: [
      ...(['brand', 'color', 'material', 'weight', 'model'] as const).map(
        (name): LabelledRow => [MICRODATA_LABELS[name], contentOf(property(name))],
      ),
      ...listed.map((row): LabelledRow => {
        const inRow = (name: string) => contentOf($(row).find(`[itemprop="${name}"]`).first());
        return [inRow('name'), inRow('value')];
      }),
    ],
  };
}

const MICRODATA_LABELS = {
  brand: 'Marca',
  color: 'Cor',
  material: 'Material',
  weight: 'Peso',
  model: 'Modelo',
} as const;

const MAX_WORDS = 1_000;

/** The first words of a piece, however much there is in it. */
function textOf(element: Found): string {
  const waiting: Node[] = [element.get(0) ?? []].flat();
  let text = '';
  for (let node = waiting.pop(); node && text.length < MAX_WORDS; node = waiting.pop()) {
    if (node.nodeType === 3) text += node.data ?? '';
    else for (const child of (node.children ?? []).toReversed()) waiting.push(child);
  }
  return text.replaceAll(/[\s\u200e\u200f]+/g, ' ').trim();
}

const SPECIFICATION = /spec|attr|propert|param|detail|caracter|ficha|feature|info/i;
const DESCRIPTION =
  '[id*="description" i], [class*="description" i], [id*="descricao" i], [class*="descricao" i], [class*="product-detail" i], article, main';
const GALLERY = ['gallery', 'product', 'swiper', 'carousel', 'slider', 'zoom', 'imagens']
  .flatMap((word) => [`[class*="${word}" i] img`, `[id*="${word}" i] img`])
  .join(', ');

function readShown($: CheerioAPI, link: string, language: string): ToldProduct {
  const choices = readSelects($);
  $('select, button, input, textarea, nav, footer').remove();
  const rows = readRows($);
  const price = $('[class*="price" i], [id*="price" i], [class*="preco" i]')
    .get()
    .slice(0, 50)
    .map((element) => findPrice(textOf($(element)).slice(0, 100), language))
    .find(({ price: found }) => found !== null);
  const described = $(DESCRIPTION)
    .get()
    .slice(0, 5)
    .map((element) => plainText($(element).html() ?? ''))
    .find((text) => text.length > 40);
  return {
    title: ['h1', 'title', 'h2', 'h3'].map((name) => textOf($(name).first())).find(Boolean) ?? '',
    ...price,
    description: described ?? plainText($('body').html() ?? $.root().html() ?? ''),
    photos: readPhotos($, link),
    rows,
    ...choices,
  };
}

/** `rótulo: valor` in tables of two columns, `dl` lists, and items that have a name and a value. */
function readRows($: CheerioAPI): LabelledRow[] {
  const rows: LabelledRow[] = [];
  for (const row of $('tr').get()) {
    const cells = $(row)
      .children('th, td')
      .get()
      .map((cell) => textOf($(cell)));
    if (cells.length % 2 !== 0 || cells.length > 4) continue;
    for (let at = 0; at + 1 < cells.length; at += 2) rows.push([cells[at] ?? '', cells[at + 1] ?? '']);
  }
  for (const term of $('dt').get()) rows.push([textOf($(term)), textOf($(term).next('dd'))]);
  for (const item of $('li, div, p').get()) {
    const children = $(item).children().get();
    const isOfSheet =
      item.name === 'li' || SPECIFICATION.test($(item).parent().attr('class') ?? '') || children[0]?.name === 'label';
    if (!isOfSheet) continue;
    const [one, other] = children.map((child) => textOf($(child)));
    if (children.length === 2 && one && other && one.length <= 60) rows.push([one, other]);
    else if (children.length <= 1) {
      const [, label, value] = /^([^:：]{2,60})[:：]\s*(\S.{0,300})$/.exec(textOf($(item)).slice(0, 400)) ?? [];
      if (label && value && !value.startsWith('//')) rows.push([label, value]);
    }
  }
  return rows;
}

const NO_PRODUCT = /logo|icon|sprite|avatar|pixel|placeholder|banner|flag|badge|\.svg|\.gif/i;

function readPhotos($: CheerioAPI, link: string): string[] {
  const within = $(GALLERY).get();
  const images = within.length > 0 ? within : $('img').get();
  return images.slice(0, 200).map((image) => {
    const { src, srcset, 'data-src': lazy, 'data-zoom-image': zoom, 'data-original': original } = $(image).attr() ?? {};
    const largest = srcset?.split(/,\s+/).at(-1)?.trim().split(/\s/)[0];
    const named =
      [zoom, original, lazy, largest, src].map((one) => webAddress(one, link || undefined)).find(Boolean) ?? '';
    const isSmall = Number($(image).attr('width') ?? 999) < 100;
    return isSmall || NO_PRODUCT.test(named) ? '' : named;
  });
}

/** Each list to choose from is an option, and all their combinations may be sold. */
function readSelects($: CheerioAPI): Pick<ToldProduct, 'options' | 'variants'> {
  const lists = $('select')
    .get()
    .map((select) => {
      const id = $(select).attr('id');
      const label = id && /^[\w-]+$/.test(id) ? textOf($(`label[for="${id}"]`).first()) : '';
      const name = label || ($(select).attr('aria-label') ?? $(select).attr('name') ?? '');
      const offered = $(select)
        .find('option')
        .get()
        .filter((option) => $(option).attr('value') !== '' && $(option).attr('disabled') === undefined);
      const values = offered.map((option) => textOf($(option)));
      return { name: name.replace(/\s*[:：]$/, ''), values: values.slice(0, SHEET_LIMITS.optionValues) };
    })
    .filter(
      ({ name, values }) =>
        name && values.length > 0 && !/qtd|quant|qty|country|país|currency|moeda|sort|cep|idioma|language/i.test(name),
    )
    .slice(0, SHEET_LIMITS.options);
  const rows = lists.reduce<string[][]>(
    (before, { values }) =>
      before.flatMap((row) => values.map((value) => [...row, value])).slice(0, SHEET_LIMITS.variantRows),
    [[]],
  );
  return {
    options: lists.map(({ name }) => name),
    variants:
      lists.length === 0 ? [] : rows.map((values): ImportedVariant => ({ values, price: null, stock: null, sku: '' })),
  };
}

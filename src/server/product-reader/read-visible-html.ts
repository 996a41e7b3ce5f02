import type { CheerioAPI } from 'cheerio/slim';
import { DomUtils } from 'htmlparser2';
import { type ImportedVariant, MAX_IMPORT_WORDS } from '#domain/products/product-import.ts';
import { SHEET_LIMITS } from '#domain/sheet/sheet.ts';
import { type FoundProduct, type LabelledRow, plainText, webAddress } from './build-product.ts';
import { findPrice } from './read-price.ts';

export type PageElement = ReturnType<typeof DomUtils.findAll>[number];

type Node = { nodeType: number; data?: string; children?: readonly Node[] };
/** The part of a Cheerio element that is used here. */
type Found = { get(index: 0): Node | undefined; attr(name: string): string | undefined };

const MAX_WORDS = 1_000;
const MAX_NODES = 2_000;
/** More than any page has: each is looked at with all that is in it. */
const MOST_ROWS = 2_000;
const MOST_SELECTS = 50;
export const NOT_CONTENT = ['select', 'button', 'input', 'textarea', 'nav', 'footer'];

export function firstWordsOf(element: Found): string {
  const waiting: Node[] = [element.get(0) ?? []].flat();
  let text = '';
  let nodes = 0;
  for (let node = waiting.pop(); node && text.length < MAX_WORDS && nodes < MAX_NODES; node = waiting.pop()) {
    nodes += 1;
    if (node.nodeType === 3) text += node.data?.slice(0, MAX_WORDS) ?? '';
    else for (const child of (node.children ?? []).slice(0, MAX_NODES).toReversed()) waiting.push(child);
  }
  return text.replaceAll(/[\s\u200e\u200f]+/g, ' ').trim();
}

const SPECIFICATION = /spec|attr|propert|param|detail|caracter|ficha|feature|info/i;
const DESCRIPTION =
  '[id*="description" i], [class*="description" i], [id*="descricao" i], [class*="descricao" i], [class*="product-detail" i], article, main';
const GALLERY = /gallery|product|swiper|carousel|slider|zoom|imagens/i;

export function readVisibleHtml($: CheerioAPI, link: string, language: string): FoundProduct {
  const choices = readSelects($);
  $(NOT_CONTENT.join()).remove();
  const rows = readRows($);
  const price = $('[class*="price" i], [id*="price" i], [class*="preco" i]')
    .get()
    .slice(0, 50)
    .map((element) => findPrice(firstWordsOf($(element)).slice(0, 100), language))
    .find(({ price: found }) => found !== null);
  const described = $(DESCRIPTION)
    .get()
    .slice(0, 5)
    .map((element) => plainText($(element).html() ?? ''))
    .find((text) => text.length > 40);
  return {
    title: ['h1', 'title', 'h2', 'h3'].map((name) => firstWordsOf($(name).first())).find(Boolean) ?? '',
    ...price,
    description: described ?? plainText($('body').html() ?? $.root().html() ?? ''),
    photos: readPhotos($, link),
    rows,
    ...choices,
  };
}

/** `rótulo: valor` in two-column tables, `dl` lists, and items with a name and a value. */
function readRows($: CheerioAPI): LabelledRow[] {
  const rows: LabelledRow[] = [];
  for (const row of $('tr').get().slice(0, MOST_ROWS)) {
    const cells = $(row)
      .children('th, td')
      .get()
      .map((cell) => firstWordsOf($(cell)));
    if (cells.length % 2 !== 0 || cells.length > 4) continue;
    for (let at = 0; at + 1 < cells.length; at += 2) rows.push([cells[at] ?? '', cells[at + 1] ?? '']);
  }
  for (const term of $('dt').get().slice(0, MOST_ROWS))
    rows.push([firstWordsOf($(term)), firstWordsOf($(term).next('dd'))]);
  for (const item of $('li, div, p').get().slice(0, MOST_ROWS)) {
    const children = $(item).children().get();
    const isOfSheet =
      item.name === 'li' || SPECIFICATION.test($(item).parent().attr('class') ?? '') || children[0]?.name === 'label';
    if (!isOfSheet) continue;
    const [one, other] = children.map((child) => firstWordsOf($(child)));
    if (children.length === 2 && one && other && one.length <= 60) rows.push([one, other]);
    else if (children.length <= 1) {
      const [, label, value] = /^([^:：]{2,60})[:：]\s*(\S.{0,300})$/.exec(firstWordsOf($(item)).slice(0, 400)) ?? [];
      if (label && value && !value.startsWith('//')) rows.push([label, value]);
    }
  }
  return rows;
}

const NO_PRODUCT = /logo|icon|sprite|avatar|pixel|placeholder|banner|flag|badge|\.svg|\.gif/i;

/** In one pass: a selector would look at all that is around each picture. */
function imagesInGalleries(page: PageElement): PageElement[] {
  const images: PageElement[] = [];
  const waiting = [{ element: page, isInside: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { element, isInside } = next;
    if (isInside && element.name === 'img') images.push(element);
    const isGallery = isInside || GALLERY.test(element.attribs.class ?? '') || GALLERY.test(element.attribs.id ?? '');
    for (const child of element.children.filter(DomUtils.isTag).toReversed())
      waiting.push({ element: child, isInside: isGallery });
  }
  return images;
}

function readPhotos($: CheerioAPI, link: string): string[] {
  const [page] = $.root().children().get();
  const within = page ? imagesInGalleries(page) : [];
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

/** Each select is an option, and all combinations are variants. */
function readSelects($: CheerioAPI): Pick<FoundProduct, 'options' | 'variants'> {
  const lists = $('select')
    .get()
    .slice(0, MOST_SELECTS)
    .map((select) => {
      const id = $(select).attr('id');
      const label = id && /^[\w-]+$/.test(id) ? firstWordsOf($(`label[for="${id}"]`).first()) : '';
      const name = label || ($(select).attr('aria-label') ?? $(select).attr('name') ?? '');
      const offered = DomUtils.getElementsByTagName('option', select).filter(
        (option) => $(option).attr('value') !== '' && $(option).attr('disabled') === undefined,
      );
      const values = offered.map((option) => firstWordsOf($(option)));
      return {
        name: name.slice(0, MAX_IMPORT_WORDS).replace(/\s{0,3}[:：]$/, ''),
        values: values.slice(0, SHEET_LIMITS.optionValues),
      };
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

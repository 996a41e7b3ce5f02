import { MAX_OPTIONS, MAX_VARIANTS } from '#domain/publishing/listing.ts';
import { type FoundProduct, type LabelledRow, plainText, webAddress } from './build-product.ts';
import { isObject, type Json, listOf, objectsIn, wordsOf } from './json-values.ts';
import { type ReadPrice, readCurrency, readDataNumber } from './read-price.ts';

const isOfType = ({ '@type': type }: Json, names: RegExp): boolean =>
  listOf(type).some((name) => typeof name === 'string' && names.test(name));

/** Sheet labels of schema.org properties. */
export const PROPERTIES: Readonly<Record<string, string>> = {
  brand: 'Marca',
  manufacturer: 'Fabricante',
  model: 'Modelo',
  mpn: 'Modelo',
  gtin13: 'EAN',
  gtin: 'EAN',
  color: 'Cor',
  material: 'Material',
  pattern: 'Estampa',
  size: 'Tamanho',
  weight: 'Peso',
  width: 'Largura',
  height: 'Altura',
  depth: 'Profundidade',
  countryOfOrigin: 'País de origem',
};

export function offerPrice(offers: unknown): ReadPrice {
  for (const offer of listOf(offers).filter(isObject)) {
    const inner = listOf(offer.priceSpecification).find(isObject) ?? listOf(offer.offers).find(isObject) ?? {};
    const price = readDataNumber(offer.price ?? offer.lowPrice ?? inner.price);
    if (price !== null) return { price, currency: readCurrency(wordsOf(offer.priceCurrency ?? inner.priceCurrency)) };
  }
  return { price: null, currency: null };
}

const rowsOf = (product: Json): LabelledRow[] => [
  ...Object.entries(PROPERTIES).map(([key, label]): LabelledRow => [label, wordsOf(product[key])]),
  ...listOf(product.additionalProperty)
    .filter(isObject)
    .map((row): LabelledRow => [wordsOf(row.name), wordsOf(row.value) && wordsOf({ ...row, name: '' })]),
];

export const imagesOf = (value: unknown): string[] =>
  listOf(value).map((image) => webAddress(isObject(image) ? (image.contentUrl ?? image.url ?? image.src) : image));

/** Variants of a product group: the properties in which they differ, as "https://schema.org/color" or "color". */
function variantsOf(group: Json): Pick<FoundProduct, 'options' | 'variants'> {
  const members = listOf(group.hasVariant).slice(0, MAX_VARIANTS).filter(isObject);
  const named = listOf(group.variesBy)
    .slice(0, MAX_OPTIONS)
    .map((name) => wordsOf(name).replace(/^.*\//, ''));
  const keys =
    named.length > 0 ? named : ['color', 'size', 'material'].filter((key) => members.some((one) => one[key]));
  if (members.length === 0) return {};
  return {
    options: keys.map((key) => PROPERTIES[key] ?? key),
    variants: members.map((member) => ({
      values: keys.map((key) => wordsOf(member[key])),
      price: offerPrice(member.offers).price,
      stock: wordsOf(listOf(member.offers).find(isObject)?.availability).endsWith('OutOfStock') ? 0 : null,
      sku: wordsOf(member.sku),
    })),
  };
}

export function readSchemaProduct(data: unknown): FoundProduct | null {
  const found = [...objectsIn(data)];
  const product =
    found.find((value) => isOfType(value, /ProductGroup$/)) ?? found.find((value) => isOfType(value, /Product$/));
  if (!product) return null;
  const members = listOf(product.hasVariant).slice(0, MAX_VARIANTS).filter(isObject);
  const price = offerPrice(product.offers);
  return {
    title: wordsOf(product.name),
    ...(price.price === null ? offerPrice(members.flatMap(({ offers }) => listOf(offers))) : price),
    link: webAddress(product.url) || webAddress(listOf(product.offers).find(isObject)?.url),
    description: typeof product.description === 'string' ? plainText(product.description) : '',
    photos: imagesOf(product.image ?? members.map(({ image }) => listOf(image)[0])),
    rows: rowsOf(product),
    ...variantsOf(product),
  };
}

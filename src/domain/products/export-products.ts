import { spreadsheetRows, toCsv } from '#domain/text/csv.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { specificationOf } from '../sheet/specification.ts';
import { PRODUCT_STATUS_LABELS, type ProductStatus } from './product.ts';

export type ExportedProduct = {
  name: string;
  nameJa: string;
  status: ProductStatus;
  sheet: Sheet;
  photos: readonly { url: string; altPt: string; altJa: string }[];
  prices: readonly { name: string; price: number; marginBp: number; net: number; createdAt: string }[];
};

export type ExportedRows = { count: number; text: string };

const HEAD = `Produto|Nome em japonês|Situação|Tipo|Nome|Valor|Nome em japonês do campo|Valor em japonês
Margem (%)|Fica com você (JPY)|Salvo em`.split(/[|\n]/);

/** One row for each line of 商品仕様, then one for each photo and each saved price. */
export function rowsOfProduct({ name, nameJa, status, sheet, photos, prices }: ExportedProduct): ExportedRows {
  const product = [name, nameJa, PRODUCT_STATUS_LABELS[status]];
  const rows = [
    ...specificationOf(sheet).map(({ labelPt, valuePt, label, value }) => [
      ...product,
      'Ficha',
      labelPt,
      valuePt,
      label,
      value ?? '',
      '',
      '',
      '',
    ]),
    ...photos.map(({ url, altPt, altJa }) => [...product, 'Foto', altPt, url, '', altJa, '', '', '']),
    ...prices.map((price) => [
      ...product,
      'Preço',
      price.name,
      `${price.price} JPY`,
      '',
      '',
      price.marginBp / 100,
      price.net,
      price.createdAt,
    ]),
  ];
  return { count: rows.length, text: rows.length > 0 ? spreadsheetRows(rows) : '' };
}

export const productsToCsv = (products: readonly ExportedRows[]): string =>
  [toCsv([HEAD]), ...products.map(({ text }) => text)].join('');

import { toCsv } from '../csv.ts';
import type { Fact } from '../robots/facts.ts';
import { PRODUCT_STATUS_LABELS, type ProductStatus } from './product.ts';
import { factLabelOf } from './product-words.ts';

export type ExportedProduct = {
  name: string;
  nameJa: string;
  status: ProductStatus;
  facts: readonly Fact[];
  prices: readonly { name: string; price: number; marginBp: number; net: number; createdAt: string }[];
};

const HEAD = [
  'Produto',
  'Nome em japonês',
  'Situação',
  'Tipo',
  'Nome',
  'Valor',
  'Unidade',
  'Margem (%)',
  'Fica com você (JPY)',
  'Salvo em',
];

/** "Material (tampa)": what the fact is about, and of which part. */
function aboutFact(fact: Fact): string {
  const part = fact.part ?? (fact.kind === 'quantity' ? null : fact.role);
  return part ? `${factLabelOf(fact)} (${part})` : factLabelOf(fact);
}

/** One row for each fact, then one for each saved price. */
export const productsToCsv = (products: readonly ExportedProduct[]): string =>
  toCsv([
    HEAD,
    ...products.flatMap(({ name, nameJa, status, facts, prices }) => {
      const product = [name, nameJa, PRODUCT_STATUS_LABELS[status]];
      return [
        ...facts.map((fact) => [
          ...product,
          fact.unsure ? 'Fato a conferir' : 'Fato',
          aboutFact(fact),
          fact.value,
          fact.unit ?? '',
          '',
          '',
          '',
        ]),
        ...prices.map((price) => [
          ...product,
          'Preço',
          price.name,
          price.price,
          'JPY',
          price.marginBp / 100,
          price.net,
          price.createdAt,
        ]),
      ];
    }),
  ]);

import type { Bilingual } from '#domain/text/bilingual.ts';
import { findShopProblems } from './find-shop-problems.ts';
import type { Shop } from './shop.ts';
import { SHOP_COUNTRIES } from './shop-countries.ts';
import {
  addressOf,
  dataAbroadOf,
  defectsOf,
  deliveryNoteOf,
  deliveryOf,
  disclosureOf,
  importNoteOf,
  japaneseDate,
  legalNameOf,
  onRequest,
  otherCostsOf,
  paymentMethodsOf,
  paymentTimesOf,
  phoneOf,
  priceNoteOf,
  priceNoticeOf,
  privacyDatesOf,
  returnsOf,
  shippingAnswerOf,
  shippingFeeOf,
} from './shop-phrases.ts';
import type { ShopField } from './shop-problem.ts';

type Value = (shop: Shop) => string | number | null | Bilingual;

type Variable = {
  /** Name between the braces: `{{nome_loja}}`. */
  name: string;
  label: string;
  fields: readonly ShopField[];
  /** A wording of the pages counts with its Japanese. */
  value: Value;
};

const variable = (name: string, label: string, fields: readonly ShopField[], value: Value): Variable => ({
  name,
  label,
  fields,
  value,
});

const IMPORT: readonly ShopField[] = ['origin', 'importTaxesBy'];
const SHIPPING: readonly ShopField[] = ['shippingKind', 'shippingYen', 'regionFees', 'freeShippingAboveYen'];

/** Variables that a text can use, worded as on the shop's own pages. */
export const SHOP_VARIABLES: readonly Variable[] = [
  variable('nome_loja', 'Nome da loja', [], (shop) => shop.storeName || legalNameOf(shop).ja),
  variable('nome_legal', 'Nome legal do vendedor', ['legalName', 'legalNameKana'], legalNameOf),
  variable('responsavel', 'Responsável', ['responsible'], ({ responsible }) => responsible),
  variable('endereco', 'Endereço', ['address', 'postalCode', 'answersRequests', 'email'], (shop) =>
    shop.hidesContact ? onRequest(shop) : addressOf(shop),
  ),
  variable('telefone', 'Telefone', ['phone', 'phoneFrom', 'answersRequests', 'email'], (shop) =>
    shop.hidesContact ? onRequest(shop) : phoneOf(shop),
  ),
  variable('endereco_completo', 'Endereço por inteiro', ['address', 'postalCode'], (shop) =>
    shop.address ? addressOf(shop) : '',
  ),
  variable('telefone_completo', 'Telefone por inteiro', ['phone', 'phoneFrom'], (shop) =>
    shop.phone ? phoneOf(shop) : '',
  ),
  variable('email', 'E-mail', ['email'], ({ email }) => email),
  variable('preco', 'Como o preço é mostrado', IMPORT, priceNoticeOf),
  variable('nota_imposto', 'Nota ao lado do preço', IMPORT, priceNoteOf),
  variable(
    'outros_custos',
    'Outros custos',
    [...IMPORT, 'transferFeeBy', 'ownRows'],
    (shop) => otherCostsOf(shop) ?? 'ございません。',
  ),
  variable('frete_valor', 'Frete, só o número', SHIPPING, ({ shippingKind, shippingYen }) =>
    shippingKind === 'included' ? 0 : shippingYen,
  ),
  variable(
    'frete_gratis_valor',
    'Frete grátis a partir de, só o número',
    SHIPPING,
    ({ shippingKind, freeShippingAboveYen }) => (shippingKind === 'included' ? 0 : (freeShippingAboveYen ?? 0)),
  ),
  variable('frete', 'Frete', SHIPPING, shippingFeeOf),
  variable('frete_frase', 'Frete, em frase', SHIPPING, shippingAnswerOf),
  variable('impostos', 'Imposto de importação', [...IMPORT, 'customsFeeYen'], importNoteOf),
  variable('prazo_entrega', 'Prazo de entrega', ['deliveryFrom', 'deliveryMin'], deliveryOf),
  variable(
    'prazo_nota',
    'Prazo de entrega, com a alfândega',
    ['deliveryFrom', 'deliveryMin', 'origin'],
    deliveryNoteOf,
  ),
  variable('prazo_min', 'Menor prazo, só o número', ['deliveryMin'], ({ deliveryMin }) => deliveryMin),
  variable('prazo_max', 'Maior prazo, só o número', ['deliveryMin'], ({ deliveryMax }) => deliveryMax),
  variable('origem', 'De onde sai', ['origin'], ({ origin }) => SHOP_COUNTRIES[origin || 'JP'].ja),
  variable('pagamento', 'Formas de pagamento', ['paymentMethods'], paymentMethodsOf),
  variable(
    'pagamento_quando',
    'Quando se paga',
    ['paymentMethods', 'chargeMoment', 'konbiniDays', 'transferDays'],
    paymentTimesOf,
  ),
  variable(
    'dias_devolucao',
    'Dias para devolver, só o número',
    ['returnKind', 'returnDays'],
    ({ returnKind, returnDays }) => (returnKind === 'law' ? 8 : returnKind === 'accepted' ? returnDays : 0),
  ),
  variable('devolucao', 'Regra de devolução', ['returnKind', 'returnDays', 'returnShippingBy'], returnsOf),
  variable('defeito', 'Regra para defeito', ['defectDays'], defectsOf),
  variable('data_politica', 'Data da política de privacidade', ['privacyDate'], ({ privacyDate }) =>
    privacyDate ? japaneseDate(privacyDate) : '',
  ),
  variable('datas_politica', 'Datas da política de privacidade', ['privacyDate', 'privacyRevisedDate'], (shop) =>
    shop.privacyDate ? privacyDatesOf(shop) : '',
  ),
  variable('dados_no_exterior', 'Onde os dados ficam', ['dataCountries'], dataAbroadOf),
  variable(
    'pedido_de_dados',
    'Como pedir os próprios dados',
    ['email', 'disclosureDays', 'disclosureFeeYen'],
    disclosureOf,
  ),
];

/** After 。 Japanese has no space. */
const inOneLine = (value: ReturnType<Value>): string =>
  (typeof value === 'object' ? (value?.ja ?? '') : String(value)).replaceAll(/(?<=。)\n/g, '').replaceAll('\n', ' ');

/** Values by name, in one line each; missing and invalid data is left out. */
export function shopVariables(shop: Shop): ReadonlyMap<string, string> {
  const problems = new Set(findShopProblems(shop).map(({ field }) => field));
  const known = SHOP_VARIABLES.filter(({ fields }) => !fields.some((field) => problems.has(field)));
  return new Map(
    known.map(({ name, value }) => [name, inOneLine(value(shop))] as const).filter(([, value]) => value !== ''),
  );
}

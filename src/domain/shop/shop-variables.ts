import type { Shop } from './shop.ts';
import type { ShopField } from './shop-check.ts';
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
import { findShopProblems } from './shop-problems.ts';

type Variable = {
  /** Name between the braces: `{{nome_loja}}`. */
  name: string;
  label: string;
  fields: readonly ShopField[];
  value: (shop: Shop) => string;
};

const IMPORT: readonly ShopField[] = ['origin', 'importTaxesBy'];
const SHIPPING: readonly ShopField[] = ['shippingKind', 'shippingYen', 'regionFees', 'freeShippingAboveYen'];

/** Variables that a text can use, worded as on the shop's own pages. */
export const SHOP_VARIABLES: readonly Variable[] = [
  { name: 'nome_loja', label: 'Nome da loja', fields: [], value: ({ storeName }) => storeName },
  {
    name: 'nome_legal',
    label: 'Nome legal do vendedor',
    fields: ['legalName', 'legalNameKana'],
    value: (shop) => legalNameOf(shop).ja,
  },
  { name: 'responsavel', label: 'Responsável', fields: ['responsible'], value: ({ responsible }) => responsible },
  {
    name: 'endereco',
    label: 'Endereço',
    fields: ['address', 'postalCode', 'answersRequests', 'email'],
    value: (shop) => (shop.hidesContact ? onRequest(shop) : addressOf(shop)).ja,
  },
  {
    name: 'telefone',
    label: 'Telefone',
    fields: ['phone', 'phoneFrom', 'answersRequests', 'email'],
    value: (shop) => (shop.hidesContact ? onRequest(shop) : phoneOf(shop)).ja,
  },
  {
    name: 'endereco_completo',
    label: 'Endereço por inteiro',
    fields: ['address', 'postalCode'],
    value: (shop) => (shop.address ? addressOf(shop).ja : ''),
  },
  {
    name: 'telefone_completo',
    label: 'Telefone por inteiro',
    fields: ['phone', 'phoneFrom'],
    value: (shop) => (shop.phone ? phoneOf(shop).ja : ''),
  },
  { name: 'email', label: 'E-mail', fields: ['email'], value: ({ email }) => email },
  { name: 'preco', label: 'Como o preço é mostrado', fields: IMPORT, value: (shop) => priceNoticeOf(shop).ja },
  { name: 'nota_imposto', label: 'Nota ao lado do preço', fields: IMPORT, value: priceNoteOf },
  {
    name: 'outros_custos',
    label: 'Outros custos',
    fields: [...IMPORT, 'transferFeeBy', 'ownRows'],
    value: (shop) => otherCostsOf(shop)?.ja ?? 'ございません。',
  },
  {
    name: 'frete_valor',
    label: 'Frete, só o número',
    fields: SHIPPING,
    value: ({ shippingKind, shippingYen }) => String(shippingKind === 'included' ? 0 : (shippingYen ?? '')),
  },
  {
    name: 'frete_gratis_valor',
    label: 'Frete grátis a partir de, só o número',
    fields: SHIPPING,
    value: ({ shippingKind, freeShippingAboveYen }) =>
      String(shippingKind === 'included' ? 0 : (freeShippingAboveYen ?? 0)),
  },
  {
    name: 'frete',
    label: 'Frete',
    fields: SHIPPING,
    value: (shop) => shippingFeeOf(shop).ja,
  },
  { name: 'frete_frase', label: 'Frete, em frase', fields: SHIPPING, value: (shop) => shippingAnswerOf(shop).ja },
  {
    name: 'impostos',
    label: 'Imposto de importação',
    fields: [...IMPORT, 'customsFeeYen'],
    value: (shop) => importNoteOf(shop).ja,
  },
  {
    name: 'prazo_entrega',
    label: 'Prazo de entrega',
    fields: ['deliveryFrom', 'deliveryMin'],
    value: (shop) => deliveryOf(shop).ja,
  },
  {
    name: 'prazo_nota',
    label: 'Prazo de entrega, com a alfândega',
    fields: ['deliveryFrom', 'deliveryMin', 'origin'],
    value: (shop) => deliveryNoteOf(shop).ja,
  },
  {
    name: 'prazo_min',
    label: 'Menor prazo, só o número',
    fields: ['deliveryMin'],
    value: ({ deliveryMin }) => String(deliveryMin ?? ''),
  },
  {
    name: 'prazo_max',
    label: 'Maior prazo, só o número',
    fields: ['deliveryMin'],
    value: ({ deliveryMax }) => String(deliveryMax ?? ''),
  },
  {
    name: 'origem',
    label: 'De onde sai',
    fields: ['origin'],
    value: ({ origin }) => SHOP_COUNTRIES[origin || 'JP'].ja,
  },
  {
    name: 'pagamento',
    label: 'Formas de pagamento',
    fields: ['paymentMethods'],
    value: (shop) => paymentMethodsOf(shop).ja,
  },
  {
    name: 'pagamento_quando',
    label: 'Quando se paga',
    fields: ['paymentMethods', 'chargeMoment', 'konbiniDays', 'transferDays'],
    value: (shop) => paymentTimesOf(shop).ja,
  },
  {
    name: 'dias_devolucao',
    label: 'Dias para devolver, só o número',
    fields: ['returnKind', 'returnDays'],
    value: ({ returnKind, returnDays }) =>
      returnKind === 'law' ? '8' : returnKind === 'accepted' ? String(returnDays ?? '') : '0',
  },
  {
    name: 'devolucao',
    label: 'Regra de devolução',
    fields: ['returnKind', 'returnDays', 'returnShippingBy'],
    value: (shop) => returnsOf(shop).ja,
  },
  { name: 'defeito', label: 'Regra para defeito', fields: ['defectDays'], value: (shop) => defectsOf(shop).ja },
  {
    name: 'data_politica',
    label: 'Data da política de privacidade',
    fields: ['privacyDate'],
    value: ({ privacyDate }) => (privacyDate ? japaneseDate(privacyDate) : ''),
  },
  {
    name: 'datas_politica',
    label: 'Datas da política de privacidade',
    fields: ['privacyDate', 'privacyRevisedDate'],
    value: (shop) => (shop.privacyDate ? privacyDatesOf(shop).ja : ''),
  },
  {
    name: 'dados_no_exterior',
    label: 'Onde os dados ficam',
    fields: ['dataCountries'],
    value: (shop) => dataAbroadOf(shop).ja,
  },
  {
    name: 'pedido_de_dados',
    label: 'Como pedir os próprios dados',
    fields: ['email', 'disclosureDays', 'disclosureFeeYen'],
    value: (shop) => disclosureOf(shop).ja,
  },
];

/** After 。 Japanese has no space. */
const inOneLine = (text: string): string => text.replaceAll(/(?<=。)\n/g, '').replaceAll('\n', ' ');

/** Values by name, in one line each; missing and invalid data is left out. */
export function shopVariables(shop: Shop): ReadonlyMap<string, string> {
  const problems = new Set(findShopProblems(shop).map(({ field }) => field));
  const known = SHOP_VARIABLES.filter(({ fields }) => !fields.some((field) => problems.has(field)));
  return new Map(
    known.map(({ name, value }) => [name, inOneLine(value(shop))] as const).filter(([, value]) => value !== ''),
  );
}

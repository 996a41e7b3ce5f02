import { findShopProblems } from './find-shop-problems.ts';
import type { Shop } from './shop.ts';
import { SHOP_COUNTRIES } from './shop-countries.ts';
import type { ShopField } from './shop-problem.ts';

/** A point of the checklist that Japanese consumer centres give to buyers, and the field that fixes it. */
export type ScamSign = { field: ShopField; label: string; advice: string };

const SELLER: readonly ShopField[] = [
  'legalName',
  'legalNameKana',
  'responsible',
  'representative',
  'address',
  'postalCode',
];
const CONTACT: readonly ShopField[] = ['phone', 'phoneFrom', 'email', 'answersRequests'];
const RETURNS: readonly ShopField[] = ['returnKind', 'returnDays', 'returnShippingBy', 'defectDays', 'refundDays'];

const FREE_MAIL = /@(?:gmail|hotmail|outlook|live|yahoo|icloud|qq|163|126|bol|uol|terra)\./i;
const MAX_HONEST_DISCOUNT = 70;
const DISCOUNT = /(\d{2,3})\s?[%％]\s?(?:OFF|オフ|引き?|割引)/giu;
/** Characters used in Chinese but not in Japanese. */
const CHINESE = /[们这发货订单价买卖东门见长车电话产对应请关闭选择为从时间过质]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Longer texts are sentences rather than names or licences: a Japanese sentence contains kana. */
const SENTENCE = 16;

const discountIn = (text: string): number =>
  Math.max(0, ...[...text.matchAll(DISCOUNT)].map(([, percent]) => Number(percent)));
const isOddJapanese = (text: string): boolean => CHINESE.test(text) || (text.length > SENTENCE && !KANA.test(text));

/** Each point with its text for the seller; `shows`: whether the shop has this sign. */
const POINTS: readonly (ScamSign & { shows: (shop: Shop, missing: ReadonlySet<ShopField>) => boolean })[] = [
  {
    field: 'legalName',
    label: 'Não diz por inteiro quem vende',
    advice: 'Complete nome, responsável e endereço: é a primeira coisa que o comprador procura.',
    shows: (_, missing) => SELLER.some((field) => missing.has(field)),
  },
  {
    field: 'hidesContact',
    label: 'Endereço e telefone só a quem pede',
    advice: 'A lei permite, mas o comprador desconfia. Se puder, mostre os dois.',
    shows: ({ hidesContact }) => hidesContact,
  },
  {
    field: 'phone',
    label: 'Falta um jeito de falar com a loja',
    advice: 'Complete telefone, horário e e-mail.',
    shows: (_, missing) => CONTACT.some((field) => missing.has(field)),
  },
  {
    field: 'phone',
    label: 'Telefone de outro país que não o do endereço',
    advice: 'Os dados precisam combinar: use um telefone do país em que a loja fica.',
    shows: ({ phone, country, hidesContact }) =>
      !hidesContact && phone.startsWith('+') && !phone.startsWith(SHOP_COUNTRIES[country].phone),
  },
  {
    field: 'email',
    label: 'E-mail gratuito',
    advice: 'Um endereço no domínio da loja passa mais confiança.',
    shows: ({ email }) => FREE_MAIL.test(email),
  },
  {
    field: 'returnKind',
    label: 'Falta a regra de devolução e de defeito',
    advice: 'Complete prazo, condição e quem paga a volta.',
    shows: (_, missing) => RETURNS.some((field) => missing.has(field)),
  },
  {
    field: 'paymentMethods',
    label: 'Só aceita transferência',
    advice: 'Pagamento só por transferência é o sinal mais citado. Ofereça cartão ou konbini.',
    shows: ({ paymentMethods }) => paymentMethods.length === 1 && paymentMethods[0] === 'transfer',
  },
  {
    field: 'ownRows',
    label: `Desconto acima de ${MAX_HONEST_DISCOUNT}%`,
    advice: 'Desconto tão grande parece loja falsa. Diga o preço e o motivo.',
    shows: ({ ownRows }) => ownRows.some(({ ja }) => discountIn(ja) > MAX_HONEST_DISCOUNT),
  },
  {
    field: 'ownRows',
    label: 'Japonês estranho',
    advice: 'Há letras chinesas ou frase sem kana nos seus textos: peça a quem lê japonês.',
    shows: ({ ownRows, addressJa, carriers }) =>
      ownRows.some(({ ja }) => isOddJapanese(ja)) || CHINESE.test(addressJa) || CHINESE.test(carriers),
  },
];

/** Scam signs of this shop, in the order a buyer would notice them. */
export function findScamSigns(shop: Shop): ScamSign[] {
  const missing = new Set(findShopProblems(shop).map(({ field }) => field));
  return POINTS.filter(({ shows }) => shows(shop, missing)).map(({ shows: _, ...sign }) => sign);
}

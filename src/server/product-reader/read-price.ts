import type { ImportCurrency } from '#domain/products/product-import.ts';

export type ReadPrice = { price: number | null; currency: ImportCurrency | null };

/** Unambiguous currency signs before those shared by several currencies. */
const CURRENCY_SIGNS: readonly [RegExp, ImportCurrency][] = [
  [/R\$|\bBRL\b|\breais\b/i, 'BRL'],
  [/CN\s?[¥￥]|\bCNY\b|\bRMB\b|\byuans?\b|元/i, 'CNY'],
  [/JP\s?[¥￥]|\bJPY\b|\bienes?\b|円/i, 'JPY'],
  [/€|\bEUR\b/i, 'EUR'],
  [/US\s?\$|\bUSD\b|(?<![A-Z])\$/i, 'USD'],
];

/** "¥" is the yuan on a Chinese page and the yen elsewhere. */
export function readCurrency(text: string, language = ''): ImportCurrency | null {
  const known = CURRENCY_SIGNS.find(([sign]) => sign.test(text))?.[1];
  if (known) return known;
  return /[¥￥]/.test(text) ? (language.startsWith('zh') ? 'CNY' : 'JPY') : null;
}

const MAX_PRICE = 100_000_000;

/** "1.299,90", "1,299.90", "1299.9", "1 299": the last separator marks decimals if one or two digits follow it. */
export function readNumber(text: string): number | null {
  const [digits] = /\d[\d.,\s']{0,20}/.exec(text.replaceAll(/[\u00a0\u202f]/g, ' ')) ?? [];
  if (digits === undefined) return null;
  const plain = digits.replace(/(?<![\s.,'])[\s.,']+$/, '').replaceAll(/[\s']/g, '');
  const [, decimals] = /[.,](\d{1,2})$/.exec(plain) ?? [];
  const whole = (decimals === undefined ? plain : plain.slice(0, -decimals.length - 1)).replaceAll(/[.,]/g, '');
  const number = Number(`${whole}.${decimals ?? 0}`);
  return number <= MAX_PRICE ? number : null;
}

const AMOUNT = String.raw`\d[\d.,]{0,14}`;
const NAMED = String.raw`\s?(?:円|元|€|(?:reais|yuans?|ienes?|RMB|USD|BRL|JPY|CNY|EUR)\b)`;
/** "¥ 38 yuan": the word behind says which currency its sign means. */
const SIGNED = new RegExp(
  String.raw`(?:R\$|US\s?\$|\$|€|(?:CN|JP)?\s?[¥￥]|\b(?:USD|BRL|JPY|CNY|RMB|EUR))\s?${AMOUNT}(?:${NAMED})?|${AMOUNT}${NAMED}`,
  'i',
);

export function findPrice(text: string, language = ''): ReadPrice {
  const [found] = SIGNED.exec(text.replaceAll(/[\u00a0\u202f]/g, ' ')) ?? [];
  return found === undefined ? { price: null, currency: null } : readPrice(found, language);
}

export const readPrice = (text: string, language = ''): ReadPrice => ({
  price: readNumber(text),
  currency: readCurrency(text, language),
});

/** A number, or a string with a decimal point. */
export function readDataNumber(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const number = /^\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Math.round(Number(text) * 100) / 100 : readNumber(text);
  return number !== null && number <= MAX_PRICE ? number : null;
}

import type { FieldRow } from '#domain/sheet/field-keys.ts';
import type { Amount } from '#domain/sheet/sheet.ts';
import { unitOf } from '#domain/sheet/units.ts';

const plain = (value: number): string => String(Number(Math.abs(value).toPrecision(12)));
const grouped = (value: number, thousands: string, decimal: string): string => {
  const [whole = '', decimals] = plain(value).split('.');
  const groups = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return decimals === undefined ? groups : `${groups}${decimal}${decimals}`;
};

/** 1,200 and 1.8, as Japanese shops write; a full-width sign below zero. */
export const numberJa = (value: number): string => `${value < 0 ? '－' : ''}${grouped(value, ',', '.')}`;
/** 1.200 and 1,8. */
export const numberPt = (value: number): string => `${value < 0 ? '−' : ''}${grouped(value, '.', ',')}`;

/** Mains frequency is 50 or 60 Hz, nothing between. */
const rangeSign = (unit: string): string => (unit === 'hz' ? '/' : '〜');

export const numbersJa = ({ number, to, unit }: Amount): string =>
  to === undefined ? numberJa(number) : `${numberJa(number)}${rangeSign(unit)}${numberJa(to)}`;
export const numbersPt = ({ number, to, unit }: Amount): string =>
  to === undefined ? numberPt(number) : `${numberPt(number)}${unit === 'hz' ? '/' : ' a '}${numberPt(to)}`;

/** A unit may be any string sent by a client, even `constructor`. */
const ownValue = (table: Readonly<Record<string, string>> | undefined, key: string): string | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined;

/** "約5〜7日", "最大1,200W", "6歳以上": the field defines how "até" and some units are written. */
export function amountJa(row: FieldRow, amount: Amount): string {
  const { unit, qualifier } = amount;
  const written = ownValue(row.unitJa, unit) ?? `{n}${unitOf(unit)?.ja[0] ?? ''}`;
  const value = written.replace('{n}', numbersJa(amount));
  if (qualifier === 'about') return `約${value}`;
  if (qualifier === 'from') return `${value}以上`;
  if (qualifier === 'up_to') return (ownValue(row.upToOfUnit, unit) ?? row.upTo).replace('{v}', value);
  return value;
}

const QUALIFIERS_PT = { about: 'cerca de ', up_to: 'até ', from: 'a partir de ' } as const;

const MONEY = { BRL: 'R$ ', USD: 'US$ ', EUR: '€ ', CNY: 'CN¥ ' } as const;
const moneyPt = (value: number): string => {
  const [whole = '', cents = ''] = value.toFixed(2).split('.');
  return `${numberPt(Number(whole))},${cents}`;
};

/** "cerca de 5 a 7 dias", "1 hora", "80%", "R$ 62,90". */
export function amountPt(amount: Amount): string {
  const { number, to, unit, qualifier } = amount;
  if (Object.hasOwn(MONEY, unit)) {
    const value = to === undefined ? moneyPt(number) : `${moneyPt(number)} a ${moneyPt(to)}`;
    return `${qualifier ? QUALIFIERS_PT[qualifier] : ''}${MONEY[unit as keyof typeof MONEY]}${value}`;
  }
  const [many = '', one = many] = (unitOf(unit)?.pt[0] ?? '').split('/');
  // "g/m²" and "km/h" are symbols, not a plural and its singular.
  const name =
    unit === 'gsm' || unit === 'kmh' ? (unitOf(unit)?.pt[0] ?? '') : number === 1 && to === undefined ? one : many;
  const space = unit === 'percent' || name === '' ? '' : ' ';
  return `${qualifier ? QUALIFIERS_PT[qualifier] : ''}${numbersPt(amount)}${space}${name}`;
}

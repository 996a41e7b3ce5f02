import type { Shop } from './shop.ts';

export type ShopField = keyof Shop;

/** A missing or invalid field: `slot` is its placeholder on the page, `reason` says what to do. */
export type ShopProblem = { field: ShopField; slot: string; reason: string };

type Condition = (shop: Shop) => boolean;
type Finding = readonly [slot: string, reason: string] | false | undefined;

/** `applies`: whether this shop needs the field. */
export type ShopCheck = { field: ShopField; find: (shop: Shop) => Finding; applies: Condition };

const always: Condition = () => true;

export const check = (field: ShopField, find: ShopCheck['find'], applies = always): ShopCheck => ({
  field,
  find,
  applies,
});

const isEmpty = (value: Shop[ShopField]): boolean =>
  value === null || value === false || (typeof value === 'object' ? value.length === 0 : value === '');

/** A field that must have a value: a text, a number, a choice, at least one mark. */
export const filled = (field: ShopField, slot: string, reason: string, applies?: Condition): ShopCheck =>
  check(field, (shop) => isEmpty(shop[field]) && [slot, reason], applies);

type DaysField = { [Field in ShopField]: Shop[Field] extends number | null ? Field : never }[ShopField];

/** A number of days within its limits. */
export const inDays = (field: DaysField, min: number, max: number, slot: string, applies?: Condition): ShopCheck =>
  check(field, ({ [field]: days }) => findDays(days, min, max, slot), applies);

export function findDays(days: number | null, min: number, max: number, slot: string): Finding {
  if (days === null) return [slot, 'Escreva o número de dias.'];
  if (days < min) return ['Prazo curto demais', `O prazo mínimo é de ${min} dias.`];
  return days > max && ['Prazo longo demais', `O prazo máximo é de ${max} dias.`];
}

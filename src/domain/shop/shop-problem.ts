import type { Shop } from './shop.ts';

export type ShopField = keyof Shop;

/** A missing or invalid field: `slot` is its placeholder on the page, `reason` says what to do. */
export type ShopProblem = { field: ShopField; slot: string; reason: string };

export type ShopCheck = {
  field: ShopField;
  /** Whether this shop needs the field; default: always. */
  applies?: (shop: Shop) => boolean;
  find: (shop: Shop) => Omit<ShopProblem, 'field'> | undefined;
};

/** Reports a missing number or one outside its range. */
export function wantDays(
  days: number | null,
  range: { min: number; max: number },
  slot: string,
): Omit<ShopProblem, 'field'> | undefined {
  if (days === null) return { slot, reason: 'Escreva o número de dias.' };
  if (days < range.min) return { slot: 'Prazo curto demais', reason: `O prazo mínimo é de ${range.min} dias.` };
  if (days > range.max) return { slot: 'Prazo longo demais', reason: `O prazo máximo é de ${range.max} dias.` };
  return undefined;
}

type DaysField = { [Field in ShopField]: Shop[Field] extends number | null ? Field : never }[ShopField];

/** A field that must have a value: a text, a choice, at least one mark. */
export const filled = (
  field: ShopField,
  slot: string,
  reason: string,
  applies: (shop: Shop) => boolean = () => true,
): ShopCheck => ({
  field,
  applies,
  find: ({ [field]: value }) => ((Array.isArray(value) ? value.length > 0 : value) ? undefined : { slot, reason }),
});

export const inDays = (
  field: DaysField,
  range: { min: number; max: number },
  slot: string,
  applies: (shop: Shop) => boolean = () => true,
): ShopCheck => ({ field, applies, find: ({ [field]: days }) => wantDays(days, range, slot) });

import { KIND_LABELS, QUANTITY_LABELS } from '#domain/robots/fact-labels.ts';
import { type Fact, type FactKind, QUANTITY_ROLES, type QuantityRole } from '#domain/robots/facts.ts';

const isQuantityRole = (role: string | null): role is QuantityRole =>
  role !== null && (QUANTITY_ROLES as readonly string[]).includes(role);

/** "Capacidade", "Comprimento (cabo)", "Material (tampa)". */
export function labelOfFact({ kind, role, part }: Pick<Fact, 'kind' | 'role' | 'part'>): string {
  if (kind === 'quantity' && isQuantityRole(role)) return `${QUANTITY_LABELS[role].pt}${part ? ` (${part})` : ''}`;
  const label = KIND_LABELS[kind].pt;
  return role && (kind === 'material' || kind === 'colour') ? `${label} (${role})` : label;
}

export function valueOfFact({ kind, value, unit }: Pick<Fact, 'kind' | 'value' | 'unit'>): string {
  if (!unit) return value;
  if (kind === 'price') return `${unit} ${value}`;
  return `${value}${/^[%°º"”]/.test(unit) ? '' : ' '}${unit}`;
}

/** Kinds that a seller can add by hand, under one name each. */
export const addableFacts: readonly { id: string; kind: FactKind; role: QuantityRole | null }[] = [
  ...(
    ['brand', 'material', 'colour', 'size_range', 'contents', 'compatibility', 'use', 'audience', 'care'] as const
  ).map((kind) => ({ id: kind, kind, role: null })),
  ...(
    [
      'volume',
      'weight',
      'dimensions',
      'length',
      'duration',
      'charge_time',
      'battery',
      'power',
      'voltage',
      'count',
      'warranty',
    ] as const
  ).map((role) => ({ id: role, kind: 'quantity' as const, role })),
  ...(['certification', 'claim', 'warning'] as const).map((kind) => ({ id: kind, kind, role: null })),
];

const AMOUNT =
  /^((?:cerca de|até|a partir de|aprox\.?|~)?\s*[\d.,]+(?:\s?(?:[x×–-]|a|ao|até|e|ou)\s?[\d.,]+)*)\s*(.*)$/i;

/** The seller's own words for the value; a quantity keeps number and unit apart. */
export function correctFact(fact: Fact, words: string): Fact {
  // What the seller writes or confirms is certain.
  const { unit: _, unsure: __, clause: ___, ...rest } = fact;
  const text = words.trim();
  const amount = fact.kind === 'quantity' ? AMOUNT.exec(text) : null;
  const [, value = text, unit = ''] = amount ?? [];
  return { ...rest, value: value.trim(), ...(unit && { unit: unit.trim() }), text, line: -1 };
}

/** The seller says that it is right as it was read. */
export function confirmFact({ unsure: _, ...fact }: Fact): Fact {
  return fact;
}

export function addFact(id: string, choice: { kind: FactKind; role: string | null }, words: string): Fact {
  return correctFact({ id, kind: choice.kind, role: choice.role, value: '', text: '', line: -1 }, words);
}

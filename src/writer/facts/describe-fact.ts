import { KIND_LABELS, QUANTITY_LABELS } from '#domain/robots/fact-labels.ts';
import { type Fact, QUANTITY_ROLES, type QuantityRole } from '#domain/robots/facts.ts';
import { DURATION_LABELS } from '#writer/data/facts/fact-labels.ts';
import { SUBSTANCES } from '#writer/data/facts/substances.ts';
import { foldPortuguese } from './folded-text.ts';
import { isSameQuantity, type Quantity } from './quantity.ts';
import { readQuantities, readQuantity } from './read-quantities.ts';

export type FactDescription = { label: string; value: string };

/** The chip of a fact, in Portuguese: "Capacidade", "500 ml". */
export function describeFact(fact: Fact): FactDescription {
  const label = labelOf(fact);
  const part = fact.kind === 'material' || fact.kind === 'colour' ? fact.role : fact.part;
  return { label: part ? `${label} (${part})` : label, value: writtenValue(fact) };
}

/** The amount of a quantity, size range, price or number: from its value, with the bound that its words give it. */
export function quantityOfFact(fact: Fact): Quantity | undefined {
  if (fact.kind === 'price') return readQuantity(`${fact.unit ?? ''} ${fact.value}`.trim());
  const quantity = readQuantity(`${fact.value} ${fact.unit ?? ''}`.trim());
  if (!quantity || quantity.bound !== null || fact.line < 0) return quantity;
  return { ...quantity, bound: findInText(fact, quantity)?.bound ?? null };
}

/** The same amount where it stands in the seller's words, other numbers beside it. */
function findInText(fact: Fact, quantity: Quantity): Quantity | undefined {
  return readQuantities(fact.text.normalize('NFC'), 'pt').find((other) => isSameQuantity(quantity, other));
}

/** The words that belong to an amount: since the number before it, then up to the next one. */
function wordsAround(fact: Fact): string[] {
  const text = foldPortuguese(fact.text.normalize('NFC'));
  const quantities = readQuantities(fact.text.normalize('NFC'), 'pt');
  const own = readQuantity(`${fact.value} ${fact.unit ?? ''}`.trim());
  const at = quantities.findIndex((other) => own !== undefined && isSameQuantity(own, other));
  const found = quantities[at];
  if (!found) return [text];
  return [
    text.slice(quantities[at - 1]?.end ?? 0, found.start),
    text.slice(found.end, quantities[at + 1]?.start ?? text.length),
  ];
}

function labelOf(fact: Fact): string {
  if (fact.kind !== 'quantity' || !isQuantityRole(fact.role)) return KIND_LABELS[fact.kind].pt;
  const label = QUANTITY_LABELS[fact.role].pt;
  if (fact.role === 'duration') return firstLabel(fact, DURATION_LABELS) ?? label;
  const substance = fact.role === 'concentration' ? firstLabel(fact, SUBSTANCES) : undefined;
  return substance === undefined ? label : `${label} de ${substance}`;
}

/** "quente por até 12 horas e gelado por até 24": the words right before a number decide, then those after it. */
function firstLabel(fact: Fact, labels: readonly { words: RegExp; pt: string }[]): string | undefined {
  return wordsAround(fact)
    .map((words) => labels.find((label) => label.words.test(words))?.pt)
    .find((pt) => pt !== undefined);
}

function isQuantityRole(role: string | null): role is QuantityRole {
  return role !== null && (QUANTITY_ROLES as readonly string[]).includes(role);
}

function writtenValue(fact: Fact): string {
  if (fact.kind === 'price') return `${fact.unit ?? ''} ${fact.value}`.trim();
  const bound = fact.kind === 'quantity' ? BOUNDS[quantityOfFact(fact)?.bound ?? 'none'] : '';
  const amount = fact.unit ? `${fact.value}${/^[%°º"”]/.test(fact.unit) ? '' : ' '}${fact.unit}` : fact.value;
  return bound && !foldPortuguese(amount).startsWith(foldPortuguese(bound.trim())) ? `${bound}${amount}` : amount;
}

const BOUNDS: Readonly<Record<string, string>> = { about: 'cerca de ', max: 'até ', min: 'a partir de ', none: '' };

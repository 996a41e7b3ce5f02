import { KIND_LABELS, QUANTITY_LABELS } from '../robots/fact-labels.ts';
import { type Fact, QUANTITY_ROLES, type QuantityRole } from '../robots/facts.ts';
import { MAX_PRODUCT_NAME } from './product.ts';

const isQuantityRole = (role: string | null): role is QuantityRole =>
  role !== null && (QUANTITY_ROLES as readonly string[]).includes(role);

export const factLabelOf = ({ kind, role }: Fact): string =>
  kind === 'quantity' && isQuantityRole(role) ? QUANTITY_LABELS[role].pt : KIND_LABELS[kind].pt;

/** What a robot starts from when nothing was pasted: the name, and each fact on its line. */
export function describeProduct({ name, source, facts }: { name: string; source: string; facts: readonly Fact[] }) {
  if (source.trim()) return source.trim();
  const lines = facts.map((fact) => `${factLabelOf(fact)}: ${[fact.value, fact.unit].filter(Boolean).join(' ')}`);
  return [name, ...lines].join('\n');
}

/** A name to begin with, from a pasted text: its kind and brand, else its first words. */
export function proposeName(text: string, facts: readonly Fact[]): string {
  const said = (kind: Fact['kind']) => facts.find((fact) => fact.kind === kind)?.value;
  const known = [said('product_type'), said('brand')].filter((part): part is string => part !== undefined);
  const first = text
    .split(/[\n.,;:!|]/)
    .map((part) => part.trim())
    .find((part) => part !== '');
  const name = (known.length > 0 ? known.join(' ') : (first ?? 'Produto novo')).slice(0, MAX_PRODUCT_NAME).trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** "marca, capacidade e peso": what the facts are about, each once. */
export function listFactLabels(facts: readonly Fact[]): string {
  const labels = [...new Set(facts.map((fact) => factLabelOf(fact).toLowerCase()))];
  const last = labels.at(-1) ?? '';
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} e ${last}`;
}

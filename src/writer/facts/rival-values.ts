import { materialInJapanese } from '#writer/compose/say-value.ts';
import type { DraftFact } from './draft-fact.ts';
import { isSameQuantity } from './quantity.ts';
import { readQuantity } from './read-quantities.ts';
import type { Segment } from './source-segments.ts';

/** What is said of one thing in one role, each value once. */
export type Rivals = ReadonlyMap<string, ReadonlyMap<string, DraftFact[]>>;

export function rivalsOf(drafts: readonly DraftFact[]): Rivals {
  const rivals = new Map<string, Map<string, DraftFact[]>>();
  for (const draft of drafts) {
    const values = rivals.get(keyOf(draft)) ?? new Map<string, DraftFact[]>();
    values.set(amountOf(draft), [...(values.get(amountOf(draft)) ?? []).slice(0, 2), draft]);
    rivals.set(keyOf(draft), values);
  }
  return rivals;
}

export function keyOf({ kind, role, part }: DraftFact): string {
  return [kind, role ?? '', part ?? ''].join('|');
}

export function amountOf({ value, unit }: DraftFact): string {
  return `${value} ${unit ?? ''}`;
}

/** Two lengths, two warranties, two materials of one thing: none of them is surely right. */
export function isContradicted(
  draft: DraftFact,
  rivals: Rivals,
  segments: readonly Segment[],
  understood: ReadonlySet<DraftFact>,
): boolean {
  if (draft.kind !== 'material' && draft.kind !== 'quantity') return false;
  const others = [...(rivals.get(keyOf(draft)) ?? [])].filter(([value]) => value !== amountOf(draft));
  return others.some(([, drafts]) =>
    drafts.some((other) => {
      // A line with its label outweighs what was read in passing.
      if (!understood.has(other) && segments[draft.segment]?.label) return false;
      if (draft.kind === 'material') return other.line !== draft.line && !isSameMaterial(draft, other);
      if (draft.role === 'levels' && draft.unit !== other.unit) return false;
      const [own, told] = [draft, other].map((one) => readQuantity(amountOf(one)));
      return !own || !told ? true : own.join !== told.join || !isSameQuantity(own, told);
    }),
  );
}

function isSameMaterial(one: DraftFact, other: DraftFact): boolean {
  const [a, b] = [one, other].map(({ value }) => materialInJapanese(value) ?? value.toLowerCase());
  return a === b || (a ?? '').startsWith(b ?? '') || (b ?? '').startsWith(a ?? '');
}

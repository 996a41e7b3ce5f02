import type { Fact } from '#domain/robots/facts.ts';
import { hashText } from '#domain/robots/seeded-random.ts';
import { UNIT_SPELLINGS } from '#writer/data/facts/spelling.ts';
import { entriesOfFact } from './fact-entries.ts';
import { foldPortuguese } from './folded-text.ts';
import { isSameQuantity } from './quantity.ts';
import { readQuantity } from './read-quantities.ts';
import { tidyWords } from './tidy-words.ts';

/** A fact before it has its name. `from` and `to` are the place in its segment that it accounts for. */
export type DraftFact = Omit<Fact, 'id'> & { segment: number; from: number; to: number };

const ID_MAX_CHARS = 60;

/** Names each fact by what it says, so that two readings of one text give the same; what is said twice is one fact. */
export function nameFacts(drafts: readonly DraftFact[]): Fact[] {
  const facts = new Map<string, Fact>();
  for (const { segment: _, from: __, to: ___, ...draft } of drafts) {
    const fact = {
      ...draft,
      value: SPELLED.has(draft.kind) ? tidyWords(draft.value, draft.kind) : draft.value,
      ...(draft.part === undefined ? {} : { part: tidyWords(draft.part, 'product_type') }),
      ...(draft.unit === undefined ? {} : { unit: tidyUnit(draft.unit) }),
    };
    const id = factId(fact);
    // Read for certain in one place is enough.
    if (!facts.has(id) || (facts.get(id)?.unsure && !fact.unsure)) facts.set(id, { id, ...fact });
  }
  const named = [...facts.values()];
  return named.filter((fact, at) => !named.some((other, place) => place !== at && isToldBy(fact, other, place < at)));
}

/** "1800 MAH" in the writing of the unit; a thing that is counted in small letters. */
function tidyUnit(unit: string): string {
  const known = UNIT_SPELLINGS[unit.toLowerCase()];
  // "4 POSIÇÕES": a shouted word is a word.
  return known ?? (/^\p{Lu}{4,}$/u.test(unit) ? unit.toLocaleLowerCase('pt-BR') : tidyWords(unit, 'product_type'));
}

/** Kinds that are words of the language: names, codes and numbers stay letter by letter. */
const SPELLED: ReadonlySet<Fact['kind']> = new Set([
  'product_type',
  'colour',
  'material',
  'audience',
  'use',
  'claim',
  'care',
  'warning',
  'contents',
  'compatibility',
]);

/** "2 litros" after "2L", "1,43" after "1.43", "inox" beside "aço inoxidável 304": one fact, told once. */
function isToldBy(fact: Fact, other: Fact, isLater: boolean): boolean {
  if (other.unsure && !fact.unsure) return false;
  if (fact.kind !== other.kind || fact.role !== other.role || fact.part !== other.part) return false;
  if (fact.kind === 'quantity') {
    const [own, told] = [fact, other].map(({ value, unit }) => readQuantity(`${value} ${unit ?? ''}`));
    return isLater && own !== undefined && told !== undefined && own.join === told.join && isSameQuantity(own, told);
  }
  if (fact.kind !== 'material') return false;
  const [own, told] = [fact, other].map((one) => (entriesOfFact(one) ?? []).map(({ ja }) => ja).join('・'));
  if (!own || !told || own === told) return own === told && own !== '' && isLater;
  return (told.startsWith(own) || told.endsWith(own)) && !/^(?:合成|フェイク|人工|再生)/.test(told);
}

export function factId({
  kind,
  role,
  part,
  value,
  unit,
}: Pick<Fact, 'kind' | 'role' | 'part' | 'value' | 'unit'>): string {
  const slug = foldPortuguese(`${value} ${unit ?? ''}`)
    .replaceAll(/[^\p{L}\p{N}.,%²]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const owners = [role, part].flatMap((name) => (name ? [foldPortuguese(name).replaceAll(' ', '-')] : []));
  const id = [kind, ...owners, slug].join(':');
  return id.length <= ID_MAX_CHARS ? id : `${id.slice(0, ID_MAX_CHARS - 11)}-${hashText(id).toString(36)}`;
}

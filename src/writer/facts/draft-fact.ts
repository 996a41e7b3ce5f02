import type { Fact } from '#domain/robots/facts.ts';
import { hashText } from '#domain/robots/seeded-random.ts';
import { foldPortuguese } from './folded-text.ts';

/** A fact before it has its name. `from` and `to` are the place in its segment that it accounts for. */
export type DraftFact = Omit<Fact, 'id'> & { segment: number; from: number; to: number };

const ID_MAX_CHARS = 60;

/** Names each fact by what it says, so that two readings of one text give the same; what is said twice is one fact. */
export function nameFacts(drafts: readonly DraftFact[]): Fact[] {
  const facts = new Map<string, Fact>();
  for (const { segment: _, from: __, to: ___, ...draft } of drafts) {
    const id = factId(draft);
    if (!facts.has(id)) facts.set(id, { id, ...draft });
  }
  return [...facts.values()];
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

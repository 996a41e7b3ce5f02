import type { Fact } from '#domain/robots/facts.ts';
import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import type { Language } from '#writer/facts/quantity.ts';

/** What a reply is held against: the seller's words and the ledger of facts. */
export type CheckContext = { source: string; facts: readonly Fact[] };

/** One text of a reply: its field, its place in a list, the language it should be in. */
export type Place = { field: string; index?: number; language: Language };

export type Checked<Reply> = { reply: Reply; warnings: Warning[] };

export function warn(
  place: Pick<Place, 'field' | 'index'>,
  code: WarningCode,
  message: string,
  more: { excerpt?: string; factId?: string } = {},
): Warning {
  return {
    code,
    field: place.field,
    ...(place.index === undefined ? {} : { index: place.index }),
    excerpt: more.excerpt ?? '',
    message,
    ...(more.factId === undefined ? {} : { factId: more.factId }),
  };
}

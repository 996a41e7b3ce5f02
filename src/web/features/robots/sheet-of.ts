import type { Reply } from '#contract/endpoint.ts';
import type { generateAds } from '#contract/robots.ts';
import type { WrittenSoFar } from '#domain/robots/written-parts.ts';
import type { Sheet } from '#web/components/writing/sheet.ts';

type Verdict = Pick<Reply<typeof generateAds>, 'writer' | 'facts' | 'warnings' | 'notes' | 'sentences' | 'kept'>;

/** The texts of a reply with what every reply says about them. */
export const sheetOf = (
  { writer, facts, warnings, notes, sentences, kept }: Verdict,
  texts: WrittenSoFar,
  more: Pick<Sheet, 'translatedShare'> = {},
): Sheet => ({ texts, writer, facts, warnings, notes, sentences, isKept: kept, ...more });

import { splitSentences } from '#domain/robots/split-sentences.ts';
import { CLAIM_FAMILIES } from '#writer/data/claims/claim-families.ts';
import { checkEveryClaim } from './check-claims.ts';
import { type CheckedWords, languageOf, lawsWithSources, mergeOverlaps } from './check-words.ts';

/** One entry of a model's answer; `sentence` counts from 1 through the whole text. */
export type SoftClaim = { sentence: number; quote: string; family: string; reason: string };

const MOST_HINTS = 100;
const LONGEST_REASON = 240;

/** The model's findings as hints, without those whose quote is not in its sentence or is marked by a rule already. */
export function readSoftClaims(text: string, claims: readonly SoftClaim[]): CheckedWords[] {
  const sentences = splitSentences(text);
  const marked = checkEveryClaim(text);
  const hints = claims.slice(0, MOST_HINTS).flatMap(({ sentence: number, quote, family: id, reason }) => {
    const sentence = sentences[number - 1];
    const family = CLAIM_FAMILIES.find((each) => each.id === id);
    const words = quote.trim();
    if (!sentence || !family || words === '' || !sentence.text.includes(words)) return [];
    const start = sentence.start + sentence.text.indexOf(words);
    const end = start + words.length;
    const isMarked = marked.some((note) => note.start < end && note.end > start);
    if (isMarked) return [];
    const hint: CheckedWords = {
      rule: `ia-${id}`,
      level: 'proof',
      language: languageOf(words),
      reason: reason.trim().slice(0, LONGEST_REASON),
      safer: { kind: 'advice', ja: '', pt: family.advice },
      laws: lawsWithSources(family.laws),
      byModel: true,
      excerpt: words,
      start,
      end,
    };
    return [hint];
  });
  return mergeOverlaps(hints, text);
}

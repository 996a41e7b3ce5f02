import { JAPANESE_DENIALS, PORTUGUESE_DENIALS, PORTUGUESE_PHRASES } from '#writer/data/words/denial-words.ts';
import type { Language } from '#writer/text/find-unit.ts';
import { haveShared, isOneToOne, type SentencePair } from './align-sentences.ts';
import { type CheckProblem, problemIn, quote } from './check-problem.ts';
import { type ParsedSentence, textOf } from './parsed-text.ts';

/** A Portuguese sentence without the phrases that deny nothing. */
export const withoutPhrases = (folded: string): string => folded.replaceAll(PORTUGUESE_PHRASES, '');

/** Whether a sentence denies something, in any form of its language. */
export const denies = ({ text, folded }: ParsedSentence, language: Language): boolean =>
  language === 'ja' ? JAPANESE_DENIALS.test(text) : PORTUGUESE_DENIALS.test(withoutPhrases(folded));

/** Sentences that deny something, and whose translation has no word of denial or limit at all. */
export function compareDenials(pairs: readonly SentencePair[]): CheckProblem[] {
  return pairs.flatMap((pair): CheckProblem[] => {
    const [source, target] = [pair.sources[0], pair.targets[0]];
    // Joined or parted sentences may have handed it to another.
    if (!source || !target || !isOneToOne(pair) || source.isOptional || !(haveShared(pair) || pairs.length === 1))
      return [];
    if (!denies(source, 'pt') || denies(target, 'ja')) return [];
    return [
      problemIn('denial_lost', `Confira o “não”: no seu texto está ${quote(textOf(pair.sources))}.`, target.text),
    ];
  });
}

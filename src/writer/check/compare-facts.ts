import type { Fact, FactKind } from '#domain/robots/facts.ts';
import { foldJapanese, foldPortuguese } from '#writer/facts/folded-text.ts';
import type { Language } from '#writer/facts/quantity.ts';
import { compareNumbers, type NumberLedger, readNumberLedger } from './compare-numbers.ts';
import { compareWords, findAddedWords } from './compare-words.ts';
import { type Sentence, splitSentences } from './split-sentences.ts';

/** What a text says that no fact says. */
export type Addition = { kind: FactKind; excerpt: string; start: number; end: number; isRisky: boolean; label: string };
export type Change = { fact: Fact; excerpt: string; start: number; end: number };

export type Comparison = {
  kept: Fact[];
  changed: Change[];
  /** Facts that the text should repeat and does not; what cannot be compared is in no list. */
  lost: Fact[];
  added: Addition[];
};

export type SentenceComparison = Omit<Comparison, 'lost'> & Sentence;
export type TextComparison = Comparison & { sentences: SentenceComparison[] };

type Compared = { comparison: Comparison; ledger: NumberLedger };

/**
 * Holds a text against the facts, in either language. `source` is the seller's text: what it promises in passing
 * (a discount, free shipping) is in no fact, and yet not invented.
 */
export function compareFacts(
  facts: readonly Fact[],
  text: string,
  language: Language,
  source = facts.map((fact) => fact.text).join('\n'),
): TextComparison {
  const { comparison, ledger } = compare(facts, text, language, source);
  return { ...comparison, sentences: bySentence(ledger, text, language, comparison) };
}

/** The whole text alone, where nobody asks for its sentences. */
export function compareWhole(facts: readonly Fact[], text: string, language: Language, source: string): Comparison {
  return compare(facts, text, language, source).comparison;
}

function compare(facts: readonly Fact[], text: string, language: Language, source: string): Compared {
  const folded = language === 'pt' ? foldPortuguese(text) : foldJapanese(text);
  const ledger = readNumberLedger(facts, source);
  const numbers = compareNumbers(ledger, text, language);
  const words = compareWords(facts, folded, language);
  const kept = facts.filter((fact) => numbers.kept.has(fact.id) || words.kept.has(fact.id));
  const changed = numbers.changed;
  const lost = facts.filter((fact) => numbers.lost.has(fact.id) || words.lost.has(fact.id));
  const added = [...numbers.added, ...findAddedWords(facts, text, folded, language, source)].sort(
    (a, b) => a.start - b.start,
  );
  return { comparison: { kept, changed, lost, added }, ledger };
}

function bySentence(
  ledger: NumberLedger,
  text: string,
  language: Language,
  whole: Pick<Comparison, 'changed' | 'added'>,
): SentenceComparison[] {
  const { facts } = ledger;
  return splitSentences(text, language).map((sentence) => {
    const folded = language === 'pt' ? foldPortuguese(sentence.text) : foldJapanese(sentence.text);
    const numbers = compareNumbers(ledger, sentence.text, language);
    const words = compareWords(facts, folded, language);
    const isHere = ({ start }: { start: number }) => sentence.start <= start && start < sentence.end;
    return {
      ...sentence,
      kept: facts.filter((fact) => numbers.kept.has(fact.id) || words.kept.has(fact.id)),
      changed: whole.changed.filter(isHere),
      added: whole.added.filter(isHere),
    };
  });
}

import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Term } from '#domain/shop/shop.ts';
import { fromMarkup, toMarkup } from '#server/providers/translation/markup-text.ts';
import { foldChars } from '#writer/text/fold-chars.ts';

export const TERM = /<span translate="no">([^<>]*)<\/span>/g;
const TAG = /(<[^<>]*>)/;

/** Replaces glossary terms by their translation, marked as not translatable. */
export function protectTerms(markup: string, glossary: readonly Term[]): string {
  const find = termFinder(glossary);
  return markup
    .split(TAG)
    .map((part, index) => (index % 2 === 1 ? part : protectPart(part, glossary, find)))
    .join('');
}

function protectPart(part: string, glossary: readonly Term[], find: (text: string) => FoundTerm[]): string {
  const text = fromMarkup(part);
  const found = find(text);
  if (found.length === 0) return part;
  let written = '';
  let at = 0;
  for (const { index, start, end } of found) {
    written += `${toMarkup(text.slice(at, start))}<span translate="no">${toMarkup(glossary[index]?.ja ?? '')}</span>`;
    at = end;
  }
  return written + toMarkup(text.slice(at));
}

type FoundTerm = { index: number; start: number; end: number };
type Branch = { next: Map<string, Branch>; index?: number };

/** Finds whole words, case-insensitive, longest match first, in one pass over a trie of all terms. */
function termFinder(glossary: readonly Term[]): (text: string) => FoundTerm[] {
  const root: Branch = { next: new Map() };
  for (const [index, { pt }] of glossary.entries()) {
    let branch = root;
    for (const sign of foldChars(pt).split('')) {
      const next: Branch = branch.next.get(sign) ?? { next: new Map() };
      branch.next.set(sign, next);
      branch = next;
    }
    branch.index ??= index;
  }
  return (text) => {
    const folded = foldChars(text);
    const found: FoundTerm[] = [];
    for (let start = 0; start < folded.length; start += 1) {
      const term = isInsideWord(folded, start) ? undefined : longestAt(root, folded, start);
      if (!term) continue;
      found.push(term);
      start = term.end - 1;
    }
    return found;
  };
}

function longestAt(root: Branch, folded: string, start: number): FoundTerm | undefined {
  let longest: FoundTerm | undefined;
  let branch = root.next.get(folded.charAt(start));
  for (let end = start + 1; branch; end += 1) {
    if (branch.index !== undefined && !isInsideWord(folded, end)) longest = { index: branch.index, start, end };
    branch = branch.next.get(folded.charAt(end));
  }
  return longest;
}

/** A position between two letters or digits is inside a word. */
const isInsideWord = (folded: string, at: number): boolean =>
  at > 0 && at < folded.length && isLetter(folded.charAt(at - 1)) && isLetter(folded.charAt(at));
const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);

/** Each stands with the sentence in which the source has the term. */
export function findLostTerms(
  source: string,
  translation: string,
  glossary: readonly Term[],
  sentences: readonly WrittenSentence[] = [],
): Warning[] {
  const find = termFinder(glossary);
  const sentenceOfTerm = new Map(find(source).map(({ index }) => [index, '']));
  for (const sentence of sentences)
    for (const { index } of find(sentence.source ?? ''))
      sentenceOfTerm.set(index, sentenceOfTerm.get(index) || sentence.text);
  return glossary.flatMap(({ pt, ja }, index) => {
    const sentence = sentenceOfTerm.get(index);
    if (sentence === undefined || translation.includes(ja)) return [];
    const message = `O termo do glossário “${pt}” (${ja}) não foi usado na tradução.`;
    return [{ code: 'fact_lost' as const, field: 'translation', excerpt: '', message, sentence }];
  });
}

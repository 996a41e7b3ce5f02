import type { Warning } from '#domain/robots/warnings.ts';
import type { Term } from '#domain/shop/shop.ts';
import { fromMarkup, toMarkup } from '#server/providers/translation/markup-text.ts';
import { type FoundWord, wordFinder } from '#writer/text/find-words.ts';
import { foldText } from '#writer/text/fold.ts';

export const TERM = /<span translate="no">([^<>]*)<\/span>/g;
const TAG = /(<[^<>]*>)/;

/** The shop's own word goes in already translated, marked as not to be touched. */
export function protectTerms(markup: string, glossary: readonly Term[]): string {
  const find = termFinder(glossary);
  return markup
    .split(TAG)
    .map((part, index) => (index % 2 === 1 ? part : protectPart(part, glossary, find)))
    .join('');
}

function protectPart(part: string, glossary: readonly Term[], find: (text: string) => FoundWord[]): string {
  const text = fromMarkup(part);
  const found = find(text);
  if (found.length === 0) return part;
  let written = '';
  let at = 0;
  for (const { key, start, end } of found) {
    written += `${toMarkup(text.slice(at, start))}<span translate="no">${toMarkup(glossary[Number(key)]?.ja ?? '')}</span>`;
    at = end;
  }
  return written + toMarkup(text.slice(at));
}

/** Whole words, in any case, the longest first. */
function termFinder(glossary: readonly Term[]): (text: string) => FoundWord[] {
  const find = wordFinder(glossary.map(({ pt }, index) => [foldText(pt), String(index)] as const));
  return (text) => find(foldText(text));
}

/** Words of the shop that the source has and the translation does not write as the shop does. */
export function findLostTerms(source: string, translation: string, glossary: readonly Term[]): Warning[] {
  const said = new Set(termFinder(glossary)(source).map(({ key }) => key));
  return glossary
    .filter(({ ja }, index) => said.has(String(index)) && !translation.includes(ja))
    .map(({ pt, ja }) => ({
      code: 'fact_lost' as const,
      field: 'translation',
      excerpt: '',
      message: `O termo do glossário “${pt}” (${ja}) não foi usado na tradução.`,
    }));
}

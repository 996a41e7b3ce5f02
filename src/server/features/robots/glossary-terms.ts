import type { Warning } from '#domain/robots/warnings.ts';
import type { Term } from '#domain/shop/shop.ts';
import { toMarkup } from './markup-text.ts';

export const TERM = /<span translate="no">([^<>]*)<\/span>/g;

/** The shop's own word goes in already translated, marked as not to be touched. */
export function protectTerms(markup: string, glossary: readonly Term[]): string {
  let text = markup;
  for (const { pt, ja } of glossary.toSorted((one, other) => other.pt.length - one.pt.length)) {
    text = text.replaceAll(termPattern(pt), () => `<span translate="no">${toMarkup(ja)}</span>`);
  }
  return text;
}

/** Whole words outside tags, in any case. */
const termPattern = (pt: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(toMarkup(pt))}(?![\\p{L}\\p{N}])(?![^<]*>)(?![^<]*</span>)`, 'giu');

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words of the shop that the source has and the translation does not write as the shop does. */
export function findLostTerms(source: string, translation: string, glossary: readonly Term[]): Warning[] {
  return glossary
    .filter(({ pt, ja }) => termPattern(pt).test(toMarkup(source)) && !translation.includes(ja))
    .map(({ pt, ja }) => ({
      code: 'fact_lost' as const,
      field: 'translation',
      excerpt: '',
      message: `O termo do glossário “${pt}” (${ja}) não foi usado na tradução.`,
    }));
}

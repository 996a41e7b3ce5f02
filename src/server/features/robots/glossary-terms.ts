import type { Warning } from '#domain/robots/warnings.ts';
import type { Term } from '#domain/shop/shop.ts';
import { toMarkup } from '#server/providers/translation/markup-text.ts';

export const TERM = /<span translate="no">([^<>]*)<\/span>/g;

/** The shop's own word goes in already translated, marked as not to be touched. */
export function protectTerms(markup: string, glossary: readonly Term[]): string {
  let text = markup;
  for (const { pt, ja } of glossary.toSorted((one, other) => other.pt.length - one.pt.length)) {
    const pattern = termPattern(pt);
    const own = `<span translate="no">${toMarkup(ja)}</span>`;
    text = text
      .split(PROTECTED)
      .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(pattern, () => own)))
      .join('');
  }
  return text;
}

/** Tags, and terms that are in already. */
const PROTECTED = /(<span translate="no">[^<>]*<\/span>|<[^<>]*>)/;

/** Whole words, in any case. */
const termPattern = (pt: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(toMarkup(pt))}(?![\\p{L}\\p{N}])`, 'giu');

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words of the shop that the source has and the translation does not write as the shop does. */
export function findLostTerms(source: string, translation: string, glossary: readonly Term[]): Warning[] {
  const markup = toMarkup(source);
  return glossary
    .filter(({ pt, ja }) => !translation.includes(ja) && termPattern(pt).test(markup))
    .map(({ pt, ja }) => ({
      code: 'fact_lost' as const,
      field: 'translation',
      excerpt: '',
      message: `O termo do glossário “${pt}” (${ja}) não foi usado na tradução.`,
    }));
}

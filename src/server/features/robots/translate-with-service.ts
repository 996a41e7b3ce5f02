import type { Warning } from '#domain/robots/warnings.ts';
import type { Term } from '#domain/shop/shop.ts';
import type { Translator } from '#server/providers/translation/translator.ts';
import { protectTerms, TERM } from './glossary-terms.ts';
import { fromMarkup, toMarkup } from '#server/providers/translation/markup-text.ts';

export type ServiceTranslation = { translation: string; warnings: Warning[]; untranslated: string[] };

const HAS_TAGS = /<\/?[a-z][^<>]*>/i;
const HAS_WORDS = /[\p{L}\p{N}]/u;
/** What a line begins and ends with besides words: space, list marks, emojis, tags. It stays where it is. */
const LEAD = /^(?:<[^<>]*>|[^\p{L}\p{N}<(["'“#@])+/u;
const TAG = /^<[^<>]*>$/;

/** Line by line, so that the form of the text stays; tags inside a line are the service's business, the rest ours. */
export async function translateWithService(
  translator: Translator,
  text: string,
  glossary: readonly Term[],
  signal: AbortSignal,
): Promise<ServiceTranslation> {
  const isMarkup = HAS_TAGS.test(text);
  const lines = text.split('\n').map((line) => cutLine(line, isMarkup));
  const pieces = lines.filter(({ words }) => words !== '');
  if (pieces.length === 0) return { translation: text, warnings: [], untranslated: [] };
  const markup = pieces.map(({ words }) => protectTerms(isMarkup ? words : toMarkup(words), glossary));
  const context = pieces[0]?.words.slice(0, 200) ?? '';
  const reply = await translator.translate({ direction: 'pt-ja', markup, context, signal });
  const warnings: Warning[] = [];
  const untranslated: string[] = [];
  let next = 0;
  const translated = lines.map(({ lead, words, trail }) => {
    if (words === '') return lead;
    const piece = reply.markup[next] ?? null;
    next += 1;
    if (piece === null) {
      untranslated.push(fromMarkup(words));
      return '';
    }
    const plain = piece.replaceAll(TERM, '$1');
    return `${lead}${isMarkup ? plain : fromMarkup(plain)}${trail}`;
  });
  const translation = translated.join('\n');
  if (reply.failure) {
    warnings.push({
      code: 'untranslated',
      field: 'translation',
      excerpt: '',
      message: `${untranslated.length} de ${pieces.length} linhas ficaram sem tradução: ${reply.failure.message}`,
    });
  }
  return { translation, warnings, untranslated };
}

type Line = { lead: string; words: string; trail: string };

export function cutLine(line: string, isMarkup: boolean): Line {
  const visible = isMarkup ? line.replaceAll(/<[^<>]*>/g, '') : line;
  if (!HAS_WORDS.test(visible)) return { lead: line, words: '', trail: '' };
  const lead = LEAD.exec(line)?.[0] ?? '';
  const rest = line.slice(lead.length);
  const words = isMarkup ? withoutTagsAfter(rest) : rest.trimEnd();
  return { lead, words, trail: rest.slice(words.length) };
}

/** Step by step from the end: a pattern would try every place of the line. */
function withoutTagsAfter(line: string): string {
  let rest = line.trimEnd();
  while (rest.endsWith('>')) {
    const tag = rest.slice(rest.lastIndexOf('<'));
    if (!TAG.test(tag)) break;
    rest = rest.slice(0, -tag.length).trimEnd();
  }
  return rest;
}

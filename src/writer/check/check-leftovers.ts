import type { Warning } from '#domain/robots/warnings.ts';
import { INTERNATIONAL_WORDS, PORTUGUESE_FUNCTION_WORDS } from '#writer/data/facts/international-words.ts';
import { foldPortuguese } from '#writer/facts/folded-text.ts';
import { type CheckContext, type Place, warn } from './check-place.ts';
import { isEveryday, keepListOf } from './keep-list.ts';
import { UNTRANSLATED_MARK } from './untranslated-mark.ts';

const LATIN_WORD = /[A-Za-zÀ-ÖØ-öø-ÿ][A-Za-zÀ-ÖØ-öø-ÿ'’-]*/g;
const NOT_PROSE =
  /<[^<>]*>|https?:\/\/[^\s<>。、]+|www\.[^\s<>。、]+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|[#@][\w.]+|\b[\w-]+\.(?:com|net|jp|br|org|shop|store)(?:\.[a-z]{2})?\b/gi;
const PORTUGUESE_LETTER = /[ãõçáéíóúâêôà]/i;
const PORTUGUESE_ENDING =
  /(?:mente|cao|coes|dade|dades|inho|inha|eiro|eira|agem|agens|avel|ivel|oso|osa|ados|adas|idos|idas)$/;

/** Portuguese words left in a Japanese text, and what the writer itself marked as not translated. */
export function checkLeftovers(text: string, place: Place, { source, facts }: CheckContext): Warning[] {
  const marks = [...new Set(text.match(UNTRANSLATED_MARK) ?? [])];
  const left = findLeftovers(text.replaceAll(UNTRANSLATED_MARK, ' '), source, keepListOf(source, facts));
  return [
    ...marks.map((excerpt) => warn(place, 'untranslated', 'Trecho sem tradução.', { excerpt })),
    ...left.map((excerpt) => warn(place, 'leftover_portuguese', `“${excerpt}” ficou em português.`, { excerpt })),
  ];
}

export function findLeftovers(text: string, source: string, kept: ReadonlySet<string>): string[] {
  const inSource = new Set(
    (source.normalize('NFC').match(LATIN_WORD) ?? []).filter((word) => word === word.toLowerCase()).map(foldPortuguese),
  );
  const words = text.replaceAll(NOT_PROSE, ' ').match(LATIN_WORD) ?? [];
  return [...new Set(words)].filter((word) => {
    const form = foldPortuguese(word);
    if (kept.has(form) || INTERNATIONAL_WORDS.has(form)) return false;
    if (PORTUGUESE_LETTER.test(word)) return true;
    if (PORTUGUESE_FUNCTION_WORDS.has(form) && word === word.toLowerCase()) return true;
    if (form.length >= 6 && PORTUGUESE_ENDING.test(form)) return true;
    return form.length >= 4 && ((word === word.toLowerCase() && inSource.has(form)) || isEveryday(word));
  });
}

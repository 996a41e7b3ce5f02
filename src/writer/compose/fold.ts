import { stripAccents } from '#writer/facts/portuguese-words.ts';

/** For comparing a seller's words: no accents, capitals, quotes, end signs or double spaces. */
export function fold(text: string): string {
  return stripAccents(text.normalize('NFC').toLowerCase())
    .replaceAll(/['’´`"“”*]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s\-–•.:;,]+|[\s\-–.!?:;,]+$/g, '')
    .trim();
}

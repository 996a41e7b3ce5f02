import * as words from '#writer/data/words/denial-words.ts';
import type { Language } from '#writer/text/units.ts';
import { isSure, type Piece, type Reading, readText, valueKeys } from './parsed-text.ts';

export const JAPANESE_NO = new RegExp(`${words.JAPANESE_DENIALS.source}|${words.JAPANESE_WITHOUT.source}`);
const PORTUGUESE_NO = new RegExp(
  [words.PORTUGUESE_DENIALS, words.PORTUGUESE_WITHOUT, words.PORTUGUESE_EXCEPT].map(({ source }) => source).join('|'),
);
const PORTUGUESE_WITHOUT = new RegExp(`${words.PORTUGUESE_WITHOUT.source}|${words.PORTUGUESE_EXCEPT.source}`);
/** 禁止事項：, ■別売　. */
const FORBIDDING_HEAD = /^[^：:】\s]{0,4}(?:禁止|別売|不可|非対応|付属しない)[^：:】。、\s]{0,6}[：:】\s]/;
const JAPANESE_CLAUSE_END =
  /[。！？\n／※]|(?:ます|ました|です|可能|ください|ません|ない|が|けど|し|て|で|(?<!た)り|ず|く|場合は?)、|・(?=無)/;
const PORTUGUESE_CLAUSE_END = /[.;:!?,()–—\n]| mas | porem | nem | \/ |$/g;

/** From three characters before a word (無香料) to the end of its Japanese clause, without inner brackets. */
export function clauseFrom(text: string, place: number): string {
  const rest = text.slice(place, place + 120).replaceAll(/（[^（）]{0,60}）|\([^()]{0,60}\)/g, '');
  const end = JAPANESE_CLAUSE_END.exec(rest.split(/[）)]/)[0] ?? '');
  const before = /[^、。！？\n）)]*$/.exec(text.slice(Math.max(0, place - 3), place))?.[0] ?? '';
  return before + rest.slice(0, end ? end.index + end[0].length : rest.length);
}

/** The Portuguese clause at a position. */
export function clauseOf(folded: string, place: number): [from: number, to: number] {
  PORTUGUESE_CLAUSE_END.lastIndex = place + 3;
  const to = PORTUGUESE_CLAUSE_END.exec(folded)?.index ?? folded.length;
  const before = folded.slice(0, place);
  const signs = [...'.;:!?,()–—\n'].map((sign) => before.lastIndexOf(sign));
  return [Math.max(...signs, before.lastIndexOf(' mas ')) + 1, to];
}

/** "(não inclusas)", （別売り）: in brackets after a thing. */
const APART_IN_BRACKETS = /^[^。.;()（）]{0,40}[(（](?:nao |vendid|compr|a parte|[^はがを)）]{0,8}(?:別|ません|ない))/;

/** Whether the word at a position of a sentence is denied. */
export function isDeniedAt({ text, folded, start }: Piece, at: number, language: Language): boolean {
  if (APART_IN_BRACKETS.test(folded.slice(at - start, at - start + 60))) return true;
  if (language === 'ja') {
    const clause = clauseFrom(text, at - start).replaceAll(words.JAPANESE_PHRASES, '');
    return JAPANESE_NO.test(clause) || FORBIDDING_HEAD.test(text);
  }
  const plain = folded.replaceAll(words.PORTUGUESE_PHRASES, (phrase) => ' '.repeat(phrase.length));
  const [from, to] = clauseOf(plain, at - start);
  // "ABS sem BPA" denies the word after it; "não vai ao forno nem ao micro-ondas" denies the whole list.
  return (
    PORTUGUESE_WITHOUT.test(plain.slice(Math.max(from, plain.lastIndexOf(' com ', at - start)), at - start)) ||
    plain.slice(from, to).search(words.PORTUGUESE_DENIALS) >= 0 ||
    plain.slice(from, to).search(words.PORTUGUESE_APART) >= 0 ||
    /\bnada de\b|\bdispensa/.test(folded.slice(0, at - start)) ||
    /^[^.;!?]{0,30}, (?:que )?nao\b/.test(plain.slice(at - start, at - start + 50)) ||
    /\bnem\b|\bnao\b[^.;!?]*$/.test(plain.slice(0, to))
  );
}

/** Whether a text states a limit or warning in any wording: its things, its numbers, its "não". */
export function isStated(text: Reading, statement: { pt: string; ja: string | null }): boolean {
  const [pt, ja] = [readText(statement.pt, 'pt'), readText(statement.ja ?? '', 'ja')];
  const own = text.language === 'pt' ? pt : ja;
  const folded = own.folded.replaceAll(/[\s.。、]/g, '');
  if (folded !== '' && text.folded.replaceAll(/[\s.。、]/g, '').includes(folded)) return true;
  const keys = [...new Set([...pt.pieces, ...ja.pieces].flatMap(({ words: found }) => [...found]))];
  const sure = keys.filter(isSure);
  const telling = sure.length > 0 ? sure : keys;
  const numbers = pt.pieces.flatMap(({ amounts }) => amounts.flatMap(valueKeys));
  const isDenial = PORTUGUESE_NO.test(pt.folded) || pt.folded.search(words.PORTUGUESE_ONLY) >= 0;
  return text.pieces.some((piece) => {
    if (isDenial && !speaksNo(piece, text.language)) return false;
    const told = new Set(piece.amounts.flatMap(valueKeys));
    if (!numbers.every((key) => told.has(key))) return false;
    const shared = telling.filter((key) => piece.words.has(key)).length;
    if (telling.length > 0 && shared * 2 >= Math.min(3, telling.length)) return true;
    return sharedLetters(own.folded, piece.folded, text.language) >= 0.5;
  });
}

function speaksNo({ text, folded }: Piece, language: Language): boolean {
  return language === 'ja'
    ? JAPANESE_NO.test(text) || text.search(words.JAPANESE_ONLY) >= 0 || /注意|おそれ|離れ|遠ざけ/.test(text)
    : PORTUGUESE_NO.test(folded) ||
        folded.search(words.PORTUGUESE_ONLY) >= 0 ||
        /\bcuidado|\blonge|\bso\b/.test(folded);
}

/** How much of a wording occurs in a sentence: character pairs in Japanese, word stems in Portuguese. */
function sharedLetters(wording: string, sentence: string, language: Language): number {
  const parts =
    language === 'ja'
      ? [...wording]
          .slice(1)
          .flatMap((sign, at) => (/[\p{Script=Han}\p{Script=Katakana}]/u.test(sign) ? [`${wording[at]}${sign}`] : []))
      : (wording.match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5));
  if (parts.length === 0) return 0;
  return parts.filter((part) => sentence.includes(part)).length / parts.length;
}

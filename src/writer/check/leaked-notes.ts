import type { Sheet } from '#domain/sheet/sheet.ts';
import { PORTUGUESE_VOCABULARY } from '#writer/data/words/latin-words.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { blanked, blankMarkup, replaceRanges } from '#writer/text/markup.ts';
import { readAmounts } from '#writer/text/numbers.ts';
import { privateParts, purchasePriceIn } from '#writer/text/seller-private-text.ts';
import { TO_WRITER } from '#writer/text/seller-remarks.ts';
import { type CheckProblem, problemIn, quote } from './check-problem.ts';
import { LATIN_NAME, NAME_INSIDE } from './compare-codes.ts';
import { sentenceAt } from './find-unsupported-claims.ts';
import type { ParsedSheet } from './parsed-sheet.ts';
import { type ParsedText, readText } from './parsed-text.ts';

/** An instruction to the writer that was translated instead of followed, or the seller's margin. */
const TRANSLATED =
  /(?:ライター|翻訳者|執筆者|デザイナー|担当者|社内)(?:さん|様|の方)?(?:へ|向け|用|メモ|への)|(?:記載|掲載|言及|翻訳|公開)しないで|書かないで|触れないで|(?:価格|値段)を(?:載せ|入れ)ないで|要確認|仕入れ?先に(?:確認|問)|利益率|粗利|原価率|仕入れ?値/g;

/** Splits the source: the text with what is not for the buyer replaced by spaces, those notes, and their sentences. */
export function partNotes(source: string) {
  const parts = privateParts(source);
  const notes = parts.map(({ start, end }) => source.slice(start, end));
  const lines = source.split('\n');
  const text = replaceRanges(source, parts, blanked).split('\n');
  // Nobody misses the tags of a line that was left out.
  const seen = text.map((line, at) =>
    line !== lines[at] && blankMarkup(line).trim() === '' ? ' '.repeat(line.length) : line,
  );
  return { text: seen.join('\n'), notes: notes.join('\n'), sentences: parts.map(({ sentence }) => sentence) };
}

const SHORTEST_RUN = 4;

/** Notes to the writer that appear in the text: their words and their names. */
export function findLeaks(
  text: ParsedText,
  notes: string,
  source: ParsedText,
  parsedSheet: ParsedSheet,
): CheckProblem[] {
  const foundNotes =
    text.language === 'ja'
      ? text.plain.matchAll(TRANSLATED)
      : text.folded.matchAll(new RegExp(String.raw`${TO_WRITER.source}|\bmargem (?:de lucro|bruta|de \d+ ?%)`, 'g'));
  const read = readText(notes, 'pt');
  const known = `${source.folded}\n${parsedSheet.folded}`;
  return [
    ...[...foundNotes].slice(0, 5).map(({ 0: words, index }) => ({ place: index, words, note: words })),
    ...(text.language === 'pt' ? leakedWords(text, read, known) : []),
    ...leakedNames(text, notes, known),
  ].map(({ place, words, note }) => {
    const message = `Isto é das suas notas para quem escreve: ${quote(note)}.`;
    return problemIn('note_leaked', message, sentenceAt(text, place), text.plain.slice(place, place + words.length));
  });
}

/** Four consecutive words that are not in the seller's text. */
function leakedWords(text: ParsedText, notes: ParsedText, known: string) {
  const wordsOf = (folded: string) => folded.match(/[a-z0-9]+/g) ?? [];
  const [all, source] = [text.folded, known].map((folded) => ` ${wordsOf(folded).join(' ')} `);
  return notes.pieces.flatMap((piece) => {
    const words = wordsOf(piece.folded).slice(0, 60);
    const runs = words.slice(SHORTEST_RUN - 1).map((_, at) => words.slice(at, at + SHORTEST_RUN).join(' '));
    const run = runs.find((some) => all?.includes(` ${some} `) && !source?.includes(` ${some} `));
    if (run === undefined) return [];
    const place = text.folded.search(new RegExp(run.replaceAll(' ', '[^a-z0-9]+')));
    return [{ place: Math.max(0, place), words: run, note: piece.text }];
  });
}

/** "falar da família Junqueira": asked for. */
const WANTED = /^(?!.*\bnao\b).*\b(?:falar|fale|citar|cite|mencion|destac|contar)/;

/** Names that occur only in the notes. */
function leakedNames(text: ParsedText, notes: string, known: string) {
  const names = new Set(
    notes.split('\n').flatMap((note) => (WANTED.test(foldChars(note)) ? [] : (note.match(NAME_INSIDE) ?? []))),
  );
  const latinNames = new Set(text.plain.match(text.language === 'ja' ? LATIN_NAME : NAME_INSIDE));
  return [...latinNames]
    .filter(
      (name) => names.has(name) && !known.includes(foldChars(name)) && !PORTUGUESE_VOCABULARY.has(foldChars(name)),
    )
    .map((name) => ({ place: text.plain.indexOf(name), words: name, note: name }));
}

/** What the seller pays: never for the customer, also where the seller's own text tells it. */
export function findPurchasePrices(text: ParsedText, { supplier_cost: cost }: Sheet): CheckProblem[] {
  const paid = (cost?.value ?? []).flatMap(({ amount }) => (amount ? [amount] : []));
  const isPaid = (money: string) =>
    readAmounts(money, 'pt').some(({ number, unit }) => paid.some((own) => own.number === number && own.unit === unit));
  return text.pieces.flatMap(({ folded, text: sentence, start }) => {
    const found = purchasePriceIn(folded, isPaid);
    if (!found) return [];
    const excerpt = text.plain.slice(start + found.index, start + found.index + found.price.length);
    const message = `Preço de compra, não é para o cliente: ${quote(excerpt)}.`;
    return [problemIn('note_leaked', message, sentence, excerpt)];
  });
}

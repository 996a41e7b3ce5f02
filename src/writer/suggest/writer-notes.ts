import { foldText } from '#domain/text/fold-text.ts';
import { ADDRESSED, ASKED, SELLERS_OWN_NOTE } from '#writer/text/seller-remarks.ts';
import { type Span, trimmed } from './source-pieces.ts';

/** Notes to the writer in a line: no field may be read from them. In brackets only the bracket is a note. */
export function writerNotesIn(text: string, line: Span): Span[] {
  const notes: Span[] = [];
  const outer = text.slice(line.start, line.end).replaceAll(/\([^()]*\)/g, (inside) => ' '.repeat(inside.length));
  if (/^\W{0,3}nota\s?:/.test(foldText(outer))) return [line];
  for (const { 0: inside, index } of text.slice(line.start, line.end).matchAll(/\([^()]*\)/g))
    if ([ASKED, SELLERS_OWN_NOTE].some((pattern) => pattern.test(foldText(inside.slice(1, -1)))))
      notes.push({ start: line.start + index, end: line.start + index + inside.length });
  for (const sentence of sentencesIn(text, line)) {
    if (notes.some(({ start, end }) => start <= sentence.start && sentence.end <= end)) continue;
    const folded = foldText(text.slice(sentence.start, sentence.end));
    if (ADDRESSED.test(folded)) return [...notes, { start: sentence.start, end: line.end }];
    if (ASKED.test(folded) || SELLERS_OWN_NOTE.test(folded)) notes.push(sentence);
  }
  return notes.sort((one, other) => one.start - other.start);
}

function sentencesIn(text: string, line: Span): Span[] {
  const stops = [...text.slice(line.start, line.end).matchAll(/[.!;](?=\s)|[()]/g)].map(
    ({ index }) => line.start + index,
  );
  return [...stops, line.end]
    .map((end, index) => trimmed(text, { start: index === 0 ? line.start : (stops[index - 1] ?? 0) + 1, end }))
    .filter(({ start, end }) => end > start);
}

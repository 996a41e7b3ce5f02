import { foldText } from '#domain/text/fold-text.ts';
import { ADDRESSED, ASKED } from '#writer/text/notes-to-writer.ts';
import { type Span, trimmed } from './source-pieces.ts';

/** Notes to the writer in a line: no field may be read from them. */
export function writerNotesIn(text: string, line: Span): Span[] {
  const notes: Span[] = [];
  for (const sentence of sentencesIn(text, line)) {
    const folded = foldText(text.slice(sentence.start, sentence.end));
    if (ADDRESSED.test(folded)) return [...notes, { start: sentence.start, end: line.end }];
    if (ASKED.test(folded)) notes.push(sentence);
  }
  return notes;
}

function sentencesIn(text: string, line: Span): Span[] {
  const stops = [...text.slice(line.start, line.end).matchAll(/[.!?;](?=\s)|[()]/g)].map(
    (stop) => line.start + stop.index,
  );
  return [...stops, line.end]
    .map((end, index) => trimmed(text, { start: index === 0 ? line.start : (stops[index - 1] ?? 0) + 1, end }))
    .filter(({ start, end }) => end > start);
}

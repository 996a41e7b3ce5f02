import type { RiskNote, Sentence, Writer } from '#contract/robot-parts.ts';
import type { Fact } from '#domain/robots/facts.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSoFar } from '#domain/robots/written-parts.ts';

/** What was written, field by field, with what is known about it. */
export type Sheet = {
  texts: WrittenSoFar;
  writer: Writer;
  facts: readonly Fact[];
  warnings: readonly Warning[];
  notes: readonly RiskNote[];
  sentences: readonly Sentence[];
  /** Of a translation: how much of the source is in Japanese, 0 to 1. */
  translatedShare?: number | undefined;
  /** False where the server could not keep it among the person's texts. */
  isKept?: boolean | undefined;
  /** It ended before its end: stopped, or cut off for that reason. */
  ending?: { reason: string | undefined } | undefined;
};

/** An item of a field; texts that are no list have one, 0. */
export type Place = { field: string; index: number };
/** Letters from `start` up to `end` of an item. */
export type Span = { start: number; end: number };

export const textAt = ({ texts }: Pick<Sheet, 'texts'>, { field, index }: Place): string => texts[field]?.[index] ?? '';

export const isAt = (place: Place, each: { field: string; index?: number | undefined }): boolean =>
  each.field === place.field && (each.index ?? 0) === place.index;

/** Writes other words at a place. What was known of the old words no longer holds for the new ones. */
export function rewrite(sheet: Sheet, place: Place, span: Span, words: string, meaning: string | null = null): Sheet {
  const old = textAt(sheet, place);
  const text = `${old.slice(0, span.start)}${words}${old.slice(span.end)}`;
  const items = [...(sheet.texts[place.field] ?? [])];
  items[place.index] = text;
  return {
    ...sheet,
    texts: { ...sheet.texts, [place.field]: items },
    sentences: replaceSentences(sheet, place, span, words, meaning),
    warnings: sheet.warnings.filter((warning) => !isAt(place, warning) || text.includes(warning.excerpt)),
  };
}

/** The sentences inside the span become one, with the words that now stand there. */
function replaceSentences(sheet: Sheet, place: Place, span: Span, words: string, meaning: string | null): Sentence[] {
  const located = locate(
    textAt(sheet, place),
    sheet.sentences.filter((sentence) => isAt(place, sentence)),
  );
  const touched = new Set(
    located.filter(({ start, end }) => start < span.end && end > span.start).map((each) => each.sentence),
  );
  const first = located.find(({ sentence }) => touched.has(sentence));
  if (!first) return [...sheet.sentences];
  const text = `${textAt(sheet, place).slice(first.start, Math.max(first.start, span.start))}${words}${restOf(located, touched, sheet, place, span)}`;
  const fresh: Sentence = { ...first.sentence, text: text.trim(), meaning };
  return sheet.sentences.flatMap((sentence) => {
    if (sentence === first.sentence) return fresh.text ? [fresh] : [];
    return touched.has(sentence) ? [] : [sentence];
  });
}

function restOf(
  located: readonly Located[],
  touched: ReadonlySet<Sentence>,
  sheet: Sheet,
  place: Place,
  span: Span,
): string {
  const last = located.findLast(({ sentence }) => touched.has(sentence));
  return last && last.end > span.end ? textAt(sheet, place).slice(span.end, last.end) : '';
}

export type Located = Span & { sentence: Sentence };

/** Where sentences stand in their text, in order of appearance; one that is not there is left out. */
export function locate(text: string, sentences: readonly Sentence[]): Located[] {
  let from = 0;
  return sentences.flatMap((sentence) => {
    const start = text.indexOf(sentence.text, from);
    if (start < 0 || sentence.text === '') return [];
    from = start + sentence.text.length;
    return [{ sentence, start, end: from }];
  });
}

const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * The lines of a text, so that each word of it stands in one of them: its sentences, and between them what no sentence
 * covers. Before there are sentences, each line of the text, with the same line of the source.
 */
export function linesOf(sheet: Sheet, place: Place, source = ''): Located[] {
  const text = textAt(sheet, place);
  const located = locate(
    text,
    sheet.sentences.filter((sentence) => isAt(place, sentence)),
  );
  const sourceLines = source.split('\n');
  const isParallel = located.length === 0 && sourceLines.length >= text.split('\n').length;
  const lines: Located[] = [];
  const addGap = (start: number, end: number) => {
    let at = start;
    text
      .slice(start, end)
      .split('\n')
      .forEach((line, number) => {
        const words = line.trim();
        const lead = line.length - line.trimStart().length;
        if (HAS_WORDS.test(words.replaceAll(/<[^<>]*>/g, ''))) {
          const origin = isParallel ? (sourceLines[number]?.trim() ?? null) : null;
          const sentence = { ...place, source: origin, text: words, meaning: null };
          lines.push({ sentence, start: at + lead, end: at + lead + words.length });
        }
        at += line.length + 1;
      });
  };
  let from = 0;
  for (const each of located) {
    addGap(from, each.start);
    lines.push(each);
    from = each.end;
  }
  addGap(from, text.length);
  return lines;
}

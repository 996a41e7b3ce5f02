import type { Reply } from '#contract/base/endpoint.ts';
import type { SheetRow } from '#contract/products/sheet.ts';
import type { checkAnswer } from '#contract/robots/own-assistant.ts';
import type { Sentence, Writer } from '#contract/robots/shared-fields.ts';
import type { SavedOutput } from '#contract/robots/texts.ts';
import { textsOfReply } from '#domain/robots/robot-reply-texts.ts';
import type { Warning } from '#domain/robots/warnings.ts';

/** A text as it is saved, with what is known of it only on its screen. */
export type Result = SavedOutput & {
  writer: Writer;
  facts: SheetRow[];
  /** The rows were read from the text and nobody has accepted them yet. */
  isSuggested?: boolean | undefined;
  warnings: Warning[];
  /** False if the server could not save it to the person's texts. */
  isKept?: boolean | undefined;
  /** Why it ended early, if the person did not stop it. */
  endReason?: string | undefined;
};

export type RobotReply = Reply<typeof checkAnswer>;

export function resultOf(reply: RobotReply): Result {
  const { writer, facts, suggested, warnings, notes, sentences, toConfirm, kept } = reply;
  return {
    texts: textsOfReply(reply),
    ...{ writer, facts, isSuggested: suggested, warnings, notes, sentences, toConfirm, isKept: kept },
    ...('translated_share' in reply && { translatedShare: reply.translated_share }),
  };
}

/** Stored for what the person considers right; it no longer matches when the sentence changes. */
export type SettledEntry = NonNullable<SavedOutput['settled']>[number];

export const settledKey = ({ code, sentence }: SettledEntry): string => `${code}|${sentence}`;

/** An item of a field; a field that is not a list has only index 0. */
export type Place = { field: string; index: number };
/** Characters of an item from `start` up to, not including, `end`. */
export type Span = { start: number; end: number };

export const textAt = ({ texts }: Pick<Result, 'texts'>, { field, index }: Place): string =>
  texts[field]?.[index] ?? '';

export const isAt = (place: Place, each: { field: string; index?: number | undefined }): boolean =>
  each.field === place.field && (each.index ?? 0) === place.index;

export const sentencesAt = (result: Result, place: Place): Sentence[] =>
  result.sentences.filter((sentence) => isAt(place, sentence));

export function rewrite(
  result: Result,
  place: Place,
  span: Span,
  words: string,
  meaning: string | null = null,
): Result {
  const old = textAt(result, place);
  const text = `${old.slice(0, span.start)}${words}${old.slice(span.end)}`;
  const touched = locate(old, sentencesAt(result, place)).filter(
    ({ start, end }) => start < span.end && end > span.start,
  );
  const lead = old.slice(touched[0]?.start, span.start);
  const tail = old.slice(span.end, touched.at(-1)?.end);
  const sentences = result.sentences.flatMap((sentence) => {
    const at = touched.findIndex((each) => each.sentence === sentence);
    if (at < 0) return [sentence];
    // The first of them becomes the new one.
    const written = at === 0 ? `${lead}${words}${tail}`.trim() : '';
    return written ? [{ ...sentence, text: written, meaning }] : [];
  });
  const isThere = (sentence: string) => sentences.some((each) => isAt(place, each) && each.text === sentence);
  const wasThere = (sentence: string) => sentencesAt(result, place).some((each) => each.text === sentence);
  /** Keeps a warning whose excerpt is still in the text, with the sentence that now contains it. */
  const keep = (warning: Warning): Warning[] => {
    const { excerpt, sentence } = warning;
    if (!isAt(place, warning)) return [warning];
    if (!sentence || !wasThere(sentence) || isThere(sentence)) return text.includes(excerpt) ? [warning] : [];
    const moved = excerpt && sentences.find((each) => isAt(place, each) && each.text.includes(excerpt));
    return moved ? [{ ...warning, sentence: moved.text }] : [];
  };
  return { ...withText(result, place, text), sentences, warnings: result.warnings.flatMap(keep) };
}

function withText(result: Result, { field, index }: Place, text: string): Result {
  const items = [...(result.texts[field] ?? [])];
  items[index] = text;
  return { ...result, texts: { ...result.texts, [field]: items } };
}

export const isWaiting = ({ source, text }: Sentence): boolean => source !== null && text === '';

export const waitingAt = (result: Result, place: Place): Sentence[] => sentencesAt(result, place).filter(isWaiting);

/**
 * Inserts the Japanese of a waiting sentence after the previous sentence, with the same line breaks as in the source.
 */
export function fillWaiting(result: Result, sentence: Sentence, words: string, source: string): Result {
  const text = textAt(result, sentence);
  const at = result.sentences.indexOf(sentence);
  if (at < 0) return result;
  const located = locate(text, sentencesAt(result, sentence));
  const before = located.findLast((each) => result.sentences.indexOf(each.sentence) < at);
  const after = located.find((each) => result.sentences.indexOf(each.sentence) > at);
  const start = before?.end ?? 0;
  const lead = before ? breakBetween(source, before.sentence.source, sentence.source) : '';
  const tail = after && !before ? breakBetween(source, sentence.source, after.sentence.source) : '';
  const sentences = result.sentences.map((each) =>
    each === sentence ? { ...each, text: words, meaning: null } : each,
  );
  const ofSource = sentences.filter((each) => isAt(sentence, each) && each.source !== null);
  return {
    ...withText(result, sentence, `${text.slice(0, start)}${lead}${words}${tail}${text.slice(start)}`),
    sentences,
    translatedShare: ofSource.filter((each) => !isWaiting(each)).length / ofSource.length,
  };
}

/** Line breaks between two sentences in the source; one line break if a sentence is not found in the source. */
function breakBetween(source: string, one: string | null, other: string | null): string {
  const from = one === null ? -1 : source.indexOf(one);
  const to = from < 0 || other === null ? -1 : source.indexOf(other, from + (one?.length ?? 0));
  if (to < 0) return '\n';
  const breaks = source.slice(from + (one?.length ?? 0), to).match(/\n/g)?.length ?? 0;
  return '\n'.repeat(Math.min(breaks, 2));
}

export type Located = Span & { sentence: Sentence };

/** The positions of sentences in their text, in order; a sentence that is not found is left out. */
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
 * Splits a text into lines that cover every word: its sentences, the sentences without Japanese, and the text between
 * them that belongs to no sentence. Without sentences, each line of the text is paired with the same line of the
 * source.
 */
export function linesOf(result: Result, place: Place, source = ''): Located[] {
  const text = textAt(result, place);
  const sentences = sentencesAt(result, place);
  const located = new Map(locate(text, sentences).map((each) => [each.sentence, each]));
  const sourceLines = source.split('\n');
  const isParallel = sentences.length === 0 && sourceLines.length >= text.split('\n').length;
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
  for (const sentence of sentences) {
    const each = located.get(sentence);
    if (each) {
      addGap(from, each.start);
      lines.push(each);
      from = each.end;
    } else if (isWaiting(sentence)) lines.push({ sentence, start: from, end: from });
  }
  addGap(from, text.length);
  return lines;
}

export type WrittenSentence = {
  field: string;
  /** Item where the field is a list; otherwise 0. */
  index: number;
  /** The seller's words that the sentence translates; null for a new sentence. */
  source: string | null;
  text: string;
  /** Portuguese meaning of a Japanese sentence; null if the text is Portuguese or not translated yet. */
  meaning: string | null;
};

/** Reply of a robot that works without a model, with its sentences. */
export type Written<Reply> = Reply & { sentences: WrittenSentence[] };

/** More than any answer of the allowed length has; a text of single letters and full stops is no answer. */
export const MAX_SENTENCES = 1_000;
const MAX_SOURCE_CHARS = 40_000;

/** What a reply carries and a text keeps: many sentences may name the same long source. */
export function limitSentences<Sentence extends WrittenSentence>(sentences: readonly Sentence[]): Sentence[] {
  let chars = 0;
  return sentences.slice(0, MAX_SENTENCES).map((sentence) => {
    chars += sentence.source?.length ?? 0;
    return chars <= MAX_SOURCE_CHARS ? sentence : { ...sentence, source: null };
  });
}

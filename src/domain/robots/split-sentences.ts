/** A sentence and where it stands in its text. */
export type SentenceSpan = { text: string; start: number; end: number };

/** Ends with its own mark; a full stop counts only before a space, so that 1.5 stays whole. */
const SENTENCE = /[^\n。！？]*?(?:[。！？]+[」』）”"]*|[.!?…]+(?=\s|$)|(?=\n)|$)/gu;
const BLOCK = String.raw`(?:\s|</?(?:p|li|ul|ol|dl|dt|dd|div|section|br|hr|h[1-6]|table|thead|tbody|tr|td|th)\b[^<>]*>)+`;
const EDGE = new RegExp(`^${BLOCK}|${BLOCK}$`, 'gi');
const HAS_WORDS = /[\p{L}\p{N}]/u;

/** The sentences of a Japanese or Portuguese text, without the blocks of markup around them. */
export function splitSentences(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  for (const { 0: raw, index } of text.matchAll(SENTENCE)) {
    const sentence = raw.replaceAll(EDGE, '');
    if (!HAS_WORDS.test(sentence.replaceAll(/<[^<>]*>/g, ''))) continue;
    const start = index + raw.indexOf(sentence);
    spans.push({ text: sentence, start, end: start + sentence.length });
  }
  return spans;
}

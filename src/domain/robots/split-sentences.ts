export type SentenceSpan = { text: string; start: number; end: number };

/** A sentence ends at its mark; a full stop counts only before a space, so that 1.5 is not split. */
const END = /[。！？]+[」』）”"]*|(?<![.!?…])[.!?…]+(?=\s|$)|\n|$/gu;
const BLOCK_TAG = String.raw`</?(?:p|li|ul|ol|dl|dt|dd|div|section|br|hr|h[1-6]|table|thead|tbody|tr|td|th)\b[^<>]*>`;
const BLOCKS_BEFORE = new RegExp(`^(?:\\s|${BLOCK_TAG})+`, 'i');
const ONE_BLOCK = new RegExp(`^${BLOCK_TAG}$`, 'i');
const HAS_WORDS = /[\p{L}\p{N}]/u;

/** The sentences of a Japanese or Portuguese text, without the blocks of markup around them. */
export function splitSentences(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(END)) {
    const raw = text.slice(from, index + mark.length);
    const lead = BLOCKS_BEFORE.exec(raw)?.[0].length ?? 0;
    const sentence = withoutBlocksAfter(raw.slice(lead));
    const start = from + lead;
    from = index + mark.length;
    if (!HAS_WORDS.test(sentence.replaceAll(/<[^<>]*>/g, ''))) continue;
    spans.push({ text: sentence, start, end: start + sentence.length });
  }
  return spans;
}

function withoutBlocksAfter(raw: string): string {
  let rest = raw.trimEnd();
  while (rest.endsWith('>')) {
    const tag = rest.slice(rest.lastIndexOf('<'));
    if (!ONE_BLOCK.test(tag)) break;
    rest = rest.slice(0, -tag.length).trimEnd();
  }
  return rest;
}

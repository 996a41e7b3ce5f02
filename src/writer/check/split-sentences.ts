export type Sentence = { text: string; start: number; end: number };

const END = { pt: /[.!?](?=\s|$)|\n/gu, ja: /[。！？!?](?:」|』|）)?|\n/gu };

export function splitSentences(text: string, language: 'pt' | 'ja'): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const push = (end: number) => {
    const words = text.slice(start, end);
    if (/[\p{L}\d]/u.test(words)) {
      const lead = words.length - words.trimStart().length;
      sentences.push({ text: words.trim(), start: start + lead, end: start + words.trimEnd().length });
    }
    start = end;
  };
  for (const match of text.matchAll(END[language])) push(match.index + match[0].length);
  push(text.length);
  return sentences;
}

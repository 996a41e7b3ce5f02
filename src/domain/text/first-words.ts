/** The start of a text, whole sentences if one fits, else whole words. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most + 1);
  const sentence = Math.max(...['。', '！', '？', '. ', '! ', '? '].map((end) => start.lastIndexOf(end)));
  if (sentence > most / 2) return start.slice(0, sentence + 1);
  const word = start.lastIndexOf(' ');
  return start.slice(0, word > 0 ? word : most);
}

/** One thought in both languages: the copy robot writes the first, the ads robot the second, the translator knows both. */
export type Bilingual = { pt: string; ja: string };

/** "Portuguese | Japanese", one thought per line. */
export function bilingualLines(text: string): Bilingual[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [pt = '', ja = ''] = line.split(' | ');
      return { pt: pt.trim(), ja: ja.trim() };
    });
}

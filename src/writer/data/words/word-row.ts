/** A concept with its words in both languages, folded; a final `*` allows any ending of a Latin word. */
export type WordRow = { key: string; pt: readonly string[]; ja: readonly string[] };

/** Lines "key; Portuguese | other words; Japanese | other words". */
export const wordRows = (lines: string): WordRow[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', pt = '', ja = ''] = line.split('; ');
      return { key, pt: pt.split('|').filter(Boolean), ja: ja.split('|').filter(Boolean) };
    });

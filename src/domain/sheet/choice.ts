/** One value of a table, with its verified Japanese. */
export type Choice = {
  key: string;
  pt: string;
  ja: string;
  /** All spellings of suppliers, Portuguese and English; ours first. */
  words: readonly string[];
  /** How "included" is said in Japanese for this choice: "内蔵" or "付属". */
  yes?: string;
};

/** Parses "key; Japanese; Portuguese | other spellings", separated by line breaks or "||"; the fourth cell is `yes`. */
export function choicesFrom(lines: string): Choice[] {
  return lines
    .trim()
    .split(/\n| \|\| /)
    .map((line) => {
      const [key = '', ja = '', spellings = '', yes] = line.split('; ');
      const words = spellings.split(' | ');
      return { key, ja, pt: words[0] ?? '', words, ...(yes === undefined ? {} : { yes }) };
    });
}

/** One value of a table: what a person picks, with its proved Japanese. */
export type Choice = {
  key: string;
  /** As we write it in Portuguese. */
  pt: string;
  ja: string;
  /** Every spelling that suppliers use, Portuguese and English; ours first. */
  words: readonly string[];
  /** Of a choice that comes along or not: how "comes along" is said of it, "内蔵" or "付属". */
  yes?: string;
};

/** "key; Japanese; Portuguese | other spellings", divided by lines or "||"; a fourth cell is `yes`. */
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

export type Sentences = { id: string; hit: readonly string[]; miss: readonly string[] };

/** A name, then sentences that must be noticed, after "+ ", and those that must not, after "- ", with " | " between them. */
export function readSentenceTable(table: string): Sentences[] {
  return table
    .trim()
    .split(/\n(?![+-] )/)
    .map((entry) => {
      const [id = '', ...lines] = entry.split('\n');
      const after = (sign: string) =>
        lines.filter((line) => line.startsWith(sign)).flatMap((line) => line.slice(2).split(' | '));
      return { id, hit: after('+ '), miss: after('- ') };
    });
}

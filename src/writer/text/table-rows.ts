/** The cells of a table that is written as text: one row per line. */
export const tableRows = (lines: string, sign: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(sign));

/** A spreadsheet would run such a cell as a formula; a leading apostrophe makes it text and is not displayed. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\u3164\u115f\u1160\uffa0]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
const NEEDS_QUOTES = /[",\n\r]|^\s|\s$/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type Rows = readonly (readonly (string | number)[])[];

/** Format: RFC 4180. */
export const csvRows = (rows: Rows): string => `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** With the byte order mark by which spreadsheets recognise UTF-8. */
export const toCsv = (rows: Rows): string => `\uFEFF${csvRows(rows)}`;

/** A spreadsheet would run such a cell as a formula; a leading apostrophe makes it text and is not displayed. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\u3164\u115f\u1160\uffa0]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
/** Some spreadsheets part cells at semicolons and know no quotes. Signs first: each run of blanks is read once. */
const INNER_FORMULA = /[=+\-@＝＋－＠﹦﹢﹣﹫](?<=[;\r\n][;"'\s\p{Cc}\p{Cf}\u3164\u115f\u1160\uffa0]*.)/gu;
const NEEDS_QUOTES = /[",;\n\r]|^\s|\s$/;

type Value = string | number;
type Rows = readonly (readonly Value[])[];

function cell(value: Value): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const withoutInnerFormulas = (value: Value): Value =>
  typeof value === 'number' ? value : value.replace(INNER_FORMULA, "'$&");

/** RFC 4180, as a shop reads it: within a cell nothing is changed. */
export const csvRows = (rows: Rows): string => `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** For a spreadsheet. */
export const spreadsheetRows = (rows: Rows): string => csvRows(rows.map((row) => row.map(withoutInnerFormulas)));

/** With the mark by which a spreadsheet knows UTF-8. */
export const toCsv = (rows: Rows): string => `\uFEFF${spreadsheetRows(rows)}`;

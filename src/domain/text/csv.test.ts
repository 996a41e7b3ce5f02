import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csvRows, toCsv } from './csv.ts';

const cells = [
  'simples',
  'vírgula, e mais',
  'aspas "duplas" e ""vazias""',
  'linha 1\nlinha 2',
  'linha 1\r\nlinha 2',
  'emoji 🎌👩🏽‍🚀',
  '日本語、「かぎ括弧」',
  ' espaço nas pontas ',
  '',
];

it('a CSV reader gets back what was written', () => {
  const table = [cells, cells.toReversed()];
  expect(parse(csvRows(table), { bom: true, relax_column_count: false })).toEqual(table);
});

it.each([
  ...['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'].flatMap((sign) =>
    ['', ' ', '\n', '\u3000', '\u200b', '\u0001', '\u3164'].map((lead) => lead + sign),
  ),
  '\t1',
  '\r1',
  '\n1',
])('escapes a cell that begins with %j', (begin) => {
  const [[written] = []] = parse(csvRows([[`${begin}1+1`]]), { bom: true }) as string[][];
  expect(written).toBe(`'${begin}1+1`);
});

it.each([
  ['a;=1+1', "a;'=1+1"],
  ['a;"=1+1', 'a;""\'=1+1'],
  ['a; ＝1+1;@x', "a; '＝1+1;'@x"],
  ['a\r\n-1+1', "a\r\n'-1+1"],
  ['a;b-c', 'a;b-c'],
])('no formula begins within the cell %j either, where semicolons part cells', (value, written) => {
  expect(toCsv([[value]])).toBe(`\uFEFF"${written}"\r\n`);
});

it('a million line breaks are written in time', () => {
  const started = performance.now();
  toCsv([['\n'.repeat(1_000_000)]]);
  expect(performance.now() - started).toBeLessThan(2_000);
});

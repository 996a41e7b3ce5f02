import { expect, it } from 'vitest';
import { readExportFile, sayCounts } from './export-file.ts';

it('counts what a file holds, and says it', () => {
  const file = { format: 'dropar-export', products: [1], texts: [1, 2], tasks: [], lists: [1], shop: 'nenhuma' };
  const read = readExportFile(JSON.stringify(file));
  expect(read).toMatchObject({ hasShop: false, hasLists: true });
  expect(sayCounts(read?.counts ?? {})).toEqual(['1 produto', '2 textos']);
});

it.each(['', 'null', '[]', '"x"', '{"format":"outro"}', 'não é JSON'])('knows that %j is no such file', (text) => {
  expect(readExportFile(text)).toBeUndefined();
});

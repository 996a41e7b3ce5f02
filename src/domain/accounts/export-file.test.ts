import { expect, it } from 'vitest';
import { describeExportCounts, readExportFile } from './export-file.ts';

it('counts the records of an export file and describes the counts', () => {
  const file = { format: 'dropar-export', products: [1], texts: [1, 2], tasks: [], lists: [1], shop: 'nenhuma' };
  const read = readExportFile(JSON.stringify(file));
  expect(read).toMatchObject({ hasShop: false, hasLists: true });
  expect(describeExportCounts(read?.counts ?? {})).toEqual(['1 produto', '2 textos']);
});

it.each(['', 'null', '[]', '"x"', '{"format":"outro"}', 'não é JSON'])('rejects %j', (text) => {
  expect(readExportFile(text)).toBeUndefined();
});

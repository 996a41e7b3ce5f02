import { expect, it } from 'vitest';
import { readLibrarySearch } from './library-search-params.ts';

it.each([
  [{}, {}],
  [{ q: '  frete ' }, { q: 'frete' }],
  [{ q: 980 }, { q: '980' }],
  [{ q: ['x'], category: 'outra' }, {}],
  [{ category: 'shopify' }, { category: 'shopify' }],
  [{ category: 'all', q: '' }, {}],
  [{ q: 'x'.repeat(300) }, { q: 'x'.repeat(100) }],
])('the search parameters %o are read as %o', (raw, expected) => {
  expect(readLibrarySearch(raw)).toEqual(expected);
});

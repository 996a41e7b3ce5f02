import { expect, test } from 'vitest';
import { readCalculatorSearch } from './calculator-search-params.ts';

const id = 'aaaaaaaa-0000-4000-8000-000000000000';

test.each([
  [{}, {}],
  [{ aba: 'rapida' }, {}],
  [{ aba: 'completa' }, { aba: 'completa' }],
  [{ calculo: id }, { aba: 'completa', calculo: id }],
  [
    { aba: 'completa', produto: id },
    { aba: 'completa', produto: id },
  ],
  [{ aba: 'x', calculo: '1', produto: id, other: 1 }, { produto: id }],
  [{ produto: 'x' }, {}],
])('the search parameters %j are read as %j', (search, read) => expect(readCalculatorSearch(search)).toEqual(read));

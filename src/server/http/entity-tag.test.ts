import { expect, test } from 'vitest';
import { matchesTag } from './entity-tag.ts';

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['"ab"', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('%s matches %s: %s', (header, tag, expected) => expect(matchesTag(header, tag)).toBe(expected));

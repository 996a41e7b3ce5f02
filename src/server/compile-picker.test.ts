import { expect, it } from 'vitest';
import { compilePicker } from './compile-picker.ts';

const field = (from: string | number, to: string, convert?: (value: unknown) => unknown) => ({ from, to, convert });

it('picks fields of an object, and nothing else', () => {
  const pick = compilePicker([field('id', 'id'), field('a "quoted" name', 'name')]);
  expect(pick({ id: 1, 'a "quoted" name': 'Marina', secret: 'x' })).toEqual({ id: 1, name: 'Marina' });
});

it('picks cells of a row, each converted by its own rule', () => {
  const pick = compilePicker([field(0, 'id'), field(2, 'size', (value) => Number(value)), field(1, 'note', String)]);
  expect(pick(['a', null, '3'])).toEqual({ id: 'a', size: 3, note: 'null' });
});

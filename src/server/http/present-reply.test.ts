import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createPresenter } from './present-reply.ts';

const task = z.object({ id: z.string(), note: z.optional(z.nullable(z.string())) });

describe('reply presenter', () => {
  it.each([
    ['an object', task, { id: 'a', passwordHash: 'x' }, { id: 'a' }],
    ['a list', z.array(task), [{ id: 'a', secret: 1 }], [{ id: 'a' }]],
    ['an object in an object', z.object({ task }), { task: { id: 'a', secret: 1 }, secret: 1 }, { task: { id: 'a' } }],
    ['what may be missing', z.object({ task: z.optional(task) }), { secret: 1 }, {}],
    ['what may be null', z.nullable(task), { id: 'a', secret: 1 }, { id: 'a' }],
    ['a choice', z.union([task, z.object({ name: z.string() })]), { name: 'b', secret: 1 }, { name: 'b' }],
  ])('keeps only fields of the schema: %s', (_name, schema, value, expected) => {
    expect(createPresenter(schema)(value)).toEqual(expected);
  });

  it('passes values through when the schema has nothing to omit', () => {
    const plain = [
      z.string(),
      z.number(),
      z.boolean(),
      z.enum(['a']),
      z.literal('a'),
      z.unknown(),
      z.record(z.string(), z.unknown()),
      z.tuple([z.string()]),
    ];
    // Not copied: even a value of another type is the same object.
    const value = ['anything'];
    for (const schema of [...plain, ...plain.map((each) => z.optional(each)), z.array(z.string())]) {
      expect(createPresenter(schema)(value)).toBe(value);
    }
  });

  it('omits missing keys', () => {
    expect(JSON.stringify(createPresenter(task)({ id: 'a', note: undefined }))).toBe('{"id":"a"}');
  });

  it('keeps null and false', () => {
    const schema = z.object({ done: z.boolean(), note: z.nullable(z.string()), list: z.nullable(z.array(task)) });
    expect(createPresenter(schema)({ done: false, note: null, list: null })).toEqual({
      done: false,
      note: null,
      list: null,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { changedFields } from './audit.ts';

describe('changedFields', () => {
  it('lists each changed field with its old and new value', () => {
    const before = { title: 'Frete', orderIndex: 1, slug: null, rating: 5 };
    expect(changedFields(before, { title: 'Frete aéreo', orderIndex: 2, slug: null })).toEqual({
      title: { before: 'Frete', after: 'Frete aéreo' },
      orderIndex: { before: 1, after: 2 },
    });
  });

  it('returns null when nothing changed, treating undefined and null as equal', () => {
    expect(changedFields({ title: 'Frete' }, { title: 'Frete', videoUrl: null })).toBeNull();
  });

  it('replaces a long text with its length', () => {
    expect(changedFields({ content: 'a'.repeat(161) }, { content: 'b'.repeat(160) })).toEqual({
      content: { before: '161 caracteres', after: 'b'.repeat(160) },
    });
  });

  it('treats two spellings of one timestamp as equal, and omits objects and arrays', () => {
    const before = { releaseDate: '2026-11-15T10:00:00Z', list: [1] };
    expect(changedFields(before, { releaseDate: '2026-11-15T10:00:00.000Z' })).toBeNull();
    expect(changedFields(before, { releaseDate: '2026-11-15T10:00:01Z' })).not.toBeNull();
    expect(changedFields(before, { list: { secret: 1 } })).toEqual({ list: { before: null, after: null } });
  });
});

import { describe, expect, it } from 'vitest';
import { changedFields } from './audit.ts';

describe('what the trail keeps of a change', () => {
  it('names the fields that differ, with both values', () => {
    const before = { title: 'Frete', orderIndex: 1, slug: null, rating: 5 };
    expect(changedFields(before, { title: 'Frete aéreo', orderIndex: 2, slug: null })).toEqual({
      title: { before: 'Frete', after: 'Frete aéreo' },
      orderIndex: { before: 1, after: 2 },
    });
  });

  it('is null where nothing differs, a missing value and null being the same', () => {
    expect(changedFields({ title: 'Frete' }, { title: 'Frete', videoUrl: null })).toBeNull();
  });

  it('tells a long text by its length', () => {
    expect(changedFields({ content: 'a'.repeat(161) }, { content: 'b'.repeat(160) })).toEqual({
      content: { before: '161 caracteres', after: 'b'.repeat(160) },
    });
  });

  it('knows the same moment in two spellings, and keeps nothing of what is no plain value', () => {
    const before = { releaseDate: '2026-11-15T10:00:00Z', list: [1] };
    expect(changedFields(before, { releaseDate: '2026-11-15T10:00:00.000Z' })).toBeNull();
    expect(changedFields(before, { releaseDate: '2026-11-15T10:00:01Z' })).not.toBeNull();
    expect(changedFields(before, { list: { secret: 1 } })).toEqual({ list: { before: null, after: null } });
  });
});

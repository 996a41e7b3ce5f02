import { describe, expect, it } from 'vitest';
import type { Comment } from '#contract/comments.ts';
import { addComment, arrangeComments, type CommentPages, removeComment, replaceContent } from './comment-pages.ts';

const comment = (id: string, createdAt: string): Comment => ({
  id,
  userId: 'u',
  userName: 'Marina',
  content: `texto ${id}`,
  rating: null,
  parentId: null,
  createdAt,
  abilities: { edit: true, delete: true },
});

const a = comment('a', '2026-01-01T10:00:00Z');
const b = comment('b', '2026-01-01T10:00:00.5Z');
const c = comment('c', '2026-01-02T10:00:00.25Z');
const d = comment('d', '2026-01-02T10:00:00.25Z');

const data = (...pages: Comment[][]): CommentPages => ({
  pages: pages.map((comments) => ({ comments, nextCursor: null })),
  pageParams: pages.map(() => undefined),
});

const ids = (comments: Comment[]) => comments.map(({ id }) => id);

describe('comments over several pages', () => {
  it('are shown by age, equal times by id, in either order', () => {
    const pages = data([c, a], [d, b]).pages;
    expect(ids(arrangeComments(pages, 'oldest-first'))).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(arrangeComments(pages, 'newest-first'))).toEqual(['d', 'c', 'b', 'a']);
  });

  it('show a comment once that was written here and then came with a later page', () => {
    const written = addComment(data([a]), d);
    const pages = [...(written?.pages ?? []), ...data([b, c, d]).pages];
    expect(ids(arrangeComments(pages, 'oldest-first'))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('change and lose only the comment meant', () => {
    const changed = replaceContent(data([a], [b]), 'b', 'novo');
    expect(arrangeComments(changed?.pages ?? [], 'oldest-first').map(({ content }) => content)).toEqual([
      'texto a',
      'novo',
    ]);
    expect(ids(arrangeComments(removeComment(changed, 'a')?.pages ?? [], 'oldest-first'))).toEqual(['b']);
  });

  it('carry their answers, the oldest first, whatever page they came with', () => {
    const answer = (of: Comment): Comment => ({ ...of, parentId: 'a' });
    const [first, second] = arrangeComments(data([a, answer(d), b], [answer(c)]).pages, 'newest-first');
    expect([first?.id, second?.id, ids(second?.answers ?? [])]).toEqual(['b', 'a', ['c', 'd']]);
  });

  it('stay unknown while nothing is loaded', () => {
    expect(addComment(undefined, a)).toBeUndefined();
    expect(removeComment(undefined, 'a')).toBeUndefined();
  });
});

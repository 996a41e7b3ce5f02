import type { InfiniteData } from '@tanstack/react-query';
import type { Comment } from '#contract/comments.ts';
import { groupBy } from '#domain/group-by.ts';
import type { CommentPage, CommentSource } from './comment-source.ts';

export type CommentPages = InfiniteData<CommentPage, string | undefined>;

/** A comment with its answers, oldest first. */
export type Thread = Comment & { answers: Comment[] };

/**
 * All loaded comments in list order. A comment that was just written may be repeated in a later page; it is shown
 * once.
 */
export function arrangeComments(pages: readonly CommentPage[], order: CommentSource['order']): Thread[] {
  const byId = new Map(pages.flatMap((page) => page.comments).map((comment) => [comment.id, comment]));
  const byParent = groupBy([...byId.values()].sort(compareAge), ({ parentId }) => parentId);
  const comments = byParent.get(null) ?? [];
  return (order === 'oldest-first' ? comments : comments.reverse()).map((comment) => ({
    ...comment,
    answers: byParent.get(comment.id) ?? [],
  }));
}

function compareAge(a: Comment, b: Comment): number {
  const difference = Date.parse(a.createdAt) - Date.parse(b.createdAt);
  if (difference !== 0) return difference;
  return a.id < b.id ? -1 : 1;
}

export function addComment(data: CommentPages | undefined, comment: Comment): CommentPages | undefined {
  if (!data) return data;
  const pages = data.pages.map((page, index) =>
    index === data.pages.length - 1 ? { ...page, comments: [...page.comments, comment] } : page,
  );
  return { ...data, pages };
}

export const replaceContent = (
  data: CommentPages | undefined,
  commentId: string,
  content: string,
): CommentPages | undefined =>
  changePages(data, (comments) =>
    comments.map((comment) => (comment.id === commentId ? { ...comment, content } : comment)),
  );

export const removeComment = (data: CommentPages | undefined, commentId: string): CommentPages | undefined =>
  changePages(data, (comments) => comments.filter((comment) => comment.id !== commentId));

function changePages(
  data: CommentPages | undefined,
  change: (comments: Comment[]) => Comment[],
): CommentPages | undefined {
  return data && { ...data, pages: data.pages.map((page) => ({ ...page, comments: change(page.comments) })) };
}

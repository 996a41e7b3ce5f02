import type { Comment } from '#contract/comments.ts';

export type CommentPage = { comments: Comment[]; nextCursor: string | null };

/** The requests and the interface texts for the comments of one lesson or snippet. */
export type CommentSource = {
  queryKey: readonly unknown[];
  order: 'oldest-first' | 'newest-first';
  list: (cursor: string | undefined, signal: AbortSignal) => Promise<CommentPage>;
  add: (content: string, parentId: string | undefined) => Promise<Comment>;
  edit: (commentId: string, content: string) => Promise<Comment>;
  remove: (commentId: string) => Promise<undefined>;
  restore: (commentId: string) => Promise<Comment>;
  texts: {
    added: { title: string; description?: string };
    addFailed: string;
    editFailed: string;
    removeFailed: string;
  };
};

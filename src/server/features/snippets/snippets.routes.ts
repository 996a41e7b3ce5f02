import {
  addSnippetComment,
  deleteSnippetComment,
  editSnippetComment,
  getSnippet,
  getSnippetLibrary,
  getSnippetModule,
  listSnippetComments,
  rateSnippet,
  recordSnippetCopy,
  restoreSnippetComment,
  searchSnippets,
} from '#contract/snippets.ts';
import { readFromReplica } from '#server/db/read-from-replica.ts';
import * as comments from '#server/features/comments/comments.service.ts';
import type { App } from '#server/http/dependencies.ts';
import { route, routeWith } from '#server/http/route.ts';
import * as snippets from './snippets.service.ts';

export function registerSnippetRoutes(app: App): void {
  route(app, getSnippetLibrary, ({ deps, actor, query }) =>
    readFromReplica(deps, (db) => snippets.getSnippetLibrary(db, snippets.planOf(actor), query)),
  );
  route(app, searchSnippets, ({ deps, actor, query }) =>
    readFromReplica(deps, (db) => snippets.searchSnippets(db, snippets.planOf(actor), query)),
  );
  route(app, getSnippetModule, ({ deps, actor, params, query }) =>
    readFromReplica(deps, (db) => snippets.getSnippetModule(db, snippets.planOf(actor), { ...params, ...query })),
  );
  route(app, getSnippet, ({ db, actor, params }) => snippets.getSnippet(db, actor, params.snippetId));
  route(app, recordSnippetCopy, ({ db, actor, params }) => snippets.recordSnippetCopy(db, actor, params.snippetId));
  route(app, rateSnippet, async ({ db, actor, params, body }) => {
    await snippets.getUnlockedSnippet(db, actor, params.snippetId);
    return comments.rate(db, actor, 'snippet', { itemId: params.snippetId, ...body });
  });
  route(app, listSnippetComments, async ({ db, actor, params, query }) => {
    await snippets.getUnlockedSnippet(db, actor, params.snippetId);
    return comments.listComments(db, actor, 'snippet', { itemId: params.snippetId, cursor: query.cursor });
  });
  routeWith(app, addSnippetComment, { limit: comments.COMMENT_LIMIT }, async ({ db, deps, actor, params, body }) => {
    await snippets.getUnlockedSnippet(db, actor, params.snippetId);
    return comments.addComment(db, actor, 'snippet', { itemId: params.snippetId, ...body, now: deps.now() });
  });
  routeWith(app, editSnippetComment, { limit: comments.EDIT_LIMIT }, ({ db, deps, actor, params, body }) =>
    comments.editComment(db, actor, 'snippet', { ...params, ...body, now: deps.now() }),
  );
  route(app, deleteSnippetComment, ({ db, actor, params }) =>
    comments.deleteComment(db, actor, 'snippet', params.commentId),
  );
  route(app, restoreSnippetComment, ({ db, actor, deps, params }) =>
    comments.restoreComment(db, actor, 'snippet', params.commentId, deps.now()),
  );
}

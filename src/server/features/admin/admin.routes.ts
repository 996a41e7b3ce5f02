import { getAdminStats, listModeratedLessonComments, listModeratedSnippetComments } from '#contract/admin/admin.ts';
import {
  createAcademyModule,
  createLesson,
  deleteAcademyModule,
  deleteLesson,
  listAdminLessons,
  listAdminModules,
  reorderLessons,
  updateAcademyModule,
  updateLesson,
} from '#contract/admin/admin-academy.ts';
import {
  createSnippet,
  createSnippetModule,
  deleteSnippet,
  deleteSnippetModule,
  listAdminSnippetModules,
  listAdminSnippets,
  updateSnippet,
  updateSnippetModule,
} from '#contract/admin/admin-snippets.ts';
import type { App } from '#server/http/app-env.ts';
import { route } from '#server/http/route.ts';
import * as academy from './admin-academy.service.ts';
import * as library from './admin-snippets.service.ts';
import * as moderation from './moderation.repository.ts';

export function registerAdminRoutes(app: App): void {
  route(app, getAdminStats, async ({ db }) => {
    const [users, contents] = await Promise.all([moderation.countUsers(db), moderation.countContents(db)]);
    return { ...users, contents };
  });
  route(app, listModeratedLessonComments, ({ db, query }) => moderation.listCommentPage(db, 'lesson', query));
  route(app, listModeratedSnippetComments, ({ db, query }) => moderation.listCommentPage(db, 'snippet', query));

  route(app, listAdminModules, ({ db, query }) => academy.listModules(db, query));
  route(app, createAcademyModule, ({ db, actor, body }) => academy.modules.create(db, actor, body));
  route(app, updateAcademyModule, ({ db, actor, params, body }) => academy.modules.update(db, actor, params.id, body));
  route(app, deleteAcademyModule, ({ db, actor, params }) => academy.modules.remove(db, actor, params.id));
  route(app, reorderLessons, ({ db, actor, params, body }) =>
    academy.reorderLessons(db, actor, { moduleId: params.id, ...body }),
  );
  route(app, listAdminLessons, ({ db, query }) => academy.listLessons(db, query));
  route(app, createLesson, ({ db, actor, body }) => academy.lessons.create(db, actor, body));
  route(app, updateLesson, ({ db, actor, params, body }) => academy.lessons.update(db, actor, params.id, body));
  route(app, deleteLesson, ({ db, actor, params }) => academy.lessons.remove(db, actor, params.id));

  route(app, listAdminSnippetModules, ({ db, query }) => library.listSnippetModules(db, query));
  route(app, createSnippetModule, ({ db, actor, body }) => library.modules.create(db, actor, body));
  route(app, updateSnippetModule, ({ db, actor, params, body }) => library.modules.update(db, actor, params.id, body));
  route(app, deleteSnippetModule, ({ db, actor, params }) => library.modules.remove(db, actor, params.id));
  route(app, listAdminSnippets, ({ db, query }) => library.listSnippets(db, query));
  route(app, createSnippet, ({ db, actor, body }) => library.snippets.create(db, actor, body));
  route(app, updateSnippet, ({ db, actor, params, body }) => library.snippets.update(db, actor, params.id, body));
  route(app, deleteSnippet, ({ db, actor, params }) => library.snippets.remove(db, actor, params.id));
}

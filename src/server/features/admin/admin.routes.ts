import { getAdminStats, listModeratedLessonComments, listModeratedSnippetComments } from '#contract/admin.ts';
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
} from '#contract/admin-academy.ts';
import {
  createSnippet,
  createSnippetModule,
  deleteSnippet,
  deleteSnippetModule,
  listAdminSnippetModules,
  listAdminSnippets,
  updateSnippet,
  updateSnippetModule,
} from '#contract/admin-snippets.ts';
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
  route(app, createAcademyModule, ({ db, body }) => academy.modules.create(db, body));
  route(app, updateAcademyModule, ({ db, params, body }) => academy.modules.update(db, params.id, body));
  route(app, deleteAcademyModule, ({ db, params }) => academy.modules.remove(db, params.id));
  route(app, reorderLessons, ({ db, params, body }) => academy.reorderLessons(db, params.id, body.lessonIds));
  route(app, listAdminLessons, ({ db, query }) => academy.listLessons(db, query));
  route(app, createLesson, ({ db, body }) => academy.lessons.create(db, body));
  route(app, updateLesson, ({ db, params, body }) => academy.lessons.update(db, params.id, body));
  route(app, deleteLesson, ({ db, params }) => academy.lessons.remove(db, params.id));

  route(app, listAdminSnippetModules, ({ db, query }) => library.listSnippetModules(db, query));
  route(app, createSnippetModule, ({ db, body }) => library.modules.create(db, body));
  route(app, updateSnippetModule, ({ db, params, body }) => library.modules.update(db, params.id, body));
  route(app, deleteSnippetModule, ({ db, params }) => library.modules.remove(db, params.id));
  route(app, listAdminSnippets, ({ db, query }) => library.listSnippets(db, query));
  route(app, createSnippet, ({ db, body }) => library.snippets.create(db, body));
  route(app, updateSnippet, ({ db, params, body }) => library.snippets.update(db, params.id, body));
  route(app, deleteSnippet, ({ db, params }) => library.snippets.remove(db, params.id));
}

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
import * as snippets from './admin-snippets.service.ts';
import * as moderation from './moderation.repository.ts';

export function registerAdminRoutes(app: App): void {
  route(app, getAdminStats, async ({ db }) => {
    const [users, contents] = await Promise.all([moderation.countUsers(db), moderation.countContents(db)]);
    return { ...users, contents };
  });
  route(app, listModeratedLessonComments, ({ db, query }) => moderation.listCommentPage(db, 'lesson', query));
  route(app, listModeratedSnippetComments, ({ db, query }) => moderation.listCommentPage(db, 'snippet', query));

  route(app, listAdminModules, ({ db, query }) => academy.listModules(db, query));
  route(app, createAcademyModule, ({ db, body }) => academy.createAcademyModule(db, body));
  route(app, updateAcademyModule, ({ db, params, body }) => academy.updateAcademyModule(db, params.id, body));
  route(app, deleteAcademyModule, ({ db, params }) => academy.deleteAcademyModule(db, params.id));
  route(app, reorderLessons, ({ db, params, body }) => academy.reorderLessons(db, params.id, body.lessonIds));
  route(app, listAdminLessons, ({ db, query }) => academy.listLessons(db, query));
  route(app, createLesson, ({ db, body }) => academy.createLesson(db, body));
  route(app, updateLesson, ({ db, params, body }) => academy.updateLesson(db, params.id, body));
  route(app, deleteLesson, ({ db, params }) => academy.deleteLesson(db, params.id));

  route(app, listAdminSnippetModules, ({ db, query }) => snippets.listSnippetModules(db, query));
  route(app, createSnippetModule, ({ db, body }) => snippets.createSnippetModule(db, body));
  route(app, updateSnippetModule, ({ db, params, body }) => snippets.updateSnippetModule(db, params.id, body));
  route(app, deleteSnippetModule, ({ db, params }) => snippets.deleteSnippetModule(db, params.id));
  route(app, listAdminSnippets, ({ db, query }) => snippets.listSnippets(db, query));
  route(app, createSnippet, ({ db, body }) => snippets.createSnippet(db, body));
  route(app, updateSnippet, ({ db, params, body }) => snippets.updateSnippet(db, params.id, body));
  route(app, deleteSnippet, ({ db, params }) => snippets.deleteSnippet(db, params.id));
}

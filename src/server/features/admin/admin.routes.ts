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
import { listModeratedLessonComments, listModeratedSnippetComments } from '#contract/admin/admin-moderation.ts';
import { getAdminHealth, getAdminStats, getAdminTrends } from '#contract/admin/admin-overview.ts';
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
import {
  changeUserPlan,
  endUserSessions,
  listAdminActions,
  listUsers,
  removeUserFactors,
} from '#contract/admin/admin-users.ts';
import * as audit from '#server/features/audit/audit.service.ts';
import type { App } from '#server/http/dependencies.ts';
import { route } from '#server/http/route.ts';
import * as lists from './admin-content.repository.ts';
import * as content from './admin-content.service.ts';
import * as overview from './admin-overview.service.ts';
import * as users from './admin-users.service.ts';
import * as moderation from './moderation.repository.ts';

export function registerAdminRoutes(app: App): void {
  route(app, getAdminStats, ({ db }) => overview.getAdminStats(db));
  route(app, listModeratedLessonComments, ({ db, query }) => moderation.listModeratedComments(db, 'lesson', query));
  route(app, listModeratedSnippetComments, ({ db, query }) => moderation.listModeratedComments(db, 'snippet', query));

  route(app, listAdminModules, ({ db, query }) => lists.listAdminModules(db, query));
  route(app, createAcademyModule, ({ db, actor, body }) => content.modules.save(db, actor, undefined, body));
  route(app, updateAcademyModule, async ({ db, actor, params, body }) => {
    await content.modules.save(db, actor, params.id, body);
  });
  route(app, deleteAcademyModule, ({ db, actor, params }) => content.modules.delete(db, actor, params.id));
  route(app, reorderLessons, ({ db, actor, params, body }) =>
    content.reorderLessons(db, actor, { moduleId: params.id, ...body }),
  );
  route(app, listAdminLessons, ({ db, query }) => lists.listAdminLessons(db, query));
  route(app, createLesson, ({ db, actor, body }) => content.lessons.save(db, actor, undefined, body));
  route(app, updateLesson, ({ db, actor, params, body }) => content.lessons.save(db, actor, params.id, body));
  route(app, deleteLesson, ({ db, actor, params }) => content.lessons.delete(db, actor, params.id));

  route(app, listAdminSnippetModules, ({ db, query }) => lists.listAdminSnippetModules(db, query));
  route(app, createSnippetModule, ({ db, actor, body }) => content.snippetModules.save(db, actor, undefined, body));
  route(app, updateSnippetModule, async ({ db, actor, params, body }) => {
    await content.snippetModules.save(db, actor, params.id, body);
  });
  route(app, deleteSnippetModule, ({ db, actor, params }) => content.snippetModules.delete(db, actor, params.id));
  route(app, listAdminSnippets, ({ db, query }) => lists.listAdminSnippets(db, query));
  route(app, createSnippet, ({ db, actor, body }) => content.snippets.save(db, actor, undefined, body));
  route(app, updateSnippet, ({ db, actor, params, body }) => content.snippets.save(db, actor, params.id, body));
  route(app, deleteSnippet, ({ db, actor, params }) => content.snippets.delete(db, actor, params.id));
}

export function registerAdminUserRoutes(app: App): void {
  route(app, listUsers, ({ db, deps, query }) => users.listUsers(db, query, deps.now()));
  route(app, changeUserPlan, ({ db, deps, actor, params, body }) =>
    users.changeUserPlan(db, actor, { userId: params.id, ...body, now: deps.now() }),
  );
  route(app, endUserSessions, ({ db, deps, actor, params, body, ip }) =>
    users.endUserSessions(db, actor, { userId: params.id, ...body, ip, now: deps.now() }),
  );
  route(app, removeUserFactors, ({ deps, actor, params, body, ip }) =>
    users.removeUserFactors(deps, actor, { userId: params.id, ...body, ip, now: deps.now() }),
  );
  route(app, getAdminTrends, ({ db, deps, query }) => overview.getAdminTrends(db, Number(query.days), deps.now()));
  route(app, getAdminHealth, ({ db, deps }) => overview.getAdminHealth(db, deps.now()));
  route(app, listAdminActions, ({ db, query }) => audit.listAdminActions(db, query));
}

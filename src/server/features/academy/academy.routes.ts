import {
  addLessonComment,
  completeLesson,
  deleteLessonComment,
  editLessonComment,
  getAcademyModule,
  getLesson,
  listAcademyModules,
  listLessonComments,
  rateLesson,
  restoreLessonComment,
} from '#contract/academy.ts';
import * as comments from '#server/features/comments/comments.service.ts';
import type { App } from '#server/http/dependencies.ts';
import { route, routeWith } from '#server/http/route.ts';
import * as academy from './academy.service.ts';

export function registerAcademyRoutes(app: App): void {
  route(app, listAcademyModules, async ({ db, actor, deps }) => ({
    modules: await academy.listAcademyModules(db, actor, deps.now()),
  }));
  route(app, getAcademyModule, ({ db, actor, deps, params }) =>
    academy.getAcademyModule(db, actor, params.moduleId, deps.now()),
  );
  route(app, getLesson, ({ db, actor, deps, params }) => academy.getLesson(db, actor, params, deps.now()));
  route(app, completeLesson, ({ db, actor, deps, params, body }) =>
    academy.completeLesson(db, actor, { ...params, ...body }, deps.now()),
  );
  route(app, rateLesson, async ({ db, actor, deps, params, body }) => {
    await academy.requireUnlockedLesson(db, actor, params.lessonId, deps.now());
    const { rating, ...figures } = await comments.rate(db, actor, 'lesson', { itemId: params.lessonId, ...body });
    return { ...figures, averageRating: rating };
  });
  route(app, listLessonComments, async ({ db, actor, deps, params, query }) => {
    await academy.requireUnlockedLesson(db, actor, params.lessonId, deps.now());
    return comments.listComments(db, actor, 'lesson', { itemId: params.lessonId, cursor: query.cursor });
  });
  routeWith(app, addLessonComment, { limit: comments.COMMENT_LIMIT }, async ({ db, actor, deps, params, body }) => {
    await academy.requireUnlockedLesson(db, actor, params.lessonId, deps.now());
    return comments.addComment(db, actor, 'lesson', { itemId: params.lessonId, ...body, now: deps.now() });
  });
  routeWith(app, editLessonComment, { limit: comments.EDIT_LIMIT }, ({ db, deps, actor, params, body }) =>
    comments.editComment(db, actor, 'lesson', { ...params, ...body, now: deps.now() }),
  );
  route(app, deleteLessonComment, ({ db, actor, params }) =>
    comments.deleteComment(db, actor, 'lesson', params.commentId),
  );
  route(app, restoreLessonComment, ({ db, actor, deps, params }) =>
    comments.restoreComment(db, actor, 'lesson', params.commentId, deps.now()),
  );
}

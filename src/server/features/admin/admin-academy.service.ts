import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import * as repository from './admin-academy.repository.ts';
import { contentWrites, moduleWrites } from './content-writes.ts';
import { recordContentAction } from './record-content-action.ts';

export const { listLessons, listModules } = repository;

export const modules = moduleWrites<repository.ModuleValues>({
  subject: 'academy-module',
  lock: repository.lockModule,
  insert: repository.insertModule,
  update: repository.updateModule,
  remove: repository.deleteModule,
});

export const lessons = contentWrites<repository.LessonValues>({
  subject: 'lesson',
  lock: repository.lockLesson,
  insert: repository.insertLesson,
  update: repository.updateLesson,
  remove: repository.deleteLesson,
  moduleExists: repository.moduleExists,
  missingText: 'Aula não encontrada',
  settle: (lesson) => ({ ...lesson, releaseDate: lesson.status === 'posted' ? null : lesson.releaseDate }),
});

/** The list must have exactly the module's lessons: one added meanwhile would be left without a position. */
export async function reorderLessons(
  db: Db,
  actor: Actor,
  { moduleId, lessonIds }: { moduleId: string; lessonIds: string[] },
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const current = new Set(await repository.listLessonIds(tx, moduleId));
    const given = new Set(lessonIds);
    if (given.size !== lessonIds.length || given.size !== current.size || lessonIds.some((id) => !current.has(id))) {
      throw new AppError('conflict', 'As aulas deste módulo mudaram. Recarregue e tente novamente.');
    }
    if (lessonIds.length === 0) return;
    await repository.writeLessonOrder(tx, lessonIds);
    const before = await repository.lockModule(tx, moduleId);
    await recordContentAction(tx, actor, {
      action: 'reordered',
      subject: 'academy-module',
      id: moduleId,
      ...(before && { before }),
    });
  });
}

import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { academyLessons, academyModules } from '#server/db/schema/academy.ts';
import * as tables from '#server/db/schema/snippets.ts';
import { listLessonIds, writeLessonOrder } from './admin-content.repository.ts';
import { lockRow } from './content-rows.repository.ts';
import { contentWrites, moduleWrites, recordContentAction } from './content-writes.ts';

export const modules = moduleWrites('academy-module', academyModules);

export const lessons = contentWrites({
  subject: 'lesson',
  table: academyLessons,
  modules: academyModules,
  missingText: 'Aula não encontrada',
  settle: (lesson) => ({ ...lesson, releaseDate: lesson.status === 'posted' ? null : lesson.releaseDate }),
});

export const snippetModules = moduleWrites('snippet-module', tables.snippetModules);

export const snippets = contentWrites({
  subject: 'snippet',
  table: tables.snippets,
  modules: tables.snippetModules,
  missingText: 'Snippet não encontrado',
});

/** The list must have exactly the module's lessons: one added meanwhile would be left without a position. */
export async function reorderLessons(
  db: Db,
  actor: Actor,
  { moduleId, lessonIds }: { moduleId: string; lessonIds: string[] },
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const current = new Set(await listLessonIds(tx, moduleId));
    const given = new Set(lessonIds);
    if (given.size !== lessonIds.length || given.size !== current.size || lessonIds.some((id) => !current.has(id))) {
      throw new AppError('conflict', 'As aulas deste módulo mudaram. Recarregue e tente novamente.');
    }
    if (lessonIds.length === 0) return;
    await writeLessonOrder(tx, lessonIds);
    const before = await lockRow(tx, academyModules, moduleId);
    await recordContentAction(tx, actor, {
      action: 'reordered',
      subject: 'academy-module',
      id: moduleId,
      ...(before && { before }),
    });
  });
}

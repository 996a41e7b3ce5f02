import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import * as repository from './admin-academy.repository.ts';
import { saveWithSlug } from './save-with-slug.ts';

export const { listLessons, listModules } = repository;

type LessonDraft = repository.LessonValues & { slug: string | null };

const moduleMissing = () => new AppError('not_found', 'Módulo não encontrado');
const lessonMissing = () => new AppError('not_found', 'Aula não encontrada');

export async function createAcademyModule(db: Db, draft: repository.ModuleValues) {
  const row = await repository.insertModule(db, draft);
  if (!row) throw moduleMissing();
  return row;
}

export async function updateAcademyModule(db: Db, id: string, draft: repository.ModuleValues): Promise<undefined> {
  if (!(await repository.updateModule(db, id, draft))) throw moduleMissing();
}

export async function deleteAcademyModule(db: Db, id: string): Promise<undefined> {
  if (!(await repository.deleteModule(db, id))) throw moduleMissing();
}

export async function createLesson(db: Db, draft: LessonDraft) {
  const values = await checkLesson(db, draft);
  return saveWithSlug(draft, (slug) => repository.insertLesson(db, values, slug));
}

export async function updateLesson(db: Db, id: string, draft: LessonDraft) {
  const values = await checkLesson(db, draft);
  if (!(await repository.lessonExists(db, id))) throw lessonMissing();
  return saveWithSlug(draft, (slug) => repository.updateLesson(db, id, values, slug));
}

export async function deleteLesson(db: Db, id: string): Promise<undefined> {
  if (!(await repository.deleteLesson(db, id))) throw lessonMissing();
}

/** The list must name exactly the module's lessons, so that a lesson added meanwhile is not left without a place. */
export async function reorderLessons(db: Db, moduleId: string, lessonIds: string[]): Promise<undefined> {
  await db.transaction(async (tx) => {
    const current = new Set(await repository.listLessonIds(tx, moduleId));
    const given = new Set(lessonIds);
    if (given.size !== lessonIds.length || given.size !== current.size || lessonIds.some((id) => !current.has(id))) {
      throw new AppError('conflict', 'As aulas deste módulo mudaram. Recarregue e tente novamente.');
    }
    if (lessonIds.length > 0) await repository.writeLessonOrder(tx, lessonIds);
  });
}

async function checkLesson(db: Db, { slug: _slug, ...values }: LessonDraft): Promise<repository.LessonValues> {
  if (!(await repository.moduleExists(db, values.moduleId))) {
    throw new AppError('invalid_input', 'Módulo não encontrado', {
      issues: [{ path: 'moduleId', message: 'Escolha o módulo.' }],
    });
  }
  return {
    ...values,
    videoUrl: values.videoUrl || null,
    thumbnailUrl: values.thumbnailUrl || null,
    releaseDate: values.status === 'posted' ? null : values.releaseDate,
  };
}

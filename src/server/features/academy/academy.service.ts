import type { AcademyModule, Lesson, LessonSummary } from '#contract/academy.ts';
import { isReleased, lessonState } from '#domain/academy/lesson-access.ts';
import { parseYouTubeId } from '#domain/academy/youtube.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { groupBy } from '#domain/group-by.ts';
import type { Db } from '#server/db/client.ts';
import * as comments from '#server/features/comments/comments.service.ts';
import * as repository from './academy.repository.ts';

const lessonMissing = () => new AppError('not_found', 'Aula não encontrada');

export async function listAcademyModules(db: Db, actor: Actor, now: Date): Promise<AcademyModule[]> {
  const [modules, lessons] = await Promise.all([repository.listModules(db), repository.listLessons(db, actor.id)]);
  const byModule = groupBy(lessons, (lesson) => lesson.moduleId);
  return modules.map((module) => ({
    ...module,
    lessons: (byModule.get(module.id) ?? []).map((lesson) => summarise(lesson, actor, now)),
  }));
}

export async function getAcademyModule(db: Db, actor: Actor, moduleId: string, now: Date): Promise<AcademyModule> {
  const [module, lessons] = await Promise.all([
    repository.findModule(db, moduleId),
    repository.listLessons(db, actor.id, moduleId),
  ]);
  if (!module) throw new AppError('not_found', 'Módulo não encontrado');
  return { ...module, lessons: lessons.map((lesson) => summarise(lesson, actor, now)) };
}

export async function getLesson(
  db: Db,
  actor: Actor,
  input: { moduleId: string; identifier: string },
  now: Date,
): Promise<Lesson> {
  const lesson = await repository.findLessonInModule(db, input.moduleId, input.identifier);
  if (!lesson) throw lessonMissing();
  const state = lessonState(lesson, actor.userType, now);
  if (state === 'premium') throw premiumLesson();
  const [module, myRating] = await Promise.all([
    getAcademyModule(db, actor, lesson.moduleId, now),
    comments.findMyRating(db, actor, 'lesson', lesson.id),
  ]);
  return {
    id: lesson.id,
    slug: lesson.slug,
    title: lesson.title,
    duration: lesson.duration,
    accessType: lesson.accessType,
    releaseDate: isReleased(lesson, now) ? null : lesson.releaseDate,
    completed: module.lessons.some((summary) => summary.id === lesson.id && summary.completed),
    module,
    material:
      state === 'open'
        ? {
            description: lesson.description,
            content: lesson.content,
            hasVideo: Boolean(lesson.videoUrl),
            videoId: parseYouTubeId(lesson.videoUrl) ?? null,
            averageRating: lesson.ratingCount > 0 ? lesson.rating : null,
            ratingCount: lesson.ratingCount,
            myRating,
          }
        : null,
  };
}

/** Only people who may watch the lesson can comment, rate or complete it. */
export async function requireUnlockedLesson(db: Db, actor: Actor, lessonId: string, now: Date): Promise<void> {
  const lesson = await repository.findLesson(db, lessonId);
  if (!lesson) throw lessonMissing();
  const state = lessonState(lesson, actor.userType, now);
  if (state === 'premium') throw premiumLesson();
  if (state === 'scheduled') throw new AppError('forbidden', 'Esta aula ainda não foi liberada.');
}

export async function findUnlockedLessons(db: Db, actor: Pick<Actor, 'id' | 'userType'>, now: Date): Promise<string[]> {
  const lessons = await repository.listLessons(db, actor.id);
  return lessons.filter((lesson) => lessonState(lesson, actor.userType, now) === 'open').map(({ id }) => id);
}

export async function completeLesson(db: Db, actor: Actor, input: { lessonId: string; completed: boolean }, now: Date) {
  await requireUnlockedLesson(db, actor, input.lessonId, now);
  await repository.setCompletion(db, { userId: actor.id, ...input });
  return { completed: input.completed };
}

export const findLessonTitle = repository.findLessonInModule;

const premiumLesson = () => new AppError('premium_required', 'Esta aula é exclusiva para usuários Premium.');

function summarise(lesson: repository.LessonRow, actor: Actor, now: Date): LessonSummary {
  return {
    ...lesson,
    state: lessonState(lesson, actor.userType, now),
    releaseDate: isReleased(lesson, now) ? null : lesson.releaseDate,
  };
}

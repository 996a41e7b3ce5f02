import type { AcademyModule, LessonSummary } from '#contract/academy.ts';

type OpenLesson = { moduleId: string; lesson: LessonSummary };

/** The lessons to go on with, in order. An administrator may open one to come, but nobody is led there. */
export const openLessons = (modules: readonly Pick<AcademyModule, 'id' | 'lessons'>[]): OpenLesson[] =>
  modules.flatMap(({ id, lessons }) =>
    lessons.flatMap((lesson) => (lesson.state === 'open' && !lesson.releaseDate ? [{ moduleId: id, lesson }] : [])),
  );

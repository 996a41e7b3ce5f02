import type { Lesson } from '#contract/academy.ts';

type Material = NonNullable<Lesson['material']>;

/** Updates the lesson and its entry in the module's list together. */
export function withCompletion(lesson: Lesson, completed: boolean): Lesson {
  const lessons = lesson.module.lessons.map((line) => (line.id === lesson.id ? { ...line, completed } : line));
  return { ...lesson, completed, module: { ...lesson.module, lessons } };
}

export function withRating(
  lesson: Lesson,
  figures: Partial<Pick<Material, 'myRating' | 'averageRating' | 'ratingCount'>>,
): Lesson {
  return lesson.material ? { ...lesson, material: { ...lesson.material, ...figures } } : lesson;
}

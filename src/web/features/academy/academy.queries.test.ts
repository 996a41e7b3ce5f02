import { expect, it } from 'vitest';
import type { Lesson, LessonSummary } from '#contract/academy.ts';
import { withCompletion, withRating } from './academy.queries.ts';

const line = (id: string): LessonSummary => ({
  id,
  slug: id,
  title: id,
  duration: '',
  thumbnailUrl: null,
  accessType: 'free',
  state: 'open',
  releaseDate: null,
  completed: false,
});

const lesson: Lesson = {
  id: 'b',
  slug: 'b',
  title: 'b',
  duration: '',
  accessType: 'free',
  material: {
    description: '',
    content: '',
    hasVideo: false,
    videoId: null,
    averageRating: null,
    ratingCount: 0,
    myRating: null,
  },
  releaseDate: null,
  completed: false,
  module: { id: 'm', title: 'm', description: '', lessons: [line('a'), line('b')] },
};

it('completing a lesson marks only that lesson, on its page and in the list', () => {
  const done = withCompletion(lesson, true);
  expect(done.completed).toBe(true);
  expect(done.module.lessons.map(({ completed }) => completed)).toEqual([false, true]);
  expect(withCompletion(done, false)).toEqual(lesson);
});

it('a rating changes the figures of the lesson, but not of one that is not open', () => {
  expect(withRating(lesson, { myRating: 4 }).material).toMatchObject({ myRating: 4, ratingCount: 0 });
  const closed = { ...lesson, material: null };
  expect(withRating(closed, { myRating: 4 })).toBe(closed);
});

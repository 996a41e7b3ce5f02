import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LessonSummary } from '#contract/academy.ts';
import { LessonMark } from './lesson-link.tsx';

const lesson: LessonSummary = {
  ...{ id: 'aaaaaaaa-0000-4000-8000-000000000000', slug: null, title: 'Preço', duration: '', thumbnailUrl: null },
  ...{ accessType: 'free', state: 'open', releaseDate: null, completed: false },
};

/** The eye's classes and whether it is painted; null: another mark stands there. */
function eyeOf(over: Partial<LessonSummary>, isCurrent = false): string | null {
  const { container } = render(<LessonMark lesson={{ ...lesson, ...over }} isCurrent={isCurrent} />);
  const eye = container.querySelector('.eye');
  return eye && `${eye.className} ${eye.getAttribute('data-on')}`;
}

it.each([
  ['an open lesson is an empty eye', {}, false, 'eye false'],
  ['the lesson where the person is, has its pupil', {}, true, 'eye eye-here true'],
  ['a completed one is painted', { completed: true }, false, 'eye true'],
  ['and stays painted where the person is', { completed: true }, true, 'eye true'],
  ['one to come has its calendar', { releaseDate: '2026-12-01T00:00:00Z', state: 'scheduled' }, false, null],
  ['a locked one has its lock', { state: 'premium' }, false, null],
] as const)('the mark of a lesson: %s', (_name, over, isCurrent, expected) => {
  expect(eyeOf(over, isCurrent)).toBe(expected);
});

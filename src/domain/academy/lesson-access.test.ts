import { expect, test } from 'vitest';
import { lessonState, moduleProgress } from './lesson-access.ts';

const now = new Date('2026-11-15T12:00:00Z');
const posted = { status: 'posted', releaseDate: null } as const;
const future = { status: 'scheduled', releaseDate: '2026-11-15T12:00:01Z' } as const;
const past = { status: 'scheduled', releaseDate: '2026-11-15T12:00:00Z' } as const;

test.each([
  [{ accessType: 'free', ...posted }, 'free', 'open'],
  [{ accessType: 'premium', ...posted }, 'free', 'premium'],
  [{ accessType: 'premium', ...posted }, 'premium', 'open'],
  [{ accessType: 'free', ...future }, 'free', 'scheduled'],
  [{ accessType: 'premium', ...future }, 'premium', 'scheduled'],
  [{ accessType: 'premium', ...future }, 'free', 'scheduled'],
  [{ accessType: 'free', ...past }, 'free', 'open'],
  [{ accessType: 'premium', ...future }, 'admin', 'open'],
] as const)('lesson %o is for %s: %s', (lesson, userType, state) => {
  expect(lessonState(lesson, userType, now)).toBe(state);
});

const lesson = (state: 'open' | 'scheduled' | 'premium', completed = false) => ({ state, completed });

test.each([
  ['no lesson', [], { done: 0, total: 0, percent: 0 }],
  ['one of three', [lesson('open', true), lesson('open'), lesson('open')], { done: 1, total: 3, percent: 33 }],
  ['one to come is not counted', [lesson('open', true), lesson('scheduled')], { done: 1, total: 1, percent: 100 }],
  ['nor one of another plan', [lesson('open', true), lesson('premium')], { done: 1, total: 1, percent: 100 }],
  ['not even if done before', [lesson('open'), lesson('premium', true)], { done: 0, total: 1, percent: 0 }],
])('progress: %s', (_name, lessons, progress) => expect(moduleProgress(lessons)).toEqual(progress));

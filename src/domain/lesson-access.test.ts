import { expect, test } from 'vitest';
import { lessonState, progressPercent } from './lesson-access.ts';

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

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [4, 4, 100],
])('%i of %i lessons is %i percent', (completed, total, percent) =>
  expect(progressPercent(completed, total)).toBe(percent),
);

import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Profile } from '#contract/account/profile.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { CurrentUserContext } from '#web/lib/session/auth-context.ts';
import { useCopyCounter } from './use-copy-counter.ts';

beforeEach(() => localStorage.clear());

/** What the counter says after that person generated so many copies. */
function countAfter(id: string, userType: UserType, generations: number): string | null {
  const person = { id, userType, name: 'Hana', email: 'hana@example.com' } as Profile;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CurrentUserContext value={person}>{children}</CurrentUserContext>
  );
  const { result, unmount } = renderHook(useCopyCounter, { wrapper });
  for (let made = 0; made < generations; made += 1) result.current();
  unmount();
  return localStorage.getItem('copyGenUsed');
}

it('counts the generations of a premium person over visits', () => {
  expect(countAfter('a', 'premium', 1)).toBe('1');
  expect(countAfter('a', 'premium', 2)).toBe('3');
});

it('counts nothing for a free person', () => {
  expect(countAfter('a', 'free', 2)).toBe('0');
});

it('starts at 0 for another person and after a change of plan', () => {
  countAfter('a', 'premium', 2);
  expect(countAfter('b', 'free', 3)).toBe('0');
  expect(countAfter('a', 'premium', 1)).toBe('1');
  expect(countAfter('a', 'admin', 0)).toBe('0');
});

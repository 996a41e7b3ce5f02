import { expect, test } from 'vitest';
import { decideRoute } from './route-access.ts';

test.each([
  [undefined, undefined, 'login'],
  ['free', undefined, 'show'],
  ['premium', undefined, 'show'],
  ['admin', undefined, 'show'],
  [undefined, 'premium', 'login'],
  ['free', 'premium', 'login'],
  ['premium', 'premium', 'show'],
  ['admin', 'premium', 'show'],
  [undefined, 'admin', 'login'],
  ['free', 'admin', 'dashboard'],
  ['premium', 'admin', 'dashboard'],
  ['admin', 'admin', 'show'],
  [undefined, 'admin-only', 'dashboard'],
  ['free', 'admin-only', 'dashboard'],
  ['premium', 'admin-only', 'dashboard'],
  ['admin', 'admin-only', 'show'],
] as const)('user type %s on a page that requires %s: %s', (userType, requirement, decision) => {
  expect(decideRoute(userType, requirement)).toBe(decision);
});

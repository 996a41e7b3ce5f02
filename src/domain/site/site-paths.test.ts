import { expect, test } from 'vitest';
import { findSitePattern, isSitePath } from './site-paths.ts';

test.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/academy', '/academy'],
  ['/academy/modulo-1', '/academy/:moduleId'],
  ['/academy/modulo-1/aula', '/academy/:moduleId/:identifier'],
  ['/r/minha-loja', '/r/:slug'],
  ['/admin/webhook-tester', '/admin/webhook-tester'],
  ['/academy/modulo-1/aula/mais', undefined],
  ['/r/', undefined],
  ['/r', undefined],
  ['/x/login', undefined],
  ['/loginx', undefined],
  ['', undefined],
])('%s is the page %s', (path, pattern) => {
  expect(findSitePattern(path)).toBe(pattern);
  expect(isSitePath(path)).toBe(pattern !== undefined);
});

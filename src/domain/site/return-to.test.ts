import { describe, expect, test } from 'vitest';
import { destinationAfterLogin, readReturnTo } from './return-to.ts';
import type { RouteRequirement } from './route-access.ts';

const origin = 'https://app.example.com';

describe('readReturnTo', () => {
  test.each([
    ['https://app.example.com/tasks', '/tasks'],
    ['https://app.example.com/snippets?q=a%20b#top', '/snippets?q=a%20b#top'],
    ['/tasks?x=1', '/tasks?x=1'],
    ['/', '/'],
  ])('reads %s as %s', (stored, path) => {
    expect(readReturnTo(stored, origin)).toBe(path);
  });

  test.each([
    null,
    '',
    'https://app.example.com',
    'https://evil.example/tasks',
    'https://app.example.com.evil.example/tasks',
    'https://app.example.com@evil.example/',
    'http://app.example.com/tasks',
    '//evil.example/tasks',
    '/\\evil.example',
    '/\t/evil.example',
    'https://app.example.com//evil.example',
    'https://app.example.com/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'tasks',
  ])('refuses %s', (stored) => {
    expect(readReturnTo(stored, origin)).toBeUndefined();
  });
});

describe('destinationAfterLogin', () => {
  const pages: Record<string, { requires?: RouteRequirement }> = {
    '/tasks': {},
    '/afiliado': { requires: 'premium' },
    '/admin': { requires: 'admin' },
  };
  const findPage = (pathname: string) => pages[pathname];

  test.each([
    ['/tasks?a=1#b', 'free', '/tasks?a=1#b'],
    ['/afiliado', 'premium', '/afiliado'],
    ['/afiliado', 'free', '/dashboard', 'refused'],
    ['/admin', 'premium', '/dashboard', 'refused'],
    ['/admin', 'admin', '/admin'],
    ['/login', 'free', '/dashboard'],
    ['/', 'free', '/dashboard'],
    ['https://evil.example/tasks', 'free', '/dashboard'],
    [null, 'free', '/dashboard'],
  ] as const)('%s for a %s user goes to %s', (stored, userType, path, refusal?: string) => {
    expect(destinationAfterLogin({ stored, origin, userType, findPage })).toEqual({
      path,
      isRefused: refusal !== undefined,
    });
  });
});

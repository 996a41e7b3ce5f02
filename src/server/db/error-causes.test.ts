import { expect, it } from 'vitest';
import { describeError } from './error-causes.ts';

const wrapped = (cause: Error) => new Error('Failed query', { cause });
const coded = (code: string) => Object.assign(new Error('quoted: secret'), { code });

it.each([
  ['a stopped database', coded('57P01'), '57P01'],
  ['a refused connection', coded('ECONNREFUSED'), 'ECONNREFUSED'],
  ['a full disk', wrapped(coded('53100')), '53100'],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 'Connection terminated'],
])('logs the cause of %s without a code location', (_, error, code) => {
  expect(describeError(error)).toEqual({ type: 'Error', code });
});

it('logs the code location of an unexpected error without its message', () => {
  const told = describeError(wrapped(coded('42703')));
  expect(told).toMatchObject({ code: '42703', stack: expect.stringContaining('error-causes.test.ts') });
  expect(JSON.stringify(told)).not.toContain('secret');
});

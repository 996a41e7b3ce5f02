import { expect, test } from 'vitest';
import { AppError } from './errors.ts';

test('an AppError has its code, message, issues and cause', () => {
  const cause = new Error('why');
  const issues = [{ path: 'title', message: 'Diga o título.' }];
  const error = new AppError('invalid_input', 'Confira os campos.', { issues, retryAfterSeconds: 3, cause });
  expect({ ...error, message: error.message, cause: error.cause }).toEqual({
    name: 'AppError',
    code: 'invalid_input',
    message: 'Confira os campos.',
    issues,
    retryAfterSeconds: 3,
    cause,
  });
});

test('an AppError without issues has none', () => {
  expect(new AppError('not_found', 'Não existe.')).toMatchObject({ issues: [], retryAfterSeconds: undefined });
});

import { expect, test } from 'vitest';
import { type Action, authorize, can } from './permissions.ts';
import type { UserType } from './user-types.ts';

const mine = { userId: 'me' };
const theirs = { userId: 'someone-else' };

test.each<[Action, UserType, { userId: string }, boolean]>([
  ['lesson-comment:edit', 'free', mine, true],
  ['lesson-comment:edit', 'premium', theirs, false],
  ['lesson-comment:edit', 'admin', theirs, true],
  ['lesson-comment:delete', 'free', mine, true],
  ['lesson-comment:delete', 'premium', theirs, false],
  ['lesson-comment:delete', 'admin', theirs, true],
  ['snippet-comment:edit', 'free', mine, true],
  ['snippet-comment:edit', 'premium', theirs, false],
  ['snippet-comment:edit', 'admin', theirs, false],
  ['snippet-comment:delete', 'free', mine, true],
  ['snippet-comment:delete', 'premium', theirs, false],
  ['snippet-comment:delete', 'admin', theirs, true],
  ['snippet:rate', 'free', mine, false],
  ['snippet:rate', 'premium', theirs, true],
  ['snippet:rate', 'admin', theirs, true],
])('%s as %s on %o: %s', (action, userType, resource, isAllowed) => {
  const actor = { id: 'me', userType };
  expect(can(actor, action, resource)).toBe(isAllowed);
  const attempt = () => authorize(actor, action, resource);
  if (isAllowed) expect(attempt).not.toThrow();
  else
    expect(attempt).toThrow(
      expect.objectContaining({ code: 'forbidden', message: 'Você não tem permissão para fazer isso.' }),
    );
});

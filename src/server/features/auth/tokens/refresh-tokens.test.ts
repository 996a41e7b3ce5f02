import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createRefreshToken, isRefreshTokenOf, parseRefreshToken } from './refresh-tokens.ts';

const secret = randomBytes(32);
const session = { id: randomUUID(), refreshKey: randomBytes(32) };

describe('refresh tokens', () => {
  it('contain session and counter and are deterministic', () => {
    const token = createRefreshToken(secret, session, 70_000);
    expect(createRefreshToken(secret, session, 70_000)).toBe(token);
    const parsed = parseRefreshToken(token);
    expect(parsed).toMatchObject({ sessionId: session.id, counter: 70_000 });
    expect(parsed && isRefreshTokenOf(secret, session, parsed)).toBe(true);
  });

  it('are bound to one instance, one session key and one counter', () => {
    const parsed = parseRefreshToken(createRefreshToken(secret, session, 3));
    if (!parsed) throw new Error('not parsed');
    expect(isRefreshTokenOf(randomBytes(32), session, parsed)).toBe(false);
    expect(isRefreshTokenOf(secret, { ...session, refreshKey: randomBytes(32) }, parsed)).toBe(false);
    expect(isRefreshTokenOf(secret, { ...session, id: randomUUID() }, parsed)).toBe(false);
    expect(isRefreshTokenOf(secret, session, { ...parsed, counter: 4 })).toBe(false);
  });

  it('are not parsed when any byte is changed', () => {
    const bytes = Buffer.from(createRefreshToken(secret, session, 0), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(parseRefreshToken(changed.toString('base64url'))).toBeUndefined();
    }
  });

  it.each(['', 'abc', 'ção', 'x'.repeat(55), 'x'.repeat(5000)])('are not parsed from %s', (value) => {
    expect(parseRefreshToken(value)).toBeUndefined();
  });
});

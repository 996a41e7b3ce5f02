import { hash } from '@node-rs/argon2';
import bcrypt from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdatedHash, isPasswordOf } from './passwords.ts';

describe('passwords', () => {
  it('match nothing without a valid hash', async () => {
    for (const stored of [undefined, null, '', 'plain', '$2b$10$broken', '$argon2id$broken']) {
      expect(await isPasswordOf(stored, 'no account has this password')).toBe(false);
    }
  });

  it('of more than 72 bytes never match a bcrypt hash, which compares only the first 72 bytes', async () => {
    const stored = await bcrypt.hash('x'.repeat(72), 4);
    expect(await isPasswordOf(stored, 'x'.repeat(72))).toBe(true);
    expect(await isPasswordOf(stored, 'x'.repeat(73))).toBe(false);
  });

  it('are rehashed when their hash has another algorithm or a lower cost', async () => {
    expect(isOutdatedHash(await hashPassword('correta'))).toBe(false);
    expect(isOutdatedHash(await bcrypt.hash('correta', 4))).toBe(true);
    expect(isOutdatedHash(await hash('correta', { memoryCost: 4096, timeCost: 2 }))).toBe(true);
  });
});

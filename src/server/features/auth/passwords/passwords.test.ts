import { hash } from '@node-rs/argon2';
import bcrypt from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdatedHash, isPasswordOf } from './passwords.ts';

describe('passwords', () => {
  it('match their own hash only', async () => {
    const stored = await hashPassword('correta');
    expect(await isPasswordOf(stored, 'correta')).toBe(true);
    expect(await isPasswordOf(stored, 'Correta')).toBe(false);
    expect(await hashPassword('correta')).not.toBe(stored);
  });

  it('match nothing without a usable hash', async () => {
    for (const stored of [undefined, null, '', 'plain', '$2b$10$broken', '$argon2id$broken']) {
      expect(await isPasswordOf(stored, 'no account has this password')).toBe(false);
    }
  });

  it('of more than 72 bytes never match: bcrypt would compare their beginning only', async () => {
    const stored = await bcrypt.hash('x'.repeat(72), 4);
    expect(await isPasswordOf(stored, 'x'.repeat(72))).toBe(true);
    expect(await isPasswordOf(stored, 'x'.repeat(73))).toBe(false);
  });

  it('are hashed anew when their hash is foreign or too cheap', async () => {
    expect(isOutdatedHash(await hashPassword('correta'))).toBe(false);
    expect(isOutdatedHash(await bcrypt.hash('correta', 4))).toBe(true);
    expect(isOutdatedHash(await hash('correta', { memoryCost: 4096, timeCost: 2 }))).toBe(true);
  });
});

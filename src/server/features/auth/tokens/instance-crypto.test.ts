import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptSecret, deriveKey, encryptSecret, keyedHash } from './instance-crypto.ts';

const key = randomBytes(32);
const plaintext = Buffer.from('a secret of twenty b');

describe('encryptSecret', () => {
  it('decrypts only with the same key and context', () => {
    const sealed = encryptSecret(key, plaintext, 'factor-1');
    expect(decryptSecret(key, sealed, 'factor-1')).toEqual(plaintext);
    expect(() => decryptSecret(key, sealed, 'factor-2')).toThrow();
    expect(() => decryptSecret(randomBytes(32), sealed, 'factor-1')).toThrow();
  });

  it('produces different output each time and detects a changed byte', () => {
    const sealed = encryptSecret(key, plaintext, 'factor-1');
    expect(encryptSecret(key, plaintext, 'factor-1')).not.toEqual(sealed);
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => decryptSecret(key, sealed, 'factor-1')).toThrow();
  });
});

describe('keyedHash', () => {
  it('separates its parts', () => {
    expect(keyedHash(key, 'ab', 'c')).not.toEqual(keyedHash(key, 'a', 'bc'));
  });

  it('uses a different key for each purpose', () => {
    expect(deriveKey(key, 'one-time codes')).not.toEqual(deriveKey(key, 'limit keys'));
    expect(deriveKey(key, 'limit keys')).toEqual(deriveKey(key, 'limit keys'));
  });
});

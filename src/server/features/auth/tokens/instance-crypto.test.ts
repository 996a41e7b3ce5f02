import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveKey, keyedHash } from './instance-crypto.ts';

const key = randomBytes(32);

it('a keyed hash separates its parts', () => {
  expect(keyedHash(key, 'ab', 'c')).not.toEqual(keyedHash(key, 'a', 'bc'));
});

it('each purpose has its own key', () => {
  expect(deriveKey(key, 'one-time codes')).not.toEqual(deriveKey(key, 'limit keys'));
  expect(deriveKey(key, 'limit keys')).toEqual(deriveKey(key, 'limit keys'));
});

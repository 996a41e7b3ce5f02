import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Each use of the instance secret has its own key, so that output for one purpose is useless for another. */
type KeyPurpose =
  | 'one-time codes'
  | 'refresh tokens'
  | 'factor secrets'
  | 'limit keys'
  | 'calendar addresses'
  | 'reminder links';

const derivedKeys = new WeakMap<Buffer, Map<KeyPurpose, Buffer>>();

export function deriveKey(instanceSecret: Buffer, purpose: KeyPurpose): Buffer {
  const keys = derivedKeys.get(instanceSecret) ?? new Map<KeyPurpose, Buffer>();
  derivedKeys.set(instanceSecret, keys);
  const known = keys.get(purpose);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', instanceSecret, '', `dropar ${purpose}`, 32));
  keys.set(purpose, key);
  return key;
}

export const keyedHash = (key: Buffer, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest();

export const sha256Hex = (value: string): string => createHash('sha256').update(value).digest('hex');

export function equalInConstantTime(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

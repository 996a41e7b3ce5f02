import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Each use of the instance secret has its own key, so that output for one purpose is useless for another. */
export type KeyPurpose =
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

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM; `context` binds the ciphertext to its row. Layout: nonce, tag, ciphertext. */
export function encryptSecret(key: Buffer, plaintext: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

export function decryptSecret(key: Buffer, sealed: Buffer, context: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

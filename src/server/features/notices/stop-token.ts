import { deriveKey, equalInConstantTime, keyedHash } from '#server/features/auth/tokens/instance-crypto.ts';

const MAC_BYTES = 16;

const macOf = (instanceSecret: Buffer, userId: string): Buffer =>
  keyedHash(deriveKey(instanceSecret, 'reminder links'), userId).subarray(0, MAC_BYTES);

/** A signed user id: nothing is stored, and every message contains the same token. */
export const stopTokenOf = (instanceSecret: Buffer, userId: string): string =>
  Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), macOf(instanceSecret, userId)]).toString('base64url');

/** The user id, or undefined if the signature is invalid. */
export function readStopToken(instanceSecret: Buffer, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.subarray(0, MAC_BYTES).toString('hex');
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return equalInConstantTime(bytes.subarray(MAC_BYTES), macOf(instanceSecret, userId)) ? userId : undefined;
}

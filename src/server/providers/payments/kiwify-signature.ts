import { createHmac, timingSafeEqual } from 'node:crypto';

/** SHA-1 is the provider's rule for every delivery. Do not "upgrade". */
export const signKiwify = (token: string, body: Uint8Array): string =>
  createHmac('sha1', token).update(body).digest('hex');

/** Compares over the raw bytes, in constant time. */
export function isSignedByKiwify(token: string, body: Uint8Array, signature: string | undefined): boolean {
  if (!signature || !/^[0-9a-f]{40}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signKiwify(token, body)), Buffer.from(signature));
}

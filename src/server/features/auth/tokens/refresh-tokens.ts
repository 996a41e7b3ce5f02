import { createHash, createHmac } from 'node:crypto';
import type { RetiredToken } from '#server/db/schema/auth.ts';
import { deriveKey, equalInConstantTime } from './instance-crypto.ts';

/**
 * A refresh token is derived, never stored: version byte, session id, counter, 16 bytes of HMAC, 4 bytes of checksum.
 * The HMAC key combines the session's key with the instance secret, so that a leaked session table is not enough to
 * forge tokens.
 */
export type RefreshToken = { sessionId: string; counter: number; signature: Buffer };

const VERSION = 0;
const SIGNATURE_BYTES = 16;
const CHECKSUM_BYTES = 4;
const COUNTER_BYTES = 4;
const BODY_BYTES = 1 + 16 + COUNTER_BYTES;

export type SessionKey = { id: string; refreshKey: Buffer };

export function createRefreshToken(instanceSecret: Buffer, session: SessionKey, counter: number): string {
  const body = tokenBody(session.id, counter);
  const signed = Buffer.concat([body, sign(instanceSecret, session, body)]);
  return Buffer.concat([signed, checksum(signed)]).toString('base64url');
}

/** Undefined for a value that does not have the format of our tokens. */
export function parseRefreshToken(value: string): RefreshToken | undefined {
  if (!/^[\w-]+$/.test(value)) return undefined;
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.length !== BODY_BYTES + SIGNATURE_BYTES + CHECKSUM_BYTES || bytes[0] !== VERSION) return undefined;
  const signed = bytes.subarray(0, -CHECKSUM_BYTES);
  if (!equalInConstantTime(checksum(signed), bytes.subarray(-CHECKSUM_BYTES))) return undefined;
  return {
    sessionId: formatUuid(bytes.subarray(1, 17)),
    counter: bytes.readUInt32BE(17),
    signature: signed.subarray(BODY_BYTES),
  };
}

export function isRefreshTokenOf(instanceSecret: Buffer, session: SessionKey, token: RefreshToken): boolean {
  if (token.sessionId !== session.id) return false;
  return equalInConstantTime(sign(instanceSecret, session, tokenBody(session.id, token.counter)), token.signature);
}

function tokenBody(sessionId: string, counter: number): Buffer {
  const body = Buffer.alloc(BODY_BYTES);
  body[0] = VERSION;
  body.write(sessionId.replaceAll('-', ''), 1, 'hex');
  body.writeUInt32BE(counter, 17);
  return body;
}

function sign(instanceSecret: Buffer, session: SessionKey, body: Buffer): Buffer {
  const key = createHmac('sha256', deriveKey(instanceSecret, 'refresh tokens')).update(session.refreshKey).digest();
  return createHmac('sha256', key).update(body).digest().subarray(0, SIGNATURE_BYTES);
}

const checksum = (bytes: Buffer) => createHash('sha256').update(bytes).digest().subarray(0, CHECKSUM_BYTES);

const formatUuid = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Other tabs, lost replies and retries send a token just replaced; after this time it is treated as stolen. */
const GRACE_MILLISECONDS = 10_000;
/** Bounds the size of the row; no browser refreshes that often within the grace period. */
const MAX_REMEMBERED = 256;

type Rotation = { refreshCounter: number; retiredTokens: readonly RetiredToken[] };

/** The session's next token; the replaced one is remembered for the grace period. */
export function replaceToken({ refreshCounter, retiredTokens }: Rotation, now: Date) {
  const remembered = [...recent(retiredTokens, now), { counter: refreshCounter, at: now.getTime() }];
  return { refreshCounter: refreshCounter + 1, retiredTokens: remembered.slice(-MAX_REMEMBERED) };
}

/** True for a token that was current within the grace period, even if it was replaced several times since. */
export const wasCurrentJustNow = ({ retiredTokens }: Rotation, counter: number, now: Date): boolean =>
  recent(retiredTokens, now).some((token) => token.counter === counter);

const recent = (tokens: readonly RetiredToken[], now: Date) =>
  tokens.filter(({ at }) => now.getTime() - at <= GRACE_MILLISECONDS);

import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import bcrypt from 'bcryptjs';
import { MAX_PASSWORD_BYTES, minPasswordLength } from '#domain/accounts/password-rules.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { createWorkQueue } from '#server/work-queue.ts';

export function checkPasswordPolicy(password: string, userType: UserType = 'free'): void {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw validationFailed('Password cannot be longer than 72 characters');
  }
  const least = minPasswordLength(userType);
  if (password.length < least) {
    throw new AuthError(422, 'weak_password', `Password should be at least ${least} characters.`, {
      weak_password: { reasons: ['length'] },
    });
  }
}

/** argon2id with 19 MiB and two passes; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes a core and 19 MiB. */
const queue = createWorkQueue(
  { running: Math.max(2, availableParallelism()), waiting: 200 },
  () => new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached'),
);

export const passwordWork = queue.size;

/** Owner of internal work: seeds, the command line, the dummy hash. */
const OURSELVES = '';

/** `owner` is the caller's IP address: each one gets a fair share of the queue. */
export const hashPassword = (password: string, owner = OURSELVES): Promise<string> =>
  queue.run(owner, () => hash(password, COST));

let dummyHash: Promise<string> | undefined;

/** Without a hash the same work is done against a dummy, so that the timing reveals nothing. */
export async function isPasswordOf(
  storedHash: string | null | undefined,
  password: string,
  owner = OURSELVES,
): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  const dummy = await dummyHash;
  const usable = storedHash && Buffer.byteLength(password) <= MAX_PASSWORD_BYTES ? storedHash : undefined;
  const matches = await queue.run(owner, () => verifyHash(usable ?? dummy, password));
  return usable !== undefined && matches;
}

async function verifyHash(storedHash: string, password: string): Promise<boolean> {
  try {
    if (isBcrypt(storedHash)) return await bcrypt.compare(password, storedHash);
    return await verify(storedHash, password);
  } catch {
    return false;
  }
}

const isBcrypt = (storedHash: string) => /^\$2[aby]\$/.test(storedHash);

/** Imported hashes and hashes with a lower cost are replaced at the next sign-in. */
export function isOutdatedHash(storedHash: string): boolean {
  if (!storedHash.startsWith('$argon2id$')) return true;
  const options = parseOptions(storedHash);
  return options.memoryCost < COST.memoryCost || options.timeCost < COST.timeCost;
}

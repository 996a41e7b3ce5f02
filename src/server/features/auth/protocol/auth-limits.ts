import { AppError } from '#domain/errors.ts';
import { deriveKey, keyedHash } from '#server/features/auth/tokens/instance-crypto.ts';
import { addressKey } from '#server/http/client-address.ts';
import type { RateLimit } from '#server/http/rate-limit.ts';
import { AuthError } from './auth-errors.ts';
import type { AuthRequest, MailRequest } from './auth-request.ts';

const FIVE_MINUTES = 300;
const HOUR = 3600;

export const addressLimits = {
  signUp: { name: 'auth-signup', points: 30, seconds: FIVE_MINUTES },
  password: { name: 'auth-password', points: 150, seconds: FIVE_MINUTES },
  // A rejected refresh signs people out, and a whole office may share one IP address.
  refresh: { name: 'auth-refresh', points: 1800, seconds: FIVE_MINUTES },
  exchange: { name: 'auth-exchange', points: 150, seconds: FIVE_MINUTES },
  recover: { name: 'auth-recover', points: 30, seconds: FIVE_MINUTES },
  otp: { name: 'auth-otp', points: 30, seconds: FIVE_MINUTES },
  resend: { name: 'auth-resend', points: 30, seconds: FIVE_MINUTES },
  verify: { name: 'auth-verify', points: 30, seconds: FIVE_MINUTES },
  updateUser: { name: 'auth-user', points: 30, seconds: FIVE_MINUTES },
  enroll: { name: 'auth-enroll', points: 30, seconds: FIVE_MINUTES },
  logout: { name: 'auth-logout', points: 150, seconds: FIVE_MINUTES },
  /** Features that the product does not offer, and unknown paths. */
  other: { name: 'auth-other', points: 60, seconds: FIVE_MINUTES },
  challenge: { name: 'auth-challenge', points: 15, seconds: 60 },
  verifyFactor: { name: 'auth-factor', points: 15, seconds: 60 },
} satisfies Record<string, RateLimit>;

/** Limits per account in the request, whether it exists or not. */
export const accountLimits = {
  /** One IP address guessing at one account is stopped early; many IP addresses at one account later. */
  passwordFromAddress: { name: 'auth-password-pair', points: 10, seconds: FIVE_MINUTES },
  password: { name: 'auth-password-account', points: 60, seconds: HOUR },
  verifyCode: { name: 'auth-code-account', points: 20, seconds: HOUR },
  verifyFactor: { name: 'auth-factor-account', points: 10, seconds: 3 * FIVE_MINUTES },
  /** Mail to the new address of an e-mail change, which may be anyone's; counted for all accounts together. */
  mailToStranger: { name: 'auth-mail-stranger', points: 3, seconds: HOUR },
} satisfies Record<string, RateLimit>;

export type MailLimitKind = 'confirmation' | 'recovery' | 'email_change' | 'reauthentication' | 'mailbox_proof';

const mailPause = (kind: MailLimitKind): RateLimit => ({ name: `auth-mail-${kind}`, points: 1, seconds: 60 });

export const limitAddress = (request: AuthRequest, limit: RateLimit): Promise<void> =>
  request.deps.limits.consume(limit, addressKey(request.ip));

export const limitAccount = (request: MailRequest, limit: RateLimit, account: string): Promise<void> =>
  request.deps.limits.consume(limit, accountKey(request, account));

export const forgetAccount = (request: MailRequest, limit: RateLimit, account: string): Promise<void> =>
  request.deps.limits.reset(limit, accountKey(request, account));

const mailHour = (kind: MailLimitKind): RateLimit => ({ name: `auth-mail-hour-${kind}`, points: 10, seconds: HOUR });

/** Per IP address, so that a stranger's requests do not block the owner's. */
const pauseKey = (request: MailRequest, account: string): string => `${account} ${addressKey(request.ip)}`;

/** One request per account, kind and IP address each minute. Counted before checking whether the account exists. */
export const limitMailRequests = (request: AuthRequest, kind: MailLimitKind, account: string): Promise<void> =>
  inMailWords(limitAccount(request, mailPause(kind), pauseKey(request, account)));

/**
 * Ten messages per account and kind each hour, counted only when a message is sent. Strangers can request mail for
 * somebody else, so the caller must not expose `false`: an error would reveal that the account exists.
 */
export const hasMailLeft = (request: AuthRequest, kind: MailLimitKind, account: string): Promise<boolean> =>
  limitAccount(request, mailHour(kind), account).then(
    () => true,
    (error: unknown) => {
      if (isRefusal(error)) return false;
      throw error;
    },
  );

/** Both limits together, with an error, for the signed-in person. */
export const limitOwnMail = (request: AuthRequest, kind: MailLimitKind, account: string): Promise<void> =>
  inMailWords(countOwnMail(request, kind, account));

/** The same for the contract, with its own error. */
export async function countOwnMail(request: MailRequest, kind: MailLimitKind, account: string): Promise<void> {
  await limitAccount(request, mailPause(kind), pauseKey(request, account));
  await limitAccount(request, mailHour(kind), account);
}

export const limitMailToStranger = (request: AuthRequest, address: string): Promise<void> =>
  inMailWords(limitAccount(request, accountLimits.mailToStranger, address));

const isRefusal = (error: unknown): error is AppError => error instanceof AppError && error.code === 'rate_limited';

const inMailWords = (limit: Promise<void>): Promise<void> =>
  limit.catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    const message = `For security purposes, you can only request this after ${error.retryAfterSeconds ?? 60} seconds.`;
    throw new AuthError(429, 'over_email_send_rate_limit', message);
  });

/** After a failed delivery the message is not counted, and the person may request it again at once. */
export async function forgetMail(request: MailRequest, kind: MailLimitKind, account: string): Promise<void> {
  await forgetAccount(request, mailPause(kind), pauseKey(request, account));
  await request.deps.limits.giveBack(mailHour(kind), accountKey(request, account));
}

/** Hashed, so that the counters' keys contain no e-mail addresses and have a fixed length. */
const accountKey = (request: MailRequest, account: string): string =>
  keyedHash(deriveKey(request.deps.instanceSecret, 'limit keys'), account).toString('base64url');

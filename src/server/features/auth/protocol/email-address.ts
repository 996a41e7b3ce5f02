import { MAX_EMAIL } from '#domain/text/text-limits.ts';
import { validationFailed } from './auth-errors.ts';

/** The e-mail pattern of the HTML standard, which the protocol requires. */
const PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

export const normalizeEmail = (value: string): string => value.toLowerCase();

export const isEmailAddress = (value: string): boolean => value.length <= MAX_EMAIL && PATTERN.test(value);

/** The normalised address for storing and comparing; throws the protocol's error for an invalid one. */
export function parseEmail(value: string): string {
  if (value.length > MAX_EMAIL) throw validationFailed('An email address is too long');
  if (!PATTERN.test(value)) throw validationFailed('Unable to validate email address: invalid format');
  return normalizeEmail(value);
}

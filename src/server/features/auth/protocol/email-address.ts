import { validationFailed } from './auth-errors.ts';

/** The HTML standard's e-mail form, as the protocol asks. */
const PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

export const normalizeEmail = (value: string): string => value.toLowerCase();

export const isEmailAddress = (value: string): boolean => value.length <= 255 && PATTERN.test(value);

/** The address as it is stored and compared; throws the protocol's error for anything else. */
export function parseEmail(value: string): string {
  if (value.length > 255) throw validationFailed('An email address is too long');
  if (!PATTERN.test(value)) throw validationFailed('Unable to validate email address: invalid format');
  return normalizeEmail(value);
}

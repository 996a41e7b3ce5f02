import { MAX_PASSWORD_BYTES, minPasswordLength } from '#domain/accounts/password-rules.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';

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

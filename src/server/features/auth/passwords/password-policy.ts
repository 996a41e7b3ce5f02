import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from '#domain/password-rules.ts';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';

export function checkPasswordPolicy(password: string): void {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw validationFailed('Password cannot be longer than 72 characters');
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new AuthError(422, 'weak_password', `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`, {
      weak_password: { reasons: ['length'] },
    });
  }
}

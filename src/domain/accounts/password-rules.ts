import { isAdmin, type UserType } from './user-types.ts';

/** Administrators need a longer one; enforced at their next password change. */
export const minPasswordLength = (userType: UserType = 'free'): number => (isAdmin(userType) ? 10 : 6);
/** Counted in UTF-8 bytes: an accented letter has two. */
export const MAX_PASSWORD_BYTES = 72;

const FILL_ALL_FIELDS = 'Por favor, preencha todos os campos.';
export const PASSWORDS_DIFFER = 'As senhas não coincidem.';
export const describeShortPassword = (least: number): string => `A senha deve ter pelo menos ${least} caracteres.`;
export const PASSWORD_TOO_LONG = 'A senha é longa demais. Use até 72 caracteres; acentos e emojis contam mais.';

export type LoginDraft = { email: string; password: string };
export type RegisterDraft = { name: string; email: string; password: string; confirmPassword: string };
export type NewPasswordDraft = { password: string; confirmPassword: string };

/** A validation error of a form, with its field. */
export type Problem<Draft> = { field: keyof Draft & string; message: string };

export function checkLogin(draft: LoginDraft): Problem<LoginDraft> | undefined {
  if (!draft.email.trim()) return { field: 'email', message: FILL_ALL_FIELDS };
  if (!draft.password) return { field: 'password', message: FILL_ALL_FIELDS };
  return undefined;
}

export function checkNewPassword(draft: NewPasswordDraft, userType?: UserType): Problem<NewPasswordDraft> | undefined {
  if (!draft.password) return { field: 'password', message: FILL_ALL_FIELDS };
  if (draft.password !== draft.confirmPassword) return { field: 'confirmPassword', message: PASSWORDS_DIFFER };
  const least = minPasswordLength(userType);
  if (draft.password.length < least) return { field: 'password', message: describeShortPassword(least) };
  if (countBytes(draft.password) > MAX_PASSWORD_BYTES) {
    return { field: 'password', message: PASSWORD_TOO_LONG };
  }
  return undefined;
}

export function checkRegister(draft: RegisterDraft): Problem<RegisterDraft> | undefined {
  if (!draft.name.trim()) return { field: 'name', message: FILL_ALL_FIELDS };
  if (!draft.email.trim()) return { field: 'email', message: FILL_ALL_FIELDS };
  return checkNewPassword(draft);
}

export function checkReset(draft: { email: string }): Problem<{ email: string }> | undefined {
  return draft.email.trim() ? undefined : { field: 'email', message: 'Por favor, informe seu email.' };
}

/** The change form on the profile page enables its button only for two equal, non-empty entries. */
export const canChangePassword = (draft: NewPasswordDraft): boolean =>
  draft.password !== '' && draft.password === draft.confirmPassword;

function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

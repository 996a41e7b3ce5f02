import { describeShortPassword, PASSWORD_TOO_LONG } from './password-rules.ts';

export type AuthFailure = {
  name?: string | undefined;
  message?: string | undefined;
  status?: number | undefined;
  code?: string | undefined;
  /** Reasons of a refused password, sent with `weak_password`. */
  reasons?: readonly string[] | undefined;
};

export const UNEXPECTED_AUTH_ERROR = 'Erro inesperado. Tente novamente.';

const TOO_MANY = 'Muitas tentativas. Tente novamente em alguns minutos.';
const INVALID_EMAIL = 'Email inválido.';
const ALREADY_REGISTERED = 'Este email já está cadastrado.';
const SESSION_ENDED = 'Sua sessão terminou. Entre novamente.';
const LINK_EXPIRED = 'Este link expirou ou já foi usado. Peça um novo.';

const messageOfCode: Readonly<Record<string, string>> = {
  invalid_credentials: 'Email ou senha incorretos.',
  email_not_confirmed: 'Por favor, confirme seu email antes de fazer login.',
  over_request_rate_limit: TOO_MANY,
  over_email_send_rate_limit: TOO_MANY,
  user_not_found: 'Usuário não encontrado.',
  email_address_invalid: INVALID_EMAIL,
  user_already_exists: ALREADY_REGISTERED,
  email_exists: ALREADY_REGISTERED,
  same_password: 'A nova senha precisa ser diferente da atual.',
  signup_disabled: 'Novos cadastros estão fechados no momento.',
  user_banned: 'Esta conta está suspensa.',
  captcha_failed: 'Não foi possível confirmar que você é uma pessoa. Tente novamente.',
  reauthentication_needed: 'Por segurança, entre novamente (ou peça um novo link) antes de fazer esta mudança.',
  reauthentication_not_valid: 'Código incorreto ou vencido.',
  current_password_invalid: 'Senha atual incorreta.',
  mfa_verification_failed: 'Código incorreto. Confira a hora do celular e tente o próximo código.',
  mfa_challenge_expired: 'Este código demorou demais. Tente o próximo.',
  mfa_factor_not_found: 'Este app de códigos não vale mais. Atualize a página e tente novamente.',
  insufficient_aal: 'Confirme o código do seu autenticador antes de continuar.',
  session_not_found: SESSION_ENDED,
  session_expired: SESSION_ENDED,
  refresh_token_not_found: SESSION_ENDED,
  refresh_token_already_used: SESSION_ENDED,
  otp_expired: LINK_EXPIRED,
};

/** The Portuguese sentence for a refusal, chosen by its code; an unknown text is shown as received. */
export function describeAuthFailure(failure: AuthFailure): string {
  const { name, code, status, message } = failure;
  // The auth client's names for a lost connection and for a reply that is not JSON; their texts are for developers.
  if (name === 'AuthRetryableFetchError' || name === 'AuthUnknownError') return UNEXPECTED_AUTH_ERROR;
  if (name === 'AuthSessionMissingError') return SESSION_ENDED;
  if (code === 'weak_password') return describeWeakPassword(failure);
  if (code === 'validation_failed' && /^Password cannot be longer/.test(message ?? '')) return PASSWORD_TOO_LONG;
  if (code === 'validation_failed' && /e-?mail/i.test(message ?? '')) return INVALID_EMAIL;
  const known = code ? messageOfCode[code] : undefined;
  if (known) return known;
  if (status === 429) return TOO_MANY;
  return message?.trim() || 'Erro desconhecido';
}

const fieldOfCode: Readonly<Record<string, 'email' | 'password'>> = {
  email_address_invalid: 'email',
  user_already_exists: 'email',
  email_exists: 'email',
  user_not_found: 'email',
  email_not_confirmed: 'email',
  weak_password: 'password',
  same_password: 'password',
};

/** The form field that caused the refusal, if one did. */
export function fieldOfAuthFailure({ code, message }: AuthFailure): 'email' | 'password' | undefined {
  if (code !== 'validation_failed') return code ? fieldOfCode[code] : undefined;
  if (/^Password/.test(message ?? '')) return 'password';
  return /e-?mail/i.test(message ?? '') ? 'email' : undefined;
}

function describeWeakPassword({ reasons, message }: AuthFailure): string {
  const isOnlyShort = reasons?.length === 1 && reasons[0] === 'length';
  const least = Number(/at least (\d+)/.exec(message ?? '')?.[1] ?? 6);
  return isOnlyShort ? describeShortPassword(least) : `Senha muito fraca. Use pelo menos ${least} caracteres.`;
}

/** For an e-mailed link that returned with an error in the URL. */
export function describeLinkFailure(code: string | undefined): string {
  if (code === 'otp_expired') return LINK_EXPIRED;
  return (code && messageOfCode[code]) || 'Não foi possível validar este link. Peça um novo.';
}

const codesThatKeepTheSession: ReadonlySet<string> = new Set([
  'identity_already_exists',
  'identity_not_found',
  'single_identity_not_deletable',
]);

/** A failed link ends the session on this device, unless it was only about linking an identity. */
export const linkFailureEndsSession = (code: string | undefined): boolean =>
  !(code && codesThatKeepTheSession.has(code));

import { expect, test } from 'vitest';
import {
  type AuthFailure,
  describeAuthFailure,
  describeLinkFailure,
  fieldOfAuthFailure,
  linkFailureEndsSession,
} from './auth-messages.ts';

test.each([
  [{ code: 'user_already_exists' }, 'email'],
  [{ code: 'email_address_invalid' }, 'email'],
  [{ code: 'validation_failed', message: 'Unable to validate email address: invalid format' }, 'email'],
  [{ code: 'validation_failed', message: 'Password cannot be longer than 72 characters' }, 'password'],
  [{ code: 'weak_password' }, 'password'],
  [{ code: 'invalid_credentials' }, undefined],
  [{ code: 'over_request_rate_limit' }, undefined],
  [{}, undefined],
])('the failure %o belongs to the field %s', (failure, field) => {
  expect(fieldOfAuthFailure(failure)).toBe(field);
});

const TOO_MANY = 'Muitas tentativas. Tente novamente em alguns minutos.';
const tooLong = 'A senha é longa demais. Use até 72 caracteres; acentos e emojis contam mais.';
const weak = (message: string | undefined, ...reasons: string[]) => ({ code: 'weak_password', message, reasons });

test.each<[AuthFailure, string]>([
  [{ code: 'invalid_credentials', message: 'text of the server' }, 'Email ou senha incorretos.'],
  [{ code: 'over_email_send_rate_limit', message: 'text of the server' }, TOO_MANY],
  [{ status: 429, message: 'Too Many Requests' }, TOO_MANY],
  [{ code: 'validation_failed', message: 'Password cannot be longer than 72 characters' }, tooLong],
  [{ code: 'validation_failed', message: 'Unable to validate email address: invalid format' }, 'Email inválido.'],
  [{ code: 'validation_failed', message: 'Signup requires a valid password' }, 'Signup requires a valid password'],
  [weak(undefined, 'length'), 'A senha deve ter pelo menos 6 caracteres.'],
  [weak('Password should be at least 10 characters.', 'length'), 'A senha deve ter pelo menos 10 caracteres.'],
  [weak(undefined, 'length', 'characters'), 'Senha muito fraca. Use pelo menos 6 caracteres.'],
  [{ code: 'weak_password' }, 'Senha muito fraca. Use pelo menos 6 caracteres.'],
  [{ name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 }, 'Erro inesperado. Tente novamente.'],
  [{ name: 'AuthUnknownError', message: 'Failed to fetch', status: 0 }, 'Erro inesperado. Tente novamente.'],
  [{ code: 'something_new', message: 'Texto do servidor' }, 'Texto do servidor'],
  [{ message: '  ' }, 'Erro desconhecido'],
  [{}, 'Erro desconhecido'],
])('the failure %o is described as "%s"', (failure, text) => {
  expect(describeAuthFailure(failure)).toBe(text);
});

test.each([
  ['otp_expired', 'Este link expirou ou já foi usado. Peça um novo.', true],
  ['user_banned', 'Esta conta está suspensa.', true],
  ['identity_not_found', 'Não foi possível validar este link. Peça um novo.', false],
  [undefined, 'Não foi possível validar este link. Peça um novo.', true],
])('a link that failed by %s is described as "%s", and ends the session: %s', (code, text, ends) => {
  expect(describeLinkFailure(code)).toBe(text);
  expect(linkFailureEndsSession(code)).toBe(ends);
});

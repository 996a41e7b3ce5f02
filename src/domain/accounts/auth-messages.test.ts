import { describe, expect, test } from 'vitest';
import {
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

describe('describeAuthFailure', () => {
  test('reports a password that is too long in Portuguese', () => {
    const message = 'Password cannot be longer than 72 characters';
    expect(describeAuthFailure({ code: 'validation_failed', message, status: 400 })).toBe(
      'A senha é longa demais. Use até 72 caracteres; acentos e emojis contam mais.',
    );
  });

  test.each([
    ['invalid_credentials', 'Email ou senha incorretos.'],
    ['email_not_confirmed', 'Por favor, confirme seu email antes de fazer login.'],
    ['over_request_rate_limit', 'Muitas tentativas. Tente novamente em alguns minutos.'],
    ['over_email_send_rate_limit', 'Muitas tentativas. Tente novamente em alguns minutos.'],
    ['user_not_found', 'Usuário não encontrado.'],
    ['email_address_invalid', 'Email inválido.'],
    ['user_already_exists', 'Este email já está cadastrado.'],
    ['email_exists', 'Este email já está cadastrado.'],
    ['same_password', 'A nova senha precisa ser diferente da atual.'],
    ['session_not_found', 'Sua sessão terminou. Entre novamente.'],
  ])('describes code %s as "%s"', (code, text) => {
    expect(describeAuthFailure({ code, message: 'text of the server', status: 400 })).toBe(text);
  });

  test.each([
    [['length'], 'A senha deve ter pelo menos 6 caracteres.'],
    [['characters'], 'Senha muito fraca. Use pelo menos 6 caracteres.'],
    [['length', 'characters'], 'Senha muito fraca. Use pelo menos 6 caracteres.'],
    [undefined, 'Senha muito fraca. Use pelo menos 6 caracteres.'],
  ])('describes a weak password with the reasons %o as "%s"', (reasons, text) => {
    expect(describeAuthFailure({ code: 'weak_password', reasons, status: 422 })).toBe(text);
  });

  test('names the longer minimum length to an administrator with a weak password', () => {
    const message = 'Password should be at least 10 characters.';
    const refused = { code: 'weak_password', reasons: ['length'], message };
    expect(describeAuthFailure(refused)).toBe('A senha deve ter pelo menos 10 caracteres.');
  });

  test('recognises an invalid e-mail by the error text', () => {
    const refused = { code: 'validation_failed', message: 'Unable to validate email address: invalid format' };
    expect(describeAuthFailure(refused)).toBe('Email inválido.');
    const other = { code: 'validation_failed', message: 'Signup requires a valid password' };
    expect(describeAuthFailure(other)).toBe('Signup requires a valid password');
  });

  test('asks the person to wait when a rate-limited call has no code', () => {
    expect(describeAuthFailure({ status: 429, message: 'Too Many Requests' })).toBe(
      'Muitas tentativas. Tente novamente em alguns minutos.',
    );
  });

  test.each(['AuthRetryableFetchError', 'AuthUnknownError'])('describes %s as an unexpected exception', (name) => {
    expect(describeAuthFailure({ name, message: 'Failed to fetch', status: 0 })).toBe(
      'Erro inesperado. Tente novamente.',
    );
  });

  test('shows any other text as received, and a missing text as unknown', () => {
    expect(describeAuthFailure({ code: 'something_new', message: 'Texto do servidor' })).toBe('Texto do servidor');
    expect(describeAuthFailure({ message: '  ' })).toBe('Erro desconhecido');
    expect(describeAuthFailure({})).toBe('Erro desconhecido');
  });
});

describe('describeLinkFailure', () => {
  test.each([
    ['otp_expired', 'Este link expirou ou já foi usado. Peça um novo.'],
    ['user_banned', 'Esta conta está suspensa.'],
    ['something_new', 'Não foi possível validar este link. Peça um novo.'],
    [undefined, 'Não foi possível validar este link. Peça um novo.'],
  ])('describes code %s as "%s"', (code, text) => {
    expect(describeLinkFailure(code)).toBe(text);
  });

  test.each([
    ['otp_expired', true],
    [undefined, true],
    ['identity_already_exists', false],
    ['identity_not_found', false],
    ['single_identity_not_deletable', false],
  ])('code %s ends the session: %s', (code, ends) => {
    expect(linkFailureEndsSession(code)).toBe(ends);
  });
});

import { describe, expect, test } from 'vitest';
import { canChangePassword, checkLogin, checkNewPassword, checkRegister, checkReset } from './password-rules.ts';

const ALL = 'Por favor, preencha todos os campos.';
const DIFFER = 'As senhas não coincidem.';
const SHORT = 'A senha deve ter pelo menos 6 caracteres.';

describe('sign-in form', () => {
  test.each([
    [
      { email: '', password: 'segredo' },
      { field: 'email', message: ALL },
    ],
    [
      { email: '   ', password: 'segredo' },
      { field: 'email', message: ALL },
    ],
    [
      { email: 'a@b.c', password: '' },
      { field: 'password', message: ALL },
    ],
    [{ email: 'a@b.c', password: ' ' }, undefined],
  ])('validates %o as %o', (draft, problem) => {
    expect(checkLogin(draft)).toEqual(problem);
  });
});

describe('sign-up form', () => {
  const good = { name: 'Marina', email: 'a@b.c', password: 'segredo', confirmPassword: 'segredo' };

  test.each([
    [{}, undefined],
    [{ name: '  ' }, { field: 'name', message: ALL }],
    [{ email: '' }, { field: 'email', message: ALL }],
    [{ password: '' }, { field: 'password', message: ALL }],
    [{ confirmPassword: 'outra' }, { field: 'confirmPassword', message: DIFFER }],
    [
      { password: '12345', confirmPassword: '12345' },
      { field: 'password', message: SHORT },
    ],
    [{ password: '123456', confirmPassword: '123456' }, undefined],
    [
      { password: '12345', confirmPassword: '1234' },
      { field: 'confirmPassword', message: DIFFER },
    ],
  ])('validates %o as %o', (change, problem) => {
    expect(checkRegister({ ...good, ...change })).toEqual(problem);
  });
});

test('the new-password form has the rules of the sign-up form', () => {
  expect(checkNewPassword({ password: '', confirmPassword: '' })).toEqual({ field: 'password', message: ALL });
  expect(checkNewPassword({ password: 'abcdef', confirmPassword: 'abcde' })?.message).toBe(DIFFER);
  expect(checkNewPassword({ password: 'abcde', confirmPassword: 'abcde' })?.message).toBe(SHORT);
  expect(checkNewPassword({ password: 'abcdef', confirmPassword: 'abcdef' })).toBeUndefined();
});

test('the reset form requires an e-mail', () => {
  expect(checkReset({ email: ' ' })).toEqual({ field: 'email', message: 'Por favor, informe seu email.' });
  expect(checkReset({ email: 'a@b.c' })).toBeUndefined();
});

test.each([
  ['', '', false],
  ['abcdef', '', false],
  ['', 'abcdef', false],
  ['abcdef', 'abcdeg', false],
  ['abc', 'abc', true],
])('the change button is enabled for "%s" and "%s": %s', (password, confirmPassword, offered) => {
  expect(canChangePassword({ password, confirmPassword })).toBe(offered);
});

describe('a long password', () => {
  const long = 'A senha é longa demais. Use até 72 caracteres; acentos e emojis contam mais.';

  test.each([
    ['a'.repeat(72), undefined],
    ['a'.repeat(73), long],
    ['ã'.repeat(36), undefined],
    ['ã'.repeat(37), long],
    ['語'.repeat(25), long],
    ['🎎'.repeat(19), long],
  ])('%s', (password, message) => {
    expect(checkNewPassword({ password, confirmPassword: password })?.message).toBe(message);
  });
});

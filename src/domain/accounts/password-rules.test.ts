import { describe, expect, test } from 'vitest';
import { canChangePassword, checkLogin, checkNewPassword, checkRegister, checkReset } from './password-rules.ts';

const ALL = 'Por favor, preencha todos os campos.';
const DIFFER = 'As senhas não coincidem.';
const SHORT = 'A senha deve ter pelo menos 6 caracteres.';

test.each([
  ['', 'segredo', 'email'],
  ['   ', 'segredo', 'email'],
  ['a@b.c', '', 'password'],
  ['a@b.c', ' ', undefined],
])('the sign-in form with %j and %j lacks %s', (email, password, field) => {
  expect(checkLogin({ email, password })).toEqual(field && { field, message: ALL });
});

const good = { name: 'Marina', email: 'a@b.c', password: 'segredo', confirmPassword: 'segredo' };

test.each([
  [{}, undefined, ''],
  [{ name: '  ' }, 'name', ALL],
  [{ email: '' }, 'email', ALL],
  [{ password: '' }, 'password', ALL],
  [{ confirmPassword: 'outra' }, 'confirmPassword', DIFFER],
  [{ password: '12345', confirmPassword: '12345' }, 'password', SHORT],
  [{ password: '123456', confirmPassword: '123456' }, undefined, ''],
  [{ password: '12345', confirmPassword: '1234' }, 'confirmPassword', DIFFER],
])('the sign-up form with %o refuses %s: %s', (change, field, message) => {
  expect(checkRegister({ ...good, ...change })).toEqual(field && { field, message });
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

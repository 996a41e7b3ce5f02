import { expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { readError } from './api.ts';
import { describeProfileFailure } from './profile-query.ts';

const unexpected = 'Erro inesperado ao carregar perfil';
const serverFailure = { code: 'internal', message: 'Erro inesperado. Tente novamente.', requestId: 'x' };

it.each([
  ['a refusal says why', new AppError('forbidden', 'Conta em análise.'), 'Conta em análise.'],
  [
    'a lost connection says so',
    new AppError('unavailable', 'Sem conexão com o servidor.'),
    'Sem conexão com o servidor.',
  ],
  ['a failure of the server is unexpected', await readError(Response.json(serverFailure, { status: 500 })), unexpected],
  ['a page of a proxy is unexpected', await readError(new Response('<html>', { status: 502 })), unexpected],
  ['a fault of our own is unexpected', new TypeError('x'), unexpected],
])('what a failed profile request shows: %s', (_name, error, words) =>
  expect(describeProfileFailure(error)).toBe(words),
);

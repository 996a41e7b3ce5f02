import { expect, it } from 'vitest';
import { checkSource } from './check-source.ts';

it('notes a promise in the seller’s Portuguese, with a wording to take over', () => {
  expect(checkSource('Palmilha que alivia dores nas costas. Tamanho 25 cm.')).toEqual([
    {
      code: 'risky_claim',
      field: 'text',
      excerpt: 'alivia dores',
      message: 'Prometer alívio de dor ou sintoma é permitido só a produtos aprovados. (薬機法 66条 · 薬機法 68条)',
      suggestion: { text: 'apoia o pescoço com suavidade', meaning: 'apoia o pescoço com suavidade' },
    },
  ]);
});

it('says what to write where no wording would be true of every product', () => {
  const [warning] = checkSource('O nº 1 em vendas');
  expect(warning?.message).toContain('Cite pesquisa, período e amostra.');
  expect(warning?.suggestion).toBeUndefined();
});

it('is silent on ordinary words', () => expect(checkSource('Garrafa de 500 ml com tampa.')).toEqual([]));

it('notes the same words of two lines once, and other words beside them', () => {
  const excerpts = checkSource('Colar Prata 925\nMaterial: prata 925\nFecho em ouro 18k').map(({ excerpt }) => excerpt);
  expect(excerpts).toEqual(['Prata 925', 'ouro 18k']);
});

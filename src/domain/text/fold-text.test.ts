import { describe, expect, it } from 'vitest';
import { containsWords, foldText, splitAtMatch } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['PREÇO', 'preco'],
    ['Robôs', 'robos'],
    ['ﾎﾞﾄﾙ', 'ボトル'],
    ['ＡＢＣ', 'abc'],
    ['コーヒー', 'コーヒー'],
  ])('%s reads %s', (text, folded) => expect(foldText(text)).toBe(folded));
});

describe('containsWords', () => {
  it.each([
    ['Preço, margem e CPA', 'cpa preco', true],
    ['Preço, margem e CPA', 'preco dolar', false],
    ['ボトル', 'ﾎﾞﾄﾙ', true],
  ])('%s, %s: %s', (text, typed, holds) => expect(containsWords(text, typed)).toBe(holds));
});

describe('splitAtMatch', () => {
  it.each([
    ['Calcular o preço em iene', 'preco', ['Calcular o ', 'preço', ' em iene']],
    ['Preço', 'PRECO', ['', 'Preço', '']],
    ['㍿株 ボトル', 'ボトル', ['㍿株 ', 'ボトル', '']],
    ['Fotos da garrafa', 'garrafa fotos', ['Fotos da ', 'garrafa', '']],
    ['Fotos', 'mizu', undefined],
    ['Fotos', ' ', undefined],
  ])('%s at %s', (text, typed, parts) => expect(splitAtMatch(text, typed)).toEqual(parts));
});

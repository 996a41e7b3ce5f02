import { expect, it } from 'vitest';
import { nextStepOf, PRODUCT_STEPS, stepsOf } from './product-steps.ts';

const nothing = {
  fieldCount: 0,
  textCount: 0,
  hasTranslation: false,
  hasPhoto: false,
  hasPrice: false,
  gate: 'none',
  hasListing: false,
  isExported: false,
  sendState: null,
  status: 'ideia',
} as const;
const sheet = { fieldCount: 3 };
const texts = { ...sheet, textCount: 2, hasTranslation: true };
const photos = { ...texts, hasPhoto: true };
const price = { ...photos, hasPrice: true };
const japan = { ...price, gate: 'answered' as const };
const SIGNS = { empty: '○', half: '◐', alert: '!', full: '●' };

it.each([
  [{}, '○○○○○○', 'Preencher a ficha'],
  [{ fieldCount: 2 }, '◐○○○○○', 'Completar a ficha'],
  [sheet, '●○○○○○', 'Escrever a página'],
  [{ ...sheet, textCount: 1 }, '●◐○○○○', 'Traduzir para o japonês'],
  [texts, '●●○○○○', 'Pôr uma foto'],
  [photos, '●●●○○○', 'Calcular o preço'],
  [price, '●●●●○○', 'Ver se o Japão deixa vender'],
  [{ ...price, gate: 'open' as const }, '●●●●◐○', 'Resolver o que falta para o Japão'],
  [{ ...price, gate: 'unproved' as const }, '●●●●!○', 'Levar para a loja'],
  [japan, '●●●●●○', 'Levar para a loja'],
  [{ ...japan, hasListing: true }, '●●●●●◐', 'Levar para a loja'],
  [{ ...japan, sendState: 'failed' as const }, '●●●●●◐', 'Levar para a loja'],
  [{ ...japan, sendState: 'done' as const }, '●●●●●●', undefined],
  [{ ...japan, gate: 'unproved' as const, isExported: true }, '●●●●!●', 'Guardar a prova para o Japão'],
  [{ ...japan, hasListing: true, isExported: true }, '●●●●●●', undefined],
  [{ ...japan, status: 'a_venda' as const }, '●●●●●●', undefined],
  // What is skipped stays the next, whatever was done after it.
  [{ ...japan, fieldCount: 0 }, '○●●●●○', 'Preencher a ficha'],
])('%j: %s, next is %s', (figures, eyes, next) => {
  const steps = stepsOf({ ...nothing, ...figures });
  expect(PRODUCT_STEPS.map((step) => SIGNS[steps[step]]).join('')).toBe(eyes);
  expect(nextStepOf({ id: 'p', steps })?.words).toBe(next);
});

it.each([
  [{}, 2, 'Dar o japonês de 2 linhas'],
  [{ gate: 'unproved' as const }, 1, 'Dar o japonês de 1 linha'],
  [{ hasPrice: false }, 1, 'Calcular o preço'],
])('a sheet whose rows are not all Japanese is not ready: %j, %d', (figures, rowsWithoutJapanese, next) => {
  const steps = stepsOf({ ...nothing, ...japan, isExported: true, ...figures });
  expect(nextStepOf({ id: 'p', steps, rowsWithoutJapanese })?.words).toBe(next);
});

it('names the next step also after an incomplete one', () => {
  const steps = stepsOf({ ...nothing, ...price, gate: 'open' });
  expect(nextStepOf({ id: 'p', steps }, 'japan')).toMatchObject({ step: 'shop', link: { to: '/produtos/p/publicar' } });
});

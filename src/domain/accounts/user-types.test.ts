import { expect, test } from 'vitest';
import { isDueDay, isDueMoment } from '#domain/tasks/due.ts';
import { findLaunchStep, launchColumnOf, launchToolLink } from '#domain/tasks/launch-template.ts';
import { hasPremium, isAdmin, isUserType, planLabel } from './user-types.ts';

test.each([
  ['free', true, false, false, 'Gratuito'],
  ['premium', true, true, false, 'Premium'],
  ['admin', true, true, true, 'Admin'],
] as const)('%s', (type, isKnown, isPremium, isAdministrator, label) => {
  expect([isUserType(type), hasPremium(type), isAdmin(type), planLabel(type)]).toEqual([
    isKnown,
    isPremium,
    isAdministrator,
    label,
  ]);
});

test('labels an unknown plan "Usuário"', () => {
  expect(isUserType('gold')).toBe(false);
  expect([planLabel('gold'), planLabel(undefined)]).toEqual(['Usuário', 'Usuário']);
});

test.each([
  ['2019-12-31T23:59:59Z', false],
  ['2020-01-01T00:00:00Z', true],
  ['2099-12-31T23:59:59Z', true],
  ['2100-01-01T00:00:00Z', false],
  ['ontem', false],
])('a task may be due at %s: %s', (moment, is) => expect(isDueMoment(moment)).toBe(is));

test.each([
  ['2020-02-29', false],
  ['2020-03-01', true],
  ['2099-11-30', true],
  ['2099-12-01', false],
])('a launch may open on %s: %s', (day, is) => expect(isDueDay(day)).toBe(is));

test('finds a launch step by its number and links to its tool, with the product if there is one', () => {
  expect(findLaunchStep(13)?.title).toBe('Lançar: abrir a página e ligar os anúncios');
  expect([findLaunchStep(0), findLaunchStep(15), findLaunchStep(null)]).toEqual([undefined, undefined, undefined]);
  expect(launchToolLink('product', 'p-1')).toEqual({ to: '/produtos/p-1' });
  expect(launchToolLink('product', null)).toEqual({ to: '/produtos' });
  expect(launchToolLink('copy', 'p-1')).toEqual({ to: '/robos/copy', search: { produto: 'p-1' } });
  expect(launchToolLink('shop', 'p-1')).toEqual({ to: '/loja', search: { produto: 'p-1' } });
  expect(launchToolLink('calculator', 'p-1').search).toEqual({ aba: 'completa', produto: 'p-1' });
});

test('puts every step into the only open list', () => {
  const step = findLaunchStep(13);
  if (!step) throw new Error('no step');
  expect([launchColumnOf(step, 'premium'), launchColumnOf(step, 'free')]).toEqual(['coluna4', 'coluna1']);
});

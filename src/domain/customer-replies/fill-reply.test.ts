import { expect, test } from 'vitest';
import { fillSlot } from './fill-reply.ts';
import { formatDayInJapanese, formatDayInPortuguese, isDay, readDayAndTime } from './reply-dates.ts';
import type { Slot } from './reply-types.ts';

/** Loosely typed on purpose: `fillSlot` checks the kinds. */
const slot = (of: { kind: Slot['kind'] } & Record<string, unknown>) => ({ id: 'x', label: 'X', ...of }) as Slot;
const text = slot({ kind: 'text' });
const name = slot({ kind: 'name' });
const link = slot({ kind: 'link' });
const email = slot({ kind: 'email' });
const few = slot({ kind: 'whole', most: 9 });
const money = slot({ kind: 'money' });
const TODAY = '2026-11-15';

test.each<[Slot, string, string]>([
  [text, '  a   b\n c ', 'a b c'],
  [slot({ kind: 'text', max: 3 }), 'abc', 'abc'],
  [text, 'a'.repeat(200), 'a'.repeat(200)],
  [name, '佐藤 様', '佐藤'],
  [name, '佐藤　さん', '佐藤'],
  [name, '佐藤 美咲様', '佐藤 美咲'],
  [slot({ kind: 'product' }), '傘', '傘'],
  [link, 'HTTPS://a.example/x?y=1', 'HTTPS://a.example/x?y=1'],
  [email, 'loja@example.com', 'loja@example.com'],
  [few, '1', '1'],
  [few, '9', '9'],
  [money, '1', '1'],
  [money, '3,980', '3,980'],
  [money, '3.980', '3,980'],
  [money, '1.234.567', '1,234,567'],
])('%o writes %j as %j', (given, value, words) => {
  expect(fillSlot(given, value, TODAY)).toEqual({ words: { ja: words, pt: words } });
});

test.each<[Slot, string, string]>([
  [text, '   ', 'vazio'],
  [slot({ kind: 'text', max: 3 }), 'abcd', 'no máximo 3 caracteres'],
  [text, 'a'.repeat(201), 'no máximo 200 caracteres'],
  [name, '様', 'vazio'],
  [slot({ kind: 'product' }), '傘【】', 'sem 【 】'],
  [link, 'veja https://a.example/x', 'precisa começar com https://'],
  [link, 'https://a.example/x y', 'precisa começar com https://'],
  [link, 'http://a.example', 'precisa começar com https://'],
  [email, 'de loja@example.com', 'confira o e-mail'],
  [email, 'loja@example.com ou', 'confira o e-mail'],
  [few, '0', 'um número de 1 a 9'],
  [few, '10', 'um número de 1 a 9'],
  [few, '2.5', 'um número de 1 a 9'],
  [few, '2,5', 'um número de 1 a 9'],
  [money, '0', 'ienes, sem centavos'],
  [money, '-5', 'ienes, sem centavos'],
  [money, '3,5', 'ienes, sem centavos'],
  [slot({ kind: 'date' }), '2026-02-30', 'esta data não existe'],
  [slot({ kind: 'date', when: 'future' }), '2026-11-14', 'já passou no Japão'],
  [slot({ kind: 'date', when: 'past' }), '2026-11-16', 'ainda não chegou no Japão'],
  [slot({ kind: 'moment' }), '2026-11-16', 'dia e hora do Japão'],
  [slot({ kind: 'moment' }), '2026-11-14T10:00', 'já passou no Japão'],
  [slot({ kind: 'choice', options: [{ value: 'a', ja: 'あ', pt: 'A' }] }), 'b', 'escolha uma opção'],
])('%o refuses %j: %s', (given, value, problem) => {
  expect(fillSlot(given, value, TODAY)).toEqual({ problem });
});

test.each<[Slot, string, string, string]>([
  [slot({ kind: 'date' }), '2026-11-14', '11月14日（土）', '14/11 (sáb.)'],
  [slot({ kind: 'date', when: 'future' }), TODAY, '11月15日（日）', '15/11 (dom.)'],
  [slot({ kind: 'date', when: 'past' }), TODAY, '11月15日（日）', '15/11 (dom.)'],
  [slot({ kind: 'moment' }), '2026-11-15T09:05', '11月15日（日）09:05', '15/11 (dom.) às 09:05 (hora do Japão)'],
  [slot({ kind: 'choice', options: [{ value: 'a', ja: 'あ', pt: 'A' }] }), 'a', 'あ', 'A'],
  [slot({ kind: 'phrase', options: [{ ja: 'あ', pt: 'A' }] }), 'あ', 'あ', 'A'],
  [slot({ kind: 'phrase', options: [{ ja: 'あ', pt: 'A' }] }), 'い', 'い', 'い'],
])('%o writes %j in both languages', (given, value, ja, pt) => {
  expect(fillSlot(given, value, TODAY)).toEqual({ words: { ja, pt } });
});

test.each([
  ['2026-01-02', '1月2日（金）', '02/01 (sex.)'],
  ['2028-02-29', '2月29日（火）', '29/02 (ter.)'],
  ['2026-02-29', '', ''],
  ['2026-13-01', '', ''],
  [' 2026-01-02', '', ''],
  ['2026-01-02T00:00', '', ''],
  ['', '', ''],
])('writes the day %j as %j in Japanese and %j in Portuguese', (iso, ja, pt) => {
  expect([isDay(iso), formatDayInJapanese(iso), formatDayInPortuguese(iso)]).toEqual([ja !== '', ja, pt]);
});

test.each([
  ['2026-11-15T23:59', { day: '2026-11-15', time: '23:59' }],
  ['2026-11-15T24:00', undefined],
  ['2026-11-15T12:60', undefined],
  ['2026-02-30T12:00', undefined],
  ['em 2026-11-15T12:00', undefined],
  ['2026-11-15T12:00:00', undefined],
  ['', undefined],
])('writes the moment %j', (value, moment) => expect(readDayAndTime(value)).toEqual(moment));

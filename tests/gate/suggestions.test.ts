import { expect, test } from 'vitest';
import { modelsOf, suggestAnswers } from '#domain/gate/suggest-answers.ts';
import { isValidAnswer, knownAnswers, knownDocuments } from '#domain/gate/valid-answer.ts';
import type { Fact } from '#domain/robots/facts.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';

const fact = (kind: Fact['kind'], text: string): Fact => ({ id: text, kind, role: null, value: text, text, line: 0 });
const answersFor = (...facts: Fact[]) =>
  Object.fromEntries(suggestAnswers(facts).map(({ question, answer }) => [question, answer]));

test.each<[Fact[], Record<string, string | string[]>]>([
  [[fact('claim', 'Tampa com Bluetooth 5.3')], { radio: ['bluetooth'] }],
  [[fact('claim', 'Wi-Fi'), fact('claim', 'Bluetooth')], { radio: ['bluetooth', 'wifi'] }],
  [[fact('claim', 'Sem Bluetooth')], {}],
  [[fact('quantity', 'Bateria de lítio 2000 mAh')], { bateria: 'litio_no_aparelho' }],
  [[fact('product_type', 'Power bank')], { bateria: 'power_bank' }],
  [[fact('product_type', 'Garrafa térmica')], { toca_alimento: 'sim', rotulo_item: 'diversos' }],
  [[fact('compatibility', 'Cabe garrafa')], {}],
  [[fact('product_type', 'Pelúcia')], { brinquedo: 'sim' }],
  [[fact('product_type', 'Perfume')], { uso_corpo: 'cosmetico', perigoso: ['perfume_alcool'] }],
  [[fact('material', 'Couro de jacaré')], { material_silvestre: 'reptil' }],
  [[fact('contents', '1 carregador')], { tem_fonte: 'sim' }],
  [[fact('quantity', 'Bivolt')], { liga_tomada: 'sim' }],
])('%o', (facts, expected) => expect(answersFor(...facts)).toEqual(expected));

test('every suggestion can be given as an answer, and says where it comes from', () => {
  const facts = extractFacts('Fone de ouvido Bluetooth 5.3\nBateria: 300 mAh\nMarca: Mizu\nModelo: MZ-100');
  const suggestions = suggestAnswers(facts);
  expect(suggestions.find(({ question }) => question === 'radio')).toMatchObject({ answer: ['bluetooth'] });
  for (const { question, answer, from } of suggestions) {
    expect(isValidAnswer(question, answer)).toBe(true);
    expect(from).not.toBe('');
  }
  expect(modelsOf([fact('model_code', 'MZ-100')])).toEqual(['MZ-100']);
});

test('answers and papers kept under rules that are gone are left out', () => {
  const paper = { link: 'https://a.example.com', date: '2026-01-01', issuer: 'A' };
  expect(knownAnswers({ gas: 'sim', sumiu: 'sim', radio: ['telepatia'], bateria: 'vapor' })).toEqual({ gas: 'sim' });
  expect(knownDocuments({ 'G-PSE-7': paper, 'G-XXX-1': paper })).toEqual({ 'G-PSE-7': paper });
  const strange = {
    gas: null,
    prova_gas: { state: 'anexada', fields: { link: 5 } },
    radio: { 0: 'wifi' },
    prova_pse: { state: 'nao_tem' },
  };
  expect(knownAnswers(strange as never)).toEqual({});
  expect(knownDocuments({ 'G-PSE-7': null, 'G-PSE-4': { link: 1 } } as never)).toEqual({});
});

test.each([
  ['wh_l', -1],
  ['wh_l', Number.NaN],
  ['idade_min_meses', 217],
  ['lamina_cm', 'nao_sei'],
  ['canais', []],
  ['canais', ['mercari', 'mercari']],
  ['prova_pse', 'anexada'],
  ['prova_pse', { state: 'anexada', fields: { senha: 'x' } }],
  ['gas', 'talvez'],
])('%s is not answered by %o', (id, answer) => expect(isValidAnswer(id, answer as never)).toBe(false));

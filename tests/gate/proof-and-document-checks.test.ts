import { expect, test } from 'vitest';
import { evaluateGate, findGaps, gateState, isGateComplete } from '#domain/japan-gate/evaluate-gate.ts';
import type { Answer, Answers, ProofField } from '#domain/japan-gate/gate-types.ts';
import { isValidAnswer, knownAnswers, knownDocuments } from '#domain/japan-gate/valid-answer.ts';
import { answersWith, TODAY } from './safe-answers.ts';

const meti = { state: 'anexada', fields: { nome_registrado: 'Maria Souza', kokunai_nome: 'Sakura  KK' } } as const;
type GapContext = { answers?: Answers; models?: string[] };

/** Errors that a proof question reports for these fields, all free text here. */
function gapsIn(id: string, fields: Record<string, string>, { answers = {}, models = [] }: GapContext = {}) {
  const question = { kind: 'proof', id, section: 'venda', text: '', fields: [] } as const;
  return findGaps(question, { state: 'anexada', fields }, {}, { answers, models, today: TODAY });
}

const VOLTS = 'a tensão precisa incluir 100 V';
const NAME = 'o nome na placa não é o registrado no METI nem o do 国内管理人';
const FUTURE = 'há uma data no futuro';
const PLACE = 'o endereço precisa da província japonesa';
const EXPIRED = 'a licença venceu';
const MODEL = 'o modelo não é o da ficha do produto';
const SCRIPT = 'os avisos precisam estar em japonês';

test.each<[string, Record<string, string>, string[], GapContext?]>([
  ['prova_pse', {}, []],
  ['prova_pse', { tensao_v: '' }, []],
  ['prova_pse', { tensao_v: '99' }, [VOLTS]],
  ['prova_pse', { tensao_v: '100 a 127' }, []],
  ['prova_pse', { tensao_v: 'AC100V' }, []],
  ['prova_pse', { tensao_v: '90〜110' }, []],
  ['prova_pse', { tensao_v: '90 até 100' }, []],
  ['prova_pse', { tensao_v: '101-240' }, [VOLTS]],
  ['prova_pse', { tensao_v: '12-24, 90-110' }, []],
  ['prova_pse', { tensao_v: 'bivolt' }, [VOLTS]],
  ['prova_pse', { nome_responsavel: 'Outra' }, []],
  ['prova_pse', { nome_responsavel: '' }, [], { answers: { notificacao_meti: meti } }],
  ['prova_pse', { nome_responsavel: ' sakura ｋｋ ' }, [], { answers: { notificacao_meti: meti } }],
  ['prova_pse', { nome_responsavel: 'maria souza' }, [], { answers: { notificacao_meti: meti } }],
  ['prova_pse', { nome_responsavel: 'Sakurakk' }, [NAME], { answers: { notificacao_meti: meti } }],
  ['prova_pse', { nome_responsavel: 'Outra' }, [NAME], { answers: { notificacao_meti: meti } }],
  ['prova_pse', { nome_responsavel: 'Outra' }, [], { answers: { notificacao_meti: { ...meti, state: 'nao_tem' } } }],
  ['prova_pse', { nome_responsavel: 'Outra' }, [], { answers: { notificacao_meti: { state: 'anexada', fields: {} } } }],
  ['prova_pse', { nome_responsavel: 'Outra' }, [], { answers: { notificacao_meti: 'nao_sei' } }],
  ['prova_pse', { nome_responsavel: 'Outra' }, [], { answers: { notificacao_meti: ['a'] } }],
  ['prova_giteki', { modelo: 'MZ-1' }, []],
  ['prova_giteki', {}, [], { models: ['A'] }],
  ['prova_giteki', { modelo: 'mz-1 ' }, [], { models: ['A', 'MZ-1'] }],
  ['prova_giteki', { modelo: 'mz-2' }, [MODEL], { models: ['A', 'MZ-1'] }],
  ['prova_psc', { tipo: 'crianca_redondo' }, []],
  ['prova_psc', { tipo: 'crianca_redondo', idade_em_japones: '1 ano', aviso_responsaveis: 'sim' }, [SCRIPT, SCRIPT]],
  ['prova_psc', { tipo: 'crianca_redondo', idade_em_japones: '対象', aviso_responsaveis: 'ひ' }, []],
  ['prova_psc', { tipo: 'redondo', idade_em_japones: '1 ano' }, []],
  ['notificacao_meti', {}, []],
  ['notificacao_meti', { data_notificacao: TODAY, contrato_data: TODAY }, []],
  ['notificacao_meti', { data_notificacao: '2026-11-16' }, [FUTURE]],
  ['notificacao_meti', { contrato_data: '2026-11-16' }, [FUTURE]],
  ['notificacao_meti', { kokunai_endereco: '' }, []],
  ['notificacao_meti', { kokunai_endereco: '1-2 Shibuya, TOKYO' }, []],
  ['notificacao_meti', { kokunai_endereco: '大阪府1-2' }, []],
  ['notificacao_meti', { kokunai_endereco: 'Rua Tokyoto 5' }, [PLACE]],
  ['licenca_japao', {}, []],
  ['licenca_japao', { validade: '2026-11-16' }, []],
  ['licenca_japao', { validade: TODAY }, [EXPIRED]],
  ['prova_cites', {}, []],
  ['prova_cites', { validade: '2026-11-16' }, []],
  ['prova_cites', { validade: TODAY }, [EXPIRED]],
  ['another', { validade: '1999-01-01', tensao_v: '220' }, []],
])('the proof %s with %j has the gaps %j', (id, fields, gaps, context) =>
  expect(gapsIn(id, fields, context)).toEqual(gaps),
);

const fields: ProofField[] = [
  { id: 'tipo', label: 'Tipo', kind: 'choice' },
  { id: 'foto', label: 'Foto', kind: 'link' },
  { id: 'dia', label: 'Dia', kind: 'date' },
  { id: 'extra', label: 'Extra', kind: 'text', when: { field: 'tipo', is: ['b'] } },
];
const whole = { tipo: 'a', foto: 'https://a.example/x', dia: '2026-01-02' };

test.each<[Record<string, string>, object, string[]]>([
  [whole, {}, []],
  [{}, {}, ['Tipo', 'Foto', 'Dia']],
  [{ ...whole, tipo: 'b' }, {}, ['Extra']],
  [{ ...whole, tipo: 'b', extra: 'x' }, {}, []],
  [whole, { fields: ['extra'] }, ['Extra']],
  [whole, { type: ['a'] }, []],
  [whole, { type: ['b'] }, ['a marca não é a que este produto pede']],
  [{ ...whole, tipo: '' }, { type: ['b'] }, ['Tipo']],
  [{ ...whole, foto: ' http://a.example/x ' }, {}, []],
  [{ ...whole, foto: 'ver https://a.example/x' }, {}, ['Foto: precisa começar com https://']],
  [{ ...whole, foto: 'https://a.example/x y' }, {}, ['Foto: precisa começar com https://']],
  [{ ...whole, foto: 'https://local' }, {}, ['Foto: precisa começar com https://']],
  [{ ...whole, dia: '2026-02-30' }, {}, ['Dia: data inválida']],
  [{ ...whole, dia: '2026-1-2' }, {}, ['Dia: data inválida']],
  [{ ...whole, dia: 'em 2026-01-02' }, {}, ['Dia: data inválida']],
  [{ ...whole, dia: '2026-01-02T00:00' }, {}, ['Dia: data inválida']],
])('the fields %j, of which %j are required, have the gaps %j', (given, wanted, gaps) => {
  const question = { kind: 'proof', id: 'x', section: 'venda', text: '', fields } as const;
  const context = { answers: {}, models: [], today: TODAY };
  expect(findGaps(question, { state: 'anexada', fields: given }, wanted, context)).toEqual(gaps);
});

test('a document is complete with an address, a date and an issuer', () => {
  const paper = { link: 'https://a.example/x', date: '2026-01-02', issuer: 'JET' };
  expect(isGateComplete(paper)).toBe(true);
  for (const over of [{ link: 'x' }, { date: 'x' }, { issuer: ' ' }])
    expect(isGateComplete({ ...paper, ...over })).toBe(false);
  expect(isGateComplete(undefined)).toBe(false);
});

test.each<[string, unknown, boolean]>([
  ['liga_tomada', 'sim', true],
  ['liga_tomada', 'talvez', false],
  ['liga_tomada', ['sim'], false],
  ['liga_tomada', undefined, false],
  ['liga_tomada', null, false],
  ['nobody', 'sim', false],
  ['radio', ['wifi'], true],
  ['radio', [], false],
  ['radio', ['wifi', 'wifi'], false],
  ['radio', ['wifi', 'x'], false],
  ['radio', 'wifi', false],
  ['idade_min_meses', 0, true],
  ['idade_min_meses', 216, true],
  ['idade_min_meses', -1, false],
  ['idade_min_meses', 217, false],
  ['idade_min_meses', '12', false],
  ['idade_min_meses', Number.NaN, false],
  ['fluxo_magnetico', 'nao_sei', true],
  ['unidades_pedido', 'nao_sei', false],
  ['unidades_pedido', 1_000_000, true],
  ['unidades_pedido', 1_000_001, false],
  ['prova_pse', { state: 'anexada', fields: {} }, true],
  ['prova_pse', { state: 'anexada', fields: { tipo: 'x', tensao_v: '100' } }, true],
  ['prova_pse', { state: 'anexada', fields: { tipo: 'x', other: '1' } }, false],
  ['prova_pse', { state: 'anexada', fields: { tipo: 5 } }, false],
  ['prova_pse', { state: 'other', fields: {} }, false],
  ['prova_pse', { fields: {} }, false],
  ['prova_pse', 'anexada', false],
  ['prova_pse', { state: 'anexada', fields: 'x' }, false],
])('%s may be answered %j: %s', (id, answer, is) => {
  expect(isValidAnswer(id, answer as Answer)).toBe(is);
  expect(knownAnswers({ [id]: answer as Answer })).toEqual(is ? { [id]: answer } : {});
});

test('keeps only complete documents of known rules', () => {
  const paper = { link: 'a', date: 'b', issuer: 'c' };
  const documents = { 'G-GAS-1': paper, 'G-NONE': paper, 'G-PSE-1': { ...paper, date: 5 as never } };
  expect(knownDocuments(documents)).toEqual({ 'G-GAS-1': paper });
});

test('turns the answer “não sei” into an open point that no document clears', () => {
  const { entries } = evaluateGate({
    answers: answersWith({ liga_tomada: 'nao_sei' }),
    documents: {},
    today: TODAY,
    models: [],
  });
  const open = entries.find(({ reason }) => reason.startsWith('Você respondeu “não sei”'));
  expect(open).toMatchObject({ verdict: 'precisa_de_prova', proof: '', sources: [], settledBy: 'nothing', gaps: [] });
  expect(open?.reason).toMatch(/^Você respondeu “não sei”: [^?]+\. Descubra antes de vender\.$/);
});

test.each<[Record<string, Answer>, string]>([
  [{}, 'answered'],
  // Its notice stays, and no paper ends it.
  [{ toca_alimento: 'sim', saida: 'exterior_direto' }, 'answered'],
  [{ toca_alimento: 'nao_sei' }, 'unproved'],
])('the answers %j lead to the questions %s', (answers, state) => {
  expect(gateState({ answers: answersWith(answers), documents: {} }, TODAY)).toBe(state);
});

import { describe, expect, test } from 'vitest';
import { evaluateGate } from '#domain/japan-gate/evaluate-gate.ts';
import { answersWith, type Given, proofOf, TODAY } from './safe-answers.ts';

const gapsOf = (rule: string, given: Given, models: string[] = []) =>
  evaluateGate({ answers: answersWith(given), documents: {}, today: TODAY, models }).entries.find(
    (entry) => entry.rule === rule,
  )?.gaps;

const withProof = (id: string, fields: Record<string, string>) => ({ [id]: proofOf(id, 'anexada', fields) });
const outlet = { liga_tomada: 'sim' };
const radio = { radio: ['wifi'] };
const contact = { uso_corpo: 'lente_de_contato' };

/** Each required field missing alone. */
describe.each([
  ['G-PSE-1', 'prova_pse', outlet, ['tipo', 'foto_placa', 'nome_responsavel', 'tensao_v', 'modelo', 'laboratorio']],
  ['G-RAD-1', 'prova_giteki', radio, ['giteki_numero', 'modelo', 'foto_ou_tela', 'link_busca']],
  ['G-IMP-1', 'notificacao_meti', outlet, ['data_notificacao', 'categoria', 'kokunai_endereco', 'contrato_data']],
  ['G-PMD-2', 'licenca_japao', contact, ['empresa', 'tipo_licenca', 'numero', 'validade']],
  ['G-CIT-2', 'prova_cites', { material_silvestre: 'reptil' }, ['especie_cientifica', 'licenca_numero', 'validade']],
  ['G-GAS-1', 'prova_gas', { gas: 'sim' }, ['link', 'date', 'issuer']],
] as const)('rule %s is not cleared', (rule, proof, given, fields) => {
  test.each(fields)(`without ${proof}.%s`, (field) => {
    expect(gapsOf(rule, given)).toEqual([]);
    expect(gapsOf(rule, { ...given, ...withProof(proof, { [field]: ' ' }) })?.length).toBeGreaterThan(0);
  });
});

test('the model of the radio proof must match the product’s, if the sheet has one', () => {
  expect(gapsOf('G-RAD-1', radio, ['mz-1'])).toEqual([]);
  expect(gapsOf('G-RAD-1', radio, ['OUTRO'])).toEqual(['o modelo não é o da ficha do produto']);
});

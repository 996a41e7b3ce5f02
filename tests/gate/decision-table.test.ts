import { describe, expect, it, test } from 'vitest';
import { evaluateGate } from '#domain/japan-gate/evaluate-gate.ts';
import { GATE_RULES } from '#domain/japan-gate/gate-rules.ts';
import type { Verdict } from '#domain/japan-gate/gate-types.ts';
import { answersWith, type Given, proofOf, TODAY } from './safe-answers.ts';

const evaluate = (given: Given, documents = {}) =>
  evaluateGate({ answers: answersWith(given), documents, today: TODAY, models: [] });

const BLOCKS = 'bloqueia';
const PROOF = 'precisa_de_prova';
const QUIET = 'sem_alerta';
/** The condition does not hold. */
const ABSENT = 'absent';

type Row = [rule: string, given: Given, verdict: Verdict | typeof ABSENT];

const outlet = { liga_tomada: 'sim' };
const bank = { bateria: 'power_bank' };
const toy = { brinquedo: 'sim', idade_min_meses: 35 };
const child = proofOf('prova_psc', 'anexada', { tipo: 'crianca_redondo' });
const diamond = proofOf('prova_psc', 'anexada', { tipo: 'losango' });
const apart = { em_maos: 'nao' };

/** The four states of a proof on one rule. */
const ladder = (rule: string, given: Given, proof: string, whole: Given = {}): Row[] => [
  [rule, { ...given, ...whole, [proof]: 'nao_tem' }, BLOCKS],
  [rule, { ...given, ...whole, [proof]: 'fornecedor_diz' }, PROOF],
  [rule, { ...given, ...whole, [proof]: 'nao_sei' }, PROOF],
  [rule, { ...given, ...whole, [proof]: { state: 'anexada', fields: {} } }, PROOF],
  [rule, { ...given, ...whole }, QUIET],
];

/** Every rule: answers that trigger it, its verdict, and the closest answers that do not. */
const TABLE: Row[] = [
  ...ladder('G-PSE-1', outlet, 'prova_pse'),
  ['G-PSE-1', { liga_tomada: 'nao' }, ABSENT],
  ['G-PSE-1', { liga_tomada: 'nao_sei' }, ABSENT],
  ...ladder('G-PSE-2', { tem_fonte: 'sim' }, 'prova_pse'),
  ['G-PSE-2', { tem_fonte: 'sim', prova_pse: proofOf('prova_pse', 'anexada', { tipo: 'circulo' }) }, PROOF],
  ['G-PSE-2', { tem_fonte: 'nao' }, ABSENT],
  ...ladder('G-PSE-3', { ...bank, wh_l: 400 }, 'prova_pse'),
  ['G-PSE-3', { ...bank, wh_l: 'nao_sei' }, QUIET],
  ['G-PSE-3', { ...bank, wh_l: 581.6, prova_pse: proofOf('prova_pse', 'anexada', { tipo: 'losango' }) }, PROOF],
  ['G-PSE-3', { ...bank, wh_l: 399.9 }, ABSENT],
  ['G-PSE-4', { ...bank, wh_l: 399.9 }, PROOF],
  ['G-PSE-4', { ...bank, wh_l: 400 }, ABSENT],
  ['G-PSE-4', { ...bank, wh_l: 'nao_sei' }, ABSENT],
  ...ladder('G-PSE-5', { bateria: 'litio_avulsa', wh_l: 400 }, 'prova_pse'),
  ['G-PSE-5', { bateria: 'litio_avulsa', wh_l: 'nao_sei' }, QUIET],
  ['G-PSE-5', { bateria: 'litio_avulsa', wh_l: 399 }, ABSENT],
  ['G-PSE-6', { bateria: 'estacao_com_tomada' }, PROOF],
  ['G-PSE-6', bank, ABSENT],
  ['G-PSE-7', { bateria: 'litio_no_aparelho' }, PROOF],
  ['G-PSE-7', { bateria: 'pilha_comum' }, ABSENT],
  ...ladder('G-GAS-1', { gas: 'sim' }, 'prova_gas'),
  ['G-GAS-1', { gas: 'nao' }, ABSENT],
  ...ladder('G-RAD-1', { radio: ['bluetooth'] }, 'prova_giteki'),
  ...['wifi', 'celular', 'controle_rf', 'radio'].map(
    (value): Row => ['G-RAD-1', { radio: [value], prova_giteki: 'nao_tem' }, BLOCKS],
  ),
  ['G-RAD-1', { radio: ['rfid'] }, ABSENT],
  ['G-RAD-1', { radio: ['nao_sei'] }, ABSENT],
  ['G-RAD-2', { radio: ['rfid'] }, PROOF],
  ['G-RAD-2', { radio: ['rfid', 'wifi'] }, ABSENT],
  ['G-RAD-3', { radio: ['wifi'], prova_giteki: proofOf('prova_giteki', 'anexada', { giteki_numero: 'abc' }) }, PROOF],
  ['G-RAD-3', { radio: ['wifi'] }, ABSENT],
  ...ladder('G-PSC-1', { tipo_psc: 'panela_pressao' }, 'prova_psc'),
  ['G-PSC-1', { tipo_psc: 'berco' }, ABSENT],
  ['G-PSC-1', { tipo_psc: 'laser' }, ABSENT],
  ...ladder('G-PSC-2', { tipo_psc: 'laser' }, 'prova_psc', { prova_psc: diamond }),
  [
    'G-PSC-2',
    { tipo_psc: 'isqueiro', prova_psc: proofOf('prova_psc', 'anexada', { tipo: 'losango', certificado_terceiro: '' }) },
    PROOF,
  ],
  ['G-PSC-2', { tipo_psc: 'capacete_moto' }, ABSENT],
  ['G-PSC-3', { tipo_psc: 'ima_brinquedo', fluxo_magnetico: 50 }, BLOCKS],
  ['G-PSC-3', { tipo_psc: 'ima_brinquedo', fluxo_magnetico: 'nao_sei' }, BLOCKS],
  ['G-PSC-3', { tipo_psc: 'ima_brinquedo', fluxo_magnetico: 49.9 }, ABSENT],
  ['G-PSC-4', { tipo_psc: 'bolinha_agua', prova_psc: 'fornecedor_diz' }, BLOCKS],
  ['G-PSC-4', { tipo_psc: 'bolinha_agua', prova_psc: 'nao_sei' }, BLOCKS],
  ['G-PSC-4', { tipo_psc: 'bolinha_agua' }, ABSENT],
  ...ladder('G-KID-1', toy, 'prova_psc', { prova_psc: child }),
  ['G-KID-1', toy, PROOF],
  ['G-KID-1', { tipo_psc: 'brinquedo_menor_3', prova_psc: child }, QUIET],
  ['G-KID-1', { ...toy, feito_antes_2025_12_25: 'nao_sei', prova_psc: 'nao_tem' }, BLOCKS],
  ['G-KID-1', { ...toy, idade_min_meses: 36 }, ABSENT],
  ['G-KID-1', { ...toy, feito_antes_2025_12_25: 'sim' }, ABSENT],
  ['G-KID-2', { ...toy, feito_antes_2025_12_25: 'sim' }, PROOF],
  ['G-KID-2', { tipo_psc: 'brinquedo_menor_3', feito_antes_2025_12_25: 'sim' }, PROOF],
  ['G-KID-2', toy, ABSENT],
  ['G-KID-3', { ...toy, idade_min_meses: 36 }, PROOF],
  ['G-KID-3', { ...toy, idade_min_meses: 71 }, PROOF],
  ['G-KID-3', toy, ABSENT],
  ['G-KID-3', { ...toy, idade_min_meses: 72 }, ABSENT],
  ...ladder('G-KID-4', { tipo_psc: 'berco' }, 'prova_psc', {
    prova_psc: proofOf('prova_psc', 'anexada', { tipo: 'crianca_losango' }),
  }),
  ['G-KID-4', { tipo_psc: 'berco', prova_psc: diamond }, PROOF],
  ['G-KID-4', { tipo_psc: 'nenhum' }, ABSENT],
  ...ladder('G-IMP-1', outlet, 'notificacao_meti'),
  ['G-IMP-1', {}, ABSENT],
  ['G-IMP-1', { ...outlet, base_vendedor: 'japao' }, ABSENT],
  ['G-IMP-1', { ...outlet, saida: 'estoque_japao' }, ABSENT],
  ['G-IMP-2', { ...outlet, saida: 'estoque_japao' }, PROOF],
  ['G-IMP-2', { ...outlet, saida: 'fornecedor_japao' }, PROOF],
  ['G-IMP-2', outlet, ABSENT],
  ['G-IMP-3', { ...outlet, base_vendedor: 'japao' }, PROOF],
  ['G-IMP-3', { ...outlet, base_vendedor: 'japao', saida: 'estoque_japao' }, ABSENT],
  ...ladder('G-ALI-1', { toca_alimento: 'sim', saida: 'estoque_japao' }, 'prova_alimento'),
  ['G-ALI-1', { toca_alimento: 'sim', saida: 'fornecedor_japao' }, ABSENT],
  ['G-ALI-2', { toca_alimento: 'sim' }, PROOF],
  ['G-ALI-2', { toca_alimento: 'nao' }, ABSENT],
  ...ladder(
    'G-ALI-3',
    { ...toy, idade_min_meses: 71, brinquedo_boca: 'sim', saida: 'estoque_japao' },
    'prova_alimento',
  ),
  ['G-ALI-3', { ...toy, brinquedo_boca: 'sim' }, PROOF],
  ['G-ALI-3', { ...toy, brinquedo_boca: 'sim', saida: 'fornecedor_japao' }, ABSENT],
  ['G-ALI-3', { ...toy, idade_min_meses: 72, brinquedo_boca: 'sim' }, ABSENT],
  ['G-COM-1', { comestivel: 'carne' }, BLOCKS],
  ['G-COM-1', { comestivel: 'leite_ovo' }, ABSENT],
  ['G-COM-2', { comestivel: 'fruta_legume_semente' }, PROOF],
  ['G-COM-2', { comestivel: 'alimento_seco' }, ABSENT],
  ['G-COM-3', { comestivel: 'leite_ovo' }, PROOF],
  ['G-COM-3', { comestivel: 'carne' }, ABSENT],
  ...ladder('G-COM-4', { comestivel: 'alimento_seco', saida: 'estoque_japao' }, 'prova_alimento'),
  ['G-COM-4', { comestivel: 'alimento_seco' }, ABSENT],
  ['G-COM-5', { comestivel: 'alimento_seco' }, PROOF],
  ['G-COM-5', { comestivel: 'alimento_seco', saida: 'estoque_japao' }, ABSENT],
  ['G-COM-6', { comestivel: 'alcool' }, PROOF],
  ['G-COM-6', { comestivel: 'nao' }, ABSENT],
  ...ladder('G-COM-7', { comestivel: 'suplemento' }, 'ingredientes_ok'),
  ['G-COM-7', { comestivel: 'alcool' }, ABSENT],
  ['G-PMD-1', { uso_corpo: 'medicamento' }, BLOCKS],
  ['G-PMD-1', { uso_corpo: 'cosmetico' }, ABSENT],
  ...ladder('G-PMD-2', { uso_corpo: 'lente_de_contato' }, 'licenca_japao'),
  ['G-PMD-2', { uso_corpo: 'nenhum' }, ABSENT],
  ...ladder('G-PMD-3', { uso_corpo: 'aparelho_de_saude' }, 'licenca_japao'),
  ['G-PMD-3', { uso_corpo: 'aparelho_de_beleza' }, ABSENT],
  ['G-PMD-4', { uso_corpo: 'aparelho_de_beleza' }, PROOF],
  ['G-PMD-4', { uso_corpo: 'aparelho_de_saude' }, ABSENT],
  ...ladder('G-PMD-5', { uso_corpo: 'quase_medicamento' }, 'licenca_japao'),
  ['G-PMD-5', { uso_corpo: 'cosmetico' }, ABSENT],
  ...ladder('G-PMD-6', { uso_corpo: 'cosmetico', saida: 'estoque_japao' }, 'licenca_japao'),
  ['G-PMD-6', { uso_corpo: 'cosmetico' }, ABSENT],
  ['G-PMD-7', { uso_corpo: 'cosmetico', saida: 'fornecedor_japao' }, PROOF],
  ['G-PMD-7', { uso_corpo: 'cosmetico' }, ABSENT],
  ['G-PMD-8', { uso_corpo: 'cosmetico', unidades_pedido: 24 }, PROOF],
  ['G-PMD-8', { uso_corpo: 'cosmetico', unidades_pedido: 25 }, ABSENT],
  ['G-PMD-9', { uso_corpo: 'cosmetico', unidades_pedido: 25 }, BLOCKS],
  ['G-PMD-9', { uso_corpo: 'cosmetico', unidades_pedido: 24 }, ABSENT],
  ['G-PMD-10', { uso_corpo: 'quase_medicamento' }, BLOCKS],
  ['G-PMD-10', { uso_corpo: 'quase_medicamento', saida: 'estoque_japao' }, ABSENT],
  ...['texteis', 'plastico', 'eletrico', 'diversos'].map(
    (item): Row => ['G-ROT-1', { rotulo_item: item, rotulo_japones: 'nao' }, PROOF],
  ),
  ['G-ROT-1', { rotulo_item: 'texteis' }, ABSENT],
  ['G-ROT-1', { rotulo_item: 'nao_sei', rotulo_japones: 'nao' }, ABSENT],
  ['G-CIT-1', { material_silvestre: 'marfim_tartaruga_tigre' }, BLOCKS],
  ['G-CIT-1', { material_silvestre: 'reptil' }, ABSENT],
  ...ladder('G-CIT-2', { material_silvestre: 'peixe_pirarucu' }, 'prova_cites'),
  [
    'G-CIT-2',
    { material_silvestre: 'reptil', prova_cites: proofOf('prova_cites', 'anexada', { apendice: 'I' }) },
    PROOF,
  ],
  ['G-CIT-2', { material_silvestre: 'boi_porco_carneiro' }, ABSENT],
  ['G-MAR-1', { marca: 'parecido_ou_replica' }, BLOCKS],
  ['G-MAR-1', { marca: 'personagem_sem_licenca' }, BLOCKS],
  ['G-MAR-1', { marca: 'original_com_nota' }, ABSENT],
  ...ladder('G-MAR-2', { marca: 'original_com_nota' }, 'prova_marca'),
  ['G-MAR-2', { marca: 'sem_marca_ou_propria' }, ABSENT],
  ['G-MED-1', { tipo_especial: 'medidor', unidade_estrangeira: 'sim' }, BLOCKS],
  ['G-MED-1', { tipo_especial: 'medidor', unidade_estrangeira: 'nao_sei' }, BLOCKS],
  ['G-MED-1', { tipo_especial: 'medidor', unidade_estrangeira: 'nao' }, ABSENT],
  ['G-MED-2', { tipo_especial: 'medidor', unidade_estrangeira: 'nao' }, PROOF],
  ['G-MED-2', { tipo_especial: 'medidor', unidade_estrangeira: 'sim' }, ABSENT],
  ['G-DRO-1', { tipo_especial: 'drone', drone_gramas: 100 }, PROOF],
  ['G-DRO-1', { tipo_especial: 'drone', drone_gramas: 'nao_sei' }, PROOF],
  ['G-DRO-1', { tipo_especial: 'drone', drone_gramas: 99 }, ABSENT],
  ['G-TAB-1', { tipo_especial: 'vape_nicotina' }, BLOCKS],
  ['G-TAB-1', { tipo_especial: 'vape_sem_nicotina' }, ABSENT],
  ...Object.entries({
    'G-TEX-1': 'roupa_bebe',
    'G-PET-1': 'comida_pet',
    'G-INS-1': 'repelente',
    'G-VEI-1': 'patinete',
    'G-VEI-2': 'bicicleta_eletrica',
    'G-CAD-1': 'cadeirinha',
    'G-TAB-2': 'vape_sem_nicotina',
    'G-CBD-1': 'cbd',
    'G-ARM-1': 'arma_brinquedo',
  }).flatMap(([rule, kind]): Row[] => [
    [rule, { tipo_especial: kind }, PROOF],
    [rule, { tipo_especial: 'nenhum' }, ABSENT],
  ]),
  ['G-CAN-11', { canais: ['tiktok_shop'] }, PROOF],
  ['G-CAN-11', { canais: ['outro'] }, ABSENT],
  ['G-CAN-12', { canais: ['qoo10'], ...apart }, PROOF],
  ['G-CAN-12', { canais: ['qoo10'] }, ABSENT],
  ['G-LAM-1', { lamina: 'dois_gumes', lamina_cm: 5.5 }, BLOCKS],
  ['G-LAM-1', { lamina: 'dois_gumes', lamina_cm: 5.4 }, ABSENT],
  ['G-LAM-2', { lamina: 'espada_sabre', lamina_cm: 15 }, BLOCKS],
  ['G-LAM-2', { lamina: 'espada_sabre', lamina_cm: 14.9 }, ABSENT],
  ['G-LAM-3', { lamina: 'abre_sozinha', lamina_cm: 3 }, BLOCKS],
  ['G-LAM-3', { lamina: 'canivete_comum' }, ABSENT],
  ['G-LAM-4', { lamina: 'besta' }, BLOCKS],
  ['G-LAM-4', { lamina: 'nenhuma' }, ABSENT],
  ['G-LAM-5', { lamina: 'cozinha_ferramenta' }, QUIET],
  ['G-LAM-5', { lamina: 'besta' }, ABSENT],
  ['G-LAM-6', { lamina: 'canivete_comum' }, PROOF],
  ['G-LAM-6', { lamina: 'cozinha_ferramenta' }, ABSENT],
  ...['aerossol', 'perfume_alcool', 'esmalte', 'isqueiro_gas', 'tinta_cola'].flatMap((kind): Row[] => [
    ['G-POS-1', { perigoso: [kind], transporte: ['correio', 'courier_aereo'] }, BLOCKS],
    ['G-POS-1', { perigoso: [kind], transporte: ['courier_aereo'] }, PROOF],
  ]),
  ['G-POS-1', { perigoso: ['aerossol'], transporte: ['maritimo'] }, ABSENT],
  ['G-POS-1', { perigoso: ['ima_forte'] }, ABSENT],
  ['G-POS-2', { bateria: 'estacao_com_tomada', transporte: ['correio'] }, BLOCKS],
  ['G-POS-2', { bateria: 'litio_avulsa', wh_l: 1, transporte: ['correio'] }, BLOCKS],
  ['G-POS-2', { bateria: 'litio_no_aparelho', transporte: ['correio'] }, ABSENT],
  ['G-POS-3', { bateria: 'litio_no_aparelho', transporte: ['correio'] }, PROOF],
  ['G-POS-3', { bateria: 'litio_no_aparelho', transporte: ['courier_aereo'] }, ABSENT],
  ['G-POS-4', { perigoso: ['ima_forte'] }, PROOF],
  ['G-POS-4', { perigoso: ['ima_forte'], transporte: ['maritimo'] }, ABSENT],
  ['G-POS-5', { ...bank, wh_l: 390 }, PROOF],
  ['G-POS-5', { ...bank, wh_l: 390, transporte: ['maritimo'] }, ABSENT],
  ['G-USA-1', { condicao: 'usado', usado_comprado_no_japao: 'sim' }, PROOF],
  ['G-USA-1', { condicao: 'novo', usado_comprado_no_japao: 'sim' }, ABSENT],
  ['G-USA-2', { condicao: 'recondicionado' }, QUIET],
  ['G-USA-2', { condicao: 'usado', usado_comprado_no_japao: 'sim' }, ABSENT],
  ['G-USA-3', { condicao: 'usado', ...outlet }, PROOF],
  ['G-USA-3', { condicao: 'usado' }, ABSENT],
  ['G-CAN-1', { canais: ['mercari'], ...apart }, BLOCKS],
  ['G-CAN-1', { canais: ['mercari'], em_maos: 'nao_sei' }, BLOCKS],
  ['G-CAN-1', { canais: ['mercari'] }, ABSENT],
  ['G-CAN-2', { canais: ['mercari_shops'], ...apart }, BLOCKS],
  ['G-CAN-2', { canais: ['mercari'], ...apart }, ABSENT],
  ['G-CAN-3', { canais: ['amazon_jp'], ...apart, fornecedor_tipo: 'loja_de_varejo' }, BLOCKS],
  ['G-CAN-3', { canais: ['amazon_jp'], ...apart }, ABSENT],
  ['G-CAN-4', { canais: ['amazon_jp'], ...apart, fornecedor_tipo: 'atacadista' }, PROOF],
  ['G-CAN-4', { canais: ['amazon_jp'] }, ABSENT],
  ...ladder('G-CAN-5', { canais: ['rakuten'], ...apart }, 'aprovacao_rakuten'),
  ['G-CAN-5', { canais: ['rakuten'] }, ABSENT],
  ['G-CAN-6', { canais: ['yahoo_shopping'], ...apart }, BLOCKS],
  ['G-CAN-6', { canais: ['yahoo_shopping'] }, ABSENT],
  ['G-CAN-7', { canais: ['yahoo_leilao_flea'], ...apart }, BLOCKS],
  ['G-CAN-7', { canais: ['outro'], ...apart }, ABSENT],
  ['G-CAN-8', { canais: ['buyma'] }, QUIET],
  ['G-CAN-8', { canais: ['outro'] }, ABSENT],
  ['G-CAN-9', apart, QUIET],
  ['G-CAN-9', {}, ABSENT],
  ['G-CAN-10', { canais: ['rakuten'], uso_corpo: 'cosmetico' }, BLOCKS],
  ['G-CAN-10', { canais: ['rakuten'], uso_corpo: 'cosmetico', saida: 'estoque_japao' }, ABSENT],
];

test.each(TABLE)('%s with %o: %s', (rule, given, verdict) => {
  const entry = evaluate(given).entries.find((each) => each.rule === rule);
  expect(entry?.verdict ?? ABSENT).toBe(verdict);
});

it('has at least one triggering and one other row for every rule', () => {
  for (const { id } of GATE_RULES) {
    const verdicts = TABLE.filter(([rule]) => rule === id).map(([, , verdict]) => verdict);
    expect(verdicts, id).toContain(ABSENT);
    expect(
      verdicts.some((verdict) => verdict !== ABSENT),
      id,
    ).toBe(true);
  }
});

/** The cases in the rules' own document, by number. */
type Case = [number: number, given: Given, verdict: Verdict, fired: string[]];
const mail = { transporte: ['correio'] };
const CASES: Case[] = [
  [1, {}, QUIET, []],
  [2, { ...outlet, prova_pse: 'nao_tem' }, BLOCKS, ['G-PSE-1']],
  [3, { ...outlet, notificacao_meti: 'fornecedor_diz' }, PROOF, ['G-IMP-1']],
  [4, outlet, QUIET, []],
  [5, { ...bank, wh_l: 581.6, prova_pse: 'fornecedor_diz', ...mail }, BLOCKS, ['G-PSE-3', 'G-POS-2']],
  [6, { ...bank, wh_l: 390 }, PROOF, ['G-PSE-4', 'G-POS-5']],
  [7, { ...bank, wh_l: 400, prova_pse: 'nao_tem' }, BLOCKS, ['G-PSE-3', 'G-POS-5']],
  [8, { radio: ['bluetooth'], prova_giteki: 'nao_tem' }, BLOCKS, ['G-RAD-1']],
  [9, { radio: ['nao_sei'] }, PROOF, ['G-NSEI']],
  [10, { ...toy, prova_psc: 'nao_tem' }, BLOCKS, ['G-KID-1']],
  [11, { ...toy, idade_min_meses: 36 }, PROOF, ['G-KID-3']],
  [12, { tipo_psc: 'bolinha_agua', prova_psc: 'fornecedor_diz' }, BLOCKS, ['G-PSC-1', 'G-PSC-4']],
  [13, { toca_alimento: 'sim', prova_alimento: 'fornecedor_diz' }, PROOF, ['G-ALI-2']],
  [14, { toca_alimento: 'sim', saida: 'estoque_japao', prova_alimento: 'nao_tem' }, BLOCKS, ['G-ALI-1']],
  [15, { uso_corpo: 'cosmetico', unidades_pedido: 24 }, PROOF, ['G-PMD-8']],
  [16, { uso_corpo: 'cosmetico', unidades_pedido: 25 }, BLOCKS, ['G-PMD-9']],
  [17, { uso_corpo: 'cosmetico', saida: 'fornecedor_japao' }, PROOF, ['G-PMD-7']],
  [18, { marca: 'parecido_ou_replica' }, BLOCKS, ['G-MAR-1']],
  [19, { material_silvestre: 'boi_porco_carneiro' }, QUIET, []],
  [20, { lamina: 'dois_gumes', lamina_cm: 5.5 }, BLOCKS, ['G-LAM-1']],
  [20, { lamina: 'dois_gumes', lamina_cm: 5.4 }, QUIET, []],
  [21, { canais: ['mercari'], ...apart }, BLOCKS, ['G-CAN-1']],
  [22, { canais: ['amazon_jp'], ...apart }, PROOF, ['G-CAN-4']],
  [23, { perigoso: ['aerossol'] }, PROOF, ['G-POS-1']],
  [24, { condicao: 'usado' }, QUIET, []],
  [25, { comestivel: 'carne' }, BLOCKS, ['G-COM-1']],
];

test.each(CASES)('case %i: %o', (_, given, verdict, fired) => {
  const result = evaluate(given);
  expect(result.verdict).toBe(verdict);
  const alerts = result.entries.filter((entry) => entry.verdict !== QUIET).map(({ rule }) => rule);
  expect(alerts.toSorted()).toEqual(fired.toSorted());
});

describe('other cases', () => {
  it('lists the costs of leather without an alert, and gives used goods bought abroad no alert', () => {
    const leather = evaluate({ material_silvestre: 'boi_porco_carneiro' });
    expect(leather.costs.map(({ id }) => id)).toEqual(['N-COURO-1', 'N-COURO-2', 'N-TAX-1', 'N-TAX-2']);
    expect(evaluate({ condicao: 'usado' }).entries).toMatchObject([{ rule: 'G-USA-2', verdict: QUIET }]);
  });

  it('a stored document clears only its own rule; some rules stay open in any case', () => {
    const paper = { link: 'https://x.example.com/a.pdf', date: '2026-01-01', issuer: 'X' };
    const lamp = { bateria: 'litio_no_aparelho', uso_corpo: 'aparelho_de_beleza' };
    const { entries } = evaluate(lamp, { 'G-PSE-7': paper, 'G-PMD-4': paper });
    expect(entries.find(({ rule }) => rule === 'G-PSE-7')?.verdict).toBe(QUIET);
    expect(entries.find(({ rule }) => rule === 'G-PMD-4')?.verdict).toBe(PROOF);
    for (const gap of [{ link: '' }, { link: 'na gaveta' }, { date: '' }, { issuer: ' ' }]) {
      const open = evaluate(lamp, { 'G-PSE-7': { ...paper, ...gap } });
      expect(open.entries.find(({ rule }) => rule === 'G-PSE-7')?.verdict).toBe(PROOF);
    }
  });

  it('no answers give no alert, and every unconditional question is unanswered', () => {
    const empty = evaluateGate({ answers: {}, documents: {}, today: TODAY, models: [] });
    expect(empty.entries).toEqual([]);
    expect(empty.unanswered).toHaveLength(22);
    expect(empty.unanswered).not.toContain('fornecedor_tipo');
  });

  it('ignores answers to hidden questions', () => {
    const { entries } = evaluate({ bateria: 'nenhuma', wh_l: 500, brinquedo: 'nao', idade_min_meses: 12 });
    expect(entries).toEqual([]);
  });
});

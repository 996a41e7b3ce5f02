import { describe, expect, it, test } from 'vitest';
import { evaluateGate } from '#domain/japan-gate/evaluate-gate.ts';
import { GATE_RULES } from '#domain/japan-gate/gate-rules.ts';
import type { Verdict } from '#domain/japan-gate/gate-types.ts';
import { answersWith, type Given, readGiven, TODAY } from './safe-answers.ts';

const evaluate = (given: Given, documents = {}) =>
  evaluateGate({ answers: answersWith(given), documents, today: TODAY, models: [] });

const VERDICTS: Readonly<Record<string, Verdict>> = {
  blocks: 'bloqueia',
  proof: 'precisa_de_prova',
  quiet: 'sem_alerta',
};
/** The condition of the rule does not hold. */
const ABSENT = 'absent';

type Row = [rule: string, given: Given, verdict: Verdict | typeof ABSENT];

/** The four states of a proof on one rule. */
const ladder = (rule: string, given: Given, proof: string): Row[] => [
  [rule, { ...given, [proof]: 'nao_tem' }, 'bloqueia'],
  [rule, { ...given, [proof]: 'fornecedor_diz' }, 'precisa_de_prova'],
  [rule, { ...given, [proof]: 'nao_sei' }, 'precisa_de_prova'],
  [rule, { ...given, [proof]: { state: 'anexada', fields: {} } }, 'precisa_de_prova'],
  [rule, given, 'sem_alerta'],
];

/** Every rule: answers that trigger it, with its verdict, and the closest answers that do not ("absent"). */
const TABLE: Row[] = `
G-PSE-1 ladder prova_pse: liga_tomada=sim | absent: liga_tomada=nao | absent: liga_tomada=nao_sei
G-PSE-2 ladder prova_pse: tem_fonte=sim | proof: tem_fonte=sim prova_pse.tipo=circulo | absent: tem_fonte=nao
G-PSE-3 ladder prova_pse: bateria=power_bank wh_l=400 | quiet: bateria=power_bank wh_l=nao_sei |
  proof: bateria=power_bank wh_l=581.6 prova_pse.tipo=losango | absent: bateria=power_bank wh_l=399.9
G-PSE-4 proof: bateria=power_bank wh_l=399.9 | absent: bateria=power_bank wh_l=400 |
  absent: bateria=power_bank wh_l=nao_sei
G-PSE-5 ladder prova_pse: bateria=litio_avulsa wh_l=400 | quiet: bateria=litio_avulsa wh_l=nao_sei |
  absent: bateria=litio_avulsa wh_l=399
G-PSE-6 proof: bateria=estacao_com_tomada | absent: bateria=power_bank
G-PSE-7 proof: bateria=litio_no_aparelho | absent: bateria=pilha_comum
G-GAS-1 ladder prova_gas: gas=sim | absent: gas=nao
G-RAD-1 ladder prova_giteki: radio=bluetooth | blocks: radio=wifi prova_giteki=nao_tem |
  blocks: radio=celular prova_giteki=nao_tem | blocks: radio=controle_rf prova_giteki=nao_tem |
  blocks: radio=radio prova_giteki=nao_tem | absent: radio=rfid | absent: radio=nao_sei
G-RAD-2 proof: radio=rfid | absent: radio=rfid,wifi
G-RAD-3 proof: radio=wifi prova_giteki.giteki_numero=abc | absent: radio=wifi
G-PSC-1 ladder prova_psc: tipo_psc=panela_pressao | absent: tipo_psc=berco | absent: tipo_psc=laser
G-PSC-2 ladder prova_psc: tipo_psc=laser prova_psc.tipo=losango |
  proof: tipo_psc=isqueiro prova_psc.tipo=losango prova_psc.certificado_terceiro= | absent: tipo_psc=capacete_moto
G-PSC-3 blocks: tipo_psc=ima_brinquedo fluxo_magnetico=50 | blocks: tipo_psc=ima_brinquedo fluxo_magnetico=nao_sei |
  absent: tipo_psc=ima_brinquedo fluxo_magnetico=49.9
G-PSC-4 blocks: tipo_psc=bolinha_agua prova_psc=fornecedor_diz | blocks: tipo_psc=bolinha_agua prova_psc=nao_sei |
  absent: tipo_psc=bolinha_agua
G-KID-1 ladder prova_psc: brinquedo=sim idade_min_meses=35 prova_psc.tipo=crianca_redondo |
  proof: brinquedo=sim idade_min_meses=35 | quiet: tipo_psc=brinquedo_menor_3 prova_psc.tipo=crianca_redondo |
  blocks: brinquedo=sim idade_min_meses=35 feito_antes_2025_12_25=nao_sei prova_psc=nao_tem |
  absent: brinquedo=sim idade_min_meses=36 | absent: brinquedo=sim idade_min_meses=35 feito_antes_2025_12_25=sim
G-KID-2 proof: brinquedo=sim idade_min_meses=35 feito_antes_2025_12_25=sim |
  proof: tipo_psc=brinquedo_menor_3 feito_antes_2025_12_25=sim | absent: brinquedo=sim idade_min_meses=35
G-KID-3 proof: brinquedo=sim idade_min_meses=36 | proof: brinquedo=sim idade_min_meses=71 |
  absent: brinquedo=sim idade_min_meses=35 | absent: brinquedo=sim idade_min_meses=72
G-KID-4 ladder prova_psc: tipo_psc=berco prova_psc.tipo=crianca_losango |
  proof: tipo_psc=berco prova_psc.tipo=losango | absent: tipo_psc=nenhum
G-IMP-1 ladder notificacao_meti: liga_tomada=sim | absent:  | absent: liga_tomada=sim base_vendedor=japao |
  absent: liga_tomada=sim saida=estoque_japao
G-IMP-2 proof: liga_tomada=sim saida=estoque_japao | proof: liga_tomada=sim saida=fornecedor_japao |
  absent: liga_tomada=sim
G-IMP-3 proof: liga_tomada=sim base_vendedor=japao | absent: liga_tomada=sim base_vendedor=japao saida=estoque_japao
G-ALI-1 ladder prova_alimento: toca_alimento=sim saida=estoque_japao |
  absent: toca_alimento=sim saida=fornecedor_japao
G-ALI-2 proof: toca_alimento=sim | absent: toca_alimento=nao
G-ALI-3 ladder prova_alimento: brinquedo=sim idade_min_meses=71 brinquedo_boca=sim saida=estoque_japao |
  proof: brinquedo=sim idade_min_meses=35 brinquedo_boca=sim |
  absent: brinquedo=sim idade_min_meses=35 brinquedo_boca=sim saida=fornecedor_japao |
  absent: brinquedo=sim idade_min_meses=72 brinquedo_boca=sim
G-COM-1 blocks: comestivel=carne | absent: comestivel=leite_ovo
G-COM-2 proof: comestivel=fruta_legume_semente | absent: comestivel=alimento_seco
G-COM-3 proof: comestivel=leite_ovo | absent: comestivel=carne
G-COM-4 ladder prova_alimento: comestivel=alimento_seco saida=estoque_japao | absent: comestivel=alimento_seco
G-COM-5 proof: comestivel=alimento_seco | absent: comestivel=alimento_seco saida=estoque_japao
G-COM-6 proof: comestivel=alcool | absent: comestivel=nao
G-COM-7 ladder ingredientes_ok: comestivel=suplemento | absent: comestivel=alcool
G-PMD-1 blocks: uso_corpo=medicamento | absent: uso_corpo=cosmetico
G-PMD-2 ladder licenca_japao: uso_corpo=lente_de_contato | absent: uso_corpo=nenhum
G-PMD-3 ladder licenca_japao: uso_corpo=aparelho_de_saude | absent: uso_corpo=aparelho_de_beleza
G-PMD-4 proof: uso_corpo=aparelho_de_beleza | absent: uso_corpo=aparelho_de_saude
G-PMD-5 ladder licenca_japao: uso_corpo=quase_medicamento | absent: uso_corpo=cosmetico
G-PMD-6 ladder licenca_japao: uso_corpo=cosmetico saida=estoque_japao | absent: uso_corpo=cosmetico
G-PMD-7 proof: uso_corpo=cosmetico saida=fornecedor_japao | absent: uso_corpo=cosmetico
G-PMD-8 proof: uso_corpo=cosmetico unidades_pedido=24 | absent: uso_corpo=cosmetico unidades_pedido=25
G-PMD-9 blocks: uso_corpo=cosmetico unidades_pedido=25 | absent: uso_corpo=cosmetico unidades_pedido=24
G-PMD-10 blocks: uso_corpo=quase_medicamento | absent: uso_corpo=quase_medicamento saida=estoque_japao
G-ROT-1 proof: rotulo_item=texteis rotulo_japones=nao | proof: rotulo_item=plastico rotulo_japones=nao |
  proof: rotulo_item=eletrico rotulo_japones=nao | proof: rotulo_item=diversos rotulo_japones=nao |
  absent: rotulo_item=texteis | absent: rotulo_item=nao_sei rotulo_japones=nao
G-CIT-1 blocks: material_silvestre=marfim_tartaruga_tigre | absent: material_silvestre=reptil
G-CIT-2 ladder prova_cites: material_silvestre=peixe_pirarucu |
  proof: material_silvestre=reptil prova_cites.apendice=I | absent: material_silvestre=boi_porco_carneiro
G-MAR-1 blocks: marca=parecido_ou_replica | blocks: marca=personagem_sem_licenca | absent: marca=original_com_nota
G-MAR-2 ladder prova_marca: marca=original_com_nota | absent: marca=sem_marca_ou_propria
G-MED-1 blocks: tipo_especial=medidor unidade_estrangeira=sim |
  blocks: tipo_especial=medidor unidade_estrangeira=nao_sei | absent: tipo_especial=medidor unidade_estrangeira=nao
G-MED-2 proof: tipo_especial=medidor unidade_estrangeira=nao | absent: tipo_especial=medidor unidade_estrangeira=sim
G-DRO-1 proof: tipo_especial=drone drone_gramas=100 | proof: tipo_especial=drone drone_gramas=nao_sei |
  absent: tipo_especial=drone drone_gramas=99
G-TAB-1 blocks: tipo_especial=vape_nicotina | absent: tipo_especial=vape_sem_nicotina
G-TEX-1 proof: tipo_especial=roupa_bebe | absent: tipo_especial=nenhum
G-PET-1 proof: tipo_especial=comida_pet | absent: tipo_especial=nenhum
G-INS-1 proof: tipo_especial=repelente | absent: tipo_especial=nenhum
G-VEI-1 proof: tipo_especial=patinete | absent: tipo_especial=nenhum
G-VEI-2 proof: tipo_especial=bicicleta_eletrica | absent: tipo_especial=nenhum
G-CAD-1 proof: tipo_especial=cadeirinha | absent: tipo_especial=nenhum
G-TAB-2 proof: tipo_especial=vape_sem_nicotina | absent: tipo_especial=nenhum
G-CBD-1 proof: tipo_especial=cbd | absent: tipo_especial=nenhum
G-ARM-1 proof: tipo_especial=arma_brinquedo | absent: tipo_especial=nenhum
G-CAN-11 proof: canais=tiktok_shop | absent: canais=outro
G-CAN-12 proof: canais=qoo10 em_maos=nao | absent: canais=qoo10
G-LAM-1 blocks: lamina=dois_gumes lamina_cm=5.5 | absent: lamina=dois_gumes lamina_cm=5.4
G-LAM-2 blocks: lamina=espada_sabre lamina_cm=15 | absent: lamina=espada_sabre lamina_cm=14.9
G-LAM-3 blocks: lamina=abre_sozinha lamina_cm=3 | absent: lamina=canivete_comum
G-LAM-4 blocks: lamina=besta | absent: lamina=nenhuma
G-LAM-5 quiet: lamina=cozinha_ferramenta | absent: lamina=besta
G-LAM-6 proof: lamina=canivete_comum | absent: lamina=cozinha_ferramenta
G-POS-1 blocks: perigoso=aerossol transporte=correio,courier_aereo |
  proof: perigoso=aerossol transporte=courier_aereo |
  blocks: perigoso=perfume_alcool transporte=correio,courier_aereo |
  proof: perigoso=perfume_alcool transporte=courier_aereo |
  blocks: perigoso=esmalte transporte=correio,courier_aereo | proof: perigoso=esmalte transporte=courier_aereo |
  blocks: perigoso=isqueiro_gas transporte=correio,courier_aereo |
  proof: perigoso=isqueiro_gas transporte=courier_aereo |
  blocks: perigoso=tinta_cola transporte=correio,courier_aereo | proof: perigoso=tinta_cola transporte=courier_aereo |
  absent: perigoso=aerossol transporte=maritimo | absent: perigoso=ima_forte
G-POS-2 blocks: bateria=estacao_com_tomada transporte=correio |
  blocks: bateria=litio_avulsa wh_l=1 transporte=correio | absent: bateria=litio_no_aparelho transporte=correio
G-POS-3 proof: bateria=litio_no_aparelho transporte=correio |
  absent: bateria=litio_no_aparelho transporte=courier_aereo
G-POS-4 proof: perigoso=ima_forte | absent: perigoso=ima_forte transporte=maritimo
G-POS-5 proof: bateria=power_bank wh_l=390 | absent: bateria=power_bank wh_l=390 transporte=maritimo
G-USA-1 proof: condicao=usado usado_comprado_no_japao=sim | absent: condicao=novo usado_comprado_no_japao=sim
G-USA-2 quiet: condicao=recondicionado | absent: condicao=usado usado_comprado_no_japao=sim
G-USA-3 proof: condicao=usado liga_tomada=sim | absent: condicao=usado
G-CAN-1 blocks: canais=mercari em_maos=nao | blocks: canais=mercari em_maos=nao_sei | absent: canais=mercari
G-CAN-2 blocks: canais=mercari_shops em_maos=nao | absent: canais=mercari em_maos=nao
G-CAN-3 blocks: canais=amazon_jp em_maos=nao fornecedor_tipo=loja_de_varejo | absent: canais=amazon_jp em_maos=nao
G-CAN-4 proof: canais=amazon_jp em_maos=nao fornecedor_tipo=atacadista | absent: canais=amazon_jp
G-CAN-5 ladder aprovacao_rakuten: canais=rakuten em_maos=nao | absent: canais=rakuten
G-CAN-6 blocks: canais=yahoo_shopping em_maos=nao | absent: canais=yahoo_shopping
G-CAN-7 blocks: canais=yahoo_leilao_flea em_maos=nao | absent: canais=outro em_maos=nao
G-CAN-8 quiet: canais=buyma | absent: canais=outro
G-CAN-9 quiet: em_maos=nao | absent: 
G-CAN-10 blocks: canais=rakuten uso_corpo=cosmetico | absent: canais=rakuten uso_corpo=cosmetico saida=estoque_japao`
  .trim()
  .split(/\n(?! )/)
  .flatMap((line) => {
    const rule = line.slice(0, line.indexOf(' '));
    return line
      .slice(rule.length + 1)
      .split(/ \|\s+/)
      .flatMap((cell): Row[] => {
        const [said = '', given = ''] = cell.split(':');
        const [word = '', proof] = said.split(' ');
        return proof ? ladder(rule, readGiven(given), proof) : [[rule, readGiven(given), VERDICTS[word] ?? ABSENT]];
      });
  });

test.each(TABLE)('rule %s with the answers %o: %s', (rule, given, verdict) => {
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

/** Cases of the rules' own document in which several rules meet: number, verdict, alerts, answers. */
const CASES = `
1 quiet:
4 quiet: liga_tomada=sim
5 blocks G-PSE-3 G-POS-2: bateria=power_bank wh_l=581.6 prova_pse=fornecedor_diz transporte=correio
7 blocks G-PSE-3 G-POS-5: bateria=power_bank wh_l=400 prova_pse=nao_tem
9 proof G-NSEI: radio=nao_sei
12 blocks G-PSC-1 G-PSC-4: tipo_psc=bolinha_agua prova_psc=fornecedor_diz
14 blocks G-ALI-1: toca_alimento=sim saida=estoque_japao prova_alimento=nao_tem
15 proof G-PMD-8: uso_corpo=cosmetico unidades_pedido=24
21 blocks G-CAN-1: canais=mercari em_maos=nao
22 proof G-CAN-4: canais=amazon_jp em_maos=nao
23 proof G-POS-1: perigoso=aerossol
24 quiet: condicao=usado`
  .trim()
  .split('\n')
  .map((line) => {
    const [said = '', given = ''] = line.split(':');
    const [number, verdict = '', ...fired] = said.split(' ');
    return [number, readGiven(given), VERDICTS[verdict], fired] as const;
  });

test.each(CASES)('case %s: %o', (_, given, verdict, fired) => {
  const result = evaluate(given);
  expect(result.verdict).toBe(verdict);
  const alerts = result.entries.filter((entry) => entry.verdict !== 'sem_alerta').map(({ rule }) => rule);
  expect(alerts.toSorted()).toEqual(fired.toSorted());
});

describe('other cases', () => {
  it('lists the costs of leather without an alert, and gives used goods bought abroad no alert', () => {
    const leather = evaluate({ material_silvestre: 'boi_porco_carneiro' });
    expect(leather.costs.map(({ id }) => id)).toEqual(['N-COURO-1', 'N-COURO-2', 'N-TAX-1', 'N-TAX-2']);
    expect(evaluate({ condicao: 'usado' }).entries).toMatchObject([{ rule: 'G-USA-2', verdict: 'sem_alerta' }]);
  });

  it('a stored document clears only its own rule; some rules stay open in any case', () => {
    const paper = { link: 'https://x.example.com/a.pdf', date: '2026-01-01', issuer: 'X' };
    const lamp = { bateria: 'litio_no_aparelho', uso_corpo: 'aparelho_de_beleza' };
    const { entries } = evaluate(lamp, { 'G-PSE-7': paper, 'G-PMD-4': paper });
    expect(entries.find(({ rule }) => rule === 'G-PSE-7')?.verdict).toBe('sem_alerta');
    expect(entries.find(({ rule }) => rule === 'G-PMD-4')?.verdict).toBe('precisa_de_prova');
    for (const gap of [{ link: '' }, { link: 'na gaveta' }, { date: '' }, { issuer: ' ' }]) {
      const open = evaluate(lamp, { 'G-PSE-7': { ...paper, ...gap } });
      expect(open.entries.find(({ rule }) => rule === 'G-PSE-7')?.verdict).toBe('precisa_de_prova');
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

import {
  AMAZON_BATTERY,
  METI_BATTERY_FAQ,
  METI_ELECTRIC,
  METI_GAS,
  MIPRO_BATTERY,
  outside,
  RADIO,
  RADIO_TAGS,
} from './gate-sources.ts';
import type { GateRule } from './gate-types.ts';
import { all, any, is } from './questions/question-parts.ts';

const PSE_LAW = { ja: '電気用品安全法（PSE）', pt: 'Segurança elétrica' };
const BATTERY_LAW = { ja: '電気用品安全法 リチウムイオン蓄電池', pt: 'Segurança elétrica' };
const RADIO_LAW = { ja: '電波法（技適）', pt: 'Lei do Rádio' };
const ROUND = ['circulo', 'losango_e_circulo'];

export const ELECTRIC_RULES: readonly GateRule[] = [
  {
    id: 'G-PSE-1',
    question: 'liga_tomada',
    when: is('liga_tomada', 'sim'),
    outcome: { kind: 'proof', question: 'prova_pse' },
    law: PSE_LAW,
    reason:
      'Quase todo aparelho de tomada está entre os 457 itens do PSE e só pode ser vendido no Japão com a marca, o nome do responsável e os dados elétricos. Se o seu não está na lista, guarde a consulta.',
    proof:
      'Foto da placa do aparelho, registro do importador (事業届出) e relatório de teste; para o losango, também o certificado (適合証明書).',
    sources: [METI_ELECTRIC, outside('goodgoods.co.jp/pse')],
    unverified: 'o número do artigo da proibição de venda',
  },
  {
    id: 'G-PSE-2',
    question: 'tem_fonte',
    when: is('tem_fonte', 'sim'),
    outcome: { kind: 'proof', question: 'prova_pse', type: ['losango', 'losango_e_circulo'] },
    law: { ja: '電気用品安全法 特定電気用品（直流電源装置）', pt: 'Segurança elétrica' },
    reason:
      'A fonte de tomada entra na lista mais rígida: precisa do PSE em losango e de certificado de um laboratório registrado.',
    proof: 'Certificado (適合証明書) com o modelo e foto com o PSE em losango e a marca do laboratório.',
    sources: [METI_ELECTRIC, outside('unifive.com/archives/25.html'), outside('denkom.co.jp/blogs/20200914')],
  },
  {
    id: 'G-PSE-3',
    question: 'bateria',
    when: all(is('bateria', 'power_bank'), any({ number: 'wh_l', atLeast: 400 }, { number: 'wh_l', isUnknown: true })),
    outcome: { kind: 'proof', question: 'prova_pse', type: ROUND },
    law: BATTERY_LAW,
    reason: 'Power bank com célula de 400 Wh/L ou mais precisa do PSE redondo.',
    proof: 'Foto com o PSE redondo e o nome, relatório de teste e ficha com a densidade de energia.',
    sources: [METI_BATTERY_FAQ],
  },
  {
    id: 'G-PSE-4',
    question: 'bateria',
    when: all(is('bateria', 'power_bank'), { number: 'wh_l', below: 400 }),
    outcome: { kind: 'document' },
    law: BATTERY_LAW,
    reason: 'Abaixo de 400 Wh/L a bateria fica fora da lista, mas os marketplaces pedem o cálculo.',
    proof: 'Ficha técnica da célula e o cálculo.',
    sources: [AMAZON_BATTERY],
  },
  {
    id: 'G-PSE-5',
    question: 'bateria',
    when: all(is('bateria', 'litio_avulsa'), { not: { number: 'wh_l', below: 400 } }),
    outcome: { kind: 'proof', question: 'prova_pse', type: ROUND },
    law: BATTERY_LAW,
    reason: 'Bateria de lítio vendida separada também entra no PSE.',
    proof: 'Foto com o PSE redondo e o nome, relatório de teste e ficha com a densidade de energia.',
    sources: [outside('adachioffice.com', '2016-10-21')],
  },
  {
    id: 'G-PSE-6',
    question: 'bateria',
    when: is('bateria', 'estacao_com_tomada'),
    outcome: { kind: 'document' },
    law: PSE_LAW,
    reason:
      'A estação de energia com saída de tomada fica fora do PSE, mas a fonte que a carrega precisa do PSE em losango.',
    proof: 'Certificado (適合証明書) da fonte que carrega a estação.',
    sources: [METI_BATTERY_FAQ, outside('helpcenter.jackery.com')],
  },
  {
    id: 'G-PSE-7',
    question: 'bateria',
    when: is('bateria', 'litio_no_aparelho'),
    outcome: { kind: 'document' },
    law: PSE_LAW,
    reason:
      'Bateria presa dentro do aparelho fica fora do PSE; se ela sai com facilidade ou vem solta na caixa, entra.',
    proof: 'Declaração do fabricante de que a célula não sai e relatório UN 38.3.',
    sources: [MIPRO_BATTERY, outside('adachioffice.com', '2015-11-30')],
  },
  {
    id: 'G-GAS-1',
    question: 'gas',
    when: is('gas', 'sim'),
    outcome: { kind: 'proof', question: 'prova_gas' },
    law: { ja: 'ガス事業法（PSTG）、液化石油ガス法（PSLPG）', pt: 'Segurança de gás' },
    reason:
      'Fogareiro, fogão, aquecedor, regulador e mangueira de gás só podem ser vendidos com a marca PSTG ou PSLPG.',
    proof: 'Foto da marca e certificado.',
    sources: [METI_GAS, outside('www.iwatani-primus.co.jp')],
  },
  {
    id: 'G-RAD-1',
    question: 'radio',
    when: is('radio', 'bluetooth', 'wifi', 'celular', 'controle_rf', 'radio'),
    outcome: { kind: 'proof', question: 'prova_giteki' },
    law: RADIO_LAW,
    reason:
      'Sem a marca 技適 o cliente comete infração ao ligar o aparelho no Japão, e os marketplaces recusam o anúncio.',
    proof: 'Número 技適 do modelo, foto da marca ou da tela que a mostra e o resultado na busca do ministério.',
    sources: [RADIO, outside('iuris.jp', '2024-04-01')],
  },
  {
    id: 'G-RAD-2',
    question: 'radio',
    when: { answer: 'radio', only: 'rfid' },
    outcome: { kind: 'document' },
    law: { ja: '電波法 高周波利用設備', pt: 'Lei do Rádio' },
    reason:
      'Etiqueta NFC passiva não precisa de nada; leitor ou gravador precisa de registro próprio: peça o documento.',
    proof: 'Declaração do fabricante de que a etiqueta é passiva, ou o registro do leitor (型式指定 ou 技適).',
    sources: [RADIO_TAGS, outside('tech.144lab.com', '2019-04-24')],
    unverified: 'o número do artigo',
  },
  {
    id: 'G-RAD-3',
    question: 'radio',
    when: { proof: 'prova_giteki', field: 'giteki_numero', fails: String.raw`^\[?[RT]?\]?\s?\d{3}-[0-9A-Z]{5,8}$` },
    outcome: { kind: 'open' },
    law: RADIO_LAW,
    reason: 'O número 技適 não parece válido: confira no aparelho e na busca do ministério.',
    proof: '',
    sources: [],
    unverified: 'a forma do número (por exemplo, R202-220001)',
  },
];

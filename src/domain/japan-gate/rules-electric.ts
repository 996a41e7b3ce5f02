import { sourcesFrom } from './gate-sources.ts';
import type { GateRule } from './gate-types.ts';
import { all, any, is } from './questions/question-parts.ts';
import { asksDocument, asksProof, staysOpen } from './rule-parts.ts';

const PSE_LAW = { ja: '電気用品安全法（PSE）', pt: 'Segurança elétrica' };
const BATTERY_LAW = { ja: '電気用品安全法 リチウムイオン蓄電池', pt: 'Segurança elétrica' };
const RADIO_LAW = { ja: '電波法（技適）', pt: 'Lei do Rádio' };
const ROUND = ['circulo', 'losango_e_circulo'];

export const ELECTRIC_RULES: readonly GateRule[] = [
  asksProof('prova_pse')('G-PSE-1', 'liga_tomada', is('liga_tomada', 'sim'), {
    law: PSE_LAW,
    reason:
      'Quase todo aparelho de tomada está entre os 457 itens do PSE e só pode ser vendido no Japão com a marca, o nome do responsável e os dados elétricos. Se o seu não está na lista, guarde a consulta.',
    proof:
      'Foto da placa do aparelho, registro do importador (事業届出) e relatório de teste; para o losango, também o certificado (適合証明書).',
    sources: sourcesFrom('METI_ELECTRIC', 'goodgoods.co.jp/pse'),
    unverified: 'o número do artigo da proibição de venda',
  }),
  asksProof('prova_pse', { type: ['losango', 'losango_e_circulo'] })('G-PSE-2', 'tem_fonte', is('tem_fonte', 'sim'), {
    law: { ja: '電気用品安全法 特定電気用品（直流電源装置）', pt: 'Segurança elétrica' },
    reason:
      'A fonte de tomada entra na lista mais rígida: precisa do PSE em losango e de certificado de um laboratório registrado.',
    proof: 'Certificado (適合証明書) com o modelo e foto com o PSE em losango e a marca do laboratório.',
    sources: sourcesFrom('METI_ELECTRIC', 'unifive.com/archives/25.html', 'denkom.co.jp/blogs/20200914'),
  }),
  asksProof('prova_pse', { type: ROUND })(
    'G-PSE-3',
    'bateria',
    all(is('bateria', 'power_bank'), any({ number: 'wh_l', atLeast: 400 }, { number: 'wh_l', isUnknown: true })),
    {
      law: BATTERY_LAW,
      reason: 'Power bank com célula de 400 Wh/L ou mais precisa do PSE redondo.',
      proof: 'Foto com o PSE redondo e o nome, relatório de teste e ficha com a densidade de energia.',
      sources: sourcesFrom('METI_BATTERY_FAQ'),
    },
  ),
  asksDocument('G-PSE-4', 'bateria', all(is('bateria', 'power_bank'), { number: 'wh_l', below: 400 }), {
    law: BATTERY_LAW,
    reason: 'Abaixo de 400 Wh/L a bateria fica fora da lista, mas os marketplaces pedem o cálculo.',
    proof: 'Ficha técnica da célula e o cálculo.',
    sources: sourcesFrom('AMAZON_BATTERY'),
  }),
  asksProof('prova_pse', { type: ROUND })(
    'G-PSE-5',
    'bateria',
    all(is('bateria', 'litio_avulsa'), { not: { number: 'wh_l', below: 400 } }),
    {
      law: BATTERY_LAW,
      reason: 'Bateria de lítio vendida separada também entra no PSE.',
      proof: 'Foto com o PSE redondo e o nome, relatório de teste e ficha com a densidade de energia.',
      sources: sourcesFrom('adachioffice.com; 2016-10-21'),
    },
  ),
  asksDocument('G-PSE-6', 'bateria', is('bateria', 'estacao_com_tomada'), {
    law: PSE_LAW,
    reason:
      'A estação de energia com saída de tomada fica fora do PSE, mas a fonte que a carrega precisa do PSE em losango.',
    proof: 'Certificado (適合証明書) da fonte que carrega a estação.',
    sources: sourcesFrom('METI_BATTERY_FAQ', 'helpcenter.jackery.com'),
  }),
  asksDocument('G-PSE-7', 'bateria', is('bateria', 'litio_no_aparelho'), {
    law: PSE_LAW,
    reason:
      'Bateria presa dentro do aparelho fica fora do PSE; se ela sai com facilidade ou vem solta na caixa, entra.',
    proof: 'Declaração do fabricante de que a célula não sai e relatório UN 38.3.',
    sources: sourcesFrom('MIPRO_BATTERY', 'adachioffice.com; 2015-11-30'),
  }),
  asksProof('prova_gas')('G-GAS-1', 'gas', is('gas', 'sim'), {
    law: { ja: 'ガス事業法（PSTG）、液化石油ガス法（PSLPG）', pt: 'Segurança de gás' },
    reason:
      'Fogareiro, fogão, aquecedor, regulador e mangueira de gás só podem ser vendidos com a marca PSTG ou PSLPG.',
    proof: 'Foto da marca e certificado.',
    sources: sourcesFrom('METI_GAS', 'www.iwatani-primus.co.jp'),
  }),
  asksProof('prova_giteki')('G-RAD-1', 'radio', is('radio', 'bluetooth', 'wifi', 'celular', 'controle_rf', 'radio'), {
    law: RADIO_LAW,
    reason:
      'Sem a marca 技適 o cliente comete infração ao ligar o aparelho no Japão, e os marketplaces recusam o anúncio.',
    proof: 'Número 技適 do modelo, foto da marca ou da tela que a mostra e o resultado na busca do ministério.',
    sources: sourcesFrom('RADIO', 'iuris.jp; 2024-04-01'),
  }),
  asksDocument(
    'G-RAD-2',
    'radio',
    { answer: 'radio', only: 'rfid' },
    {
      law: { ja: '電波法 高周波利用設備', pt: 'Lei do Rádio' },
      reason:
        'Etiqueta NFC passiva não precisa de nada; leitor ou gravador precisa de registro próprio: peça o documento.',
      proof: 'Declaração do fabricante de que a etiqueta é passiva, ou o registro do leitor (型式指定 ou 技適).',
      sources: sourcesFrom('RADIO_TAGS', 'tech.144lab.com; 2019-04-24'),
      unverified: 'o número do artigo',
    },
  ),
  staysOpen(
    'G-RAD-3',
    'radio',
    { proof: 'prova_giteki', field: 'giteki_numero', fails: String.raw`^\[?[RT]?\]?\s?\d{3}-[0-9A-Z]{5,8}$` },
    {
      law: RADIO_LAW,
      reason: 'O número 技適 não parece válido: confira no aparelho e na busca do ministério.',
      sources: [],
      unverified: 'a forma do número (por exemplo, R202-220001)',
    },
  ),
];

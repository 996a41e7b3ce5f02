import {
  AMAZON_DROPSHIPPING,
  BAIT_ADS,
  CORREIOS,
  MAIL_ORDER_ABROAD,
  MERCARI,
  outside,
  POST_AIR,
  POST_GOODS,
  POST_LIST,
} from './gate-sources.ts';
import type { Condition, GateRule } from './gate-types.ts';
import { all, is, isNot } from './questions/question-parts.ts';

const NOT_IN_HAND = isNot('em_maos', 'sim');
const soldAt = (channel: string): Condition => all(is('canais', channel), NOT_IN_HAND);
const AIR_LAW = { ja: '航空法、万国郵便条約 航空危険物', pt: 'Carga perigosa' };
const LOOSE = is('bateria', 'power_bank', 'litio_avulsa', 'estacao_com_tomada');
const BY_POST = is('transporte', 'correio');
const BY_COURIER = is('transporte', 'courier_aereo');

export const CHANNEL_RULES: readonly GateRule[] = [
  {
    id: 'G-POS-1',
    question: 'perigoso',
    when: all(
      is('perigoso', 'aerossol', 'perfume_alcool', 'esmalte', 'isqueiro_gas', 'tinta_cola'),
      is('transporte', 'correio', 'courier_aereo'),
    ),
    outcome: {
      kind: 'cases',
      cases: [
        { when: BY_POST, outcome: { kind: 'blocks' } },
        { when: BY_COURIER, outcome: { kind: 'document' } },
      ],
    },
    law: AIR_LAW,
    reason: 'Aerossol, perfume, esmalte, isqueiro e tinta são carga perigosa e não vão por correio aéreo.',
    proof: 'Aceite do courier para carga perigosa.',
    sources: [POST_AIR, POST_LIST, CORREIOS],
  },
  {
    id: 'G-POS-2',
    question: 'transporte',
    when: all(LOOSE, BY_POST),
    outcome: { kind: 'blocks' },
    law: AIR_LAW,
    reason: 'Bateria de lítio solta não vai por correio; só presa no aparelho e com limites.',
    proof: '',
    sources: [POST_AIR],
  },
  {
    id: 'G-POS-3',
    question: 'transporte',
    when: all(is('bateria', 'litio_no_aparelho'), BY_POST),
    outcome: { kind: 'document' },
    law: AIR_LAW,
    reason: 'Com bateria no aparelho, o correio aceita só alguns casos: pergunte antes.',
    proof: 'Resposta do correio e relatório UN 38.3.',
    sources: [POST_AIR],
  },
  {
    id: 'G-POS-5',
    question: 'transporte',
    when: all(LOOSE, BY_COURIER),
    outcome: { kind: 'document' },
    law: { ja: 'IATA 危険物規則', pt: 'Carga perigosa' },
    reason: 'Bateria solta por courier só com embalagem e declaração de carga perigosa: confirme antes.',
    proof: 'Aceite do courier e relatório UN 38.3.',
    sources: [POST_GOODS],
    unverified: 'as regras de cada courier',
  },
  {
    id: 'G-POS-4',
    question: 'perigoso',
    when: all(is('perigoso', 'ima_forte'), is('transporte', 'correio', 'courier_aereo')),
    outcome: { kind: 'document' },
    law: AIR_LAW,
    reason: 'Ímã forte precisa de medição para ir de avião.',
    proof: 'Medição do campo a 2,1 m.',
    sources: [POST_GOODS, outside('superfrete.com')],
  },
  {
    id: 'G-CAN-1',
    question: 'canais',
    when: soldAt('mercari'),
    outcome: { kind: 'blocks' },
    law: { ja: 'メルカリガイド 手元にないもの', pt: 'Regra do Mercari' },
    reason: 'O Mercari proíbe anunciar o que não está com você e mandar outra loja entregar.',
    proof: '',
    sources: [MERCARI],
  },
  {
    id: 'G-CAN-2',
    question: 'canais',
    when: soldAt('mercari_shops'),
    outcome: { kind: 'blocks' },
    law: { ja: 'メルカリShops ガイドライン', pt: 'Regra do Mercari Shops' },
    reason: 'O Mercari Shops também barra venda sem estoque; depósito contratado só com estoque seu.',
    proof: 'Fotos do estoque e contrato do depósito.',
    sources: [outside('crossma.jp/column/guideline-nostock')],
  },
  {
    id: 'G-CAN-3',
    question: 'canais',
    when: all(soldAt('amazon_jp'), is('fornecedor_tipo', 'loja_de_varejo')),
    outcome: { kind: 'blocks' },
    law: { ja: 'Amazon ドロップシッピングポリシー', pt: 'Regra da Amazon' },
    reason: 'A Amazon proíbe comprar em outra loja e mandar entregar direto.',
    proof: '',
    sources: [AMAZON_DROPSHIPPING],
  },
  {
    id: 'G-CAN-4',
    question: 'canais',
    when: all(soldAt('amazon_jp'), is('fornecedor_tipo', 'fabricante', 'atacadista')),
    outcome: { kind: 'document' },
    law: { ja: 'Amazon ドロップシッピングポリシー', pt: 'Regra da Amazon' },
    reason:
      'Na Amazon, você precisa ser o único vendedor que aparece na nota, na caixa e na embalagem, e aceitar devoluções.',
    proof: 'Contrato com o fornecedor e amostra da nota que vai no pacote.',
    sources: [AMAZON_DROPSHIPPING],
  },
  {
    id: 'G-CAN-5',
    question: 'canais',
    when: soldAt('rakuten'),
    outcome: { kind: 'proof', question: 'aprovacao_rakuten' },
    law: { ja: '楽天市場 禁止行為ガイドライン（産直審査）', pt: 'Regra da Rakuten' },
    reason: 'Na Rakuten, envio direto do fabricante ou do exterior só depois de uma análise prévia.',
    proof: 'Mensagem de aprovação da Rakuten.',
    sources: [outside('www.cyber-records.co.jp/blog/rakuten-no-stock'), outside('nakano777.jp/meinkiji/18014')],
  },
  {
    id: 'G-CAN-6',
    question: 'canais',
    when: soldAt('yahoo_shopping'),
    outcome: { kind: 'blocks' },
    law: { ja: 'Yahoo!ショッピングストア運用ガイドライン', pt: 'Regra do Yahoo! Shopping' },
    reason: 'O Yahoo! Shopping proíbe revenda sem estoque e apertou a fiscalização em 2023.',
    proof: '',
    sources: [outside('www.kba.co.jp/blog/15507', '2023-08-25')],
  },
  {
    id: 'G-CAN-7',
    question: 'canais',
    when: soldAt('yahoo_leilao_flea'),
    outcome: { kind: 'blocks' },
    law: { ja: 'Yahoo!オークション ガイドライン細則', pt: 'Regra do Yahoo!' },
    reason: 'O leilão do Yahoo! proíbe anunciar sem ter o item em mãos.',
    proof: '',
    sources: [outside('m-stock-series.jp/?p=1825')],
    unverified: 'a mesma regra no aplicativo Flea',
  },
  {
    id: 'G-CAN-8',
    question: 'canais',
    when: is('canais', 'buyma'),
    outcome: { kind: 'note' },
    law: { ja: 'BUYMA', pt: 'Regra da BUYMA' },
    reason: 'A BUYMA aceita anunciar antes de comprar.',
    proof: '',
    sources: [outside('ecstarslab.com/blog/amazon-drop-shipping')],
  },
  {
    id: 'G-CAN-9',
    question: 'canais',
    when: soldAt('loja_propria'),
    outcome: { kind: 'note' },
    law: { ja: '特定商取引法 11条 引渡時期', pt: 'Venda à distância' },
    reason:
      'Na loja própria não há proibição, mas o prazo mostrado precisa ser o real e o item precisa estar disponível de verdade no fornecedor.',
    proof: 'Estoque e prazo do fornecedor por escrito.',
    sources: [MAIL_ORDER_ABROAD, BAIT_ADS],
  },
  {
    id: 'G-CAN-10',
    question: 'canais',
    when: all(
      is('canais', 'rakuten'),
      is('uso_corpo', 'cosmetico', 'quase_medicamento', 'medicamento'),
      is('saida', 'exterior_direto'),
    ),
    outcome: { kind: 'blocks' },
    law: { ja: '楽天 ガイドライン', pt: 'Regra da Rakuten' },
    reason:
      'A Rakuten proíbe enviar do exterior cosmético ou suplemento com ingrediente de remédio, mesmo com análise.',
    proof: '',
    sources: [outside('nakano777.jp/meinkiji/18014')],
    unverified: 'o alcance: a regra lida fala de ingrediente de remédio',
  },
];

const LAUNCHED = outside('sharing-live.jp/magazine/?p=566', '2025');

/** Channels for which we found no written rule about selling goods that are not in stock. */
export const NEW_CHANNEL_RULES: readonly GateRule[] = [
  {
    id: 'G-CAN-11',
    question: 'canais',
    when: is('canais', 'tiktok_shop'),
    outcome: { kind: 'document' },
    law: { ja: 'TikTok Shop 販売者ポリシー', pt: 'Regra da TikTok Shop' },
    reason:
      'A TikTok Shop abriu no Japão em 30/06/2025 e pede aprovação para cosmético, bebê, pet, aparelho de saúde e joia; suplemento, remédio e vape são barrados. Pergunte sobre envio do exterior e venda sem estoque antes de anunciar.',
    proof: 'Resposta da TikTok Shop por escrito e a aprovação da categoria.',
    sources: [LAUNCHED, outside('caishen.com/baike/1244.html')],
    unverified: 'a regra para venda sem estoque e para loja fora do Japão',
  },
  {
    id: 'G-CAN-12',
    question: 'canais',
    when: soldAt('qoo10'),
    outcome: { kind: 'document' },
    law: { ja: 'Qoo10 販売者規約', pt: 'Regra da Qoo10' },
    reason: 'Não achamos por escrito se a Qoo10 aceita venda sem estoque: confirme antes de anunciar.',
    proof: 'Resposta da Qoo10 por escrito e o estoque do fornecedor.',
    sources: [outside('lime-light.co.jp/?p=144')],
    unverified: 'a regra para venda sem estoque',
  },
];

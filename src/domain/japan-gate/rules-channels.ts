import { sourcesFrom } from './gate-sources.ts';
import type { Condition, GateRule, Outcome } from './gate-types.ts';
import { all, is, isNot } from './questions/question-parts.ts';
import { asksDocument, asksProof, blocks, note, ruleWith } from './rule-parts.ts';

const NOT_IN_HAND = isNot('em_maos', 'sim');
const soldAt = (channel: string): Condition => all(is('canais', channel), NOT_IN_HAND);
const AIR_LAW = { ja: '航空法、万国郵便条約 航空危険物', pt: 'Carga perigosa' };
const LOOSE = is('bateria', 'power_bank', 'litio_avulsa', 'estacao_com_tomada');
const BY_POST = is('transporte', 'correio');
const BY_COURIER = is('transporte', 'courier_aereo');

const REFUSED_BY_POST: Outcome = {
  kind: 'cases',
  cases: [
    { when: BY_POST, outcome: { kind: 'blocks' } },
    { when: BY_COURIER, outcome: { kind: 'document' } },
  ],
};

export const CHANNEL_RULES: readonly GateRule[] = [
  ruleWith(REFUSED_BY_POST)(
    'G-POS-1',
    'perigoso',
    all(
      is('perigoso', 'aerossol', 'perfume_alcool', 'esmalte', 'isqueiro_gas', 'tinta_cola'),
      is('transporte', 'correio', 'courier_aereo'),
    ),
    {
      law: AIR_LAW,
      reason: 'Aerossol, perfume, esmalte, isqueiro e tinta são carga perigosa e não vão por correio aéreo.',
      proof: 'Aceite do courier para carga perigosa.',
      sources: sourcesFrom('POST_AIR', 'POST_LIST', 'CORREIOS'),
    },
  ),
  blocks('G-POS-2', 'transporte', all(LOOSE, BY_POST), {
    law: AIR_LAW,
    reason: 'Bateria de lítio solta não vai por correio; só presa no aparelho e com limites.',
    sources: sourcesFrom('POST_AIR'),
  }),
  asksDocument('G-POS-3', 'transporte', all(is('bateria', 'litio_no_aparelho'), BY_POST), {
    law: AIR_LAW,
    reason: 'Com bateria no aparelho, o correio aceita só alguns casos: pergunte antes.',
    proof: 'Resposta do correio e relatório UN 38.3.',
    sources: sourcesFrom('POST_AIR'),
  }),
  asksDocument('G-POS-5', 'transporte', all(LOOSE, BY_COURIER), {
    law: { ja: 'IATA 危険物規則', pt: 'Carga perigosa' },
    reason: 'Bateria solta por courier só com embalagem e declaração de carga perigosa: confirme antes.',
    proof: 'Aceite do courier e relatório UN 38.3.',
    sources: sourcesFrom('POST_GOODS'),
    unverified: 'as regras de cada courier',
  }),
  asksDocument('G-POS-4', 'perigoso', all(is('perigoso', 'ima_forte'), is('transporte', 'correio', 'courier_aereo')), {
    law: AIR_LAW,
    reason: 'Ímã forte precisa de medição para ir de avião.',
    proof: 'Medição do campo a 2,1 m.',
    sources: sourcesFrom('POST_GOODS', 'superfrete.com'),
  }),
  blocks('G-CAN-1', 'canais', soldAt('mercari'), {
    law: { ja: 'メルカリガイド 手元にないもの', pt: 'Regra do Mercari' },
    reason: 'O Mercari proíbe anunciar o que não está com você e mandar outra loja entregar.',
    sources: sourcesFrom('MERCARI'),
  }),
  blocks('G-CAN-2', 'canais', soldAt('mercari_shops'), {
    law: { ja: 'メルカリShops ガイドライン', pt: 'Regra do Mercari Shops' },
    reason: 'O Mercari Shops também barra venda sem estoque; depósito contratado só com estoque seu.',
    proof: 'Fotos do estoque e contrato do depósito.',
    sources: sourcesFrom('crossma.jp/column/guideline-nostock'),
  }),
  blocks('G-CAN-3', 'canais', all(soldAt('amazon_jp'), is('fornecedor_tipo', 'loja_de_varejo')), {
    law: { ja: 'Amazon ドロップシッピングポリシー', pt: 'Regra da Amazon' },
    reason: 'A Amazon proíbe comprar em outra loja e mandar entregar direto.',
    sources: sourcesFrom('AMAZON_DROPSHIPPING'),
  }),
  asksDocument('G-CAN-4', 'canais', all(soldAt('amazon_jp'), is('fornecedor_tipo', 'fabricante', 'atacadista')), {
    law: { ja: 'Amazon ドロップシッピングポリシー', pt: 'Regra da Amazon' },
    reason:
      'Na Amazon, você precisa ser o único vendedor que aparece na nota, na caixa e na embalagem, e aceitar devoluções.',
    proof: 'Contrato com o fornecedor e amostra da nota que vai no pacote.',
    sources: sourcesFrom('AMAZON_DROPSHIPPING'),
  }),
  asksProof('aprovacao_rakuten')('G-CAN-5', 'canais', soldAt('rakuten'), {
    law: { ja: '楽天市場 禁止行為ガイドライン（産直審査）', pt: 'Regra da Rakuten' },
    reason: 'Na Rakuten, envio direto do fabricante ou do exterior só depois de uma análise prévia.',
    proof: 'Mensagem de aprovação da Rakuten.',
    sources: sourcesFrom('www.cyber-records.co.jp/blog/rakuten-no-stock', 'nakano777.jp/meinkiji/18014'),
  }),
  blocks('G-CAN-6', 'canais', soldAt('yahoo_shopping'), {
    law: { ja: 'Yahoo!ショッピングストア運用ガイドライン', pt: 'Regra do Yahoo! Shopping' },
    reason: 'O Yahoo! Shopping proíbe revenda sem estoque e apertou a fiscalização em 2023.',
    sources: sourcesFrom('www.kba.co.jp/blog/15507; 2023-08-25'),
  }),
  blocks('G-CAN-7', 'canais', soldAt('yahoo_leilao_flea'), {
    law: { ja: 'Yahoo!オークション ガイドライン細則', pt: 'Regra do Yahoo!' },
    reason: 'O leilão do Yahoo! proíbe anunciar sem ter o item em mãos.',
    sources: sourcesFrom('m-stock-series.jp/?p=1825'),
    unverified: 'a mesma regra no aplicativo Flea',
  }),
  note('G-CAN-8', 'canais', is('canais', 'buyma'), {
    law: { ja: 'BUYMA', pt: 'Regra da BUYMA' },
    reason: 'A BUYMA aceita anunciar antes de comprar.',
    sources: sourcesFrom('ecstarslab.com/blog/amazon-drop-shipping'),
  }),
  note('G-CAN-9', 'canais', soldAt('loja_propria'), {
    law: { ja: '特定商取引法 11条 引渡時期', pt: 'Venda à distância' },
    reason:
      'Na loja própria não há proibição, mas o prazo mostrado precisa ser o real e o item precisa estar disponível de verdade no fornecedor.',
    proof: 'Estoque e prazo do fornecedor por escrito.',
    sources: sourcesFrom('MAIL_ORDER_ABROAD', 'BAIT_ADS'),
  }),
  blocks(
    'G-CAN-10',
    'canais',
    all(
      is('canais', 'rakuten'),
      is('uso_corpo', 'cosmetico', 'quase_medicamento', 'medicamento'),
      is('saida', 'exterior_direto'),
    ),
    {
      law: { ja: '楽天 ガイドライン', pt: 'Regra da Rakuten' },
      reason:
        'A Rakuten proíbe enviar do exterior cosmético ou suplemento com ingrediente de remédio, mesmo com análise.',
      sources: sourcesFrom('nakano777.jp/meinkiji/18014'),
      unverified: 'o alcance: a regra lida fala de ingrediente de remédio',
    },
  ),
];

const LAUNCHED = 'sharing-live.jp/magazine/?p=566; 2025';

/** Channels for which we found no written rule about selling goods that are not in stock. */
export const NEW_CHANNEL_RULES: readonly GateRule[] = [
  asksDocument('G-CAN-11', 'canais', is('canais', 'tiktok_shop'), {
    law: { ja: 'TikTok Shop 販売者ポリシー', pt: 'Regra da TikTok Shop' },
    reason:
      'A TikTok Shop abriu no Japão em 30/06/2025 e pede aprovação para cosmético, bebê, pet, aparelho de saúde e joia; suplemento, remédio e vape são barrados. Pergunte sobre envio do exterior e venda sem estoque antes de anunciar.',
    proof: 'Resposta da TikTok Shop por escrito e a aprovação da categoria.',
    sources: sourcesFrom(LAUNCHED, 'caishen.com/baike/1244.html'),
    unverified: 'a regra para venda sem estoque e para loja fora do Japão',
  }),
  asksDocument('G-CAN-12', 'canais', soldAt('qoo10'), {
    law: { ja: 'Qoo10 販売者規約', pt: 'Regra da Qoo10' },
    reason: 'Não achamos por escrito se a Qoo10 aceita venda sem estoque: confirme antes de anunciar.',
    proof: 'Resposta da Qoo10 por escrito e o estoque do fornecedor.',
    sources: sourcesFrom('lime-light.co.jp/?p=144'),
    unverified: 'a regra para venda sem estoque',
  }),
];

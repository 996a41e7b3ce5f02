import { sourcesFrom } from './gate-sources.ts';
import type { GateRule } from './gate-types.ts';
import { all, is } from './questions/question-parts.ts';
import { asksDocument, asksProof, blocks, ruleWith, staysOpen } from './rule-parts.ts';

const FOOD_LAW = { ja: '食品衛生法', pt: 'Lei de Higiene dos Alimentos' };
const ANIMAL_LAW = { ja: '家畜伝染病予防法', pt: 'Quarentena animal' };
const FROM_ABROAD = is('saida', 'exterior_direto');
const FROM_STOCK = is('saida', 'estoque_japao');

export const FOOD_RULES: readonly GateRule[] = [
  asksProof('prova_alimento')('G-ALI-1', 'toca_alimento', all(is('toca_alimento', 'sim'), FROM_STOCK), {
    law: FOOD_LAW,
    reason:
      'Prato, copo, garrafa e utensílio importados para venda precisam de notificação na quarentena antes de sair da alfândega.',
    proof: 'Notificação carimbada (食品等輸入届出書) e laudo do material.',
    sources: sourcesFrom('QUARANTINE', 'MIPRO_FOOD'),
  }),
  staysOpen('G-ALI-2', 'toca_alimento', all(is('toca_alimento', 'sim'), FROM_ABROAD), {
    law: FOOD_LAW,
    reason:
      'Enviado direto ao cliente, conta como importação pessoal (referência: até 10 kg), mas a alfândega pode tratar como comércio.',
    proof: 'Laudo do material que toca a comida e um limite por pedido.',
    sources: sourcesFrom('QUARANTINE', 'ja.importsquare.com'),
  }),
  ruleWith({
    kind: 'cases',
    cases: [
      { when: FROM_STOCK, outcome: { kind: 'proof', question: 'prova_alimento' } },
      { when: FROM_ABROAD, outcome: { kind: 'open' } },
    ],
  })('G-ALI-3', 'brinquedo_boca', is('brinquedo_boca', 'sim'), {
    law: { ja: '食品衛生法 指定おもちゃ', pt: 'Lei de Higiene dos Alimentos' },
    reason: 'Brinquedo de criança pequena que vai à boca segue também a lei de alimentos.',
    proof: 'Notificação (食品等輸入届出書) ou laudo do material.',
    sources: sourcesFrom('saboten24.net/2023/07/11/post1470'),
  }),
  blocks('G-COM-1', 'comestivel', is('comestivel', 'carne'), {
    law: ANIMAL_LAW,
    reason: 'Carne, linguiça, charque e salgado com carne não entram por correio nem por encomenda.',
    sources: sourcesFrom('ANIMAL_POST', 'EMBASSY'),
  }),
  asksDocument('G-COM-2', 'comestivel', is('comestivel', 'fruta_legume_semente'), {
    law: { ja: '植物防疫法', pt: 'Quarentena vegetal' },
    reason: 'Fruta, verdura e semente precisam de certificado fitossanitário, e várias são proibidas.',
    proof: 'Certificado fitossanitário do país de origem.',
    sources: sourcesFrom('EMBASSY'),
  }),
  asksDocument('G-COM-3', 'comestivel', is('comestivel', 'leite_ovo'), {
    law: ANIMAL_LAW,
    reason: 'Leite, manteiga e queijo passam pela quarentena animal; para venda é preciso certificado.',
    proof: 'Certificado de inspeção, ou prova de que este tipo é isento.',
    sources: sourcesFrom('ANIMAL_DAIRY', 'kxxr.hatenablog.com; 2020-06-30'),
    unverified: 'a regra para ovos',
  }),
  asksProof('prova_alimento')('G-COM-4', 'comestivel', all(is('comestivel', 'alimento_seco'), FROM_STOCK), {
    law: { ja: '食品衛生法・食品表示法', pt: 'Higiene e rótulo de alimentos' },
    reason: 'Alimento importado para venda precisa de notificação e etiqueta em japonês.',
    proof: 'Notificação (食品等輸入届出書) e etiqueta em japonês.',
    sources: sourcesFrom('QUARANTINE'),
    unverified: 'a lei do rótulo',
  }),
  staysOpen('G-COM-5', 'comestivel', all(is('comestivel', 'alimento_seco'), FROM_ABROAD), {
    law: FOOD_LAW,
    reason: 'Direto ao cliente só vale como consumo pessoal, em pouca quantidade.',
    proof: 'Limite por pedido.',
    sources: sourcesFrom('japan-trade-labo.com/food'),
  }),
  asksDocument('G-COM-6', 'comestivel', is('comestivel', 'alcool'), {
    law: { ja: '酒税法', pt: 'Licença de bebidas' },
    reason: 'Bebida alcoólica exige licença de venda e verificação de idade.',
    proof: 'Licença de venda.',
    sources: sourcesFrom('MAIL_ORDER_ABROAD'),
  }),
  asksProof('ingredientes_ok')('G-COM-7', 'comestivel', is('comestivel', 'suplemento'), {
    law: { ja: '薬機法 68条 食薬区分', pt: 'Remédio ou alimento' },
    reason: 'Alguns suplementos comuns no Brasil são remédio no Japão e não podem nem ser anunciados.',
    proof: 'Lista de ingredientes comparada com a lista japonesa de remédios.',
    sources: sourcesFrom('UNAPPROVED_ADS', 'www.yakujihou.com/oshiete/faq_020068; 2019-02-07'),
  }),
];

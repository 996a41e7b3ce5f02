import type { Question } from '../gate-types.ts';
import { DOCUMENT_FIELDS } from '../proof-fields.ts';
import { all, choice, is, isNot, proof, several, yesNo } from './question-parts.ts';

export const SALE_QUESTIONS: readonly Question[] = [
  choice('venda', 'base_vendedor', 'Onde fica o seu negócio?', 'exterior | Fora do Japão || japao | No Japão'),
  choice(
    'venda',
    'saida',
    'De onde o pacote sai para o cliente no Japão?',
    `exterior_direto | Do exterior, direto ao cliente || estoque_japao | De um estoque meu no Japão
fornecedor_japao | De um fornecedor no Japão`,
  ),
  several(
    'venda',
    'canais',
    'Onde você vai vender?',
    `loja_propria | Loja própria || mercari | Mercari || mercari_shops | Mercari Shops || rakuten | Rakuten
amazon_jp | Amazon.co.jp || yahoo_shopping | Yahoo! Shopping || yahoo_leilao_flea | Yahoo! Leilão ou Flea
buyma | BUYMA || tiktok_shop | TikTok Shop || qoo10 | Qoo10 || outro | Outro`,
  ),
  yesNo('venda', 'em_maos', 'O produto já está com você (ou no seu depósito) quando você anuncia?'),
  choice(
    'venda',
    'fornecedor_tipo',
    'De quem você compra?',
    'fabricante | Fabricante || atacadista | Atacadista || loja_de_varejo | Loja de varejo || nao_sei | Não sei',
    { shownWhen: isNot('em_maos', 'sim') },
  ),
  proof(
    'venda',
    'aprovacao_rakuten',
    'A Rakuten já aprovou o seu envio direto (産直審査)?',
    DOCUMENT_FIELDS,
    all(is('canais', 'rakuten'), isNot('em_maos', 'sim')),
  ),
  choice(
    'venda',
    'condicao',
    'O produto é novo ou usado?',
    'novo | Novo || usado | Usado || recondicionado | Recondicionado',
  ),
  yesNo('venda', 'usado_comprado_no_japao', 'Você compra o produto usado dentro do Japão?', {
    shownWhen: isNot('condicao', 'novo'),
  }),
  several(
    'venda',
    'transporte',
    'Como o pacote viaja até o Japão?',
    'correio | Correio || courier_aereo | Courier aéreo || maritimo | Marítimo || ja_no_japao | Já está no Japão',
  ),
];

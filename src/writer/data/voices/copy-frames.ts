import { bilingualLines } from './bilingual.ts';

/** Sentences of the copy robot with a place for the product's name or its short description. */
export const TURNS = bilingualLines(`
Com {nome}, essa história muda. | 「{nome}」があれば、そんな毎日が変わります。
É aqui que {nome} entra. | そこで「{nome}」の出番です。
{nome} nasceu para resolver isso. | そんなときのための「{nome}」です。
`);

export const INTRODUCTIONS = bilingualLines(`
Conheça {nome}: {np}. | 「{nome}」は、{np}です。
Est[e/a] é {nome}: {np}. | ご紹介するのは「{nome}」。{np}です。
`);

export const CALLS_TO_ACTION = bilingualLines(`
Leve {nome} para a sua rotina. | 「{nome}」を、毎日の暮らしに取り入れてみませんか？
Escolha {nome} e comece por aí. | まずは「{nome}」から始めてみませんか？
Garanta {nome} e sinta a diferença no seu dia. | 「{nome}」で、毎日の違いを感じてみませんか？
Peça {nome} e receba em casa. | 「{nome}」のご注文は、商品ページからどうぞ。
`);

export const PLAIN_FRAMES = bilingualLines(`
Detalhes do produto: | 商品の詳細：
O que muda para você: | うれしいポイント：
Quer saber mais? Veja os detalhes abaixo. | 詳しくは、以下をご覧ください。
`);

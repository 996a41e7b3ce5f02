import type { Bilingual } from '#writer/data/voices/bilingual.ts';

/**
 * Sentences of the copy with places for the chosen name, the product in both languages and its articles:
 * {nome}; {np} and {ja}; {um} (um, uma), {o} (o, a), {do} (do, da), {Este} (Este, Esta).
 */
const pair = (pt: string, ja: string): Bilingual => ({ pt, ja });

export const TURNS: readonly Bilingual[] = [
  pair('É aqui que {nome} entra: {um} {np}.', 'そこで「{nome}」の出番です。{ja}です。'),
  pair('Para essa hora existe {nome}, {um} {np}.', 'そんなときのための「{nome}」です。{ja}です。'),
  pair('Aqui entra em cena {nome}, {um} {np}.', 'そこでご紹介したいのが「{nome}」。{ja}です。'),
];

export const INTRODUCTIONS: readonly Bilingual[] = [
  pair('Conheça {nome}: {um} {np}.', 'ご紹介するのは「{nome}」。{ja}です。'),
  pair('{nome} é {um} {np}.', '「{nome}」は{ja}です。'),
  pair('Apresentamos {nome}, {um} {np}.', '{ja}「{nome}」のご紹介です。'),
];

export const DESIRES: readonly Bilingual[] = [
  pair('Imagine {nome} no seu dia.', '「{nome}」のある一日を想像してみてください。'),
  pair('Pense onde {nome} ficaria na sua rotina.', '毎日のどこで「{nome}」を使うか、考えてみてください。'),
  pair('Você já pode imaginar quando vai usar {nome}.', '「{nome}」を使う場面が、もう浮かんできませんか？'),
];

export const CALLS_TO_ACTION: readonly Bilingual[] = [
  pair('Leve {nome} para a sua rotina.', '「{nome}」を、毎日の暮らしに取り入れてみませんか？'),
  pair('Escolha {nome} e comece por aí.', 'まずは「{nome}」から始めてみませんか？'),
  pair('Peça {nome} pela página da loja.', '「{nome}」のご注文は、商品ページからどうぞ。'),
  pair('Se gostou, coloque {nome} no carrinho.', '気に入ったら、「{nome}」をカートに入れてみませんか？'),
];

/** Worries and scenes about choosing the product itself, for goods of any family. */
export const CHOICE_WORRIES: readonly { pain: Bilingual; pressure: Bilingual }[] = [
  {
    pain: pair('Procurando {um} {np} e com dúvida na hora de escolher?', 'どの{ja}を選べばよいか、迷っていませんか？'),
    pressure: pair(
      'Sem medidas nem materiais, comparar {np} vira adivinhação.',
      'サイズや素材がわからないと、{ja}は比べにくいものです。',
    ),
  },
  {
    pain: pair(
      'Já comprou {um} {np} e descobriu depois que não era o que queria?',
      '{ja}を買ってから、思っていたものと違ったことはありませんか？',
    ),
    pressure: pair(
      'Trocar de {np} dá trabalho, e ninguém quer passar por isso duas vezes.',
      '{ja}の交換は手間がかかり、何度もしたいことではありません。',
    ),
  },
  {
    pain: pair('Falta {um} {np} que combine com o seu dia?', '毎日に合う{ja}を、まだ探していませんか？'),
    pressure: pair(
      'Enquanto {o} {np} não aparece, a gente se vira como dá.',
      '合う{ja}が見つからないまま、今あるもので済ませてしまいます。',
    ),
  },
];

export const CHOICE_SCENES: readonly Bilingual[] = [
  pair('Na hora de escolher {um} {np}, os detalhes contam.', '{ja}を選ぶとき、決め手になるのは細かな仕様です。'),
  pair('{Um} {np} que cabe no seu dia começa por uma boa escolha.', '毎日に合う{ja}は、選ぶところから始まります。'),
  pair('Você abre o pacote e encontra {o} {np} que escolheu.', '箱を開けると、自分で選んだ{ja}が入っています。'),
];

export const HEADINGS: readonly Bilingual[] = [
  pair('Detalhes {do} {np}:', '{ja}の詳細：'),
  pair('Por que olhar {nome} de perto:', '「{nome}」のポイント：'),
];

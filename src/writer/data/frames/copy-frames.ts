import type { Bilingual } from '#writer/data/voices/bilingual.ts';

/**
 * Sentences of the copy with places for the chosen name, the product in both languages and its articles:
 * {nome} (with its article where the name opens with a common noun) and {Nome}; {np} and {ja};
 * {um} (um, uma), {o} (o, a), {do} (do, da), {este} (este, esta), {deste} (deste, desta).
 */
const pair = (pt: string, ja: string): Bilingual => ({ pt, ja });

export const TURNS: readonly Bilingual[] = [
  pair('É aqui que entra {nome}: {um} {np}.', 'そこで、{ja}「{nome}」の出番です。'),
  pair('Para essa hora existe {nome}, {um} {np}.', 'そんなときのための{ja}、「{nome}」です。'),
  pair('O que queremos apresentar é {nome}, {um} {np}.', 'そこでご紹介したいのが、{ja}「{nome}」です。'),
];

export const INTRODUCTIONS: readonly Bilingual[] = [
  pair('Conheça {nome}: {um} {np}.', 'ご紹介するのは、{ja}「{nome}」です。'),
  pair('{Nome} é {um} {np}.', '「{nome}」は、{ja}です。'),
  pair('Apresentamos {nome}, {um} {np}.', '{ja}「{nome}」のご紹介です。'),
];

/** For a name that says itself what the product is: "Mochila Tabi" needs no "uma mochila". */
export const NAMED_TURNS: readonly Bilingual[] = [
  pair('É aqui que entra {nome}.', 'そこで、「{nome}」の出番です。'),
  pair('Para essa hora existe {nome}.', 'そんなときのための「{nome}」です。'),
];

export const NAMED_INTRODUCTIONS: readonly Bilingual[] = [
  pair('Conheça {nome}.', 'ご紹介するのは「{nome}」です。'),
  pair('Apresentamos {nome}.', '「{nome}」のご紹介です。'),
];

export const DESIRES: readonly Bilingual[] = [
  pair('Imagine o dia a dia com {nome}.', '「{nome}」のある毎日を想像してみてください。'),
  pair('Imagine a hora de usar {nome}.', '「{nome}」を使う場面を想像してみてください。'),
  pair('Já consegue imaginar a hora de usar {nome}?', '「{nome}」を使う場面が、もう浮かんできませんか？'),
];

export const CALLS_TO_ACTION: readonly Bilingual[] = [
  pair('Que tal começar com {nome}?', 'まずは「{nome}」から始めてみませんか？'),
  pair('Peça {nome} pela página do produto.', '「{nome}」のご注文は、商品ページからどうぞ。'),
  pair('Se gostou, que tal colocar {nome} no carrinho?', '気に入ったら、「{nome}」をカートに入れてみませんか？'),
  pair('Veja {nome} na página do produto.', '「{nome}」を、商品ページでご覧ください。'),
];

/** Worries and scenes about choosing the product itself, for goods of any family. */
export const CHOICE_WORRIES: readonly { pain: Bilingual; pressure: Bilingual }[] = [
  {
    pain: pair('Em dúvida sobre qual {np} escolher?', 'どの{ja}を選べばよいか、迷っていませんか？'),
    pressure: pair(
      'Sem informações claras, fica difícil escolher {um} {np}.',
      '詳しい情報がないと、{ja}は選びにくいものです。',
    ),
  },
  {
    pain: pair(
      'Já comprou {um} {np} e depois viu que não era o que imaginava?',
      '{ja}を買ってから、思っていたものと違ったことはありませんか？',
    ),
    pressure: pair(
      'Usar {um} {np} que não era o que você queria desanima.',
      '合わない{ja}を使い続けるのは、気が進まないものです。',
    ),
  },
  {
    pain: pair('Ainda procura {um} {np} na medida certa?', 'ちょうどよい{ja}を、まだお探しですか？'),
    pressure: pair(
      'Sem encontrar {o} {np} cert[o/a], você acaba ficando com o que já tem?',
      '合う{ja}が見つからないまま、今あるもので済ませていませんか？',
    ),
  },
];

export const CHOICE_SCENES: readonly Bilingual[] = [
  pair(
    'Na hora de escolher {um} {np}, o que decide são os detalhes.',
    '{ja}を選ぶとき、決め手になるのは細かな情報です。',
  ),
  pair('Escolher bem {um} {np} começa por conhecer os detalhes.', '{ja}選びは、細かな情報を知ることから始まります。'),
  pair('Você abre o pacote e encontra {o} {np} que escolheu.', '荷物を開けると、自分で選んだ{ja}が入っています。'),
];

export const HEADINGS: readonly Bilingual[] = [
  pair('Detalhes {do} {np}:', '{ja}の詳細：'),
  pair('Por que olhar {nome} de perto:', '「{nome}」のポイント：'),
];

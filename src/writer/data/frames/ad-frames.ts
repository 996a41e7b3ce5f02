import type { Bilingual } from '#writer/data/voices/bilingual.ts';

const pair = (pt: string, ja: string): Bilingual => ({ pt, ja });

/** {ja} and {np} are the product. */
export const AD_PRESENTATIONS: readonly Bilingual[] = [
  pair('{Este} é {o} {np}.', 'こちらは{ja}です。'),
  pair('Apresentamos {o} {np}.', '{ja}のご紹介です。'),
  pair('Conheça {este} {np}.', 'この{ja}をご覧ください。'),
  pair('A escolha de hoje: {um} {np}.', '今日のおすすめは、こちらの{ja}です。'),
  pair('Para você que procura {um} {np}.', '{ja}をお探しの方へ。'),
];

export const AD_PAS_TURNS: readonly Bilingual[] = [
  pair('Para quem pensa assim, apresentamos {este} {np}.', 'そんな方にご紹介したい{ja}です。'),
  pair('Nessa hora, que tal {este} {np}?', 'そんなときは、こちらの{ja}はいかがですか？'),
  pair('Para quem se sente assim, escolhemos {este} {np}.', 'そんな方のために、この{ja}を選びました。'),
];

export const AD_STORY_TURNS: readonly Bilingual[] = [
  pair('O que está ali é {um} {np}.', 'そばにあるのは、{ja}です。'),
  pair('A escolha foi {este} {np}.', '選んだのは、この{ja}でした。'),
  pair('A companhia de hoje é {este} {np}.', '今日のおともは、この{ja}です。'),
  pair('Na história entra {este} {np}.', 'そこに登場するのが、この{ja}です。'),
  pair('Quem rouba a cena é {este} {np}.', '主役は、この{ja}です。'),
];

export const AD_CLOSES: readonly Bilingual[] = [
  pair('Veja os detalhes {do} {np} na página do produto.', '{ja}の詳細は、商品ページでご覧ください。'),
  pair('Confira a ficha {do} {np} na página do produto.', '{ja}の仕様は、商品ページでご確認いただけます。'),
  pair('Se interessou, visite a página {do} {np}.', '気になる方は、{ja}のページへどうぞ。'),
  pair('Confira {este} {np} na página do produto.', 'この{ja}を、商品ページでチェックしてみてください。'),
  pair('Veja se {este} {np} é para você.', 'ご自分に合う{ja}か、ぜひ確かめてみてください。'),
];

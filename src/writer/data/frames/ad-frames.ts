import type { Bilingual } from '#writer/data/voices/bilingual.ts';

const pair = (pt: string, ja: string): Bilingual => ({ pt, ja });

/** {ja} and {np} are the product. */
export const AD_PRESENTATIONS: readonly Bilingual[] = [
  pair('Apresentamos {o} {np}.', '{ja}のご紹介です。'),
  pair('Conheça {este} {np}.', 'この{ja}をご覧ください。'),
  pair('A recomendação de hoje é {este} {np}.', '今日のおすすめは、こちらの{ja}です。'),
  pair('Para quem procura {um} {np}.', '{ja}をお探しの方へ。'),
  pair('Que tal {este} {np}?', 'こちらの{ja}はいかがですか？'),
];

export const AD_PAS_TURNS: readonly Bilingual[] = [
  pair('Para quem pensa assim, apresentamos {este} {np}.', 'そんな方にご紹介したい{ja}です。'),
  pair('Nessa hora, que tal {este} {np}?', 'そんなときは、こちらの{ja}はいかがですか？'),
  pair('Para quem se sente assim, escolhemos {este} {np}.', 'そんな方のために、この{ja}を選びました。'),
];

export const AD_STORY_TURNS: readonly Bilingual[] = [
  pair('Para um momento assim, {este} {np}.', 'そんなひとときに、この{ja}を。'),
  pair('A escolha foi {este} {np}.', '選んだのは、この{ja}でした。'),
  pair('É aí que entra {este} {np}.', 'そこに登場するのが、この{ja}です。'),
  pair('O destaque é {este} {np}.', '注目は、この{ja}です。'),
];

export const AD_CLOSES: readonly Bilingual[] = [
  pair('Veja os detalhes {do} {np} na página do produto.', '{ja}の詳細は、商品ページでご覧ください。'),
  pair('As outras informações estão na página {do} {np}.', 'そのほかの情報は、{ja}のページでご確認いただけます。'),
  pair('Se interessou, visite a página {do} {np}.', '気になる方は、{ja}のページへどうぞ。'),
  pair('Confira {este} {np} na página do produto.', 'この{ja}を、商品ページでチェックしてみてください。'),
  pair(
    'Para ajudar na escolha {do} {np}, veja a página do produto.',
    '{ja}選びの参考に、ぜひ商品ページをご覧ください。',
  ),
];

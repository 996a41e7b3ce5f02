import type { Bilingual } from '#writer/data/voices/bilingual.ts';

const pair = (pt: string, ja: string): Bilingual => ({ pt, ja });

/** A buyer who mentions a measure: {l} its label, {v} its value. None of these says why it was bought. */
export const DETAIL_LINES: readonly Bilingual[] = [
  pair('{L}: {v}. Isso também ajudou na escolha.', '{l}が{v}なのも、選ぶときの参考になりました。'),
];

/** Only of what a person feels: a size, a weight. */
export const FELT_LINES: readonly Bilingual[] = [
  pair('{L}: {v}. Para mim, está na medida.', '{l}は{v}で、私にはちょうどよく感じます。'),
];

export const WARRANTY_LINES: readonly Bilingual[] = [
  pair('{L}: {v}. Isso também dá segurança.', '{v}の保証があるのも安心です。'),
];

export const LIMITED_WARRANTY_LINES: readonly Bilingual[] = [
  pair('{L}: {v}. Isso também dá segurança.', '{l}が{v}あるのも安心です。'),
];

export const MATERIAL_LINES: readonly Bilingual[] = [
  pair('{L}: {v}. Também gosto disso.', '{l}が{v}なのも気に入っています。'),
];

export const COLOUR_LINES: readonly Bilingual[] = [
  pair('A cor, {v}, também me agrada.', '{v}の色も気に入っています。'),
];

/** {v} is a noun with な or a verb in its plain form. */
export const CLAIM_LINES: readonly Bilingual[] = [
  pair('{v}. Também gosto disso.', '{v}のも気に入っています。'),
  pair('{v}. Isso também me ajuda.', '{v}のも助かります。'),
];

export const COMPATIBLE_LINES: readonly Bilingual[] = [
  pair('Ser compatível com {v} também ajuda.', '{v}に対応しているのも助かります。'),
];

/** Verdicts: every review ends with one; {ja} and {np} are the product, {este} and {o} its articles. */
export const VERDICT_LINES: readonly Bilingual[] = [
  pair('No geral, fiquei contente com {este} {np}.', '全体として、この{ja}に満足しています。'),
  pair('Acho que fiz bem em escolher {este} {np}.', 'この{ja}を選んで正解だったと思います。'),
  pair('Por enquanto não tenho queixa {deste} {np}.', '今のところ、この{ja}に不満はありません。'),
  pair('Quero continuar usando {este} {np}.', 'これからもこの{ja}を使っていきたいです。'),
  pair('Foi bom ter escolhido {este} {np}.', 'この{ja}を選んでよかったです。'),
  pair('Estou gostando {deste} {np}.', 'この{ja}を気に入っています。'),
  pair('Quero contar {deste} {np} também aos amigos.', 'この{ja}を友人にも教えたいです。'),
  pair('Vou usar {este} {np} com cuidado.', 'この{ja}を大切に使っていきます。'),
  pair('Gostei de ter comprado {este} {np}.', 'この{ja}を買ってよかったです。'),
  pair('Foi bom ter me decidido por {este} {np}.', 'この{ja}に決めてよかったです。'),
  pair('Acertei com {este} {np}.', 'この{ja}にして正解でした。'),
  pair('{Este} {np} era como eu imaginava.', 'この{ja}は、思っていたとおりでした。'),
  pair('Era {um} {np} assim que eu procurava.', 'ちょうどこういう{ja}を探していました。'),
  pair('Gostei {do} {np} desde a primeira impressão.', '{ja}は、第一印象から気に入りました。'),
  pair('Fiquei feliz quando {o} {np} chegou.', '{ja}が届いて、うれしかったです。'),
  pair('Estou contente com {este} {np}.', 'この{ja}に満足しています。'),
  pair('Gostei muito {deste} {np}.', 'この{ja}、とても気に入りました。'),
  pair('Foi bom ter comprado {o} {np}.', '{ja}を買って正解でした。'),
  pair('{Este} {np} me agrada.', 'この{ja}は私好みです。'),
  pair('Senti alívio quando {o} {np} chegou.', '{ja}が届いて、ほっとしました。'),
  pair('Não me arrependo de escolher {este} {np}.', 'この{ja}を選んで、後悔はありません。'),
  pair('Fico feliz por ter {este} {np}.', 'この{ja}があって、うれしいです。'),
  pair('Quando for trocar, acho que escolho {este} {np} de novo.', '買い替えるときも、またこの{ja}にすると思います。'),
  pair('Estou contente com {o} {np} que recebi.', '届いた{ja}に満足です。'),
  pair('Por mim, escolheria {este} {np} outra vez.', '私なら、またこの{ja}を選びます。'),
];

/** After one sentence of a short review, where the name of the product leaves no room for a longer one. */
export const BRIEF_VERDICT_LINES: readonly Bilingual[] = [
  pair('Foi bom ter comprado.', '買ってよかったです。'),
  pair('Estou contente.', '満足しています。'),
  pair('Estou gostando.', '気に入っています。'),
  pair('Acertei na escolha.', '選んで正解でした。'),
  pair('Foi uma boa compra.', 'いい買い物でした。'),
  pair('Foi bom ter escolhido.', '選んでよかったです。'),
  pair('Gostei.', '気に入りました。'),
  pair('Fiquei feliz por ter chegado.', '届いてうれしいです。'),
  pair('Vou usar com cuidado.', '大切に使います。'),
  pair('Era como eu imaginava.', '思っていたとおりです。'),
  pair('Fiquei com boa impressão.', '印象はよかったです。'),
  pair('Por enquanto, sem queixas.', '今のところ不満はありません。'),
];

/** Why it was bought. Where and for what a buyer uses a thing is not ours to invent. */
export const REASON_LINES: readonly Bilingual[] = [
  pair('Fazia tempo que eu queria {um} {np}.', '以前から{ja}がほしいと思っていました。'),
  pair('Conversei com a família e escolhi {este} {np}.', '家族に相談して、この{ja}を選びました。'),
  pair('Li a descrição {do} {np} por inteiro antes de pedir.', '{ja}の説明をひととおり読んでから注文しました。'),
  pair('Vi também outras opções de {np} e me decidi por {este}.', 'ほかの{ja}も見て、これに決めました。'),
  pair('Vi as fotos e {este} {np} me chamou a atenção.', '写真を見て、この{ja}が気になりました。'),
  pair('Pensei um pouco e pedi {este} {np}.', '少し考えてから、この{ja}を注文しました。'),
];

/** How far the buyer has come with it: a review tells one of these. */
export const STAGE_LINES: readonly Bilingual[] = [
  pair('Já comecei a usar {este} {np}.', 'さっそく、この{ja}を使い始めました。'),
  pair('Acabei de começar a usar {este} {np}.', 'この{ja}は、まだ使い始めたばかりです。'),
];

/** The same, of what the buyer uses in person. */
export const OWN_STAGE_LINES: readonly Bilingual[] = [
  pair('Usei {o} {np} por alguns dias e já me acostumei.', '{ja}を数日使ってみて、もう慣れました。'),
];

/** How the first days went, of what the buyer uses in person. */
export const USE_LINES: readonly Bilingual[] = [
  pair('Usei {o} {np} e a impressão não mudou.', '実際に{ja}を使ってみて、印象は変わりませんでした。'),
  pair('Quero usar {este} {np} no meu ritmo.', 'この{ja}を、自分のペースで使っていくつもりです。'),
];

/** In the order in which they happen. */
export const ARRIVAL_LINES: readonly Bilingual[] = [
  pair('Esperei {o} {np} com ansiedade.', '{ja}が届くのを楽しみにしていました。'),
  pair('Quando {o} {np} chegou, abri na mesma hora.', '{ja}が届いて、すぐに開けてみました。'),
  pair('Ao pegar {o} {np} na mão, tive boa impressão.', '{ja}を手に取って、よい印象を受けました。'),
  pair('Achei {o} {np} parecid[o/a] com as fotos.', '{ja}は、写真で見たとおりの印象でした。'),
  pair('Mostrei {o} {np} à família.', '{ja}を家族にも見せました。'),
  pair('No dia em que {o} {np} chegou, já experimentei.', '{ja}が届いた日、さっそく試してみました。'),
];

export const RESERVATION_LINES: readonly Bilingual[] = [
  pair(
    'A preferência por {um} {np} pode variar de pessoa para pessoa.',
    '{ja}の好みは、人によって分かれるかもしれません。',
  ),
  pair(
    'Parece bom ler a descrição {do} {np} com calma antes de escolher.',
    '{ja}は、説明をよく読んで選ぶのがよさそうです。',
  ),
];

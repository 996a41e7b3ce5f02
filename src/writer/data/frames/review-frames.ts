import type { Bilingual } from '#writer/data/voices/bilingual.ts';

const pair = (pt: string, ja: string): Bilingual => ({ pt, ja });

/** A buyer who mentions a measure: {l} its label, {v} its value. None of these says why it was bought. */
export const DETAIL_LINES: readonly Bilingual[] = [
  pair('Na página estava escrito: {l}, {v}. Achei claro.', 'ページに「{l}：{v}」とあり、わかりやすかったです。'),
  pair('{L}: {v}. Para mim, está na medida.', '{l}は{v}で、私にはちょうどよく感じます。'),
];

export const WARRANTY_LINES: readonly Bilingual[] = [
  pair('{L}: {v}. Isso também dá segurança.', '{l}が{v}あるのも安心です。'),
];

export const MATERIAL_LINES: readonly Bilingual[] = [
  pair('{L}: {v}. Também gosto disso.', '{l}が{v}なのも気に入っています。'),
];

export const COLOUR_LINES: readonly Bilingual[] = [
  pair('A cor, {v}, também me agrada.', '{v}の色も気に入っています。'),
];

export const CLAIM_LINES: readonly Bilingual[] = [
  pair('Na descrição: “{v}”. Também gosto desse ponto.', '「{v}」という点も気に入っています。'),
  pair('Na descrição: “{v}”. Para mim, isso ajuda.', '「{v}」という点が、私には助かります。'),
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
  pair('Foi bom comprar {este} {np}.', 'この{ja}を買ってよかったです。'),
  pair('Foi bom ter me decidido por {este} {np}.', 'この{ja}に決めてよかったです。'),
  pair('Acertei com {este} {np}.', 'この{ja}にして正解でした。'),
  pair('{Este} {np} era como eu imaginava.', 'この{ja}は、思っていたとおりでした。'),
  pair('Era {um} {np} assim que eu procurava.', 'ちょうどこういう{ja}を探していました。'),
  pair('Gostei {do} {np} desde a primeira impressão.', '{ja}は、第一印象から気に入りました。'),
  pair('Fiquei feliz quando {o} {np} chegou.', '{ja}が届いて、うれしかったです。'),
  pair('Estou contente com {este} {np}.', 'この{ja}に満足しています。'),
];

/** After one sentence of a short review, where the name of the product leaves no room for a longer one. */
export const BRIEF_VERDICT_LINES: readonly Bilingual[] = [
  pair('Foi bom ter comprado.', '買ってよかったです。'),
  pair('Estou contente.', '満足しています。'),
  pair('Estou gostando.', '気に入っています。'),
  pair('Acertei na escolha.', '選んで正解でした。'),
];

/** Why it was bought, for goods whose family we do not know. */
export const REASON_LINES: readonly Bilingual[] = [
  pair('Fazia tempo que eu queria {um} {np}.', '以前から{ja}がほしいと思っていました。'),
  pair('Conversei com a família e escolhi {este} {np}.', '家族に相談して、この{ja}を選びました。'),
  pair('Li a descrição {do} {np} por inteiro antes de pedir.', '{ja}の説明をひととおり読んでから注文しました。'),
];

export const ARRIVAL_LINES: readonly Bilingual[] = [
  pair('Quando {o} {np} chegou, abri na mesma hora.', '{ja}が届いて、すぐに開けてみました。'),
  pair('Ao pegar {o} {np} na mão, tive boa impressão.', '{ja}を手に取って、よい印象を受けました。'),
  pair('Achei {o} {np} perto da impressão das fotos.', '{ja}は、写真で見た印象に近いと感じました。'),
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

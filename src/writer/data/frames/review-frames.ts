import type { Bilingual } from '#writer/data/voices/bilingual.ts';

const pair = (pt: string, ja: string): Bilingual => ({ pt, ja });

/** A buyer who looked at a measure or a detail: {l} its label, {v} its value. */
export const DETAIL_LINES: readonly Bilingual[] = [
  pair('{L} ({v}): foi o que decidiu a minha escolha.', '{l}が{v}という点が決め手でした。'),
  pair('Antes de comprar, conferi um detalhe: {l}, {v}.', '購入前に、{l}が{v}なのを確認しました。'),
  pair('{L}, {v}: combina com o meu jeito de usar.', '{l}{v}は、私の使い方に合っています。'),
  pair('Comparei com outros e escolhi pelo detalhe: {l}, {v}.', 'ほかと比べて、{l}が{v}のこちらにしました。'),
];

export const MATERIAL_LINES: readonly Bilingual[] = [
  pair('O material, {v}, também foi um motivo da escolha.', '素材が{v}なのも、選んだ理由です。'),
  pair('Eu procurava algo de {v}.', '素材が{v}のものを探していました。'),
];

export const COLOUR_LINES: readonly Bilingual[] = [
  pair('Escolhi a cor {v}.', 'カラーは{v}を選びました。'),
  pair('Gosto da cor {v}, e foi a que escolhi.', '{v}が好きなので、この色にしました。'),
];

export const CLAIM_LINES: readonly Bilingual[] = [
  pair('Escolhi ao ler na descrição: “{v}”.', '「{v}」という説明を見て選びました。'),
  pair('A descrição diz “{v}”, e isso pesou na decisão.', '説明に「{v}」とあり、それで決めました。'),
];

export const COMPATIBLE_LINES: readonly Bilingual[] = [
  pair('Escolhi porque é compatível com {v}.', '{v}に対応しているので選びました。'),
];
export const CONTENTS_LINES: readonly Bilingual[] = [pair('Na caixa vem: {v}.', 'セットには{v}が入っています。')];
export const USE_LINES: readonly Bilingual[] = [
  pair('Comprei pensando em {v}.', '{v}のために購入しました。'),
  pair('Quero usar em {v}.', '{v}に使いたいと思っています。'),
];

/** Lines about the product as such; {ja} and {np} are the product, {este} and {o} its articles. */
export const SHORT_LINES: readonly Bilingual[] = [
  pair('Foi bom ter escolhido {este} {np}.', 'この{ja}を選んでよかったです。'),
  pair('{Este} {np} combinou com o meu dia a dia.', 'この{ja}は、私の毎日に合っています。'),
  pair('Era {um} {np} assim que eu procurava.', 'ちょうどこういう{ja}を探していました。'),
  pair('Fiquei em dúvida, mas me decidi por {este} {np}.', '迷いましたが、この{ja}に決めました。'),
  pair('Quero cuidar bem {do} {np} daqui para a frente.', 'この{ja}を大切に使っていきます。'),
  pair('Gostei {do} {np} desde a primeira vez que vi.', '{ja}は、第一印象から気に入りました。'),
  pair('Estou pensando em contar a um amigo sobre {este} {np}.', 'この{ja}を友人にも教えたいです。'),
  pair('Penso em comprar {este} {np} de novo.', '次もこの{ja}を買うつもりです。'),
  pair('{O} {np} chegou e fiquei contente.', '{ja}が届いて、うれしかったです。'),
  pair('Comprei {este} {np} para mim.', '自分用に、この{ja}を買いました。'),
  pair('É a minha primeira vez com {um} {np} assim.', 'こういう{ja}を買うのは初めてです。'),
  pair('Quero ter mais {um} {np} igual.', '同じ{ja}をもう一つほしいくらいです。'),
];

export const SITUATION_LINES: readonly Bilingual[] = [
  pair('Eu não achava {um} {np} do meu gosto.', 'これまで、好みの{ja}がなかなか見つかりませんでした。'),
  pair('Passei alguns dias comparando {np} antes de escolher.', '{ja}をいくつも比べて、何日か悩みました。'),
  pair('Conversei com a família antes de escolher {o} {np}.', '家族に相談しながら、{ja}を選びました。'),
  pair('Fazia tempo que eu queria {um} {np}.', '以前から{ja}がほしいと思っていました。'),
  pair('Li a descrição inteira {do} {np} antes de pedir.', '{ja}の説明をひととおり読んでから注文しました。'),
];

export const ARRIVAL_LINES: readonly Bilingual[] = [
  pair('Quando {o} {np} chegou, abri na mesma hora.', '{ja}が届いて、すぐに開けてみました。'),
  pair('Ao pegar {o} {np} na mão, tive boa impressão.', '{ja}を手に取って、よい印象を受けました。'),
  pair('{O} {np} é parecid[o/a] com o que imaginei pelas fotos.', '{ja}は、写真で見た印象に近いと感じました。'),
  pair('No dia em que {o} {np} chegou, já experimentei.', '{ja}が届いた日、さっそく試してみました。'),
];

export const RESERVATION_LINES: readonly Bilingual[] = [
  pair('O gosto por {np} muda de pessoa para pessoa.', '{ja}の好みは、人によって分かれるかもしれません。'),
  pair('É bom ler a descrição {do} {np} com calma antes de comprar.', '{ja}は、説明をよく読んで選ぶのがよさそうです。'),
  pair('Levei um tempo para me acostumar com {o} {np}.', '{ja}に慣れるまで、少し時間がかかりました。'),
];

export const VERDICT_LINES: readonly Bilingual[] = [
  pair('No geral, fiquei contente com {este} {np}.', '全体として、この{ja}に満足しています。'),
  pair('Acho que fiz bem em escolher {este} {np}.', 'この{ja}を選んで正解だったと思います。'),
  pair('Por enquanto não tenho queixa {do} {np}.', '今のところ、この{ja}に不満はありません。'),
  pair('Vou continuar usando {este} {np}.', 'これからもこの{ja}を使っていきたいです。'),
];

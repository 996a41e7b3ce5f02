import type { Bilingual } from './goods-voices.ts';

/**
 * Sentences around the facts. {ja} and {np} are the product; {um}, {o}, {do}, {este} and {deste} agree with {np}.
 * None of them says anything about the product, and none needs a verb that fits only some goods.
 */
const say = (ja: string, pt: string): Bilingual => ({ ja, pt });

export const AD_PRESENTATIONS: readonly Bilingual[] = [
  say('{ja}のご紹介です。', 'Apresentamos {o} {np}.'),
  say('{ja}をお探しの方へ。', 'Para quem procura {um} {np}.'),
  say('こちらの{ja}はいかがですか？', 'Que tal {este} {np}?'),
  say('{ja}、チェックしてみませんか？', '{Np}: que tal conferir?'),
  say('ご覧いただきたいのは、こちらの{ja}です。', 'O que queremos mostrar é {este} {np}.'),
];

export const AD_PAS_TURNS: readonly Bilingual[] = [
  say('そんな方にご紹介したい{ja}です。', 'Para quem se vê nisso, apresentamos {este} {np}.'),
  say('そんな方は、こちらの{ja}をご覧ください。', 'Se é o seu caso, veja {este} {np}.'),
  say('そんな方へ、こちらの{ja}を。', 'Para quem pensa assim, {este} {np}.'),
];

export const AD_STORY_TURNS: readonly Bilingual[] = [
  say('そんなひとときに、こちらの{ja}を。', 'Para um momento assim, {este} {np}.'),
  say('選んだのは、こちらの{ja}でした。', 'A escolha foi {este} {np}.'),
  say('出番を待っているのは、こちらの{ja}です。', 'Quem espera a vez é {este} {np}.'),
];

export const AD_CLOSES: readonly Bilingual[] = [
  say('詳しくは商品ページをご覧ください。', 'Veja os detalhes na página do produto.'),
  say('気になる方は、商品ページへどうぞ。', 'Se interessou, visite a página do produto.'),
  say('そのほかの情報は、商品ページでご確認いただけます。', 'As outras informações estão na página do produto.'),
];

export const META_PRESENTATION: Bilingual = say('{ja}のご紹介です。', 'Apresentamos {o} {np}.');
export const META_FILLERS: readonly Bilingual[] = [
  say(
    '詳しい仕様やお届けについては、商品ページでご確認いただけます。',
    'As especificações e a entrega estão na página do produto.',
  ),
  say('ご不明な点は、お気軽にお問い合わせください。', 'Em caso de dúvida, fale com a loja.'),
  say('写真とあわせてご覧ください。', 'Veja também as fotos.'),
  say('{ja}選びの参考にしてください。', 'Para ajudar na escolha {do} {np}.'),
];

/** Why it was bought: the line of a review that names the product. */
export const REVIEW_REASONS: readonly Bilingual[] = [
  say('以前から{ja}がほしいと思っていました。', 'Fazia tempo que eu queria {um} {np}.'),
  say('{ja}を探していて、こちらに決めました。', 'Eu procurava {um} {np} e me decidi por {este}.'),
  say('家族と相談して、この{ja}を選びました。', 'Conversei com a família e escolhi {este} {np}.'),
  say('説明をひととおり読んでから、{ja}を注文しました。', 'Li a descrição por inteiro e pedi {o} {np}.'),
  say('いくつか見比べて、この{ja}にしました。', 'Comparei alguns e fiquei com {este} {np}.'),
  say('写真を見て、この{ja}が気になりました。', 'Vi as fotos e {este} {np} me chamou a atenção.'),
  say('{ja}を新しくしたくて、注文しました。', 'Eu queria {um} {np} nov[o/a] e pedi.'),
  say('はじめて{ja}を注文しました。', 'Foi a primeira vez que pedi {um} {np}.'),
  say('少し迷って、この{ja}に決めました。', 'Fiquei um pouco em dúvida e me decidi por {este} {np}.'),
  say('ちょうど{ja}がほしいところでした。', 'Era bem a hora em que eu queria {um} {np}.'),
];

/** In the order in which they happen. */
export const REVIEW_ARRIVALS: readonly Bilingual[] = [
  say('届くのを楽しみにしていました。', 'Esperei a entrega com alegria.'),
  say('届いてすぐに開けてみました。', 'Assim que chegou, abri.'),
  say('箱を開けて、まずひととおり確かめました。', 'Abri a caixa e primeiro conferi tudo.'),
  say('手に取ったときの印象がよかったです。', 'Ao pegar na mão, tive boa impressão.'),
  say('写真で見たとおりの印象でした。', 'A impressão foi a mesma das fotos.'),
  say('商品ページの説明とも合っていました。', 'Também estava de acordo com a descrição da página.'),
  say('家族にも見せました。', 'Mostrei à família também.'),
  say('その日のうちに、さっそく試してみました。', 'No mesmo dia já experimentei.'),
];

export const REVIEW_DAYS: readonly Bilingual[] = [
  say('まだ日が浅いですが、印象は変わりません。', 'Ainda faz pouco tempo, mas a impressão não mudou.'),
  say('少しずつ慣れてきました。', 'Aos poucos fui me acostumando.'),
  say('わが家の定番になりそうです。', 'Parece que vai virar item fixo aqui em casa.'),
  say('これから出番が増えそうです。', 'Parece que vai aparecer cada vez mais no dia a dia.'),
  say('しばらく様子を見ながら試しています。', 'Vou experimentando por um tempo, com calma.'),
  say('思い切って注文してよかったです。', 'Foi bom ter criado coragem e pedido.'),
  say('毎日の楽しみがひとつ増えました。', 'Ganhei mais uma alegria no dia a dia.'),
  say('家族の反応も悪くありません。', 'A reação da família também não foi ruim.'),
];

export const REVIEW_RESERVATIONS: readonly Bilingual[] = [
  say('好みは人によって分かれるかもしれません。', 'A preferência pode variar de pessoa para pessoa.'),
  say('注文の前に、説明をよく読むことをおすすめします。', 'Recomendo ler bem a descrição antes de pedir.'),
  say('長い目で見た感想は、まだこれからです。', 'A opinião a longo prazo ainda está por vir.'),
  say('届くまでの間は、少しそわそわしました。', 'Enquanto não chegava, fiquei um pouco ansios[o/a].'),
];

export const REVIEW_VERDICTS: readonly Bilingual[] = [
  say('選んで正解でした。', 'Acertei na escolha.'),
  say('満足しています。', 'Estou contente.'),
  say('買ってよかったです。', 'Foi bom ter comprado.'),
  say('思っていたとおりでした。', 'Era como eu imaginava.'),
  say('全体として満足です。', 'No geral, estou contente.'),
  say('友人にも教えたいです。', 'Quero contar aos amigos.'),
  say('いい買い物ができました。', 'Fiz uma boa compra.'),
  say('今のところ不満はありません。', 'Por enquanto, não tenho queixas.'),
  say('気に入っています。', 'Estou gostando.'),
  say('また利用したいです。', 'Quero comprar de novo.'),
  say('期待していたとおりで、うれしいです。', 'Era o que eu esperava, fico feliz.'),
  say('機会があれば、また選びたいと思います。', 'Se houver ocasião, escolheria de novo.'),
];

/** Of a field of the sheet, with its label {l} and its value {v}; none says why it was bought. */
export const REVIEW_DETAILS: readonly Bilingual[] = [
  say('{l}が{v}なのも、選ぶときの参考になりました。', '{L}: {v}. Isso também ajudou na escolha.'),
  say('{l}は{v}で、説明のとおりでした。', '{L}: {v}. Era como na descrição.'),
];
export const REVIEW_SIZE_DETAIL: Bilingual = say(
  '{l}は{v}で、私にはちょうどよく感じます。',
  '{L}: {v}. Para mim, está na medida.',
);
export const REVIEW_COLOUR_DETAIL: Bilingual = say('色は{v}を選びました。', 'Escolhi na cor {v}.');

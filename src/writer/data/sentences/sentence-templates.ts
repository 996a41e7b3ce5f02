import type { Bilingual } from '#domain/text/bilingual.ts';
import { bilingualLines } from './goods-sentences.ts';

/** Sentences around those of the sheet: {um}, {o}… agree with the product {np}; none describes it or fits only some goods. */
export const AD_TEMPLATES = {
  aida: bilingualLines(`
{ja}のご紹介です。 | Apresentamos {o} {np}.
{ja}をお探しの方へ。 | Para quem procura {um} {np}.
こちらの{ja}はいかがですか？ | Que tal {este} {np}?
{ja}、チェックしてみませんか？ | {Np}: que tal conferir?
ご覧いただきたいのは、こちらの{ja}です。 | O que queremos mostrar é {este} {np}.
`),
  pas: bilingualLines(`
そんな方にご紹介したい{ja}です。 | Para quem se vê nisso, apresentamos {este} {np}.
そんな方は、こちらの{ja}をご覧ください。 | Se é o seu caso, veja {este} {np}.
そんな方へ、こちらの{ja}を。 | Para quem pensa assim, {este} {np}.
`),
  storytelling: bilingualLines(`
そんなときに、こちらの{ja}を。 | Para um momento assim, {este} {np}.
そんなとき、こちらの{ja}はいかがですか？ | Numa hora assim, que tal {este} {np}?
出番を待っているのは、こちらの{ja}です。 | Quem espera a vez é {este} {np}.
`),
};

export const AD_CLOSING_LINES = bilingualLines(`
詳しくは商品ページをご覧ください。 | Veja os detalhes na página do produto.
気になる方は、商品ページへどうぞ。 | Se interessou, visite a página do produto.
そのほかの情報は、商品ページでご確認いただけます。 | As outras informações estão na página do produto.
`);

export const META_PRESENTATION: Bilingual = { ja: '{ja}のご紹介です。', pt: 'Apresentamos {o} {np}.' };
export const META_FILLERS = bilingualLines(`
詳しい内容やお届けについては、商品ページでご確認いただけます。 | Os detalhes e a entrega estão na página do produto.
ご不明な点は、お気軽にお問い合わせください。 | Em caso de dúvida, fale com a loja.
`);

/** Lines of a review, by step; a reason for buying names the product, an arrival is told in order of time. */
export const REVIEW_TEMPLATES = {
  reason: bilingualLines(`
以前から{ja}がほしいと思っていました。 | Fazia tempo que eu queria {um} {np}.
{ja}を探していて、こちらに決めました。 | Eu procurava {um} {np} e me decidi por {este}.
家族と相談して、この{ja}を選びました。 | Conversei com a família e escolhi {este} {np}.
説明をひととおり読んでから、{ja}を注文しました。 | Li a descrição por inteiro e pedi {o} {np}.
いくつか見比べて、この{ja}にしました。 | Comparei alguns e fiquei com {este} {np}.
写真を見て、この{ja}が気になりました。 | Vi as fotos e {este} {np} me chamou a atenção.
はじめて{ja}を注文しました。 | Foi a primeira vez que pedi {um} {np}.
ちょうど{ja}がほしいと思っていたところでした。 | Era bem a hora em que eu queria {um} {np}.
`),
  arrival: bilingualLines(`
届くのを楽しみにしていました。 | Esperei a entrega com alegria.
届いてすぐに開けてみました。 | Assim que chegou, abri.
箱を開けて、まずひととおり確かめました。 | Abri a caixa e primeiro conferi tudo.
実物を見たときの印象がよかったです。 | Ao ver de perto, tive boa impressão.
家族にも見せました。 | Mostrei à família também.
その日のうちに、さっそく試してみました。 | No mesmo dia já experimentei.
`),
  days: bilingualLines(`
まだ日が浅いですが、印象は変わりません。 | Ainda faz pouco tempo, mas a impressão não mudou.
この先が楽しみです。 | Quero ver como vai ser daqui para a frente.
わが家の定番になりそうです。 | Parece que vai virar item fixo aqui em casa.
これから出番が増えそうです。 | Parece que vai aparecer cada vez mais no dia a dia.
思い切って注文してよかったです。 | Foi bom ter criado coragem e pedido.
毎日の楽しみがひとつ増えました。 | Ganhei mais uma alegria no dia a dia.
家族の反応も悪くありません。 | A reação da família também não foi ruim.
`),
  reservation: bilingualLines(`
好みは人によって分かれるかもしれません。 | A preferência pode variar de pessoa para pessoa.
長い目で見た感想は、まだこれからです。 | A opinião a longo prazo ainda está por vir.
もう少し試してみないとわからない点もあります。 | Há pontos que só dá para saber experimentando mais.
`),
  verdict: bilingualLines(`
選んで正解でした。 | Acertei na escolha.
満足しています。 | Estou contente.
買ってよかったです。 | Foi bom ter comprado.
思っていたとおりでした。 | Era como eu imaginava.
友人にも教えたいです。 | Quero contar aos amigos.
いい買い物ができました。 | Fiz uma boa compra.
今のところ不満はありません。 | Por enquanto, não tenho queixas.
気に入っています。 | Estou gostando.
また利用したいです。 | Quero comprar de novo.
期待していたとおりで、うれしいです。 | Era o que eu esperava, fico feliz.
`),
};

/** Details of a sheet field, with its label {l} and value {v}; none gives a reason for buying. */
export const REVIEW_SIZE_DETAIL: Bilingual = {
  ja: '{l}は{v}で、私にはちょうどよく感じます。',
  pt: '{L}: {v}. Para mim, está na medida.',
};
export const REVIEW_COLOUR_DETAIL: Bilingual = { ja: '色は{v}を選びました。', pt: 'Escolhi na cor {v}.' };

import type { Family } from '#domain/sheet/product-types.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import { tableRows } from '#writer/text/find-words.ts';

/** A small nuisance as a question, and its consequence; mild, never a threat. */
export type Nuisance = { question: Bilingual; consequence: Bilingual };

/** Sentences for one kind of goods. None describes the product itself. */
export type GoodsSentences = {
  nuisances: readonly Nuisance[];
  /** Moments in the life of a buyer. */
  scenes: readonly Bilingual[];
  /** Target group, in Portuguese. */
  publico: string;
  /** Habits of an invented buyer, in Portuguese. */
  habits: readonly string[];
};

/** Lines "Japanese | Portuguese". */
export const bilingualLines = (lines: string): Bilingual[] =>
  tableRows(lines, ' | ').map(([ja = '', pt = '']) => ({ ja, pt }));

/** The question ends with its mark, the rest is the consequence. */
function nuisanceFrom({ ja, pt }: Bilingual): Nuisance {
  const [endJa, endPt] = [ja.indexOf('？') + 1, pt.indexOf('?') + 1];
  return {
    question: { ja: ja.slice(0, endJa), pt: pt.slice(0, endPt) },
    consequence: { ja: ja.slice(endJa), pt: pt.slice(endPt + 1) },
  };
}

/** Nuisances (a question and its consequence), scenes, the target group, two habits. */
function sentencesFrom(text: string): GoodsSentences {
  const lines = text.trim().split('\n');
  const bilingual = bilingualLines(lines.filter((line) => line.includes(' | ')).join('\n'));
  const [publico = '', ...habits] = lines.slice(bilingual.length);
  const isNuisance = ({ ja }: Bilingual) => ja.includes('？');
  const nuisances = bilingual.filter(isNuisance).map(nuisanceFrom);
  return { nuisances, scenes: bilingual.filter((one) => !isNuisance(one)), publico, habits };
}

/** By families, else the generic ones below. A sentence fits every type of its families: pyjamas do not go out. */
const BY_FAMILIES: Readonly<Record<string, string>> = {
  'kitchen kitchen_appliance': `
台所で過ごす時間を、もっと楽しみたいと思いませんか？同じことの繰り返しだと、気分も乗りにくいものです。 | Não gostaria de curtir mais o tempo na cozinha? Quando é sempre a mesma coisa, a vontade some.
夕方、台所に立って今日の支度を始めます。 | No fim da tarde, na cozinha, você começa os preparativos de hoje.
Pessoas de 25 a 55 anos no Japão que cozinham em casa, em cozinhas pequenas, e gostam de utensílios fáceis de guardar.
Prepara o bentô na noite anterior e cozinha em pouco espaço.
Antes de comprar para a cozinha, confere as medidas e se serve no fogão de casa.
`,
  'phone audio gadget home_appliance': `
便利そうでも、自分に合うかどうか迷っていませんか？細かな仕様がわからないままでは、なかなか決められません。 | Parece prático, mas será que é para você? Sem conhecer as especificações, fica difícil decidir.
仕様をよく確かめて、納得してから選びます。 | Você confere bem as especificações e só então escolhe.
Pessoas de 20 a 50 anos no Japão que comparam especificações e compram eletrônicos pelo celular.
Lê as especificações até o fim e confere tomada, bateria e compatibilidade.
Pesquisa à noite, no trem ou em casa, e salva o que gostou para decidir depois.
`,
  'clothing shoes': `
サイズや素材がわからず、通販をためらっていませんか？届いてから合わないとわかるのは、残念なものです。 | Deixa de comprar pela internet por não saber o tamanho e o material? É uma pena descobrir só na entrega que não serve.
Pessoas de 20 a 50 anos no Japão que compram roupas e calçados pela internet e conferem a tabela de medidas.
Mede uma peça que já tem antes de escolher o tamanho.
Prefere peças fáceis de combinar e de lavar em casa.
`,
  'bag jewelry accessory watch': `
いつも身近にあるものほど、選ぶのに迷いませんか？写真だけでは、大きさや素材まではわかりません。 | Quanto mais perto de você fica uma coisa, mais difícil é escolher, não é? Só pela foto, não dá para saber o tamanho nem o material.
Pessoas de 20 a 55 anos no Japão que escolhem acessórios pelas medidas, pelo material e pela cor.
Olha as fotos de perto e confere medidas e material antes de decidir.
Gosta de acessórios discretos, que combinam com várias roupas.
`,
  cosmetic: `
毎日のお手入れ、なんとなく続けていませんか？成分や使い方を、よく知らないまま使っていることもあります。 | O seu cuidado de todo dia anda no automático? Às vezes a gente usa sem conhecer bem os ingredientes e o modo de usar.
一日の終わりに、鏡の前で自分の時間を過ごします。 | No fim do dia, um tempo só seu diante do espelho.
Pessoas de 20 a 55 anos no Japão que leem os ingredientes e o modo de usar antes de comprar um cosmético.
Tem uma rotina curta de manhã e outra à noite.
Confere os ingredientes e a validade antes de experimentar algo novo.
`,
  food: `
食卓が、いつも同じ味になっていませんか？新しい味を試すきっかけは、意外と少ないものです。 | A mesa anda sempre com o mesmo sabor? As chances de provar um sabor novo são mais raras do que parece.
家族がそろう食卓に、いつもと違う味を。 | Na mesa com a família, um sabor diferente do de sempre.
Pessoas de 25 a 60 anos no Japão que gostam de provar sabores de fora e leem o rótulo antes de comprar.
Confere ingredientes, alérgenos e validade antes de pôr no carrinho.
Gosta de experimentar sabores novos no fim de semana.
`,
  'baby toy': `
子どものものは、選ぶのに時間がかかりませんか？対象年齢や注意点がわからないと、決められません。 | Escolher coisas para crianças leva tempo, não leva? Sem saber a idade indicada e os avisos, não dá para decidir.
週末の午後、家族がリビングに集まります。 | Tarde de fim de semana, a família se reúne na sala.
Mães, pais e avós no Japão que escolhem pela idade indicada e pelos avisos de segurança.
Confere a idade indicada e o material antes de escolher.
Guarda os presentes de aniversário e de Natal com meses de antecedência.
`,
  pet: `
うちの子に合うかどうか、迷っていませんか？サイズや素材がわからないと、選びにくいものです。 | Em dúvida se serve para o seu bichinho? Sem saber o tamanho e o material, é difícil escolher.
玄関を開けると、いつもの顔が迎えてくれます。 | Ao abrir a porta, a carinha de sempre vem receber.
Pessoas de 25 a 60 anos no Japão que moram com cães ou gatos, muitas vezes em apartamento.
Mede o bichinho antes de escolher o tamanho.
Lê os avisos e prefere o que é fácil de lavar.
`,
  'home_textile bedding bath decor storage furniture': `
部屋を整えたいのに、後回しになっていませんか？気になったまま、また週末が過ぎていきます。 | Quer arrumar a casa, mas vai deixando para depois? E mais um fim de semana passa com isso na cabeça.
帰宅して、自分の部屋でほっとひと息つきます。 | Você chega em casa e respira aliviado no seu canto.
休みの日の朝、窓を開けて部屋を整えます。 | Manhã de folga: você abre a janela e arruma a casa.
Pessoas de 25 a 60 anos no Japão que moram em casas compactas e medem o espaço antes de comprar.
Mede o lugar com a trena antes de escolher.
Arruma a casa no fim de semana e evita o que ocupa espaço à toa.
`,
};

const BY_FAMILY = new Map(
  Object.entries(BY_FAMILIES).flatMap(([families, text]) => {
    const sentences = sentencesFrom(text);
    return families.split(' ').map((family) => [family, sentences] as const);
  }),
);
export const goodsSentences = (family: Family | undefined): GoodsSentences | undefined =>
  family && BY_FAMILY.get(family);
export const ALL_GOODS: readonly GoodsSentences[] = [...new Set(BY_FAMILY.values())];

/** Nuisances of choosing a product, for goods of any kind. */
export const CHOICE_NUISANCES: readonly Nuisance[] = bilingualLines(`
どの{ja}を選べばよいか、迷っていませんか？詳しい情報がないと、選びにくいものです。 | Em dúvida na escolha {do} {np}? Sem informações claras, fica difícil escolher.
{ja}を買ってみたら、思っていたものと違ったことはありませんか？届いてから気づくのは、残念なものです。 | Já comprou {um} {np} e depois viu que não era o que imaginava? É uma pena perceber só depois que chega.
ご希望に合う{ja}を、まだお探しですか？決め手がないと、つい先送りになります。 | Ainda procura {um} {np} como você quer? Sem algo que decida, a compra vai ficando para depois.
{ja}選びに、時間がかかっていませんか？情報がばらばらだと、比べるのも大変です。 | Escolher {um} {np} está tomando o seu tempo? Com as informações espalhadas, até comparar dá trabalho.
`).map(nuisanceFrom);

/** Doubts of a buyer as statements, under こんなお悩みはありませんか. */
export const CHOICE_SITUATIONS: readonly Bilingual[] = bilingualLines(`
どの{ja}を選べばよいか迷っている | Não sabe qual {np} escolher
{ja}を買ってみたら、思っていたものと違ったことがある | Já comprou {um} {np} e não era o que imaginava
希望に合う{ja}がなかなか見つからない | Ainda não achou {um} {np} como queria
{ja}選びに時間がかかっている | Escolher {um} {np} está tomando tempo
`);

/** Scenes that fit any goods; none about a parcel, after which the product would only be a parcel. */
export const CHOICE_SCENES: readonly Bilingual[] = bilingualLines(`
週末の朝、今日は何をしようかと考えます。 | Manhã de fim de semana: você pensa no que fazer hoje.
新しい季節に向けて、少しずつ準備を始めます。 | Você começa aos poucos a se preparar para a nova estação.
少し早く起きた朝、いつもと違う一日が始まります。 | Na manhã em que você acorda mais cedo, começa um dia diferente.
一日の終わりに、ゆっくりした時間を過ごします。 | No fim do dia, você passa um tempo tranquilo.
季節の変わり目に、身の回りのものを見直します。 | Na mudança de estação, você repensa as coisas ao seu redor.
`);

import { expect, test } from 'vitest';
import { fact, measure } from '#tests/writer/ledger.ts';
import { productOf } from '#writer/compose/product.ts';
import { ownSentencesOf } from './own-sentences.ts';
import { translateLine } from './translate-line.ts';

const facts = [
  fact('product_type', 'Garrafa térmica'),
  measure('volume', '500', 'ml', 'Capacidade: 500 ml'),
  measure('range', '15', 'm', 'Alcance: até 15 m'),
  measure('length', '1,5', 'm', 'Comprimento: 1,5 m'),
  measure('width', '12,25', 'cm', 'Largura: 12,25 cm'),
  fact('contents', '1 tampa'),
  fact('contents', '1 tampa azul', { text: 'Inclui 1 tampa azul' }),
  fact('contents', 'manual'),
  fact('contents', '2 manuais'),
  fact('use', 'academia', { text: 'academia; viagem' }),
  fact('use', 'viagem', { text: 'academia; viagem' }),
  fact('colour', 'preto'),
  fact('material', 'inox', { text: 'Tampa em inox' }),
  fact('brand', 'Mizu', { text: 'Marca Mizu' }),
];
const product = productOf(facts, 'x');
const ownSentences = ownSentencesOf(product);

/** A line of the seller ⇒ its draft ⇒ each piece of it with its meaning, ? where it is not translated. */
const TABLE = `
Comprimento: 1,5 m ⇒ 長さ：1.5m ⇒ Comprimento: 1,5 m = Comprimento: 1,5 m
Comprimento 1,5 m ⇒ 長さは1.5mです。 ⇒ Comprimento 1,5 m = O comprimento é de 1,5 m.
Largura: 12,25 cm ⇒ 幅：12.25cm ⇒ Largura: 12,25 cm = Largura: 12,25 cm
Carrega até 80% em 30 minutos ⇒ 30分で最大80%まで充電できます。 ⇒ Carrega até 80% em 30 minutos = Carrega até 80% em 30 minutos.
Alcance: até 15 m ⇒ 届く距離：最大15m ⇒ Alcance: até 15 m = Alcance: até 15 m
Alcance até 15 m ⇒ 届く距離は最大15mです。 ⇒ Alcance até 15 m = O alcance é de até 15 m.
Alcance de 15 m ⇒ 【未訳: Alcance de 15 m】 ⇒ Alcance de 15 m = ?
Inclui 1 tampa azul ⇒ ブルーのフタ×1が付属します。 ⇒ Inclui 1 tampa azul = Acompanha 1 tampa azul.
Inclui 1 tampa ⇒ セット内容はフタ×1です。 ⇒ Inclui 1 tampa = Na caixa vem 1 tampa.
manual ⇒ 取扱説明書 ⇒ manual = manual
Manual ⇒ 取扱説明書 ⇒ Manual = manual
2 manuais ⇒ 取扱説明書が2つあります。 ⇒ 2 manuais = Tem 2 manuais.
manual e 1 tampa ⇒ 取扱説明書、フタ×1 ⇒ manual e 1 tampa = manual e 1 tampa
Vem manual ⇒ セット内容は取扱説明書です。 ⇒ Vem manual = Na caixa vem manual.
Contém manual ⇒ セット内容は取扱説明書です。 ⇒ Contém manual = Na caixa vem manual.
- manual ⇒ - 取扱説明書 ⇒ manual = manual
Lave à mão. ; Seque à sombra ⇒ 手洗いしてください。陰干ししてください。 ⇒ Lave à mão. = Lave à mão. / Seque à sombra = Seque à sombra.
Lave à mão. ... Seque à sombra ⇒ 手洗いしてください。陰干ししてください。 ⇒ Lave à mão. = Lave à mão. / Seque à sombra = Seque à sombra.
Capacidade : 500 ml ⇒ 容量：500ml ⇒ Capacidade : 500 ml = Capacidade: 500 ml
Capacidade:500 ml ⇒ 容量：500ml ⇒ Capacidade:500 ml = Capacidade: 500 ml
Capacidade:  500 ml ⇒ 容量：500ml ⇒ Capacidade:  500 ml = Capacidade: 500 ml
Zorblax: 500 ml ⇒ 【未訳: Zorblax: 500 ml】 ⇒ Zorblax: 500 ml = ?
Capacidade total do zorblax: 500 ml ⇒ 【未訳: Capacidade total do zorblax: 500 ml】 ⇒ Capacidade total do zorblax: 500 ml = ?
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: 500 ml ⇒ 【未訳: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: 500 ml】 ⇒ xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: 500 ml = ?
Uso: academia; viagem ⇒ 用途：ジム、旅行 ⇒ Uso: academia; viagem = Uso: academia e viagem
Uso: academia ⇒ 用途：ジム ⇒ Uso: academia = Uso: academia
Uso: viagem ⇒ 用途：旅行 ⇒ Uso: viagem = Uso: viagem
academia; viagem ⇒ ジム、旅行で使えます。 ⇒ academia; viagem = Serve para academia e viagem.
Capacidade: 500 ml. Zorblax ⇒ 容量：500ml。【未訳: Zorblax】 ⇒ Capacidade: 500 ml. = Capacidade: 500 ml / Zorblax = ?
Capacidade: 500 ml; zorblax ⇒ 容量：500ml。【未訳: zorblax】 ⇒ Capacidade: 500 ml; = Capacidade: 500 ml / zorblax = ?
Capacidade: 500 ml; ⇒ 容量：500ml ⇒ Capacidade: 500 ml; = Capacidade: 500 ml
Marca Mizu ⇒ ブランドはMizuです。 ⇒ Marca Mizu = A marca é Mizu.
Marca: Mizu ⇒ ブランド：Mizu ⇒ Marca: Mizu = Marca: Mizu
Cor: preto! ⇒ カラー：ブラック ⇒ Cor: preto! = Cor: preto
Preto ⇒ カラーはブラックです。 ⇒ Preto = Vem na cor preta.
(preto) ⇒ カラーはブラックです。 ⇒ (preto) = Vem na cor preta.
preto. ⇒ カラーはブラックです。 ⇒ preto. = Vem na cor preta.
Garrafa térmica Zorblax 2 ⇒ 【未訳: Garrafa térmica Zorblax 2】 ⇒ Garrafa térmica Zorblax 2 = ?
Garrafa térmica 3 em 1 ⇒ 【未訳: Garrafa térmica 3 em 1】 ⇒ Garrafa térmica 3 em 1 = ?
Tampa em inox ⇒ 【未訳: Tampa em inox】 ⇒ Tampa em inox = ?
Inox ⇒ 素材はステンレスです。 ⇒ Inox = O material é inox.
Pode ir ao micro-ondas e ao freezer ⇒ 電子レンジ・冷凍庫で使えます。 ⇒ Pode ir ao micro-ondas e ao freezer = Pode ir ao micro-ondas e ao freezer.
Lave à mão.  Seque à sombra ⇒ 手洗いしてください。陰干ししてください。 ⇒ Lave à mão. = Lave à mão. / Seque à sombra = Seque à sombra.
Lave à mão ,  Seque à sombra ⇒ 手洗いしてください。陰干ししてください。 ⇒ Lave à mão ,  Seque à sombra = Lave à mão. Seque à sombra.
Lave à mão  -  Seque à sombra ⇒ 手洗いしてください。陰干ししてください。 ⇒ Lave à mão = Lave à mão. / Seque à sombra = Seque à sombra.
Especificações técnicas: ⇒ 仕様： ⇒ Especificações técnicas: = Especificações técnicas:
Características ⇒ 特長 ⇒ Características = Características
x: sim ⇒ 【未訳: x: sim】 ⇒ x: sim = ?
4 ⇒ 【未訳: 4】 ⇒ 4 = ?
44 ⇒ 【未訳: 44】 ⇒ 44 = ?
4,5 ⇒ 【未訳: 4,5】 ⇒ 4,5 = ?
12 x 10 ⇒ 12 x 10 ⇒ 12 x 10 = 12 x 10
|  | 500 ml | ⇒ |  | 容量は500mlです。 | ⇒ 500 ml = A capacidade é de 500 ml.
| Capacidade: | 500 ml | ⇒ | 容量 | 500ml | ⇒ Capacidade: = Capacidade / 500 ml = 500 ml
| Uso | academia; viagem | ⇒ | 用途 | ジム、旅行 | ⇒ Uso = Uso / academia; viagem = academia e viagem
|Capacidade| ⇒ |容量| ⇒ Capacidade = Capacidade
R$ 10,00 cada ⇒ 【未訳: R$ 10,00 cada】 ⇒ R$ 10,00 cada = ?
de R$ 20 por R$ 10 hoje ⇒ 【未訳: de R$ 20 por R$ 10 hoje】 ⇒ de R$ 20 por R$ 10 hoje = ?
só hoje de R$ 20 por R$ 10 ⇒ 【未訳: só hoje de R$ 20 por R$ 10】 ⇒ só hoje de R$ 20 por R$ 10 = ?
R$20 ⇒ R$20 ⇒ R$20 = R$20
R$ 20 ⇒ R$ 20 ⇒ R$ 20 = R$ 20
hoje 3x sem juros ⇒ 【未訳: hoje 3x sem juros】 ⇒ hoje 3x sem juros = ?
3x de R$5 ⇒ 3回払い：R$5 ⇒ 3x de R$5 = 3x de R$5
3x de R$ 5,90 hoje ⇒ 【未訳: 3x de R$ 5,90 hoje】 ⇒ 3x de R$ 5,90 hoje = ?
`;

test.each(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split(' ⇒ ')),
)('%j', (line = '', draft, pieces) => {
  const told: string[] = [];
  const translator = { product, tone: 'neutro' as const, ownSentences, sentenceCount: 0 };
  const translated = translateLine(line, translator, ({ source, meaning }) =>
    told.push(`${source} = ${meaning ?? '?'}`),
  );
  expect(translated).toBe(draft);
  expect(told.join(' / ') || '—').toBe(pieces);
});

import { expect, test } from 'vitest';
import { fact, measure } from '#tests/writer/ledger.ts';
import { productOf } from '#writer/compose/product.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { composeTranslation } from './compose-translation.ts';
import { ownSentencesOf } from './own-sentences.ts';
import { translateLine } from './translate-line.ts';

const facts = [
  fact('product_type', 'Garrafa térmica'),
  measure('weight', '320', 'g', 'Peso: 320 g'),
  measure('volume', '500', 'ml', 'Capacidade: 500 ml'),
  measure('length', '1,5', 'm', 'Cabo com 1,5 m'),
  fact('material', 'aço inox', { text: 'Material: aço inox' }),
  fact('material', 'inox', { text: 'Material: aço inox' }),
  fact('colour', 'preto', { text: 'Cores: preto; branco' }),
  fact('colour', 'branco', { text: 'Cores: preto; branco' }),
  fact('contents', '2 cabos USB', { text: 'Acompanha 2 cabos USB' }),
  fact('contents', '1 tampa'),
  fact('use', 'academia', { text: 'Levar para academia' }),
  fact('use', 'viagem'),
  fact('audience', 'crianças', { text: 'para crianças' }),
  fact('brand', 'Mizu', { text: 'Marca: Mizu' }),
  fact('model_code', 'XY-200', { text: 'Modelo: XY-200' }),
  fact('material', 'ABS', { role: 'corpo', text: 'Corpo em ABS' }),
  fact('claim', 'zorblax', { text: 'Tem zorblax' }),
  fact('claim', 'leve'),
  fact('price', 'R$ 10', { text: 'R$ 10 cada' }),
  fact('size_range', 'P ao GG', { text: 'Tamanhos: P ao GG' }),
];

const product = productOf(facts, 'x');
const ownSentences = ownSentencesOf(product);

/** A line of the seller ⇒ its draft ⇒ each piece of it with its meaning, ? where it is not translated. */
const TABLE = `
Cores: preto; branco ⇒ カラー：ブラック、ホワイト ⇒ Cores: preto; branco = Cores: preto e branco
Cores: preto; branco; zorblax ⇒ 【未訳: Cores: preto; branco; zorblax】 ⇒ Cores: preto; branco; zorblax = ?
Cores: preto; academia ⇒ 【未訳: Cores: preto; academia】 ⇒ Cores: preto; academia = ?
Cores: branco; preto ⇒ 【未訳: Cores: branco; preto】 ⇒ Cores: branco; preto = ?
Cor: preto ⇒ カラー：ブラック ⇒ Cor: preto = Cor: preto
Preto e branco ⇒ 【未訳: Preto e branco】 ⇒ Preto e branco = ?
Preto, branco ⇒ カラーはブラック、ホワイトです。 ⇒ Preto, branco = As cores são preto e branco.
branco preto ⇒ 【未訳: branco preto】 ⇒ branco preto = ?
Material: aço inox; preto ⇒ 【未訳: Material: aço inox; preto】 ⇒ Material: aço inox; preto = ?
Material: inox ⇒ 素材：ステンレス ⇒ Material: inox = Material: inox
Material em aço inox ⇒ 【未訳: Material em aço inox】 ⇒ Material em aço inox = ?
Corpo em ABS ⇒ 本体はABS樹脂製です。 ⇒ Corpo em ABS = O corpo é de ABS.
corpo de ABS ⇒ 【未訳: corpo de ABS】 ⇒ corpo de ABS = ?
Corpo em ABS zorblax ⇒ 【未訳: Corpo em ABS zorblax】 ⇒ Corpo em ABS zorblax = ?
ABS ⇒ 本体はABS樹脂製です。 ⇒ ABS = O corpo é de ABS.
1 tampa ⇒ フタが1つあります。 ⇒ 1 tampa = Tem 1 tampa.
2 cabos USB ⇒ USBケーブルが2つあります。 ⇒ 2 cabos USB = Tem 2 cabos USB.
Inclui 1 tampa ⇒ セット内容はフタ×1です。 ⇒ Inclui 1 tampa = Na caixa vem 1 tampa.
Contém 1 tampa ⇒ セット内容はフタ×1です。 ⇒ Contém 1 tampa = Na caixa vem 1 tampa.
Vem 1 tampa ⇒ セット内容はフタ×1です。 ⇒ Vem 1 tampa = Na caixa vem 1 tampa.
traz 1 tampa ⇒ セット内容はフタ×1です。 ⇒ traz 1 tampa = Na caixa vem 1 tampa.
1 tampa, 2 cabos USB ⇒ フタが1つあります。USBケーブルが2つあります。 ⇒ 1 tampa = Tem 1 tampa. / 2 cabos USB = Tem 2 cabos USB.
2 cabos USB e 1 tampa ⇒ 【未訳: 2 cabos USB e 1 tampa】 ⇒ 2 cabos USB e 1 tampa = ?
- 1 tampa ⇒ - フタが1つあります。 ⇒ 1 tampa = Tem 1 tampa.
Acompanha 2 cabos USB; 1 tampa ⇒ セット内容はUSBケーブル×2、フタ×1です。 ⇒ Acompanha 2 cabos USB; 1 tampa = Na caixa vêm 2 cabos USB e 1 tampa.
Acompanha: 2 cabos USB; 1 tampa ⇒ セット内容：USBケーブル×2、フタ×1 ⇒ Acompanha: 2 cabos USB; 1 tampa = O que vem na caixa: 2 cabos USB e 1 tampa
Acompanha: 2 cabos USB; zorblax ⇒ 【未訳: Acompanha: 2 cabos USB; zorblax】 ⇒ Acompanha: 2 cabos USB; zorblax = ?
Conteúdo: 2 cabos USB; zorblax. Lave à mão ⇒ 【未訳: Conteúdo: 2 cabos USB; zorblax.】手洗いしてください。 ⇒ Conteúdo: 2 cabos USB; zorblax. = ? / Lave à mão = Lave à mão.
Inclui: zorblax; 1 tampa. Peso: 320 g ⇒ 【未訳: Inclui: zorblax; 1 tampa.】重さ：320g ⇒ Inclui: zorblax; 1 tampa. = ? / Peso: 320 g = Peso: 320 g
O pacote inclui: zorblax; 1 tampa ⇒ 【未訳: O pacote inclui: zorblax; 1 tampa】 ⇒ O pacote inclui: zorblax; 1 tampa = ?
Kit contém: zorblax; tampa ⇒ 【未訳: Kit contém: zorblax; tampa】 ⇒ Kit contém: zorblax; tampa = ?
Na caixa: zorblax; tampa ⇒ 【未訳: Na caixa: zorblax; tampa】 ⇒ Na caixa: zorblax; tampa = ?
Funções: zorblax; tampa ⇒ 【未訳: Funções: zorblax; tampa】 ⇒ Funções: zorblax; tampa = ?
Detalhes: zorblax; tampa ⇒ 【未訳: Detalhes: zorblax】フタ付きです。 ⇒ Detalhes: zorblax = ? / tampa = Tem tampa.
Garantia: zorblax; tampa ⇒ 【未訳: Garantia: zorblax; tampa】 ⇒ Garantia: zorblax; tampa = ?
Peso: 320 g; com o zorblax: 400 g ⇒ 【未訳: Peso: 320 g; com o zorblax: 400 g】 ⇒ Peso: 320 g; com o zorblax: 400 g = ?
Peso: 320 g; Capacidade: 500 ml ⇒ 重さ：320g、容量：500ml ⇒ Peso: 320 g; Capacidade: 500 ml = Peso: 320 g, Capacidade: 500 ml
Lave à mão (zorblax. E blorp) sempre ⇒ 【未訳: Lave à mão (zorblax. E blorp) sempre】 ⇒ Lave à mão (zorblax. E blorp) sempre = ?
Lave à mão (zorblax. Lave à mão ⇒ 【未訳: Lave à mão (zorblax】手洗いしてください。 ⇒ Lave à mão (zorblax = ? / Lave à mão = Lave à mão.
Peso aprox. 320 g ⇒ 【未訳: Peso aprox. 320 g】 ⇒ Peso aprox. 320 g = ?
Peso: aprox. 320 g ⇒ 【未訳: Peso: aprox. 320 g】 ⇒ Peso: aprox. 320 g = ?
Peso máx. 320 g ⇒ 【未訳: Peso máx. 320 g】 ⇒ Peso máx. 320 g = ?
Lave à mão… Seque à sombra ⇒ 【未訳: Lave à mão】陰干ししてください。 ⇒ Lave à mão = ? / Seque à sombra = Seque à sombra.
Lave à mão? Seque à sombra ⇒ 【未訳: Lave à mão】陰干ししてください。 ⇒ Lave à mão = ? / Seque à sombra = Seque à sombra.
Lave à mão! Seque à sombra ⇒ 手洗いしてください。陰干ししてください。 ⇒ Lave à mão! = Lave à mão. / Seque à sombra = Seque à sombra.
Lave à mão; Seque à sombra ⇒ 手洗いしてください。陰干ししてください。 ⇒ Lave à mão; = Lave à mão. / Seque à sombra = Seque à sombra.
Frete grátis! Peso: 320 g ⇒ 送料無料！重さ：320g ⇒ Frete grátis! = frete grátis / Peso: 320 g = Peso: 320 g
Frete grátis. Lave à mão ⇒ 送料無料。手洗いしてください。 ⇒ Frete grátis. = frete grátis / Lave à mão = Lave à mão.
Peso: 320 g. Frete grátis ⇒ 重さ：320g。送料無料 ⇒ Peso: 320 g. = Peso: 320 g / Frete grátis = frete grátis
Detalhes: Lave à mão ⇒ 内容：手洗いしてください ⇒ Detalhes: Lave à mão = Detalhes: Lave à mão.
Lave à mão - Seque à sombra ⇒ 手洗いしてください。陰干ししてください。 ⇒ Lave à mão = Lave à mão. / Seque à sombra = Seque à sombra.
Lave à mão – Seque à sombra ⇒ 手洗いしてください。陰干ししてください。 ⇒ Lave à mão = Lave à mão. / Seque à sombra = Seque à sombra.
Lave à mão | Seque à sombra ⇒ 手洗いしてください。陰干ししてください。 ⇒ Lave à mão = Lave à mão. / Seque à sombra = Seque à sombra.
Lave à mão, Seque à sombra, Não torcer ⇒ 手洗いしてください。陰干ししてください。絞らないでください。 ⇒ Lave à mão, Seque à sombra = Lave à mão. Seque à sombra. / Não torcer = Não torça.
Lave à mão-Seque à sombra ⇒ 【未訳: Lave à mão-Seque à sombra】 ⇒ Lave à mão-Seque à sombra = ?
Lave à mão,Seque à sombra ⇒ 【未訳: Lave à mão,Seque à sombra】 ⇒ Lave à mão,Seque à sombra = ?
Lave à mão , , Seque à sombra ⇒ 手洗いしてください。陰干ししてください。 ⇒ Lave à mão = Lave à mão. / Seque à sombra = Seque à sombra.
, Lave à mão ⇒ 手洗いしてください。 ⇒ , Lave à mão = Lave à mão.
Lave à mão, 5 ⇒ 【未訳: Lave à mão, 5】 ⇒ Lave à mão, 5 = ?
Lave à mão, frete grátis, peso: 320 g, capacidade: 500 ml, corpo em ABS, marca: Mizu, modelo: XY-200 ⇒ 手洗いしてください。送料無料。重さ：320g、容量：500ml、本体の素材：ABS樹脂、ブランド：Mizu、型番：XY-200 ⇒ Lave à mão = Lave à mão. / frete grátis = frete grátis / peso: 320 g, capacidade: 500 ml, corpo em ABS, marca: Mizu, modelo: XY-200 = Peso: 320 g, Capacidade: 500 ml, Material do corpo: ABS, Marca: Mizu, Modelo: XY-200
Marca: Mizu ⇒ ブランド：Mizu ⇒ Marca: Mizu = Marca: Mizu
Mizu ⇒ ブランドはMizuです。 ⇒ Mizu = A marca é Mizu.
Modelo XY-200 ⇒ 型番はXY-200です。 ⇒ Modelo XY-200 = O modelo é XY-200.
Modelo: XY 200 ⇒ 【未訳: Modelo: XY 200】 ⇒ Modelo: XY 200 = ?
R$ 10 cada ⇒ 【未訳: R$ 10 cada】 ⇒ R$ 10 cada = ?
500 ml ⇒ 容量は500mlです。 ⇒ 500 ml = A capacidade é de 500 ml.
500ml ⇒ 容量は500mlです。 ⇒ 500ml = A capacidade é de 500 ml.
500 ml, 320 g ⇒ 容量は500mlです。重さは320gです。 ⇒ 500 ml = A capacidade é de 500 ml. / 320 g = O peso é de 320 g.
320g / 500ml ⇒ 【未訳: 320g / 500ml】 ⇒ 320g / 500ml = ?
(500 ml) ⇒ 容量は500mlです。 ⇒ (500 ml) = A capacidade é de 500 ml.
Capacidade [500 ml] ⇒ 容量は500mlです。 ⇒ Capacidade [500 ml] = A capacidade é de 500 ml.
capacidade: 500ml! ⇒ 容量：500ml ⇒ capacidade: 500ml! = Capacidade: 500 ml
até 500 ml ⇒ 【未訳: até 500 ml】 ⇒ até 500 ml = ?
Peso 320 g 500 ml ⇒ 【未訳: Peso 320 g 500 ml】 ⇒ Peso 320 g 500 ml = ?
320 g de zorblax ⇒ 【未訳: 320 g de zorblax】 ⇒ 320 g de zorblax = ?
Levar academia ⇒ 【未訳: Levar academia】 ⇒ Levar academia = ?
academia ⇒ ジムで使えます。 ⇒ academia = Serve para academia.
Academia e viagem ⇒ 【未訳: Academia e viagem】 ⇒ Academia e viagem = ?
Academia, viagem ⇒ ジムで使えます。旅行で使えます。 ⇒ Academia = Serve para academia. / viagem = Serve para viagem.
viagem e academia ⇒ 【未訳: viagem e academia】 ⇒ viagem e academia = ?
Ideal para academia ⇒ ジムにおすすめです。 ⇒ Ideal para academia = Ideal para academia.
para crianças ⇒ 子ども向けです。 ⇒ para crianças = É para crianças.
leve ⇒ 軽量です。 ⇒ leve = É leve.
leve zorblax ⇒ 【未訳: leve zorblax】 ⇒ leve zorblax = ?
Tamanhos: P ao GG ⇒ サイズ：S〜XL ⇒ Tamanhos: P ao GG = Tamanhos: do P ao GG
Garrafa térmica 500 ml leve ⇒ 【未訳: Garrafa térmica 500 ml leve】 ⇒ Garrafa térmica 500 ml leve = ?
Garrafa térmica para crianças ⇒ 保温ボトル 子ども向け ⇒ Garrafa térmica para crianças = garrafa térmica, crianças
Garrafa térmica Mizu XY-200 500ml ⇒ 【未訳: Garrafa térmica Mizu XY-200 500ml】 ⇒ Garrafa térmica Mizu XY-200 500ml = ?
Garrafa térmica (Zorblax) ⇒ Zorblax 保温ボトル ⇒ Garrafa térmica (Zorblax) = Zorblax garrafa térmica
Garrafa térmica, Zorblax! ⇒ Zorblax 保温ボトル ⇒ Garrafa térmica, Zorblax! = Zorblax garrafa térmica
Garrafa térmica com tampa Zorblax ⇒ 【未訳: Garrafa térmica com tampa Zorblax】 ⇒ Garrafa térmica com tampa Zorblax = ?
Garrafa térmica com tampa e alça ⇒ 保温ボトル フタ、ストラップ付き ⇒ Garrafa térmica com tampa e alça = garrafa térmica, com tampa e alça
Garrafa térmica com TAMPA de bambu, Zorblax ⇒ 【未訳: Garrafa térmica com TAMPA de bambu, Zorblax】 ⇒ Garrafa térmica com TAMPA de bambu, Zorblax = ?
3 em 1 ⇒ ひとつで3通りに使えます。 ⇒ 3 em 1 = Reúne 3 usos em um só produto.
5 em 1 Garrafa térmica ⇒ 【未訳: 5 em 1 Garrafa térmica】 ⇒ 5 em 1 Garrafa térmica = ?
Pode ir ao forno? ⇒ 【未訳: Pode ir ao forno】 ⇒ Pode ir ao forno = ?
4.8 ⇒ 【未訳: 4.8】 ⇒ 4.8 = ?
4,85 ⇒ 【未訳: 4,85】 ⇒ 4,85 = ?
12.345,67 ⇒ 12.345,67 ⇒ 12.345,67 = 12.345,67
1/2 ⇒ 1/2 ⇒ 1/2 = 1/2
10% ⇒ 10% ⇒ 10% = 10%
10 x 20 ⇒ 10 x 20 ⇒ 10 x 20 = 10 x 20
R$ 10 ⇒ R$ 10 ⇒ R$ 10 = R$ 10
¥ 1000 ⇒ ¥ 1000 ⇒ ¥ 1000 = ¥ 1000
€ 5 ⇒ € 5 ⇒ € 5 = € 5
+ 5 (3) ⇒ + 5 (3) ⇒ + 5 (3) = + 5 (3)
5 cm ⇒ 【未訳: 5 cm】 ⇒ 5 cm = ?
https://a.com/x y ⇒ 【未訳: https://a.com/x y】 ⇒ https://a.com/x y = ?
mail@a.com.br ⇒ mail@a.com.br ⇒ mail@a.com.br = mail@a.com.br
@perfil.x ⇒ @perfil.x ⇒ @perfil.x = @perfil.x
@perfil x ⇒ 【未訳: @perfil x】 ⇒ @perfil x = ?
#tag-a ⇒ 【未訳: #tag-a】 ⇒ #tag-a = ?
#tag ⇒ #tag ⇒ #tag = #tag
www.a.com ⇒ www.a.com ⇒ www.a.com = www.a.com
| Peso | 320 g | ⇒ | 重さ | 320g | ⇒ Peso = Peso / 320 g = 320 g
| Capacidade | 500 ml | ⇒ | 容量 | 500ml | ⇒ Capacidade = Capacidade / 500 ml = 500 ml
|Peso|320 g| ⇒ | 重さ | 320g | ⇒ Peso = Peso / 320 g = 320 g
| Peso | 320 g | 500 ml | ⇒ | 重さ | 重さは320gです。 | 容量は500mlです。 | ⇒ Peso = Peso / 320 g = O peso é de 320 g. / 500 ml = A capacidade é de 500 ml.
| Peso | zorblax | 500 ml | ⇒ | 重さ | 【未訳: zorblax】 | 容量は500mlです。 | ⇒ Peso = Peso / zorblax = ? / 500 ml = A capacidade é de 500 ml.
| Peso | ⇒ | 重さ | ⇒ Peso = Peso
| | 320 g | ⇒ |  | 重さは320gです。 | ⇒ 320 g = O peso é de 320 g.
| Zorblax | Peso | ⇒ | 【未訳: Zorblax】 | 重さ | ⇒ Zorblax = ? / Peso = Peso
| Limpeza | lave à mão | ⇒ | お手入れ | 手洗いしてください | ⇒ Limpeza = Limpeza / lave à mão = Lave à mão.
| Garantia | sim | ⇒ | 保証 | あり | ⇒ Garantia = Garantia / sim = sim
Limpeza: lave à mão! ⇒ お手入れ：手洗いしてください ⇒ Limpeza: lave à mão! = Limpeza: Lave à mão.
Limpeza: zorblax ⇒ 【未訳: Limpeza: zorblax】 ⇒ Limpeza: zorblax = ?
Bolsos: sim ⇒ ポケット：あり ⇒ Bolsos: sim = Bolsos: sim
Bolsos: não! ⇒ ポケット：なし ⇒ Bolsos: não! = Bolsos: não
Bolsos: talvez ⇒ 【未訳: Bolsos: talvez】 ⇒ Bolsos: talvez = ?
Acessórios ⇒ 付属品 ⇒ Acessórios = Acessórios
Acessórios: ⇒ 付属品： ⇒ Acessórios: = Acessórios:
Recarga: ⇒ 充電： ⇒ Recarga: = Recarga:
RECARGA ⇒ 充電 ⇒ RECARGA = RECARGA
Medidas ⇒ 寸法 ⇒ Medidas = Medidas
Cor ⇒ カラー ⇒ Cor = Cor
P: ⇒ 【未訳: P】 ⇒ P = ?
Frete grátis? ⇒ 【未訳: Frete grátis】 ⇒ Frete grátis = ?
Frete grátis. ⇒ 送料無料 ⇒ Frete grátis. = frete grátis
Compre já ⇒ ご購入はこちらから ⇒ Compre já = compre por aqui
Compra segura ⇒ 安心のお支払い ⇒ Compra segura = pagamento seguro
Compra segura! ⇒ 安心のお支払い！ ⇒ Compra segura! = pagamento seguro
De R$ 20 por R$ 10 ⇒ R$ 20 → R$ 10 ⇒ De R$ 20 por R$ 10 = De R$ 20 por R$ 10
de r$20 agora apenas r$10 ⇒ R$20 → R$10 ⇒ de r$20 agora apenas r$10 = de r$20 agora apenas r$10
R$ 20 por só R$ 10 ⇒ R$ 20 → R$ 10 ⇒ R$ 20 por só R$ 10 = R$ 20 por só R$ 10
De R$ 20 a R$ 10 ⇒ 【未訳: De R$ 20 a R$ 10】 ⇒ De R$ 20 a R$ 10 = ?
A partir de R$ 10 ⇒ R$ 10〜 ⇒ A partir de R$ 10 = A partir de R$ 10
por só R$ 10 ⇒ 【未訳: por só R$ 10】 ⇒ por só R$ 10 = ?
3x sem juros ⇒ 3回払い（手数料なし） ⇒ 3x sem juros = 3x sem juros
Até 3x de R$ 5 ⇒ 3回払い：R$ 5 ⇒ Até 3x de R$ 5 = Até 3x de R$ 5
em 3x de R$ 5 ⇒ 3回払い：R$ 5 ⇒ em 3x de R$ 5 = em 3x de R$ 5
123x sem juros ⇒ 【未訳: 123x sem juros】 ⇒ 123x sem juros = ?
3 x sem juros ⇒ 【未訳: 3 x sem juros】 ⇒ 3 x sem juros = ?
Em dúvida sobre qual garrafa térmica escolher ⇒ どの保温ボトルを選べばよいか、迷っていませんか？ ⇒ Em dúvida sobre qual garrafa térmica escolher = Em dúvida sobre qual garrafa térmica escolher
Conheça  Mizu   Mate: uma garrafa térmica. ⇒ ご紹介するのは、保温ボトル「Mizu Mate」です。 ⇒ Conheça  Mizu   Mate: uma garrafa térmica. = Conheça  Mizu   Mate: uma garrafa térmica.
1. Peso: 320 g ⇒ 1. 重さ：320g ⇒ Peso: 320 g = Peso: 320 g
1.Peso: 320 g ⇒ 【未訳: 1.Peso: 320 g】 ⇒ 1.Peso: 320 g = ?
> Peso: 320 g ⇒ > 重さ：320g ⇒ Peso: 320 g = Peso: 320 g
✓Peso: 320 g ⇒ ✓重さ：320g ⇒ Peso: 320 g = Peso: 320 g
1️⃣ Peso: 320 g ⇒ 1️⃣ 重さ：320g ⇒ Peso: 320 g = Peso: 320 g
Peso: 320 g # ⇒ 重さ：320g # ⇒ Peso: 320 g = Peso: 320 g
Peso: 320 g *** ⇒ 重さ：320g *** ⇒ Peso: 320 g = Peso: 320 g
Peso: 320 g 🔥🔥 Frete grátis 🔥 ⇒ 重さ：320g 🔥🔥 送料無料 🔥 ⇒ Peso: 320 g = Peso: 320 g / Frete grátis = frete grátis
🔥 ⇒ 🔥 ⇒ —
Peso:&nbsp;320&nbsp;g ⇒ 重さ：320g ⇒ Peso: 320 g = Peso: 320 g
<p></p> ⇒ <p></p> ⇒ —
<li>Lave à mão</li><li>Seque à sombra</li> ⇒ <li>手洗いしてください。</li><li>陰干ししてください。</li> ⇒ Lave à mão = Lave à mão. / Seque à sombra = Seque à sombra.
<p>Peso: 320 g (nota: escreva bonito)</p> ⇒ <p>【未訳: Peso: 320 g (nota: escreva bonito)】</p> ⇒ Peso: 320 g (nota: escreva bonito) = ?
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

test.each([
  ['Peso: 1.200 g', '重さ：1200g'],
  ['Peso: 1.2 kg', '重さ：1.2kg'],
  ['Peso: 1,2 kg', '重さ：1.2kg'],
  ['Altura: 1.050 mm', '高さ：1050mm'],
])('%j keeps its number as %j', (line, ja) => {
  const text = `Garrafa térmica\n${line}`;
  expect(composeTranslation({ text, tone: 'auto', facts: extractFacts(text) }).translation).toContain(ja);
});

import { expect, test } from 'vitest';
import { fact, measure } from '#tests/writer/ledger.ts';
import { productOf } from '#writer/compose/product.ts';
import { ownSentencesOf } from './own-sentences.ts';
import { translateLine } from './translate-line.ts';

const facts = [
  fact('product_type', 'Garrafa térmica'),
  measure('weight', '320', 'g', 'Peso: 320 g'),
  measure('volume', '500', 'ml', 'Capacidade: 500 ml'),
  measure('height', '20', 'cm', 'Garrafa térmica 20 cm'),
  fact('material', 'aço inox', { text: 'Material: aço inox' }),
  fact('colour', 'preto', { text: 'Cores: preto e branco' }),
  fact('colour', 'branco', { text: 'Cores: preto e branco' }),
  fact('contents', '2 cabos USB', { text: 'Acompanha 2 cabos USB' }),
  fact('contents', '1 garrafa térmica'),
  fact('use', 'academia', { text: 'Levar para academia' }),
  fact('audience', 'crianças', { text: 'Garrafa térmica crianças' }),
  fact('brand', 'Mizu', { text: 'Marca: Mizu' }),
  fact('material', 'ABS', { role: 'corpo', text: 'Corpo em ABS' }),
  fact('claim', 'zorblax', { text: 'Tem zorblax' }),
  fact('number', '7', { text: 'n. 7' }),
  measure('duration', '12', 'horas', 'Mantém quente por até 12 horas'),
];

/** A line of the seller ⇒ its draft ⇒ each piece of it with its meaning, ? where it is not translated. */
const TABLE = `
Garrafa térmica ⇒ 保温ボトル ⇒ Garrafa térmica = garrafa térmica
garrafa térmica Zorblax ⇒ Zorblax 保温ボトル ⇒ garrafa térmica Zorblax = Zorblax garrafa térmica
"Zorblax" garrafa térmica ⇒ Zorblax 保温ボトル ⇒ "Zorblax" garrafa térmica = Zorblax garrafa térmica
Garrafa térmica 20 cm ⇒ 保温ボトル 20cm ⇒ Garrafa térmica 20 cm = garrafa térmica, 20 cm
Garrafa térmica crianças ⇒ 保温ボトル 子ども向け ⇒ Garrafa térmica crianças = garrafa térmica, crianças
Garrafa térmica zorblax ⇒ 【未訳: Garrafa térmica zorblax】 ⇒ Garrafa térmica zorblax = ?
Garrafa térmica com tampa de bambu ⇒ 保温ボトル 竹のフタ付き ⇒ Garrafa térmica com tampa de bambu = garrafa térmica, com tampa de bambu
Garrafa térmica com zorblax ⇒ 【未訳: Garrafa térmica com zorblax】 ⇒ Garrafa térmica com zorblax = ?
Garrafa térmica Zorblax com tampa ⇒ Zorblax 保温ボトル フタ付き ⇒ Garrafa térmica Zorblax com tampa = Zorblax garrafa térmica, com tampa
Peso: 320 g ⇒ 重さ：320g ⇒ Peso: 320 g = Peso: 320 g
PESO 320g ⇒ 重さは320gです。 ⇒ PESO 320g = O peso é de 320 g.
Peso: 320 g! ⇒ 重さ：320g ⇒ Peso: 320 g! = Peso: 320 g
Peso: 321 g ⇒ 【未訳: Peso: 321 g】 ⇒ Peso: 321 g = ?
Material - aço inox ⇒ 素材はステンレスです。 ⇒ Material - aço inox = O material é aço inox.
Material: aço inox e zorblax ⇒ 【未訳: Material: aço inox e zorblax】 ⇒ Material: aço inox e zorblax = ?
Cores: preto e branco ⇒ カラー：ブラック、ホワイト ⇒ Cores: preto e branco = Cores: preto e branco
Cor: preto ⇒ カラー：ブラック ⇒ Cor: preto = Cor: preto
Marca: Mizu ⇒ ブランド：Mizu ⇒ Marca: Mizu = Marca: Mizu
Corpo em ABS ⇒ 本体はABS樹脂製です。 ⇒ Corpo em ABS = O corpo é de ABS.
2 cabos USB ⇒ USBケーブルが2つあります。 ⇒ 2 cabos USB = Tem 2 cabos USB.
Acompanha 2 cabos USB ⇒ USBケーブル×2が付属します。 ⇒ Acompanha 2 cabos USB = Acompanha 2 cabos USB.
2 cabos USB, 1 garrafa térmica ⇒ USBケーブルが2つあります。保温ボトルが1つあります。 ⇒ 2 cabos USB, 1 garrafa térmica = Tem 2 cabos USB. Tem 1 garrafa térmica.
Levar para academia ⇒ 【未訳: Levar para academia】 ⇒ Levar para academia = ?
Tem zorblax ⇒ 【未訳: Tem zorblax】 ⇒ Tem zorblax = ?
Mantém quente por até 12 horas ⇒ 保温時間は最大12時間です。 ⇒ Mantém quente por até 12 horas = Mantém quente por até 12 horas.
Mantém quente por até 13 horas ⇒ 【未訳: Mantém quente por até 13 horas】 ⇒ Mantém quente por até 13 horas = ?
Detalhes: ⇒ 内容： ⇒ Detalhes: = Detalhes:
Detalhes ⇒ 内容 ⇒ Detalhes = Detalhes
Destaques : ⇒ 特長： ⇒ Destaques : = Destaques :
Medidas: ⇒ 寸法： ⇒ Medidas: = Medidas:
Modelo ⇒ モデル ⇒ Modelo = Modelo
P ⇒ 【未訳: P】 ⇒ P = ?
M: ⇒ 【未訳: M】 ⇒ M = ?
4,8 ⇒ 【未訳: 4,8】 ⇒ 4,8 = ?
5 ⇒ 【未訳: 5】 ⇒ 5 = ?
https://a.b/c ⇒ https://a.b/c ⇒ https://a.b/c = https://a.b/c
www.a.b ⇒ www.a.b ⇒ www.a.b = www.a.b
a@b.com ⇒ a@b.com ⇒ a@b.com = a@b.com
@perfil ⇒ @perfil ⇒ @perfil = @perfil
#tag ⇒ #tag ⇒ #tag = #tag
R$ 10 - 20 ⇒ R$ 10 - 20 ⇒ R$ 10 - 20 = R$ 10 - 20
10 x 20 (30) ⇒ 10 x 20 (30) ⇒ 10 x 20 (30) = 10 x 20 (30)
R$ 99,90 ⇒ R$ 99,90 ⇒ R$ 99,90 = R$ 99,90
Por R$ 99,90 ⇒ R$ 99,90 ⇒ Por R$ 99,90 = Por R$ 99,90
Só R$ 99,90 ⇒ R$ 99,90 ⇒ Só R$ 99,90 = Só R$ 99,90
Apenas R$ 99,90 ⇒ R$ 99,90 ⇒ Apenas R$ 99,90 = Apenas R$ 99,90
Por apenas R$ 99,90 ⇒ R$ 99,90 ⇒ Por apenas R$ 99,90 = Por apenas R$ 99,90
a partir de r$ 10 ⇒ R$ 10〜 ⇒ a partir de r$ 10 = a partir de r$ 10
De R$ 199,90 por apenas R$ 99,90 ⇒ R$ 199,90 → R$ 99,90 ⇒ De R$ 199,90 por apenas R$ 99,90 = De R$ 199,90 por apenas R$ 99,90
R$ 199 agora só R$ 99 ⇒ R$ 199 → R$ 99 ⇒ R$ 199 agora só R$ 99 = R$ 199 agora só R$ 99
já R$ 99 ⇒ 【未訳: já R$ 99】 ⇒ já R$ 99 = ?
em até 12x sem juros ⇒ 12回払い（手数料なし） ⇒ em até 12x sem juros = em até 12x sem juros
12x de R$ 8,32 ⇒ 12回払い：R$ 8,32 ⇒ 12x de R$ 8,32 = 12x de R$ 8,32
12x de R$ 8,32 já ⇒ 【未訳: 12x de R$ 8,32 já】 ⇒ 12x de R$ 8,32 já = ?
Frete grátis ⇒ 送料無料 ⇒ Frete grátis = frete grátis
FRETE GRÁTIS! ⇒ 送料無料！ ⇒ FRETE GRÁTIS! = frete grátis
Lave à mão. Não leve ao micro-ondas! ⇒ 手洗いしてください。電子レンジでは使用できません。 ⇒ Lave à mão. = Lave à mão. / Não leve ao micro-ondas! = Não leve ao micro-ondas.
Lave à mão; zorblax. ⇒ 手洗いしてください。【未訳: zorblax】 ⇒ Lave à mão; = Lave à mão. / zorblax = ?
Peso: 320 g, capacidade: 500 ml ⇒ 重さ：320g、容量：500ml ⇒ Peso: 320 g, capacidade: 500 ml = Peso: 320 g, Capacidade: 500 ml
Peso: 320 g - Material: aço inox ⇒ 重さ：320g、素材：ステンレス ⇒ Peso: 320 g - Material: aço inox = Peso: 320 g, Material: aço inox
Lave à mão, Peso: 320 g ⇒ 手洗いしてください。重さ：320g ⇒ Lave à mão = Lave à mão. / Peso: 320 g = Peso: 320 g
Lave à mão, zorblax, não torcer ⇒ 【未訳: Lave à mão, zorblax, não torcer】 ⇒ Lave à mão, zorblax, não torcer = ?
Frete grátis | Lave à mão | Peso: 320 g ⇒ 送料無料。手洗いしてください。重さ：320g ⇒ Frete grátis = frete grátis / Lave à mão = Lave à mão. / Peso: 320 g = Peso: 320 g
Peso: 320 g; zorblax ⇒ 重さ：320g。【未訳: zorblax】 ⇒ Peso: 320 g; = Peso: 320 g / zorblax = ?
Peso: 320 g. Zorblax blorp! Lave à mão. ⇒ 重さ：320g。【未訳: Zorblax blorp】手洗いしてください。 ⇒ Peso: 320 g. = Peso: 320 g / Zorblax blorp = ? / Lave à mão. = Lave à mão.
Ref. zorblax ⇒ 【未訳: Ref. zorblax】 ⇒ Ref. zorblax = ?
Limpeza: lave à mão ⇒ お手入れ：手洗いしてください ⇒ Limpeza: lave à mão = Limpeza: Lave à mão.
Limpeza: lave à mão. Seque à sombra ⇒ お手入れ：手洗いしてください。陰干ししてください。 ⇒ Limpeza: lave à mão. = Limpeza: Lave à mão. / Seque à sombra = Seque à sombra.
Zorblax: lave à mão ⇒ 【未訳: Zorblax: lave à mão】 ⇒ Zorblax: lave à mão = ?
Garantia: não ⇒ 保証：なし ⇒ Garantia: não = Garantia: não
Garantia: não. ⇒ 保証：なし ⇒ Garantia: não. = Garantia: não
Garantia: sim ⇒ 保証：あり ⇒ Garantia: sim = Garantia: sim
🔥 Peso: 320 g 🔥 ⇒ 🔥 重さ：320g 🔥 ⇒ Peso: 320 g = Peso: 320 g
- Peso: 320 g ⇒ - 重さ：320g ⇒ Peso: 320 g = Peso: 320 g
1) Peso: 320 g ⇒ 1) 重さ：320g ⇒ Peso: 320 g = Peso: 320 g
12. Peso: 320 g ⇒ 12. 重さ：320g ⇒ Peso: 320 g = Peso: 320 g
## Peso: 320 g ⇒ ## 重さ：320g ⇒ Peso: 320 g = Peso: 320 g
**Peso: 320 g** ⇒ **重さ：320g** ⇒ Peso: 320 g = Peso: 320 g
• 🔥 Peso: 320 g ✨ Material: aço inox ⇒ • 🔥 重さ：320g ✨ 素材：ステンレス ⇒ Peso: 320 g = Peso: 320 g / Material: aço inox = Material: aço inox
✔️ 🇧🇷 ⇒ ✔️ 🇧🇷 ⇒ —
| Peso | 320 g | ⇒ | 重さ | 320g | ⇒ Peso = Peso / 320 g = 320 g
| Peso | zorblax | ⇒ | 重さ | 【未訳: zorblax】 | ⇒ Peso = Peso / zorblax = ?
| Material: | aço inox | ⇒ | 素材 | ステンレス | ⇒ Material: = Material / aço inox = aço inox
|---|---| ⇒ |---|---| ⇒ —
<p>Peso: 320 g</p> ⇒ <p>重さ：320g</p> ⇒ Peso: 320 g = Peso: 320 g
<b>Zorblax</b> Peso: 320 g ⇒ <b>【未訳: Zorblax】</b> 重さ：320g ⇒ Zorblax = ? / Peso: 320 g = Peso: 320 g
&nbsp;Peso: 320 g ⇒ 重さ：320g ⇒ Peso: 320 g = Peso: 320 g
*** ⇒ *** ⇒ —
3 em 1 ⇒ ひとつで3通りに使えます。 ⇒ 3 em 1 = Reúne 3 usos em um só produto.
Pode ir ao forno ⇒ オーブンで使えます。 ⇒ Pode ir ao forno = Pode ir ao forno.
Pode ir ao forno? ⇒ 【未訳: Pode ir ao forno】 ⇒ Pode ir ao forno = ?
Em dúvida sobre qual garrafa térmica escolher? ⇒ どの保温ボトルを選べばよいか、迷っていませんか？ ⇒ Em dúvida sobre qual garrafa térmica escolher? = Em dúvida sobre qual garrafa térmica escolher?
Conheça Mizu Mate: uma garrafa térmica. ⇒ ご紹介するのは、保温ボトル「Mizu Mate」です。 ⇒ Conheça Mizu Mate: uma garrafa térmica. = Conheça Mizu Mate: uma garrafa térmica.
É aqui que entra Água d’Ouro: uma garrafa térmica. ⇒ そこで、保温ボトル「Água d’Ouro」の出番です。 ⇒ É aqui que entra Água d’Ouro: uma garrafa térmica. = É aqui que entra Água d’Ouro: uma garrafa térmica.
Detalhes da garrafa térmica: ⇒ 保温ボトルの詳細： ⇒ Detalhes da garrafa térmica: = Detalhes da garrafa térmica:
Que tal começar com Mizu? ⇒ まずは「Mizu」から始めてみませんか？ ⇒ Que tal começar com Mizu? = Que tal começar com Mizu?
Serve para academia e zorblax ⇒ 【未訳: Serve para academia e zorblax】 ⇒ Serve para academia e zorblax = ?
C/ tampa ⇒ フタ付きです。 ⇒ C/ tampa = Tem tampa.
`;

const product = productOf(facts, 'x');
const ownSentences = ownSentencesOf(product);

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
  expect(translated.trim()).toBe(draft);
  expect(told.join(' / ') || '—').toBe(pieces);
});

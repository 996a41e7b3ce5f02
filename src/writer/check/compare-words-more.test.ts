import { test } from 'vitest';
import { expectComparison } from '#tests/writer/expect-comparison.ts';
import { rowsOf } from '#tests/writer/ledger.ts';

/** Language → facts of the ledger → text → the seller's text, where it says more than the facts → what comes of it. */
const TABLE = `
ja → brand:Mi-zu → mi zu →  → kept Mi-zu
ja → brand:Mi_zu → mizu →  → kept Mi_zu
pt → brand:Mizu → mi–zu →  → kept Mizu
ja → model_code:XY200 → ミズ →  → lost XY200
ja → link:https://a.b → ミズ →  → lost https://a.b
ja → care:não torcer → 絞らないでください →  → nothing
ja → care:zorblax ISO → x ISO →  → kept zorblax ISO
ja → care:zorblax ISO → x →  → lost zorblax ISO
ja → care:zorblax → x →  → nothing
ja → certification:INMETRO → inmetro →  → kept INMETRO
ja → certification:NBR-100 e XYZ → NBR-100 →  → lost NBR-100 e XYZ
ja → certification:NBR-100 e XYZ → NBR-100 XYZ →  → kept NBR-100 e XYZ
ja → certification:A → x →  → nothing
ja → warning:zorblax → ご注意 →  → kept zorblax
ja → warning:zorblax → 別売 →  → kept zorblax
ja → warning:zorblax → ご用意ください →  → kept zorblax
ja → warning:zorblax → 手の届かない →  → kept zorblax
ja → warning:zorblax → 非対応 →  → kept zorblax
ja → warning:zorblax → お控えください →  → kept zorblax
ja → warning:zorblax → 避けて →  → kept zorblax
ja → warning:zorblax → 厳禁 →  → kept zorblax
ja → warning:zorblax → ケースなし →  → kept zorblax
ja → warning:zorblax → 水です →  → lost zorblax
ja → compatibility:Galaxy → GALAXY →  → kept Galaxy
ja → compatibility:iPhone → アイフォン →  → lost iPhone
ja → compatibility:iPhone 15 e Galaxy → galaxy →  → kept iPhone 15 e Galaxy
ja → compatibility:celular → スマートフォン →  → nothing
ja → compatibility:celular → x →  → nothing
ja → colour:preto e branco → 黒 →  → lost preto e branco
ja → colour:preto e branco → 黒と白 →  → kept preto e branco
ja → colour:zorblax → 黒 →  → nothing
ja → material:algodão e poliéster → コットン →  → lost algodão e poliéster
ja → product_type:Garrafa térmica preta → ボトル →  → nothing
ja → audience:zorblax → x →  → nothing
pt → material:PP → de PP →  → kept PP
pt → material:PP → de pp →  → kept PP
pt → claim:tampa removível → removível a tampa →  → kept tampa removível
pt → claim:tampa removível → tampa →  → lost tampa removível
pt → claim:2 tampas → tampas →  → lost 2 tampas
pt → use:cozinha → cozinhar →  → lost cozinha
pt → claim:eletrônico → eletronico →  → kept eletrônico
pt → care:Lave à mão → lave na mão →  → kept Lave à mão
pt → certification:CE → ce →  → kept CE
pt → contents:1 tampa → uma tampa →  → lost 1 tampa
ja → volume=500 ml → 500ml 送料無料 無料 →  → kept 500; added claim “送料無料” (frete grátis)
pt → volume=500 ml → 500 ml com frete grátis e brinde grátis →  → kept 500; added claim “frete grátis” (frete grátis)
ja → volume=500 ml → 500ml 防水 →  → kept 500; added claim “防水” (à prova d'água)
ja → volume=500 ml → 500ml 防水 → 500 ml 防水 → kept 500
ja → volume=500 ml → 500ml 防水 → 500 ml impermeável → kept 500
ja → volume=500 ml; claim:impermeável → 500ml 防水 → x → kept 500, impermeável
ja → volume=500 ml → 500ml 手洗い →  → kept 500
ja → volume=500 ml → 500ml 禁止 →  → kept 500
ja → volume=500 ml → 500ml PSE →  → kept 500; added certification “PSE” (PSE)
pt → volume=500 ml → 500 ml, PSE →  → kept 500; added certification “PSE” (PSE)
ja → volume=500 ml → 500ml 世界一 →  → kept 500; added claim “世界一” (o melhor ou o mais vendido, risky)
ja → volume=500 ml → 素材は竹。500ml →  → kept 500; added material “素材は竹” (bambu)
ja → volume=500 ml → 竹素材。500ml →  → kept 500; added material “竹素材” (bambu)
ja → volume=500 ml → 竹の。500ml →  → kept 500
ja → volume=500 ml → 素材：コットン 500ml →  → kept 500; added material “素材：コットン” (algodão)
ja → volume=500 ml → 素材：コットン 500ml → 500 ml 綿 → kept 500
ja → volume=500 ml → コットン製 500ml → 500 ml algodão → kept 500
ja → volume=500 ml → コットン製 500ml → 500 ml コットン → kept 500
ja → volume=500 ml → コットン製・ポリエステル製 500ml →  → kept 500; added material “コットン製” (algodão), material “ポリエステル製” (poliéster)
ja → volume=500 ml → カラー：レッド 500ml →  → kept 500; added colour “カラー：レッド” (vermelho)
ja → volume=500 ml → カラー：レッド 500ml → 500 ml cor vermelha → kept 500
ja → volume=500 ml → カラーはレッド 500ml → 500 ml vermelho → kept 500
ja → volume=500 ml → 色はレッド、カラーはブルー 500ml →  → kept 500; added colour “色はレッド” (vermelho), colour “カラーはブルー” (azul)
ja → volume=500 ml → レッド 500ml →  → kept 500
`;

test.each(rowsOf(TABLE))('%s: %s in “%s” (%s)', (...row) => expectComparison(row));

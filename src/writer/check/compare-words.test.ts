import { test } from 'vitest';
import { expectComparison } from '#tests/writer/expect-comparison.ts';
import { rowsOf } from '#tests/writer/ledger.ts';

/** Language → facts of the ledger → text → the seller's text, where it says more than the facts → what comes of it. */
const TABLE = `
ja → brand:Mizu → MIZU →  → kept Mizu
ja → brand:Mizu → ミズ →  → nothing
pt → brand:Mizu → outra →  → lost Mizu
ja → brand:Mizu 2 → ミズ →  → lost Mizu 2
ja → model_code:XY-200 → XY 200 →  → kept XY-200
ja → model_code:XY-200 → XY300 →  → lost XY-200
ja → link:https://a.b → x →  → lost https://a.b
ja → link:https://a.b → HTTPS://A.B →  → kept https://a.b
ja → care:Lave à mão → 手洗いしてください →  → kept Lave à mão
ja → care:Lave à mão → 水 →  → lost Lave à mão
pt → care:Lave à mão → lave a mão →  → kept Lave à mão
pt → care:Lave à mão → lave a máquina →  → lost Lave à mão
ja → warning:não zorblar → 水 →  → lost não zorblar
ja → warning:não zorblar → 禁止 →  → kept não zorblar
ja → warning:não leve ao micro-ondas → 禁止 →  → lost não leve ao micro-ondas
ja → warning:não leve ao micro-ondas → 電子レンジ不可 →  → kept não leve ao micro-ondas
pt → warning:não zorblar → zorblar não →  → kept não zorblar
ja → certification:ANATEL e INMETRO → ANATEL、INMETRO →  → kept ANATEL e INMETRO
ja → certification:ANATEL e INMETRO → ANATEL →  → lost ANATEL e INMETRO
ja → certification:zorblax → x →  → nothing
pt → certification:ANATEL → Anatel →  → kept ANATEL
ja → compatibility:iPhone e Android → iphone対応 →  → kept iPhone e Android
ja → compatibility:Android → iphone →  → lost Android
ja → compatibility:zorblax → x →  → nothing
pt → compatibility:zorblax → com zorblax →  → kept zorblax
ja → product_type:Garrafa térmica → 保温ボトル →  → kept Garrafa térmica
ja → product_type:Garrafa térmica → スニーカー →  → nothing
ja → material:aço inox → ステンレス →  → kept aço inox
ja → material:aço inox → 木 →  → lost aço inox
ja → material:zorblax → 木 →  → nothing
ja → colour:preto → 黒 →  → kept preto
ja → colour:preto → 白 →  → lost preto
ja → use:academia → ジム →  → kept academia
ja → use:academia → 家 →  → nothing
pt → use:academia → casa →  → lost academia
ja → audience:crianças → 子ども →  → kept crianças
pt → audience:crianças → adultos →  → lost crianças
ja → claim:leve → 軽い →  → kept leve
ja → claim:leve → x →  → nothing
ja → contents:tampa → フタ →  → kept tampa
pt → contents:tampa → tampas →  → kept tampa
pt → material:ABS → o corpo é de ABS →  → kept ABS
pt → material:ABS → plástico →  → lost ABS
pt → claim:2 bolsos laterais → bolsos laterais: 2 →  → kept 2 bolsos laterais
pt → claim:2 bolsos laterais → 3 bolsos laterais →  → lost 2 bolsos laterais; added number “3 bolsos” ()
pt → colour:preta → preto →  → kept preta
pt → claim:de e → de e →  → lost de e
ja → volume=500 ml → 500ml。送料無料。 →  → kept 500; added claim “送料無料” (frete grátis)
ja → volume=500 ml → 500ml。送料無料。 → frete grátis 500 ml → kept 500
ja → volume=500 ml; claim:frete grátis → 500ml。送料無料。 → x → kept 500
pt → volume=500 ml → 500 ml com frete grátis →  → kept 500; added claim “frete grátis” (frete grátis)
ja → volume=500 ml → がんが治ります。500ml →  → kept 500; added claim “治り” (efeito de remédio, risky)
ja → volume=500 ml → 電子レンジ不可。500ml →  → kept 500
ja → volume=500 ml → 500ml。素材は木製です →  → kept 500; added material “木製” (madeira)
ja → volume=500 ml → 500ml。木製 → 500 ml de madeira → kept 500
ja → volume=500 ml; material:madeira → 500ml。木製 →  → kept 500, madeira
ja → volume=500 ml → カラーは黒。500ml →  → kept 500; added colour “カラーは黒” (preto)
ja → volume=500 ml → カラーは黒。500ml → 500 ml preto → kept 500
ja → volume=500 ml → 黒い夜。500ml →  → kept 500
ja → volume=500 ml → ステンレスを使用。500ml →  → kept 500; added material “ステンレスを使用” (aço inoxidável)
ja → volume=500 ml → ステンレスで作られ 500ml →  → kept 500; added material “ステンレスで作” (aço inoxidável)
ja → volume=500 ml → ステンレス素材 500ml →  → kept 500; added material “ステンレス素材” (aço inoxidável)
ja → volume=500 ml → 素材はステンレス 500ml →  → kept 500; added material “素材はステンレス” (aço inoxidável)
ja → volume=500 ml → 素材:ステンレス 500ml →  → kept 500; added material “素材:ステンレス” (aço inoxidável)
ja → volume=500 ml → ステンレスの 500ml →  → kept 500
ja → volume=500 ml → 素材はステンレス。500ml → 500ml ステンレス → kept 500
ja → volume=500 ml → 色は赤 500ml →  → kept 500; added colour “色は赤” (vermelho)
ja → volume=500 ml → 赤色の 500ml →  → kept 500; added colour “赤色の” (vermelho)
ja → volume=500 ml → レッドカラー 500ml →  → kept 500; added colour “レッドカラー” (vermelho)
ja → volume=500 ml → カラー:ブラック 500ml →  → kept 500; added colour “カラー:ブラック” (preto)
pt → volume=500 ml → 500 ml, 素材は木製 →  → kept 500
`;

test.each(rowsOf(TABLE))('%s: %s in “%s” (%s)', (...row) => expectComparison(row));

import { expect, test } from 'vitest';
import { measure, rowsOf, told } from '#tests/writer/ledger.ts';
import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import { statementsOf } from './statements.ts';

/** Role, number, unit, the seller's words, family, product → in a list, then as sentences. */
const TABLE = `
age → 3 → anos → a partir de 3 anos → kitchen → Garrafa → Idade indicada: a partir de 3 anos | 対象年齢：3歳以上 | A idade indicada é a partir de 3 anos. 対象年齢は3歳以上です。
age → 3 → anos → a partir dos 3 anos → kitchen → Garrafa → Idade indicada: a partir de 3 anos | 対象年齢：3歳以上 | A idade indicada é a partir de 3 anos. 対象年齢は3歳以上です。
age → 3+ →  → 3+ → kitchen → Garrafa → Idade indicada: a partir de 3 anos | 対象年齢：3歳以上 | A idade indicada é a partir de 3 anos. 対象年齢は3歳以上です。
age → + 6 →  → + 6 → kitchen → Garrafa → Idade indicada: a partir de 6 anos | 対象年齢：6歳以上 | A idade indicada é a partir de 6 anos. 対象年齢は6歳以上です。
age → 6 → meses → mais de 6 meses → kitchen → Garrafa → Idade indicada: mais de 6 meses | 対象年齢：6か月以上 | A idade indicada é de mais de 6 meses. 対象年齢は6か月以上です。
age → 12 → anos → até 12 anos → kitchen → Garrafa → Idade indicada: até 12 anos | 対象年齢：12歳まで | A idade indicada é de até 12 anos. 対象年齢は12歳までです。
age → 3 →  → Idade: 3 anos → kitchen → Garrafa → Idade indicada: 3 anos | 対象年齢：3歳 | A idade indicada é de 3 anos. 対象年齢は3歳です。
age → 3 →  → Idade: 3 → kitchen → Garrafa → nothing
age → 3 →  → Idade → kitchen → Garrafa → nothing
count → 12 → unidades → 12 unidades → kitchen → Garrafa → Quantidade: 12 unidades | 数量：12個 | Vem com 12 unidades. 12個入りです。 | A quantidade é de 12 unidades. 数量は12個です。
count → 12 → un. → 12 un. → kitchen → Garrafa → Quantidade: 12 un | 数量：12個 | Vem com 12 un. 12個入りです。 | A quantidade é de 12 un. 数量は12個です。
count → 12 →  → 12 → kitchen → Garrafa → Quantidade: 12 itens | 数量：12点 | Vem com 12 itens. 12点入りです。 | A quantidade é de 12 itens. 数量は12点です。
count → 3 → garrafas → 3 garrafas → kitchen → Garrafa → Quantidade: 3 garrafas | 数量：ボトル3点 | Vem com 3 garrafas. ボトル3点入りです。 | A quantidade é de 3 garrafas. 数量はボトル3点です。
count → 3 → zorblax → 3 zorblax → kitchen → Garrafa → Quantidade: 3 zorblax | — | Vem com 3 zorblax. — | A quantidade é de 3 zorblax. —
parts → 5 → peças → 5 peças → kitchen → Garrafa → Peças: 5 peças | 内容点数：5点 | O conjunto tem 5 peças. 5点のセットです。
parts → 5 →  → 5 → kitchen → Garrafa → Peças: 5 peças | 内容点数：5点 | O conjunto tem 5 peças. 5点のセットです。
levels → 3 →  → 3 níveis de brilho → kitchen → Garrafa → Ajustes de brilho: 3 níveis | 明るさ：3段階 | Dá para escolher entre 3 níveis de brilho. 明るさは3段階から選べます。
levels → 3 → níveis → 3 níveis de temperatura → kitchen → Garrafa → Ajustes de temperatura: 3 níveis | 温度：3段階 | Dá para escolher entre 3 níveis de temperatura. 温度は3段階から選べます。
levels → 2 →  → 2 zorblax → kitchen → Garrafa → nothing
levels → 5 → velocidades → 5 velocidades → kitchen → Garrafa → Velocidades: 5 velocidades | 速度：5段階 | Dá para escolher entre 5 velocidades. 速度は5段階から選べます。
levels → 4 → modos → 4 modos de massagem → kitchen → Garrafa → Ajustes de massagem: 4 modos | マッサージ：4モード | Dá para escolher entre 4 modos de massagem. マッサージは4モードから選べます。
levels → 4 → modos → 4 modos → kitchen → Garrafa → Ajustes: 4 modos | 切り替え：4モード | Tem 4 modos. 切り替えは4モードです。
levels → 3 →  → níveis → kitchen → Garrafa → nothing
area → 20 → m² → 20 m² → kitchen → Garrafa → Área: 20 m² | 対応面積：20㎡ | A área indicada é de 20 m². 対応面積は20㎡です。
speed → 25 → km/h → até 25 km/h → kitchen → Garrafa → Velocidade: até 25 km/h | 速度：最大25km/h | A velocidade é de até 25 km/h. 速度は最大25km/hです。
screen → 7 → polegadas → tela de 7 polegadas → kitchen → Garrafa → Tela: 7 polegadas | 画面サイズ：7インチ | A tela é de 7 polegadas. 画面サイズは7インチです。
screen → 7 → " → 7 " → kitchen → Garrafa → Tela: 7" | 画面サイズ：7インチ | A tela é de 7". 画面サイズは7インチです。
memory → 128 → gb → 128 gb → kitchen → Garrafa → Memória: 128 GB | メモリー：128GB | A memória é de 128 GB. メモリーは128GBです。
warranty → 12 → meses → 12 meses → kitchen → Garrafa → Garantia: 12 meses | 保証：12か月 | A garantia é de 12 meses. 保証期間は12か月です。 | Tem 12 meses de garantia. 12か月の保証付きです。
limited_warranty → 90 → dias → 90 dias → kitchen → Garrafa → Garantia contra defeitos de fábrica: 90 dias | 製造上の不具合に対する保証：90日 | A garantia contra defeitos de fábrica é de 90 dias. 製造上の不具合に対する保証期間は90日です。
concentration → 10 → % → 10% de vitamina C → kitchen → Garrafa → Concentração de vitamina C: 10% | ビタミンCの配合濃度：10% | Contém 10% de vitamina C. ビタミンCを10%配合しています。 | A concentração de vitamina C é de 10%. ビタミンCの配合濃度は10%です。
concentration → 10 → % → 10% de zorblax → kitchen → Garrafa → Concentração: 10% | 配合濃度：10%
brightness → 800 → lm → 800 lm → kitchen → Garrafa → Fluxo luminoso: 800 lm | 明るさ：800ルーメン | O fluxo luminoso é de 800 lm. 明るさは800ルーメンです。
colour_temperature → 6500 → k → 6500 k → kitchen → Garrafa → Temperatura de cor: 6500 K | 色温度：6500K | A temperatura de cor é de 6500 K. 色温度は6500Kです。
shelf_life → 24 → meses → 24 meses → kitchen → Garrafa → Validade: 24 meses | 使用期限：24か月 | A validade é de 24 meses. 使用期限は24か月です。
lifespan → 50.000 → horas → 50.000 horas → kitchen → Garrafa → Vida útil: 50.000 horas | 寿命：50,000時間 | A vida útil é de 50.000 horas. 寿命は50,000時間です。
people → 4 → pessoas → para 4 pessoas → kitchen → Garrafa → Para quantas pessoas: 4 pessoas | 使用人数：4人用 | É para 4 pessoas. 4人用です。
zorblax → 4 → x → 4 x → kitchen → Garrafa → nothing
weight → 320 →  → 320 → kitchen → Garrafa → nothing
weight → 320 → zorblax → 320 zorblax → kitchen → Garrafa → Peso: 320 zorblax | — | O peso é de 320 zorblax. — | Pesa 320 zorblax. —
height → 8 → cm → Altura ajustável de 8 cm → kitchen → Garrafa → Altura ajustável: 8 cm | 高さ（調節できる範囲）：8cm | Altura ajustável: 8 cm. 高さは8cmの範囲で調節できます。
thickness → 1 a 9 → mm → espessura regulável entre 1 a 9 mm → kitchen → Garrafa → Espessura ajustável: 1 a 9 mm | 厚さ（調節できる範囲）：1〜9mm | Espessura ajustável: 1 a 9 mm. 厚さは1〜9mmの範囲で調節できます。
thickness → 1 a 9 → zorblax → espessura regulável 1 a 9 zorblax → kitchen → Garrafa → Espessura ajustável: 1 a 9 zorblax | — | Espessura ajustável: 1 a 9 zorblax. —
thickness → 9 → mm → ajustável, 9 mm → kitchen → Garrafa → Espessura: 9 mm | 厚さ：9mm | A espessura é de 9 mm. 厚さは9mmです。
height → 3 → cm → Altura do salto: 3 cm → shoes → Sandália → Altura do salto: 3 cm | ヒールの高さ：3cm | Altura do salto: 3 cm. ヒールの高さは3cmです。
height → 3 → cm → salto de 3 cm → shoes → Sandália → Altura do salto: 3 cm | ヒールの高さ：3cm | Altura do salto: 3 cm. ヒールの高さは3cmです。
height → 3 → cm → salto de 3 cm → shoes → Salto alto → Altura: 3 cm | 高さ：3cm | A altura é de 3 cm. 高さは3cmです。
height → 3 → cm → salto (aprox. 3 cm) → shoes → Sandália → Altura do salto: cerca de 3 cm | ヒールの高さ：約3cm | Altura do salto: cerca de 3 cm. ヒールの高さは約3cmです。
length → 1,2 → m → cabo USB com 1,2 m → audio → Fone → Comprimento do cabo USB: 1,2 m | USBケーブルの長さ：1.2m | Comprimento do cabo USB: 1,2 m. USBケーブルの長さは1.2mです。
length → 30 → cm → cabo de 30 cm → kitchen → Faca → Comprimento do cabo: 30 cm | 持ち手の長さ：30cm | Comprimento do cabo: 30 cm. 持ち手の長さは30cmです。
length → 30 → cm → cabo de 30 cm → bag → Mochila → Comprimento do cabo: 30 cm | — | Comprimento do cabo: 30 cm. —
charge_time → 2 → h → bateria: 2 h → kitchen → Garrafa → Tempo de carga: 2 h | 充電時間：2時間 | O tempo de carga é de 2 h. 充電時間は2時間です。
volume → 2 → L → reservatório: 2 L → kitchen → Garrafa → Capacidade do reservatório: 2 L | タンクの容量：2L | Capacidade do reservatório: 2 L. タンクの容量は2Lです。
weight → 2 → zorblax → tampa: 2 zorblax → kitchen → Garrafa → Peso da tampa: 2 zorblax | — | Peso da tampa: 2 zorblax. —
`;

test.each(rowsOf(TABLE))('%s: %s %s in “%s” (%s, %s)', (...cells) => {
  const [role = '', value = '', unit = '', text = '', family = '', productType = '', expected] = cells;
  const [statement] = statementsOf([measure(role, value, unit, text)], family as Family, productType);
  expect(told(statement)).toBe(expected);
});

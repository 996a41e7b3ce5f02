import { expect, test } from 'vitest';
import { measure, rowsOf, told } from '#tests/writer/ledger.ts';
import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import { statementsOf } from './statements.ts';

/** Role, number, unit, the seller's words, family, product → in a list, then as sentences. */
const TABLE = `
volume → 500 → ml → 500 ml → kitchen → Garrafa → Capacidade: 500 ml | 容量：500ml | A capacidade é de 500 ml. 容量は500mlです。 | Comporta 500 ml. 500ml入ります。
volume → 30 → ml → 30 ml → beauty → Garrafa → Conteúdo: 30 ml | 内容量：30ml | O conteúdo é de 30 ml. 内容量は30mlです。 | Vem com 30 ml. 30ml入りです。
volume → 1,5 → litros → até 1,5 litros → kitchen → Garrafa → Capacidade: até 1,5 litros | 容量：最大1.5L | A capacidade é de até 1,5 litros. 容量は最大1.5Lです。 | Comporta até 1,5 litros. 最大1.5L入ります。
weight → 320 → g → Peso: cerca de 320 g → kitchen → Garrafa → Peso: cerca de 320 g | 重さ：約320g | O peso é de cerca de 320 g. 重さは約320gです。 | Pesa cerca de 320 g. 重量は約320gです。
weight → 250 → g → 250 g → food → Garrafa → Conteúdo: 250 g | 内容量：250g | O conteúdo é de 250 g. 内容量は250gです。
weight → 1.200 → gr → aprox. 1.200 gr → kitchen → Garrafa → Peso: cerca de 1.200 g | 重さ：約1200g | O peso é de cerca de 1.200 g. 重さは約1200gです。 | Pesa cerca de 1.200 g. 重量は約1200gです。
weight → 2 → kg → mais de 2 kg → kitchen → Garrafa → Peso: mais de 2 kg | 重さ：2kg以上 | O peso é de mais de 2 kg. 重さは2kg以上です。 | Pesa mais de 2 kg. 重量は2kg以上です。
weight → 2 → kg → pelo menos 2 kg → kitchen → Garrafa → Peso: no mínimo 2 kg | 重さ：2kg以上 | O peso é de no mínimo 2 kg. 重さは2kg以上です。 | Pesa no mínimo 2 kg. 重量は2kg以上です。
weight → 2 → kg → acima de 2 kg → kitchen → Garrafa → Peso: mais de 2 kg | 重さ：2kg以上 | O peso é de mais de 2 kg. 重さは2kg以上です。 | Pesa mais de 2 kg. 重量は2kg以上です。
weight → 2 → kg → mínimo de 2 kg → kitchen → Garrafa → Peso: no mínimo 2 kg | 重さ：2kg以上 | O peso é de no mínimo 2 kg. 重さは2kg以上です。 | Pesa no mínimo 2 kg. 重量は2kg以上です。
weight → 2 → kg → + 2 kg → kitchen → Garrafa → Peso: mais de 2 kg | 重さ：2kg以上 | O peso é de mais de 2 kg. 重さは2kg以上です。 | Pesa mais de 2 kg. 重量は2kg以上です。
weight → 2 → kg → uns 2 kg → kitchen → Garrafa → Peso: cerca de 2 kg | 重さ：約2kg | O peso é de cerca de 2 kg. 重さは約2kgです。 | Pesa cerca de 2 kg. 重量は約2kgです。
weight → 2 → kg → em torno de 2 kg → kitchen → Garrafa → Peso: cerca de 2 kg | 重さ：約2kg | O peso é de cerca de 2 kg. 重さは約2kgです。 | Pesa cerca de 2 kg. 重量は約2kgです。
weight → 2 → kg → por volta de 2 kg → kitchen → Garrafa → Peso: cerca de 2 kg | 重さ：約2kg | O peso é de cerca de 2 kg. 重さは約2kgです。 | Pesa cerca de 2 kg. 重量は約2kgです。
weight → 2 → kg → mais ou menos 2 kg → kitchen → Garrafa → Peso: cerca de 2 kg | 重さ：約2kg | O peso é de cerca de 2 kg. 重さは約2kgです。 | Pesa cerca de 2 kg. 重量は約2kgです。
weight → 2 → kg → ~ 2 kg → kitchen → Garrafa → Peso: cerca de 2 kg | 重さ：約2kg | O peso é de cerca de 2 kg. 重さは約2kgです。 | Pesa cerca de 2 kg. 重量は約2kgです。
weight → 2 → kg → ±2 kg → kitchen → Garrafa → Peso: cerca de 2 kg | 重さ：約2kg | O peso é de cerca de 2 kg. 重さは約2kgです。 | Pesa cerca de 2 kg. 重量は約2kgです。
weight → 2 → kg → abaixo de 2 kg → kitchen → Garrafa → Peso: menos de 2 kg | 重さ：2kg未満 | O peso é de menos de 2 kg. 重さは2kg未満です。 | Pesa menos de 2 kg. 重量は2kg未満です。
weight → 2 → kg → inferior a 2 kg → kitchen → Garrafa → Peso: menos de 2 kg | 重さ：2kg未満 | O peso é de menos de 2 kg. 重さは2kg未満です。 | Pesa menos de 2 kg. 重量は2kg未満です。
weight → 2 → kg → menor que 2 kg → kitchen → Garrafa → Peso: menos de 2 kg | 重さ：2kg未満 | O peso é de menos de 2 kg. 重さは2kg未満です。 | Pesa menos de 2 kg. 重量は2kg未満です。
weight → 2 → kg → < 2 kg → kitchen → Garrafa → Peso: menos de 2 kg | 重さ：2kg未満 | O peso é de menos de 2 kg. 重さは2kg未満です。 | Pesa menos de 2 kg. 重量は2kg未満です。
load → 120 → kg → máximo de 120 kg → kitchen → Garrafa → Carga suportada: até 120 kg | 耐荷重：最大120kg | A carga suportada é de até 120 kg. 耐荷重は最大120kgです。
load → 120 → kg → máx. 120 kg → kitchen → Garrafa → Carga suportada: até 120 kg | 耐荷重：最大120kg | A carga suportada é de até 120 kg. 耐荷重は最大120kgです。
load → 120 → kg → suporta o peso da família, até mesmo com 120 kg → kitchen → Garrafa → Carga suportada: 120 kg | 耐荷重：120kg | A carga suportada é de 120 kg. 耐荷重は120kgです。
length → 1.5 → m → 1.5 m → kitchen → Garrafa → Comprimento: 1,5 m | 長さ：1.5m | O comprimento é de 1,5 m. 長さは1.5mです。
length → 60 a 90 → cm → 60 a 90 cm → kitchen → Garrafa → Comprimento: 60 a 90 cm | 長さ：60〜90cm | O comprimento é de 60 a 90 cm. 長さは60〜90cmです。
length → 60–90 → cm → 60–90 cm → kitchen → Garrafa → Comprimento: 60–90 cm | 長さ：60〜90cm | O comprimento é de 60–90 cm. 長さは60〜90cmです。
length → 12 → cm → a partir de 12 cm → kitchen → Garrafa → Comprimento: a partir de 12 cm | 長さ：12cm以上 | O comprimento é a partir de 12 cm. 長さは12cm以上です。
width → 10 → cm → menos de 10 cm → kitchen → Garrafa → Largura: menos de 10 cm | 幅：10cm未満 | A largura é de menos de 10 cm. 幅は10cm未満です。
depth → 30 → cm → 30 cm → furniture → Garrafa → Profundidade: 30 cm | 奥行き：30cm | A profundidade é de 30 cm. 奥行きは30cmです。
depth → 30 → cm → 30 cm → kitchen → Garrafa → Profundidade: 30 cm | 深さ：30cm | A profundidade é de 30 cm. 深さは30cmです。
diameter → 8 → cm → 8 cm → kitchen → Garrafa → Diâmetro: 8 cm | 直径：8cm | O diâmetro é de 8 cm. 直径は8cmです。
dimensions → 10 x 20 x 30 → cm → 10 x 20 x 30 cm → kitchen → Garrafa → Medidas: 10 x 20 x 30 cm | サイズ：10×20×30cm | As medidas são 10 x 20 x 30 cm. サイズは10×20×30cmです。 | Mede 10 x 20 x 30 cm. 寸法は10×20×30cmです。
dimensions → 10x20 → cm → 10x20 cm → kitchen → Garrafa → Medidas: 10x20 cm | サイズ：10×20cm | As medidas são 10x20 cm. サイズは10×20cmです。 | Mede 10x20 cm. 寸法は10×20cmです。
dimensions → 10 × 20,5 → zorblax → 10 × 20,5 zorblax → kitchen → Garrafa → Medidas: 10 × 20,5 zorblax | — | As medidas são 10 × 20,5 zorblax. — | Mede 10 × 20,5 zorblax. —
range → 10 → metros → alcance de 10 metros → audio → Garrafa → Alcance: 10 metros | 通信距離：10m | O alcance da conexão é de 10 metros. 通信距離は10mです。
range → 50 → m → alcance 50 m → lighting → Garrafa → Alcance da luz: 50 m | 照射距離：50m | O alcance da luz é de 50 m. 照射距離は50mです。
range → 50 → m → 50 m → kitchen → Garrafa → Alcance: 50 m | 届く距離：50m | O alcance é de 50 m. 届く距離は50mです。
duration → 12 → horas → Mantém quente por até 12 horas → kitchen → Garrafa → Mantém quente: até 12 horas | 保温時間：最大12時間 | Mantém quente por até 12 horas. 保温時間は最大12時間です。
duration → 24 → horas → geladas por 24 horas e quentes por 12 horas → kitchen → Garrafa → Mantém frio: 24 horas | 保冷時間：24時間 | Mantém frio por 24 horas. 保冷時間は24時間です。
duration → 12 → horas → geladas por 24 horas e quentes por 12 horas → kitchen → Garrafa → Mantém quente: 12 horas | 保温時間：12時間 | Mantém quente por 12 horas. 保温時間は12時間です。
duration → 24 → horas → 24 horas gelada → kitchen → Garrafa → Mantém frio: 24 horas | 保冷時間：24時間 | Mantém frio por 24 horas. 保冷時間は24時間です。
duration → 40 → horas → tempo de queima: 40 horas → kitchen → Garrafa → Tempo de queima: 40 horas | 燃焼時間：40時間 | O tempo de queima é de 40 horas. 燃焼時間は40時間です。
duration → 100 → horas → 100 horas em standby → kitchen → Garrafa → Tempo em espera: 100 horas | 待機時間：100時間 | O tempo em espera é de 100 horas. 待機時間は100時間です。
duration → 8 → h → 8 h de música → kitchen → Garrafa → Tempo de música: 8 h | 再生時間：8時間 | O tempo de música é de 8 h. 再生時間は8時間です。
duration → 6 → h → fica acesa por 6 h → kitchen → Garrafa → Tempo de luz: 6 h | 点灯時間：6時間 | Fica aces[o/a] por 6 h. 点灯時間は6時間です。
duration → 3 → h → autonomia: 3 h → kitchen → Garrafa → Tempo de uso: 3 h | 使用時間：3時間 | O tempo de uso é de 3 h. 使用時間は3時間です。
duration → 3 → h → dura 3 h → kitchen → Garrafa → Duração: 3 h | 持続時間：3時間 | A duração é de 3 h. 持続時間は3時間です。
duration → 3 → h → zorblax → kitchen → Garrafa → Duração: 3 h | 持続時間：3時間 | A duração é de 3 h. 持続時間は3時間です。
charge_time → 2 → h → 2 h → kitchen → Garrafa → Tempo de carga: 2 h | 充電時間：2時間 | O tempo de carga é de 2 h. 充電時間は2時間です。
battery → 600 → mah → bateria de 600 mah → kitchen → Garrafa → Bateria: 600 mAh | バッテリー容量：600mAh | A bateria é de 600 mAh. バッテリー容量は600mAhです。
power → 10 → w → 10 w → audio → Garrafa → Potência: 10 W | 出力：10W | A potência é de 10 W. 出力は10Wです。
power → 1000 → watts → 1000 watts → kitchen → Garrafa → Potência: 1000 watts | ワット数：1000W | A potência é de 1000 watts. ワット数は1000Wです。
power → 2 → hp → 2 hp → kitchen → Garrafa → Potência: 2 hp | — | A potência é de 2 hp. —
voltage → bivolt →  → Bivolt → kitchen → Garrafa → Tensão: bivolt | 電圧：複数の電圧 | É bivolt. 複数の電圧に対応しています。
voltage → 5 → V → alimentação USB 5 V → kitchen → Garrafa → Alimentação USB: 5 V | USB給電：5V | A alimentação é por USB, de 5 V. USB給電（5V）です。
voltage → 110/220 → V → 110/220 V → kitchen → Garrafa → Tensão: 110/220 V | 電圧：110/220V | A tensão é de 110/220 V. 電圧は110/220Vです。
voltage → 110 | 220 → V → 110 | 220 V → kitchen → Garrafa → Tensão: 110 | 220 V | 電圧：110/220V | A tensão é de 110 | 220 V. 電圧は110/220Vです。
frequency → 2,4 → GHz → 2,4 GHz → kitchen → Garrafa → Frequência: 2,4 GHz | 周波数：2.4GHz | A frequência é de 2,4 GHz. 周波数は2.4GHzです。
temperature → 230 → °C → resiste a 230 °C → kitchen → Garrafa → Temperatura suportada: 230 °C | 耐熱温度：230℃ | Resiste a temperaturas de 230 °C. 耐熱温度は230℃です。
temperature → 40 → °C → água a 40 °C → kitchen → Garrafa → Temperatura: 40 °C | 対応温度：40℃ | A temperatura indicada é de 40 °C. 対応温度は40℃です。
temperature → -10 a 230 → °C → resiste de -10 a 230 °C → kitchen → Garrafa → Temperatura suportada: -10 a 230 °C | — | Resiste a temperaturas de -10 a 230 °C. —
depth_rating → 5 → ATM → 5 ATM → kitchen → Garrafa → Pressão de água: 5 ATM | 耐水圧：5ATM | A pressão de água suportada é de 5 ATM. 耐水圧は5ATMです。
depth_rating → 30 → m → 30 m → kitchen → Garrafa → Profundidade na água: 30 m | 対応水深：30m | A profundidade indicada na água é de 30 m. 対応水深は30mです。
`;

test.each(rowsOf(TABLE))('%s: %s %s in “%s” (%s, %s)', (...cells) => {
  const [role = '', value = '', unit = '', text = '', family = '', productType = '', expected] = cells;
  const [statement] = statementsOf([measure(role, value, unit, text)], family as Family, productType);
  expect(told(statement)).toBe(expected);
});

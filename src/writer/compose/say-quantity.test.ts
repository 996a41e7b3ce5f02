import { expect, test } from 'vitest';
import { measure, rowsOf } from '#tests/writer/ledger.ts';
import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import { frameOf, sayAmount } from './say-quantity.ts';

/** Role, number, unit, the seller's words → the amount in both languages; — where it has no Japanese. */
const AMOUNTS = `
weight → 2 → kg → ate 2 kg → até 2 kg → 最大2kg
weight → 2 → kg → Até 2 kg → até 2 kg → 最大2kg
weight → 2 → kg → abate 2 kg → 2 kg → 2kg
weight → 2 → kg → max 2 kg → até 2 kg → 最大2kg
weight → 2 → kg → máximo 2 kg → até 2 kg → 最大2kg
weight → 2 → kg → máxima de 2 kg → até 2 kg → 最大2kg
weight → 2 → kg → climax 2 kg → 2 kg → 2kg
weight → 2 → kg → max. de 2 kg → até 2 kg → 最大2kg
weight → 2 → kg → cerca de 2 kg → cerca de 2 kg → 約2kg
weight → 2 → kg → cerca 2 kg → 2 kg → 2kg
weight → 2 → kg → umas 2 kg → cerca de 2 kg → 約2kg
weight → 2 → kg → alguns 2 kg → 2 kg → 2kg
weight → 2 → kg → aprox 2 kg → cerca de 2 kg → 約2kg
weight → 2 → kg → aproximadamente 2 kg → cerca de 2 kg → 約2kg
weight → 2 → kg → aprox.: 2 kg → cerca de 2 kg → 約2kg
weight → 2 → kg → aprox: 2 kg → cerca de 2 kg → 約2kg
weight → 2 → kg → aprox. de 2 kg → cerca de 2 kg → 約2kg
weight → 2 → kg → aproximado: 2 kg → cerca de 2 kg → 約2kg
weight → 2 → kg → a partir do 2 kg → a partir de 2 kg → 2kg以上
weight → 2 → kg → mais 2 kg → 2 kg → 2kg
weight → 2 → kg → + de 2 kg → mais de 2 kg → 2kg以上
weight → 2 → kg → +2 kg → mais de 2 kg → 2kg以上
weight → 2 → kg → mínima 2 kg → no mínimo 2 kg → 2kg以上
weight → 2 → kg → minimo 2 kg → no mínimo 2 kg → 2kg以上
weight → 2 → kg → menos 2 kg → 2 kg → 2kg
weight → 2 → kg → pelo menos 2 kg → no mínimo 2 kg → 2kg以上
weight → 2 → kg → cerca de peso 2 kg → 2 kg → 2kg
weight → 2 → kg → até que enfim: 2 kg → 2 kg → 2kg
weight → 2 → kg → zorblax → 2 kg → 2kg
age → 3+ →  → 3+ → a partir de 3 anos → 3歳以上
age → +3 →  → +3 → a partir de 3 anos → 3歳以上
age → 3 + →  → 3 + → a partir de 3 anos → 3歳以上
age → 123+ →  → 123+ → 123+ → —
age → 3 → anos → 3 anos → 3 anos → 3歳
age → 12+ → anos → 12+ anos → a partir de 12 anos → 12歳以上
weight → 3+ → kg → 3+ kg → 3+ kg → —
age → 3 → meses → até 3 meses → até 3 meses → 3か月まで
age → 3 → anos → cerca de 3 anos → cerca de 3 anos → 約3歳
age → 6 → zorblax → 6 zorblax → 6 zorblax → —
age → 3 a 5 → anos → 3 a 5 anos → 3 a 5 anos → 3〜5歳
voltage → bivolt →  → bivolt → bivolt → 複数の電圧
voltage → Bivolt →  → Bivolt → bivolt → 複数の電圧
voltage → 127/220 → V → 127/220 V → 127/220 V → 127/220V
voltage → 127 / 220 → V → 127 / 220 V → 127 / 220 V → 127/220V
voltage → 127|220 → v → 127|220 v → 127|220 V → 127/220V
voltage → 100-240 → V → 100-240 V → 100-240 V → 100〜240V
voltage → 100 ~ 240 → V → 100 ~ 240 V → 100 ~ 240 V → 100〜240V
voltage → 100 a 240 → V → 100 a 240 V → 100 a 240 V → 100〜240V
voltage → 100 ao 240 → V → 100 ao 240 V → 100 ao 240 V → 100〜240V
voltage → 100 até 240 → V → 100 até 240 V → 100 até 240 V → 100〜240V
voltage → 100  a  240 → V → 100  a  240 V → 100  a  240 V → 100〜240V
dimensions → 10*20 → cm → 10*20 cm → 10*20 cm → 10×20cm
dimensions → 10 x 20 * 30 → cm → 10 x 20 * 30 cm → 10 x 20 * 30 cm → 10×20×30cm
dimensions → 10x20x30x40 → cm → 10x20x30x40 cm → 10x20x30x40 cm → —
dimensions → 10,5 x 1.200 → cm → 10,5 x 1.200 cm → 10,5 x 1.200 cm → 10.5×1200cm
dimensions → 10 e 20 → cm → 10 e 20 cm → 10 e 20 cm → —
weight → 1.5 → kg → 1.5 kg → 1,5 kg → 1.5kg
weight → 1.500 → kg → 1.500 kg → 1.500 kg → 1500kg
weight → 1.5 x 2.5 → kg → 1.5 x 2.5 kg → 1,5 x 2,5 kg → 1.5×2.5kg
weight → 1234.5 → kg → 1234.5 kg → 1234.5 kg → 1234.5kg
weight → 0.25 → kg → 0.25 kg → 0,25 kg → 0.25kg
weight → 10.5 → kg → 10.5 kg → 10,5 kg → 10.5kg
screen → 7 → " → 7 " → 7" → 7インチ
screen → 7 → ” → 7 ” → 7” → 7インチ
count → 12 → un. → 12 un. → 12 un → 12個
count → 12 → UN. → 12 UN. → 12 UN → 12個
weight → 320 → G → 320 G → 320 g → 320g
weight → 320 → gr. → 320 gr. → 320 gr → 320g
weight → 320 → g → 320  g → 320 g → 320g
weight → 320 →  → 320 → 320 → —
count → 3 → garrafas → 3 garrafas → 3 garrafas → ボトル3点
count → 3 → zorblax → 3 zorblax → 3 zorblax → —
colour_temperature → 6500 → k → 6500 k → 6500 K → 6500K
temperature → 60 → °C → 60 °C → 60 °C → 60℃
temperature → 60 → ºC → 60 ºC → 60 ºC → 60℃
concentration → 10 → % → 10 % → 10% → 10%
power → 10 → W → 10 W → 10 W → 10W
levels → 3 →  → 3 níveis → 3 níveis → 3段階
levels → 3 →  → 3 NÍVEIS → 3 níveis → 3段階
levels → 3 →  → 3 - níveis → 3 níveis → 3段階
levels → 3 →  → com 3 níveis de luz → 3 níveis → 3段階
levels → 3 →  → nada → 3 → —
age → 3 →  → para 3 anos → 3 anos → 3歳
age → 3 →  → 3 → 3 → —
weight → 3 →  → 3 kg → 3 → —
levels → 10 →  → 10 ajustes → 10 ajustes → 10段階
age → 6 →  → 6 meses → 6 meses → 6か月
`;

test.each(rowsOf(AMOUNTS))('%s: %s %s in “%s”', (role = '', value = '', unit = '', text = '', pt, ja) => {
  const said = sayAmount(measure(role, value, unit, text));
  expect([said.pt, said.ja ?? '—']).toEqual([pt, ja]);
});

/** Role, number, unit, the seller's words, family → the label that it is told under. */
const LABELS = `
duration → 24 → horas → frias por até 24 horas e quentes por até 12 → kitchen → Mantém frio
duration → 12 → horas → frias por até 24 horas e quentes por até 12 → kitchen → Mantém quente
duration → 12 → horas → quentes 24 e 12 horas → kitchen → Mantém quente
duration → 12 → horas → 24 ou 12 horas de musica → kitchen → Tempo de música
duration → 12 → horas → 24 h/12 horas de musica → kitchen → Tempo de música
duration → 8 → horas → a 8 horas musica → kitchen → Tempo de música
duration → 8 → horas → dura 8 horas musica → kitchen → Duração
duration → 8 → horas → de 8 horas musica → kitchen → Tempo de música
volume → 500 → ml → conteúdo 500 ml → kitchen → Conteúdo
volume → 500 → ml → 500 ml de conteúdo → kitchen → Conteúdo
volume → 500 → ml → zorblax conteudo → kitchen → Conteúdo
zorblax → 3 → x → 3 x → kitchen → nothing
depth → 30 → cm → 30 cm → furniture → Profundidade
temperature → 60 → °C → até 60 °C → kitchen → Temperatura
duration → 10 → min → desliga em 10 min → kitchen → Duração
duration → 8 → horas → 8 horas, com uma pausa, de música → kitchen → Tempo de música
duration → 8 → horas → 8 horas; em outra conta, com volume baixo e luz desligada, de música → kitchen → Duração
`;

test.each(rowsOf(LABELS))('%s: %s %s in “%s” of %s', (role = '', value = '', unit = '', text = '', family, label) => {
  expect(frameOf(measure(role, value, unit, text), family as Family)?.label.pt ?? 'nothing').toBe(label);
});

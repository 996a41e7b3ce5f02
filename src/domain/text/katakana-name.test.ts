import { expect, it } from 'vitest';
import { proposeKatakana } from './katakana-name.ts';

it.each([
  ['Maria Souza', 'マリア・ソウザ'],
  ['João da Silva', 'ジョアン・ダ・シルヴァ'],
  ['Beatriz Conceição', 'ベアトリス・コンセイサン'],
  ['Guilherme Araújo', 'ギリェルメ・アラウジョ'],
  ['Henrique Magalhães', 'エンリケ・マガリャエス'],
  ['Luísa Ferreira', 'ルイザ・フェレイラ'],
  ['Tiago Carvalho', 'チアゴ・カルヴァリョ'],
  ['Vanessa Chagas', 'ヴァネサ・シャガス'],
  ['Hana Watanabe', 'ハナ・ワタナベ'],
  ['Hiroshi Yamada', 'ヒロシ・ヤマダ'],
  ['Lúcia Campos', 'ルシア・カンポス'],
  ['山田花子', ''],
  ['', ''],
])('%s: %s', (name, read) => {
  expect(proposeKatakana(name)).toBe(read);
});

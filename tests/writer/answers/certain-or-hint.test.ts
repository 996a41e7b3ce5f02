import { expect, it } from 'vitest';
import { checkTranslation } from '#writer/check/check-replies.ts';

const SOURCE = `Luminária Aurora AX20 de alumínio
Bateria de 2.000 mAh, dura 8 horas no modo econômico e 3 horas no modo turbo.
Não mergulhe na água.
O carregador não acompanha.`;
const GOOD = `アルミ製ランプ Aurora AX20
バッテリー2,000mAh、エコモードで8時間、ターボモードで3時間使えます。
水に沈めないでください。
充電器は付属しません。`;

function warningsOf(translation: string) {
  const reply = { translation, meta_description: '', url_slug: 'a' };
  return checkTranslation(reply, { source: SOURCE, sheet: {} }).warnings.filter(({ field }) => field === 'translation');
}

it('says nothing of a good translation, in whatever order its lines stand', () => {
  const lines = GOOD.split('\n');
  expect(warningsOf(GOOD)).toEqual([]);
  expect(warningsOf([lines[3], lines[0], lines[2], lines[1]].join('\n')).filter(({ hint }) => !hint)).toEqual([]);
});

it.each([
  ['a number that is nowhere', '2,000mAh', '3,000mAh', 'number_changed', false],
  ['a number in another unit', '8時間', '480分', undefined, false],
  [
    'numbers that changed their labels',
    'エコモードで8時間、ターボモードで3',
    'エコモードで3時間、ターボモードで8',
    'number_swapped',
    false,
  ],
  ['a code', 'AX20', 'AX30', 'code_changed', false],
  ['a code in full-width letters', 'AX20', 'ＡＸ２０', undefined, false],
  ['a name', 'Aurora', 'Aurona', 'code_changed', false],
  ['a promise', '。\n水', '。2年保証です。\n水', 'fact_added', false],
  ['a heading', '\n水', '\n【ご注意】\n水', undefined, false],
  ['a denial', '沈めないでください', '沈めても大丈夫です', 'denial_lost', true],
  ['a thing that comes along', '付属しません', '付属します', 'denial_lost', true],
  ['a colour that the source has not', 'アルミ製', '赤色のアルミ製', 'fact_added', true],
  ['a sentence that is missing', '\n充電器は付属しません。', '', 'fact_lost', true],
] as const)('%s', (_, from, to, code, isHint) => {
  const found = warningsOf(GOOD.replace(from, to));
  expect(found.some((one) => one.code === code && (one.hint ?? false) === isHint)).toBe(code !== undefined);
  if (code === undefined) expect(found).toEqual([]);
});

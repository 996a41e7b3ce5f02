import type { TranslationTone } from '#domain/robots/robot-options.ts';

export type ConcreteTone = Exclude<TranslationTone, 'auto'> | 'neutro';

type Rule = readonly [RegExp, string];

const FORMAL: readonly Rule[] = [
  [/使えます。$/, 'お使いいただけます。'],
  [/楽しめます。$/, 'お楽しみいただけます。'],
  [/選べます。$/, 'お選びいただけます。'],
  [/洗えます。$/, '洗っていただけます。'],
  [/入れられます。$/, 'お入れいただけます。'],
  [/([\p{Script=Han}]{2})できます。$/u, '$1していただけます。'],
  [/てみませんか？$/, 'てみてはいかがでしょうか。'],
  [/(仕様|設計|デザイン|タイプ|付き|加工)です。$/u, '$1でございます。'],
];

/** Only what one can do with a product is told with よ: behind a measure it would correct the reader. */
const INFORMAL: readonly Rule[] = [[/(使え|選べ|楽しめ|洗え|でき)ます。$/, '$1ますよ。']];

const PERSUASIVE: readonly Rule[] = [
  [/((?:仕様|設計|サイズ|デザイン|タイプ|付き|加工|素材|軽さ)|[\p{Script=Katakana}ー]{2,})です。$/u, '$1。'],
];

/** One sentence in the wanted register. です・ます stays the ground of every tone. */
export function inTone(sentence: string, tone: ConcreteTone, position: number): string {
  switch (tone) {
    case 'formal':
      return applyFirst(sentence, FORMAL);
    case 'informal':
      // よ at the end of every sentence sounds pushy: every second one is enough.
      return position % 2 === 0 ? applyFirst(sentence, INFORMAL) : sentence;
    case 'persuasivo':
      return applyFirst(sentence, PERSUASIVE);
    case 'neutro':
      return sentence;
  }
}

function applyFirst(sentence: string, rules: readonly Rule[]): string {
  for (const [pattern, replacement] of rules) {
    if (pattern.test(sentence)) return sentence.replace(pattern, replacement);
  }
  return sentence;
}

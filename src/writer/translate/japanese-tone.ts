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
  [/ないでください。$/, 'ないようお願いいたします。'],
  [/ていません。$/, 'ておりません。'],
  [/ています。$/, 'ております。'],
  [/ではありません。$/, 'ではございません。'],
  [/ありません。$/, 'ございません。'],
  [/あります。$/, 'ございます。'],
  [/(付属|対応|同梱)します。$/, '$1いたします。'],
  [/(付属|対応|同梱)しません。$/, '$1いたしません。'],
  // 軽いです is an adjective: でございます follows nouns alone.
  [/(?<!い)です。$/, 'でございます。'],
];

/** Only what one can do with a product is told with よ: behind a measure it would correct the reader. */
const INFORMAL: readonly Rule[] = [
  [/(使え|選べ|楽しめ|洗え|でき)ます。$/, '$1ますよ。'],
  [/(付き|おすすめ|付属)です。$/, '$1ですよ。'],
  [/(付い|対応し)ています。$/, '$1ていますよ。'],
  [/ください。$/, 'くださいね。'],
];

const PERSUASIVE: readonly Rule[] = [
  [/((?:仕様|設計|サイズ|デザイン|タイプ|付き|加工|素材|軽さ|おすすめ)|[\p{Script=Katakana}ー]{2,})です。$/u, '$1。'],
  // 重さは320gです: a measure stands by itself.
  [/(は[^。は]{0,40}[\p{L}\d%])(?<!い)です。$/u, '$1。'],
  [/(使え|選べ|楽しめ|洗え|でき)ます。$/, '$1ます！'],
];

/** One sentence in the wanted register. です・ます stays the ground of every tone. */
export function inTone(sentence: string, tone: ConcreteTone, position: number): string {
  switch (tone) {
    case 'formal':
      return applyFirst(sentence, FORMAL);
    case 'informal':
      // よ or ね at the end of every sentence sounds pushy: every second one is enough.
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

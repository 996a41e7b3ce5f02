import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Warning } from '#domain/robots/warnings.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { checkAds, checkCopy, checkTranslation } from '#writer/check/check-replies.ts';

type Text = string | string[];
type Corpus = {
  sources: Record<string, { text: string; sheet: Sheet }>;
  good: { type: 'translation' | 'copy' | 'ads'; source: string; text: Text }[];
  /** A good answer with one planted error: `from` is replaced with `to`. */
  wrong: { good: number; kind: string; from: string; to: string }[];
};

const META =
  '毎日の暮らしに役立つ商品です。使い方や注意点を商品ページで詳しくご案内しています。ご購入の前に内容をよくお読みいただき、用途に合うものをお選びください。ご質問もお気軽にどうぞ。';
const PUBLICO = 'Pessoas que cuidam bem da casa e do lazer e procuram um produto prático para o dia a dia.';
const PERSONA = 'Ana mora em uma cidade grande, gosta de praticidade e lê bem a descrição antes de comprar um produto.';

function warningsOf({ sources, good }: Corpus, at: number, text: Text): Warning[] {
  const { type, source: name } = good[at] ?? { type: 'ads', source: '' };
  const { text: source = '', sheet = {} } = sources[name] ?? {};
  if (Array.isArray(text)) return checkAds({ descriptions: text }, { source, sheet }).warnings;
  const { warnings } =
    type === 'copy'
      ? checkCopy({ publico: PUBLICO, persona: PERSONA, copy: text }, { source, sheet })
      : checkTranslation({ translation: text, meta_description: META, url_slug: 'produto' }, { source, sheet });
  return warnings.filter(({ field }) => field === type);
}

const keyOf = ({ code, message }: Warning): string => `${code} ${message}`;

/** Regression limits for the corpora. */
it.each([
  ['corpus.json', { falseAlarms: 0, hints: 0, certain: 138, noticed: 228 }],
  ['corpus-2.json', { falseAlarms: 0, hints: 0, certain: 131, noticed: 233 }],
  ['corpus-3.json', { falseAlarms: 0, hints: 0, certain: 77, noticed: 120 }],
])(
  'is at least as good as recorded on good answers and planted errors: %s',
  (file, reached) => {
    const corpus: Corpus = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
    const ofGood = corpus.good.map(({ text }, at) => warningsOf(corpus, at, text));
    const ofWrong = corpus.wrong.map(({ good, from, to }) => {
      const change = (text: string) => text.replace(from, () => to);
      const text = corpus.good[good]?.text ?? '';
      const known = new Set(ofGood[good]?.map(keyOf));
      return warningsOf(corpus, good, Array.isArray(text) ? text.map(change) : change(text)).filter(
        (one) => !known.has(keyOf(one)),
      );
    });
    const withCertain = (list: Warning[][]) => list.filter((warnings) => warnings.some(({ hint }) => !hint)).length;
    expect(withCertain(ofGood)).toBeLessThanOrEqual(reached.falseAlarms);
    expect(ofGood.flat().filter(({ hint }) => hint).length).toBeLessThanOrEqual(reached.hints);
    expect(withCertain(ofWrong)).toBeGreaterThanOrEqual(reached.certain);
    expect(ofWrong.filter((warnings) => warnings.length > 0).length).toBeGreaterThanOrEqual(reached.noticed);
  },
  120_000,
);

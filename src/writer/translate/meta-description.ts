import { META_DESCRIPTION_LENGTH } from '#domain/robots/robot-options.ts';
import { countGraphemes, fullWidthLength } from '#domain/robots/text-length.ts';
import { factSentencesJa, NEUTRAL_HEAD, productPhraseJa, voicedFeatures } from '#writer/compose/japanese-phrases.ts';
import { familyVoice } from '#writer/data/voices/family-voices.ts';
import type { ProductFacts } from '#writer/facts/description-analysis.ts';

const FILLERS = [
  'サイズや仕様、お届けについては商品ページでご確認いただけます。',
  'ご不明な点は、お気軽にお問い合わせください。',
  '商品の詳細はページをご覧ください。',
  '詳しくはこちら。',
];

/** The point comes first; facts follow while they fit; neutral sentences only reach the minimum length. */
export function metaDescriptionOf(facts: ProductFacts): string {
  const features = voicedFeatures(facts);
  const opening = facts.head
    ? `${productPhraseJa(facts, features[0]?.entry)}です。`
    : `${NEUTRAL_HEAD}の特長と仕様をご紹介します。`;
  const rest = [
    ...features.slice(0, 2).map(({ voice }) => voice.gain.ja),
    ...factSentencesJa(facts, { materialIsNamed: facts.materials.length === 1 }),
    ...(facts.head
      ? familyVoice(facts.family)
          .wishes.map(({ ja }) => ja)
          .filter((ja) => ja.endsWith('。'))
      : []),
  ];
  let text = opening;
  for (const sentence of rest) {
    if (fullWidthLength(text) < META_DESCRIPTION_LENGTH.max - 25 && fits(text + sentence)) text += sentence;
  }
  for (const filler of FILLERS) {
    if (fullWidthLength(text) < META_DESCRIPTION_LENGTH.min && fits(text + filler)) text += filler;
  }
  return text;
}

function fits(text: string): boolean {
  return countGraphemes(text) <= META_DESCRIPTION_LENGTH.max && fullWidthLength(text) <= META_DESCRIPTION_LENGTH.max;
}

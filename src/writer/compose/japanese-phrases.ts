import type { Family, LexiconEntry } from '#writer/data/lexicon/lexicon-entry.ts';
import { FEATURE_VOICES, type FeatureVoice } from '#writer/data/voices/feature-voices.ts';
import type { ProductFacts } from '#writer/facts/description-analysis.ts';
import type { Measure } from '#writer/facts/measures.ts';

export const NEUTRAL_HEAD = '本商品';

const WORN_FAMILIES = new Set([
  'clothing',
  'shoes',
  'bag',
  'jewelry',
  'accessory',
  'watch',
  'fitness',
  'beauty',
  'hair',
]);
/** Words put straight before a garment or accessory: メンズスニーカー. */
const WEARER_PREFIX = /^(レディース|メンズ|キッズ|ベビー|ジュニア|ガールズ|ボーイズ)$/;
const PLACES = new Set([
  'オフィス',
  '学校',
  'ジム',
  'ビーチ',
  'プール',
  '車内',
  'おうち',
  'キッチン',
  '洗面所',
  '寝室',
  '子ども部屋',
  'リビング',
  'ベランダ',
  '庭',
  '屋外',
  '屋内',
]);

/** The product's noun: 保温ボトル, メンズスニーカー, 保存容器セット. */
export function headNoun(facts: ProductFacts): string {
  if (!facts.head) return NEUTRAL_HEAD;
  const noun = facts.isSet && !facts.head.ja.endsWith('セット') ? `${facts.head.ja}セット` : facts.head.ja;
  const wearers = facts.audiences.filter(({ attr }) => WEARER_PREFIX.test(attr));
  const [wearer] = wearers;
  if (wearers.length !== 1 || !wearer || !WORN_FAMILIES.has(facts.family) || noun.includes(wearer.attr)) return noun;
  return wearer.attr + noun;
}

/** Subject of a sentence: この保温ボトル or 本商品. */
export function subjectNoun(facts: ProductFacts): string {
  return facts.head ? `この${headNoun(facts)}` : NEUTRAL_HEAD;
}

/** ステンレス製の保温ボトル, and with `feature` 軽量なステンレス製の保温ボトル. */
export function productPhraseJa(facts: ProductFacts, feature?: LexiconEntry): string {
  if (!facts.head) return NEUTRAL_HEAD;
  const [material] = facts.materials;
  const before = [feature?.attr, facts.materials.length === 1 ? material?.attr : undefined].filter(
    (part) => part !== undefined,
  );
  return before.join('') + headNoun(facts);
}

export function joinJapanese(items: readonly string[], particle: 'と' | 'や' | '・'): string {
  return items.join(particle);
}

/** Clothes are worn, shoes are put on: 使う gives way to the verb of the family. */
const FAMILY_VERBS: Partial<Record<Family, readonly (readonly [RegExp, string])[]>> = {
  clothing: [
    [/使え/g, '着られ'],
    [/使って/g, '着て'],
    [/使い(?![道分捨])/g, '着'],
    [/使う/g, '着る'],
    [/使わ/g, '着'],
  ],
  food: [[/使いたい/g, '味わいたい']],
  shoes: [
    [/使え/g, '履け'],
    [/使って/g, '履いて'],
    [/使い(?![道分捨])/g, '履き'],
    [/使う/g, '履く'],
    [/使わ/g, '履か'],
  ],
  jewelry: [
    [/使え/g, '着けられ'],
    [/使って/g, '着けて'],
    [/使い(?![道分捨])/g, '着け'],
    [/使う/g, '着ける'],
    [/使わ/g, '着け'],
  ],
};

export function wordedFor(family: Family, ja: string): string {
  return (FAMILY_VERBS[family] ?? []).reduce((text, [pattern, verb]) => text.replaceAll(pattern, verb), ja);
}

function voiceFor(voice: FeatureVoice, family: Family): FeatureVoice {
  return {
    ...voice,
    does: { pt: voice.does.pt, ja: wordedFor(family, voice.does.ja) },
    gain: { pt: voice.gain.pt, ja: wordedFor(family, voice.gain.ja) },
    reviews: voice.reviews.map((line) => wordedFor(family, line)),
  };
}

export type VoicedFeature = { entry: LexiconEntry; voice: FeatureVoice };

/** Features that have sentences of their own, in the order in which the seller named them. */
export function voicedFeatures(facts: ProductFacts): VoicedFeature[] {
  return facts.features.flatMap((entry) => {
    const voice = FEATURE_VOICES.get(entry.pt);
    return voice ? [{ entry, voice: voiceFor(voice, facts.family) }] : [];
  });
}

/** Plain statements of what the seller gave, apart from the voiced features. */
export function factSentencesJa(facts: ProductFacts, { materialIsNamed = false } = {}): string[] {
  const sentences: string[] = [];
  const names = (entries: readonly LexiconEntry[], limit: number) => entries.slice(0, limit).map(({ ja }) => ja);
  if (facts.materials.length > 0 && !materialIsNamed)
    sentences.push(`素材は${joinJapanese(names(facts.materials, 2), 'と')}です。`);
  for (const { part, material } of facts.partMaterials.slice(0, 2))
    sentences.push(`${part.ja}は${withoutNo(material.attr)}です。`);
  if (facts.colours.length > 0) sentences.push(`カラーは${joinJapanese(names(facts.colours, 4), '・')}です。`);
  if (facts.patterns.length > 0) sentences.push(`デザインは${joinJapanese(names(facts.patterns, 2), 'と')}です。`);
  sentences.push(...measureSentencesJa(facts).slice(0, 3));
  const occasions = facts.occasions.filter(({ ja }) => !PLACES.has(ja));
  const places = facts.occasions.filter(({ ja }) => PLACES.has(ja));
  if (occasions.length > 0) sentences.push(`${joinJapanese(names(occasions, 2), 'や')}におすすめです。`);
  if (places.length > 0) sentences.push(`${joinJapanese(names(places, 2), 'や')}で活躍します。`);
  if (facts.audiences.length > 0 && facts.audiences.length < 4) {
    sentences.push(`${joinJapanese(names(facts.audiences, 2), 'や')}におすすめです。`);
  }
  return sentences;
}

/** Several bare lengths (a size table) say nothing in a sentence: only a named or a complete measure is told. */
function measureSentencesJa(facts: ProductFacts): string[] {
  const bareSizes = facts.measures.filter(({ kind, dimension }) => kind === 'size' && dimension === undefined);
  const told = facts.measures.filter(
    (measure) => !bareSizes.includes(measure) || bareSizes.length === 1 || measure.ja.includes('×'),
  );
  return [...new Set(told.flatMap((measure) => measureSentenceJa(measure, facts)))];
}

export function measureSentenceJa(measure: Measure, facts: ProductFacts): string[] {
  switch (measure.kind) {
    case 'size':
      return [`${measure.dimension ?? 'サイズ'}は${measure.ja}です。`];
    case 'volume':
      return [`容量は${measure.ja}です。`];
    case 'weight':
      return [`重さは${measure.ja}です。`];
    case 'load':
      return [`耐荷重は${measure.ja}です。`];
    case 'battery':
      return [`バッテリー容量は${measure.ja}です。`];
    case 'power':
      return [measure.ja.endsWith('W') ? `ワット数は${measure.ja}です。` : `電圧は${measure.ja}です。`];
    case 'warranty':
      return [`${measure.ja}の保証付きです。`];
    case 'pieces':
      return facts.isSet || facts.head?.ja.endsWith('セット') ? [`${measure.ja}のセットです。`] : [];
    case 'time':
    case 'other':
      return [];
  }
}

function withoutNo(attr: string): string {
  return attr.replace(/の$/, '');
}

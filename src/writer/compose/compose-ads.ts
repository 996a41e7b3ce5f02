import { AD_DESCRIPTION_COUNT, AD_DESCRIPTION_MAX_CHARS, type AdStrategy } from '#domain/robots/robot-options.ts';
import type { AdsReply, AdsRequest, WithFacts } from '#domain/robots/robot-replies.ts';
import { hashText, type Random, seededRandom, shuffled } from '#domain/robots/seeded-random.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';
import type { Written } from '#domain/robots/written-sentence.ts';
import { familyVoice, type Worry, worriesOf } from '#writer/data/voices/family-voices.ts';
import { analyzeDescription, type ProductFacts } from '#writer/facts/description-analysis.ts';
import {
  factSentencesJa,
  productPhraseJa,
  subjectNoun,
  type VoicedFeature,
  voicedFeatures,
  wordedFor,
} from './japanese-phrases.ts';

type Strategy = Exclude<AdStrategy, 'auto'>;
/** A sentence of an advertisement; the optional ones go first when the text gets too long. */
type Part = { text: string; optional?: true };
type Material = {
  facts: ProductFacts;
  features: VoicedFeature[];
  sentences: string[];
  worries: Worry[];
  scenes: string[];
  wishes: string[];
  closes: string[];
};

const CLOSES = [
  '商品ページで詳しくご覧ください。',
  'まずは詳細をチェックしてみてください。',
  '気になる方は、商品ページへどうぞ。',
  '毎日に取り入れてみませんか？',
  'くわしい仕様は商品ページでご確認ください。',
];

export function composeAds(request: WithFacts<AdsRequest>): Written<AdsReply> {
  const facts = analyzeDescription(request.text);
  const random = seededRandom(hashText(`${facts.seed}|${request.strategy}`));
  const material = gatherMaterial(facts, random);
  const strategy = request.strategy === 'auto' ? chooseStrategy(material) : request.strategy;
  const descriptions = Array.from({ length: AD_DESCRIPTION_COUNT }, (_, index) =>
    trimToLimit(PLANS[strategy](material, index)),
  );
  return { descriptions: [...new Set(descriptions)], sentences: [] };
}

function chooseStrategy({ facts, features }: Material): Strategy {
  if (features.length >= 2) return 'aida';
  return facts.occasions.length > 0 ? 'storytelling' : 'pas';
}

function gatherMaterial(facts: ProductFacts, random: Random): Material {
  const voice = familyVoice(facts.family);
  const general = familyVoice('generic');
  const japanese = (pairs: readonly { ja: string }[]) => pairs.map(({ ja }) => ja);
  const both = (own: readonly { ja: string }[], shared: readonly { ja: string }[]) => [
    ...new Set([...shuffled(japanese(own), random), ...japanese(shared)]),
  ];
  return {
    facts,
    features: voicedFeatures(facts),
    sentences: factSentencesJa(facts, { materialIsNamed: facts.head !== undefined && facts.materials.length === 1 }),
    worries: [
      ...shuffled(worriesOf(facts.family), random),
      ...(facts.family === 'generic' ? [] : worriesOf('generic')),
    ],
    scenes: both(voice.scenes, general.scenes),
    wishes: both(voice.wishes, general.wishes),
    closes: shuffled(CLOSES, random),
  };
}

const PLANS: Record<Strategy, (material: Material, index: number) => Part[]> = {
  aida: (material, index) => [
    // Two scenes, one that starts with the product itself, two questions.
    ...(index === 2 ? [] : [{ text: index < 2 ? at(material.scenes, index) : worry(material, index - 3).pain.ja }]),
    ...factParts(material, index),
    { text: benefit(material, index), optional: true },
    ...(index === 2 ? [{ text: at(material.wishes, 0) }] : []),
    { text: at(material.closes, index) },
  ],
  pas: (material, index) => [
    { text: worry(material, index < 4 ? index % 2 : 2).pain.ja },
    ...(index < 2 ? [{ text: worry(material, index).pressure.ja, optional: true as const }] : []),
    ...factParts(material, index, 'そんな方にご紹介したい、'),
    { text: benefit(material, index) },
    { text: at(material.closes, index), optional: true },
  ],
  storytelling: (material, index) => [
    { text: at(material.scenes, index < 4 ? index % 2 : 2) },
    { text: presence(material, index) },
    { text: benefit(material, index) },
    ...(index >= 2 ? [{ text: at(material.wishes, index) }] : []),
    { text: at(material.closes, index), optional: true },
  ],
};

/** この傘は、さっと折りたためます。 */
function factParts({ facts, features, sentences }: Material, index: number, lead = ''): Part[] {
  const feature = features[index % Math.max(1, features.length)];
  if (feature && index < features.length) return [{ text: `${subjectNoun(facts)}は、${feature.voice.does.ja}` }];
  const sentence = sentences[(index - features.length) % Math.max(1, sentences.length)];
  if (!facts.head) return [{ text: sentence ?? 'ご紹介したい商品があります。' }];
  if (sentence) return [{ text: `${lead}${productPhraseJa(facts)}${lead ? 'です' : ''}。` }, { text: sentence }];
  return [{ text: `${lead}${productPhraseJa(facts)}です。` }];
}

function worry({ worries }: Material, index: number): Worry {
  return worries[index % worries.length] as Worry; // every family has two worries
}

function benefit({ features, wishes }: Material, index: number): string {
  const feature = features[index];
  return feature ? feature.voice.gain.ja : at(wishes, index);
}

function presence({ facts, features, sentences }: Material, index: number): string {
  if (!facts.head) return at(sentences, index) || 'そんなときに、ご紹介したい商品があります。';
  const openings = ['そばにあるのは、', '手に取るのは、', 'そんなときに使いたい、', '選んだのは、', '今日のおともは、'];
  return `${wordedFor(facts.family, at(openings, index))}${productPhraseJa(facts, features[index]?.entry)}です。`;
}

function at(items: readonly string[], index: number): string {
  return items[Math.floor(index) % Math.max(1, items.length)] ?? '';
}

function trimToLimit(parts: readonly Part[]): string {
  const kept = parts.filter(
    ({ text }, index) => text !== '' && parts.findIndex((other) => other.text === text) === index,
  );
  const text = () => kept.map((part) => part.text).join('');
  while (countGraphemes(text()) > AD_DESCRIPTION_MAX_CHARS) {
    const optional = kept.findLastIndex((part) => part.optional);
    kept.splice(optional >= 0 ? optional : kept.length - 1, 1);
  }
  return text();
}

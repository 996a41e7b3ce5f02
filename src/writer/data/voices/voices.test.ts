import { describe, expect, test } from 'vitest';
import { formFaults, isJapanese } from '#tests/writer/form-faults.ts';
import { checkClaims } from '#writer/check/check-claims.ts';
import { AD_CLOSES, AD_PAS_TURNS, AD_PRESENTATIONS, AD_STORY_TURNS } from '#writer/data/frames/ad-frames.ts';
import * as copyFrames from '#writer/data/frames/copy-frames.ts';
import { META_FILLERS, META_OPENINGS } from '#writer/data/frames/meta-frames.ts';
import { QUANTITY_FRAMES } from '#writer/data/frames/quantity-frames.ts';
import * as reviewFrames from '#writer/data/frames/review-frames.ts';
import { CARE_PHRASES } from '#writer/data/phrases/care-phrases.ts';
import { CLAIM_PHRASES } from '#writer/data/phrases/claim-phrases.ts';
import { PROPERTY_PHRASES } from '#writer/data/phrases/property-phrases.ts';
import { WARNING_PHRASES } from '#writer/data/phrases/warning-phrases.ts';
import { WASHING_PHRASES } from '#writer/data/phrases/washing-phrases.ts';
import type { Bilingual } from './bilingual.ts';
import { ALL_FAMILY_VOICES } from './family-voices.ts';
import { FEATURE_VOICES } from './feature-voices.ts';
import { bilingualSentence, familyVoicesSchema } from './voice-schema.ts';

const { CHOICE_WORRIES, HEADINGS: _, ...frames } = copyFrames;
const PAIRS: Bilingual[] = [
  ...ALL_FAMILY_VOICES.flatMap(({ pains, pressures, scenes }) => [...pains, ...pressures, ...scenes]),
  ...FEATURE_VOICES.values(),
  ...CARE_PHRASES.map(({ says }) => says),
  ...CLAIM_PHRASES.map(({ says }) => says),
  ...[...PROPERTY_PHRASES, ...WARNING_PHRASES, ...WASHING_PHRASES].map(({ says }) => says),
  ...Object.values(frames).flat(),
  ...CHOICE_WORRIES.flatMap(({ pain, pressure }) => [pain, pressure]),
  ...Object.values(reviewFrames).flat(),
  ...AD_CLOSES,
  ...AD_PAS_TURNS,
  ...AD_PRESENTATIONS,
  ...AD_STORY_TURNS,
  ...META_FILLERS,
  ...META_OPENINGS,
  ...Object.values(QUANTITY_FRAMES).flatMap((variants) => variants.flatMap(({ says }) => says)),
];
const SAMPLES: Readonly<Record<string, string>> = {
  ja: 'ボトル',
  nome: 'Mizu',
  v: '500ml',
  l: '容量',
  x: 'ケース',
  n: '3',
  m: '5',
};
const filled = (ja: string) => ja.replaceAll(/\{(\w+)\}/g, (_place, word: string) => SAMPLES[word] ?? '');
const JAPANESE = PAIRS.map(({ ja }) => filled(ja));

describe('phrase bank', () => {
  test('every sentence is whole in both languages', () => {
    const plain = PAIRS.map(({ pt, ja }) => ({ pt: pt.replace(/^\{\w\w?\w?\w?\}/, 'O'), ja: filled(ja) }));
    const halves = plain.filter((pair) => !bilingualSentence.safeParse(pair).success);
    expect(halves).toEqual([]);
  });

  test('a family without a voice, or with half a sentence, is refused', () => {
    expect(familyVoicesSchema.safeParse({}).success).toBe(false);
    expect(bilingualSentence.safeParse({ pt: 'Sem fim', ja: '終わりがない' }).success).toBe(false);
  });

  test('every Japanese sentence passes our own checks', () => {
    expect(JAPANESE.flatMap(formFaults)).toEqual([]);
    expect(JAPANESE.filter((text) => !isJapanese(text))).toEqual([]);
  });

  test('nothing in it calls for a risk note, apart from features of the product that want their proof', () => {
    const notes = JAPANESE.flatMap((text) => checkClaims(text)).filter(({ level }) => level !== 'proof');
    expect(notes).toEqual([]);
  });
});

import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { CALLS_TO_ACTION, INTRODUCTIONS, PLAIN_FRAMES, TURNS } from '#writer/data/voices/copy-frames.ts';
import { ALL_FAMILY_VOICES } from '#writer/data/voices/family-voices.ts';
import { FEATURE_VOICES } from '#writer/data/voices/feature-voices.ts';
import { stripAccents } from '#writer/facts/portuguese-words.ts';

type OwnSentence = { ja: string; feature?: string };

/** Every sentence our copy robot can write, with its Japanese: a copy made here comes back whole from the translator. */
const EXACT = new Map<string, OwnSentence>();
const FRAMES: { pattern: RegExp; ja: string; slots: string[] }[] = [];

for (const pair of allPairs()) {
  for (const written of genderVariants(pair.pt)) {
    if (pair.pt.includes('{')) FRAMES.push(frameOf(written, pair.ja));
    else EXACT.set(memoryKey(written), { ja: pair.ja });
  }
}
for (const [feature, { does }] of FEATURE_VOICES) {
  for (const written of genderVariants(does.pt)) EXACT.set(memoryKey(written), { ja: does.ja, feature });
}

export type Remembered = { ja: string; slots: Readonly<Record<string, string>> };

/** Japanese of a remembered sentence; what stood in its slots is left to the caller to translate. */
export function recallSentence(sentence: string): Remembered | undefined {
  const exact = EXACT.get(memoryKey(sentence));
  if (exact !== undefined) return { ja: exact.ja, slots: {} };
  for (const { pattern, ja, slots } of FRAMES) {
    const match = pattern.exec(sentence.trim());
    if (match) return { ja, slots: Object.fromEntries(slots.map((slot, index) => [slot, match[index + 1] ?? ''])) };
  }
  return undefined;
}

/**
 * What one of our own sentences says about the product: the feature's name, the text in its description slot, or nothing.
 * Undefined for a sentence that is not ours.
 */
export function factsInOwnSentence(sentence: string): string | undefined {
  const exact = EXACT.get(memoryKey(sentence));
  if (exact) return exact.feature ?? '';
  return recallSentence(sentence)?.slots.np ?? (recallSentence(sentence) ? '' : undefined);
}

function allPairs(): Bilingual[] {
  return [
    ...ALL_FAMILY_VOICES.flatMap(({ pains, pressures, scenes, wishes }) => [
      ...pains,
      ...pressures,
      ...scenes,
      ...wishes,
    ]),
    ...[...FEATURE_VOICES.values()].flatMap(({ does, gain }) => [does, gain]),
    ...TURNS,
    ...INTRODUCTIONS,
    ...CALLS_TO_ACTION,
    ...PLAIN_FRAMES,
  ];
}

function genderVariants(text: string): string[] {
  return [...new Set(['$1', '$2'].map((ending) => text.replaceAll(/\[(\p{L}*)\/(\p{L}*)\]/gu, ending)))];
}

function memoryKey(sentence: string): string {
  return stripAccents(sentence.toLowerCase())
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

function frameOf(pt: string, ja: string) {
  const slots = [...pt.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const source = pt.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '([^.!?\\n]{1,90}?)');
  return { pattern: new RegExp(`^${source}$`, 'iu'), ja, slots };
}

import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import type { Bilingual } from './bilingual.ts';
import { type FamilyVoice, familyVoicesSchema } from './voice-schema.ts';
import { HOME_VOICES } from './voices-home.ts';
import { HOME_VOICES_2 } from './voices-home-2.ts';
import { LIFE_VOICES } from './voices-life.ts';
import { LIFE_VOICES_2 } from './voices-life-2.ts';
import { STYLE_VOICES } from './voices-style.ts';
import { TECH_VOICES } from './voices-tech.ts';

/** Checked once, when the engine is loaded: a family without a voice, or half a sentence, stops it there. */
const VOICES = familyVoicesSchema.parse({
  ...STYLE_VOICES,
  ...TECH_VOICES,
  ...HOME_VOICES,
  ...HOME_VOICES_2,
  ...LIFE_VOICES,
  ...LIFE_VOICES_2,
});

export function familyVoice(family: Family): FamilyVoice {
  return VOICES[family];
}

export const ALL_FAMILY_VOICES: readonly FamilyVoice[] = Object.values(VOICES);

export type Worry = { pain: Bilingual; pressure: Bilingual };

/** Each nuisance with the thought that follows it. */
export function worriesOf(family: Family): Worry[] {
  const { pains, pressures } = familyVoice(family);
  return pains.flatMap((pain, index) => {
    const pressure = pressures[index % pressures.length];
    return pressure ? [{ pain, pressure }] : [];
  });
}

/** A nuisance that only a function takes away: it opens no text about a product that does not have it. */
export const WORRY_NEEDS: readonly { worry: RegExp; has: RegExp }[] = [
  { worry: /barulho/i, has: /cancelamento|\banc\b|isolamento|reduç[aã]o de ru[ií]do/i },
];

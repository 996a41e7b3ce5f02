import { FAMILIES, type Family } from '#writer/data/lexicon/lexicon-entry.ts';
import type { Bilingual } from './bilingual.ts';
import { type FamilyVoice, parseFamilyVoices } from './family-voice.ts';
import { HOME_VOICES } from './family-voices-home.ts';
import { LIFE_VOICES } from './family-voices-life.ts';
import { STYLE_VOICES } from './family-voices-style.ts';
import { TECH_VOICES } from './family-voices-tech.ts';

const VOICES = parseFamilyVoices([STYLE_VOICES, TECH_VOICES, HOME_VOICES, LIFE_VOICES].join('\n'));

export function familyVoice(family: Family): FamilyVoice {
  const voice = VOICES.get(family);
  if (!voice) throw new Error(`No voice for the family ${family}`);
  return voice;
}

export const ALL_FAMILY_VOICES: readonly FamilyVoice[] = FAMILIES.map(familyVoice);

export type Worry = { pain: Bilingual; pressure: Bilingual };

/** Each nuisance with the thought that follows it; one without its own takes a general thought. */
export function worriesOf(family: Family): Worry[] {
  const general = familyVoice('generic').pressures;
  const { pains, pressures } = familyVoice(family);
  return pains.flatMap((pain, index) => {
    const pressure = pressures[index] ?? general[index];
    return pressure ? [{ pain, pressure }] : [];
  });
}

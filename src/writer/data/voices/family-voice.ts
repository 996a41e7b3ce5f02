import { FAMILIES, type Family } from '#writer/data/lexicon/lexicon-entry.ts';
import type { Bilingual } from './bilingual.ts';

export type FamilyVoice = {
  /** Questions about an everyday nuisance. */
  pains: Bilingual[];
  /** What the nuisance leads to; mild, never a threat. */
  pressures: Bilingual[];
  /** A moment in which goods of this family appear. */
  scenes: Bilingual[];
  /** What a person would like to feel. */
  wishes: Bilingual[];
  /** Suggested audience, in Portuguese. */
  publico: string;
  /** Habits of a persona, in Portuguese. */
  habits: string[];
  /** Words for product names: Japanese first, then international. */
  nameRoots: string[];
  nameEnds: string[];
  /** Japanese sentences of sample reviews: why it was bought, how it was used, whom it suits. */
  reasons: string[];
  uses: string[];
  fits: string[];
};

/** Sections start with "# family"; every further line is "key: value", languages divided by " | ". */
export function parseFamilyVoices(text: string): Map<Family, FamilyVoice> {
  const voices = new Map<Family, FamilyVoice>();
  for (const section of text.split(/^# /m).slice(1)) {
    const [heading = '', ...lines] = section.trim().split('\n');
    const family = FAMILIES.find((name) => name === heading.trim());
    if (!family) throw new Error(`Unknown family ${heading}`);
    voices.set(family, parseSection(lines));
  }
  return voices;
}

function parseSection(lines: readonly string[]): FamilyVoice {
  const values = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}: `)).map((line) => line.slice(key.length + 2).trim());
  const pairs = (key: string): Bilingual[] =>
    values(key).map((value) => {
      const [pt = '', ja = ''] = value.split(' | ');
      return { pt, ja };
    });
  const [roots = '', ends = ''] = (values('names')[0] ?? '').split(' / ');
  return {
    pains: pairs('pain'),
    pressures: pairs('press'),
    scenes: pairs('scene'),
    wishes: pairs('wish'),
    publico: values('publico')[0] ?? '',
    habits: values('habit'),
    nameRoots: roots.split(', '),
    nameEnds: ends.split(', '),
    reasons: values('why'),
    uses: values('use'),
    fits: values('fit'),
  };
}

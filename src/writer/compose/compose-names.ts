import type { NamesReply, NamesRequest, WithFacts } from '#domain/robots/robot-replies.ts';
import { seededRandom, shuffled } from '#domain/robots/seeded-random.ts';
import type { Written } from '#domain/robots/written-sentence.ts';
import { familyVoice } from '#writer/data/voices/family-voices.ts';
import { analyzeDescription } from '#writer/facts/description-analysis.ts';
import { capitalize } from './portuguese-phrases.ts';

const COINED_NAMES = 4;
const DESCRIPTIVE_NAMES = 2;
const SMALL_WORDS = new Set(['de', 'da', 'do', 'das', 'dos', 'para', 'com', 'sem', 'a', 'e', 'em', 'os', 'as']);

/** Six names: short invented ones and two that say what the product is. They promise no feature. */
export function composeNames(request: WithFacts<NamesRequest>): Written<NamesReply> {
  const facts = analyzeDescription(request.description);
  const random = seededRandom(facts.seed);
  const { nameRoots, nameEnds } = familyVoice(facts.family);
  const roots = shuffled(nameRoots, random);
  const ends = shuffled(nameEnds, random);
  const coined = roots
    .slice(0, COINED_NAMES)
    .map((root, index) => (root === ends[index] ? root : `${root} ${ends[index] ?? ''}`.trim()));
  const described = roots
    .slice(COINED_NAMES, COINED_NAMES + DESCRIPTIVE_NAMES)
    .map((root) => (facts.head ? `${titleCase(facts.head.pt)} ${root}` : `${root} Choice`));
  return { names: [...new Set([...coined, ...described])], sentences: [] };
}

function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : capitalize(word)))
    .join(' ');
}

import { type JapaneseName, MEN_NAMES, SURNAMES, WOMEN_NAMES } from '#domain/robots/reviewer-name-lists.ts';
import type { NameStyle } from '#domain/robots/robot-options.ts';
import { type Random, seededRandom, shuffled } from '#domain/robots/seeded-random.ts';

export type ReviewerGender = 'woman' | 'man';
export type ReviewerName = { name: string; gender: ReviewerGender };

type NamesRequest = { count: number; women: number; men: number; style: NameStyle; seed: number };

/** Names in random order, without repeats: family and given name in kanji, or the given name alone in hiragana. */
export function pickReviewerNames({ count, women, men, style, seed }: NamesRequest): ReviewerName[] {
  if (women < 0 || men < 0 || women + men !== count) {
    throw new RangeError('women and men must add up to the count');
  }
  const random = seededRandom(seed);
  const surnames = shuffled(SURNAMES, random);
  const kinds = shuffled(kindsFor(style, count), random);
  const people = shuffled(
    [...peopleOf('woman', WOMEN_NAMES, women, random), ...peopleOf('man', MEN_NAMES, men, random)],
    random,
  );
  return people.map(({ gender, given }, index) => {
    const surname = surnames[index % surnames.length];
    const isKanji = kinds[index] === 'kanji' && surname !== undefined;
    return { gender, name: isKanji ? `${surname.kanji} ${given.kanji}` : given.reading };
  });
}

function peopleOf(gender: ReviewerGender, list: readonly JapaneseName[], amount: number, random: Random) {
  if (amount > list.length) throw new RangeError('more names asked than the list holds');
  return shuffled(list, random)
    .slice(0, amount)
    .map((given) => ({ gender, given }));
}

const kindsFor = (style: NameStyle, count: number): NameStyle[] =>
  Array.from({ length: count }, (_, index) => (style !== 'ambos' ? style : index % 2 === 0 ? 'kanji' : 'hiragana'));

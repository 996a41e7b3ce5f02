import { MEN_NAMES, SURNAMES, WOMEN_NAMES } from '#domain/robots/reviews/reviewer-name-lists.ts';
import { REVIEW_LENGTHS, type ReviewSize, type ReviewsRequest } from '#domain/robots/robot-options.ts';
import { hashText, seededRandom, shuffled } from '#domain/robots/seeded-random.ts';

export type ConcreteSize = Exclude<ReviewSize, 'mix'>;
/** A requested review: its author and size. */
export type ReviewSlot = { name: string; gender: 'woman' | 'man'; size: ConcreteSize };

const MIX: readonly ConcreteSize[] = ['media', 'curta', 'longa'];

/**
 * Drawn from lists, without repeats and in random order, so that the writer does not decide how many there are: family
 * and given name in kanji, or the given name alone in hiragana.
 */
export function reviewSlots(request: ReviewsRequest): ReviewSlot[] {
  const { count, women_count: women, men_count: men, name_style: style, size, product_description } = request;
  const random = seededRandom(hashText(JSON.stringify([product_description, size, count, women, men, style])));
  const surnames = shuffled(SURNAMES, random);
  const styles = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 'kanji' : 'hiragana'));
  const kinds = shuffled(style === 'ambos' ? styles : styles.map(() => style), random);
  const peopleOf = (gender: ReviewSlot['gender'], amount: number) =>
    shuffled(gender === 'woman' ? WOMEN_NAMES : MEN_NAMES, random)
      .slice(0, amount)
      .map((given) => ({ gender, given }));
  return shuffled([...peopleOf('woman', women), ...peopleOf('man', men)], random).map(({ gender, given }, index) => {
    const surname = surnames[index % surnames.length];
    const isKanji = kinds[index] === 'kanji' && surname !== undefined;
    return {
      gender,
      name: isKanji ? `${surname.kanji} ${given.kanji}` : given.reading,
      size: size === 'mix' ? (MIX[index % MIX.length] ?? 'media') : size,
    };
  });
}

export function describeSlot({ gender, size, name }: ReviewSlot): string {
  const { min, max } = REVIEW_LENGTHS[size];
  const style = /^[ぁ-んー\s]+$/.test(name) ? 'apelido em hiragana, tom mais leve' : 'nome em kanji, tom mais comedido';
  return `${gender === 'woman' ? 'mulher' : 'homem'} (${style}), de ${min} a ${max} caracteres`;
}

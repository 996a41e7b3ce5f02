import { REVIEW_LENGTHS, type ReviewSize, type ReviewsRequest, SAMPLE_MARK } from '#domain/robots/robot-options.ts';
import { hashText } from '#domain/robots/seeded-random.ts';
import { pickReviewerNames, type ReviewerGender } from './reviewer-names.ts';

export type ConcreteSize = Exclude<ReviewSize, 'mix'>;
/** A requested review: its author and size. */
export type ReviewSlot = { name: string; gender: ReviewerGender; size: ConcreteSize };

const MIX: readonly ConcreteSize[] = ['media', 'curta', 'longa'];

/** Authors in order, drawn from lists, so that the writer does not decide how many there are. */
export function reviewSlots(request: ReviewsRequest): ReviewSlot[] {
  const { count, women_count: women, men_count: men, name_style: style, size, product_description } = request;
  const seed = hashText(JSON.stringify([product_description, size, count, women, men, style]));
  return pickReviewerNames({ count, women, men, style, seed }).map(({ name, gender }, index) => ({
    name,
    gender,
    size: size === 'mix' ? (MIX[index % MIX.length] ?? 'media') : size,
  }));
}

export const withSampleMark = (review: string): string =>
  `${review.replaceAll(SAMPLE_MARK, '').trim()}\n${SAMPLE_MARK}`;

export function describeSlot({ gender, size, name }: ReviewSlot): string {
  const { min, max } = REVIEW_LENGTHS[size];
  const style = /^[ぁ-んー\s]+$/.test(name) ? 'apelido em hiragana, tom mais leve' : 'nome em kanji, tom mais comedido';
  return `${gender === 'woman' ? 'mulher' : 'homem'} (${style}), de ${min} a ${max} caracteres`;
}

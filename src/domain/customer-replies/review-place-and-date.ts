import type { Bilingual } from '#domain/text/bilingual.ts';

export type ReviewSource = {
  place: string;
  date: string;
  stars: number;
};

export const MAX_REVIEW_PLACE = 60;

/** Place and date of a review; a translated review is never shown without them. */
export function labelReview({ place, date, stars }: ReviewSource): Bilingual {
  const [year, month, day] = date.split('-').map(Number);
  return {
    ja: `※${place}に投稿されたお客様のレビュー（${year}年${month}月${day}日、★${stars}）を、当店が日本語に翻訳したものです。`,
    pt: `Avaliação de cliente publicada em ${place} (${date.split('-').toReversed().join('/')}, ★${stars}), traduzida para o japonês pela loja.`,
  };
}

import type { AdStrategy, CopyModel, NameStyle, ReviewSize, TranslationTone } from './robot-options.ts';

// Field names are those of the API, so that a request can be passed on unchanged.

export type NamesRequest = { description: string };
export type NamesReply = { names: string[] };

export type CopyRequest = { description: string; chosenName: string; chosenModel: CopyModel };
export type CopyReply = { publico: string; persona: string; copy: string };

export type TranslationRequest = { text: string; tone: TranslationTone };
export type TranslationReply = { translation: string; meta_description: string; url_slug: string };

/** All texts of a product's page in one answer, with its Japanese name and one line on what it does for the customer. */
export type PageReply = CopyReply &
  TranslationReply & { name_ja: string; benefit_ja: string } & Partial<{
    /** What the Japanese says, in Portuguese. */
    name_pt: string;
    benefit_pt: string;
    meta_pt: string;
    /** Words of the sheet with their Japanese, one a line. */
    words_ja: string;
  }>;

export type AdsRequest = { text: string; strategy: AdStrategy };
export type AdsReply = { descriptions: string[] };

export type ReviewsRequest = {
  product_description: string;
  size: ReviewSize;
  count: number;
  women_count: number;
  men_count: number;
  name_style: NameStyle;
};
export type ReviewsReply = { reviews: Review[] };
export type Review = { nome: string; review: string };

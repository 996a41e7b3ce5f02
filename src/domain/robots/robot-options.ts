/** Robots whose texts are saved. `source`: the seller's words in a request; `quoted`: the first of these that has words. */
export const TEXT_ROBOT = {
  copy: { label: 'Robô Copy', path: '/robos/copy', source: 'description', quoted: ['copy', 'names'] },
  translate: { label: 'Tradutor BR-JP', path: '/robos/tradutor', source: 'text', quoted: ['translation'] },
  ads: { label: 'Anúncios Creator', path: '/anuncio', source: 'text', quoted: ['descriptions'] },
  reviews: { label: 'Reviews Generator', path: '/review', source: 'product_description', quoted: ['reviews'] },
} as const satisfies Record<string, { label: string; path: string; source: string; quoted: readonly string[] }>;
export type TextRobot = keyof typeof TEXT_ROBOT;
// Object.keys gives strings; these are the keys above.
export const TEXT_ROBOTS = Object.keys(TEXT_ROBOT) as [TextRobot, ...TextRobot[]];

/** `service`: a translation service; `local`: the translator of this installation; `pasted`: the own assistant. */
export const WRITERS = ['model', 'service', 'local', 'browser', 'pasted', 'composer'] as const;

export const TEXT_PARTS: Readonly<Record<TextRobot, Readonly<Record<string, string>>>> = {
  copy: { names: 'Nomes', publico: 'Público-alvo', persona: 'Persona', copy: 'Copy' },
  translate: { translation: 'Tradução', meta_description: 'Meta descrição', url_slug: 'Identificador de URL' },
  ads: { descriptions: 'Descrição', titles: 'Título' },
  reviews: { reviews: 'Review' },
};

/** What the texts of a robot are counted as in their title, one and many. */
export const TEXTS_COUNTED: Partial<Record<TextRobot, readonly [string, string]>> = {
  ads: ['descrição', 'descrições'],
  reviews: ['review', 'reviews'],
};

export const COPY_MODELS = ['PAS', 'AIDA', 'FAB', 'auto'] as const;
export type CopyModel = (typeof COPY_MODELS)[number];

export const TRANSLATION_TONES = ['informal', 'formal', 'persuasivo', 'auto'] as const;
export type TranslationTone = (typeof TRANSLATION_TONES)[number];

export const AD_STRATEGIES = ['aida', 'pas', 'storytelling', 'auto'] as const;
export type AdStrategy = (typeof AD_STRATEGIES)[number];

export const REVIEW_SIZES = ['curta', 'media', 'longa', 'mix'] as const;
export type ReviewSize = (typeof REVIEW_SIZES)[number];

export const NAME_STYLES = ['hiragana', 'kanji', 'ambos'] as const;
export type NameStyle = (typeof NAME_STYLES)[number];

export const REVIEW_COUNT = { min: 3, max: 30, default: 3 } as const;
export const GENDER_SLIDER = { min: 0, max: 100, step: 1, default: 50 } as const;

export const ESTIMATED_SECONDS = { names: 8, copy: 25, translation: 18, ads: 11, perReview: 2 } as const;

export function estimateReviewSeconds(count: number): number {
  return count * ESTIMATED_SECONDS.perReview;
}

/** Maximum length of a robot's input; longer input is refused before any work is done. */
export const MAX_ROBOT_TEXT = 8_000;
/** Maximum length of an answer pasted from the seller's own assistant. */
export const MAX_PASTED_ANSWER = 20_000;

export const AD_DESCRIPTION_COUNT = 5;
/** Meta's recommendation for the primary text of an advertisement. */
export const AD_DESCRIPTION_MAX_CHARS = 125;
export const META_DESCRIPTION_LENGTH = { min: 75, max: 117 } as const;
export const URL_SLUG_MAX_CHARS = 60;

/** Characters of a review without its sample mark. */
export const REVIEW_LENGTHS: Record<Exclude<ReviewSize, 'mix'>, { min: number; max: number }> = {
  curta: { min: 15, max: 40 },
  media: { min: 60, max: 120 },
  longa: { min: 180, max: 350 },
};

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

export type RobotRequests = {
  names: NamesRequest;
  copy: CopyRequest;
  translate: TranslationRequest;
  ads: AdsRequest;
  reviews: ReviewsRequest;
};
export type RobotTexts = {
  names: NamesReply;
  copy: CopyReply;
  translate: TranslationReply;
  ads: AdsReply;
  /** Names and sample marks are added at the end. */
  reviews: { reviews: string[] };
};
export type RobotName = keyof RobotRequests;

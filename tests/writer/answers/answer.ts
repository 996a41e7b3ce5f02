import type { AdsReply, CopyReply, Review, TranslationReply } from '#domain/robots/robot-replies.ts';
import type { WarningCode } from '#domain/robots/warnings.ts';

/** Answers that a strict reader would take as they are, over all robots, for one product. */
export type GoodAnswers = {
  id: string;
  source: string;
  translation: TranslationReply;
  copy: CopyReply;
  ads: AdsReply;
  /** Of the short size. */
  reviews: Review[];
  names: string[];
};

export type Robot = Exclude<keyof GoodAnswers, 'id' | 'source'>;

/** A good answer with one thing wrong: `from` gives way to `to`, and a warning of this code has to say so. */
export type BadAnswer = { of: string; robot: Robot; from: string; to: string; code: WarningCode };

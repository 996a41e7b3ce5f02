export const WARNING_CODES = [
  'number_changed',
  /** Two numbers of the source were swapped. */
  'number_swapped',
  'code_changed',
  /** A “não” or “sem” of the source is missing. */
  'denial_lost',
  /** Only in texts that were checked by an earlier version. */
  'denial_added',
  /** A “só”, “exceto”, “até”, “cerca de” or a condition is missing. */
  'limit_lost',
  'fact_lost',
  /** The text has another colour, material or place than the source. */
  'fact_changed',
  'fact_added',
  'link_added',
  /** An instruction to the writer appears in the text. */
  'note_leaked',
  'markup_lost',
  'markup_added',
  'wrong_language',
  'leftover_portuguese',
  'untranslated',
  'chatter',
  'mixed_style',
  'off_topic',
  'risky_claim',
  'near_duplicate',
  'too_short',
  'too_long',
  /** The model does not accept pictures: the text was written without the photo. */
  'photo_unused',
  /** Found by a second pass of the model; may be wrong. */
  'judge_hint',
  /** Machine translation was used for missing Japanese of the sheet. */
  'machine_words',
  /** A pasted answer was cut off, or contained more than one version. */
  'answer_partial',
] as const;
export const MAX_TO_CONFIRM = 100;

export type WarningCode = (typeof WARNING_CODES)[number];

export type Warning = {
  code: WarningCode;
  field: string;
  index?: number | undefined;
  excerpt: string;
  /** Low confidence: the text may be right. */
  hint?: true | undefined;
  message: string;
  /** The sentence with the problem; "está certo" is stored for this sentence. */
  sentence?: string | undefined;
  /** Field of the sheet concerned. */
  fieldKey?: string | undefined;
  /** Replacement for the excerpt, or for the sentence if there is no excerpt; applied by one click. */
  suggestion?: { text: string; meaning: string } | undefined;
};

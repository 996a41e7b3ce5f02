/** What stands in a text that should not, or is missing from it; shown at its place. */
export const WARNING_CODES = [
  'number_changed',
  /** Two numbers of the source took each other's place. */
  'number_swapped',
  'code_changed',
  /** A “não”, “sem” of the source is gone; one that is not in it was put in. */
  'denial_lost',
  'denial_added',
  /** A “só”, “exceto”, “até”, “cerca de” or a condition is gone. */
  'limit_lost',
  'fact_lost',
  /** Another colour, material, place than the source names. */
  'fact_changed',
  'fact_added',
  'link_added',
  /** What was said to the writer alone. */
  'note_leaked',
  'markup_lost',
  'markup_added',
  'wrong_language',
  'leftover_portuguese',
  'untranslated',
  'chatter',
  /** です and である in one text. */
  'mixed_style',
  'off_topic',
  'risky_claim',
  'near_duplicate',
  'too_short',
  'too_long',
  /** The model takes no pictures: the text was written without the photo. */
  'photo_unused',
  /** What a second look by the model found: it may be wrong. */
  'judge_hint',
  /** Words that a translator put in place of missing Japanese of the sheet. */
  'machine_words',
  /** A pasted answer was cut off, or held more than one version. */
  'answer_partial',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export type Warning = {
  code: WarningCode;
  /** Field of the reply ("translation", "descriptions"), and the item where the field is a list. */
  field: string;
  index?: number | undefined;
  /** The words concerned, as they stand in the field; empty where something is missing. */
  excerpt: string;
  /** Worth a look, and perhaps right as it is. */
  hint?: true | undefined;
  /** In Portuguese, for the seller. */
  message: string;
  /** The sentence that it stands at, as it was written; "está certo" belongs to it. */
  sentence?: string | undefined;
  /** Field of the sheet concerned. */
  fieldKey?: string | undefined;
  /** Words that would be right: by one click they take the excerpt's place, or the sentence's where there is none. */
  suggestion?: { text: string; meaning: string } | undefined;
};

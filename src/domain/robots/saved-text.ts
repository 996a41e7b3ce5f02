import { withoutOddMarks } from '#domain/text/fold-text.ts';
import { AD_STRATEGY_OPTIONS, COPY_MODEL_OPTIONS, TRANSLATION_TONE_OPTIONS } from './robot-option-texts.ts';
import { TEXT_ROBOT, TEXTS_COUNTED, type TextRobot } from './robot-options.ts';
import type { WrittenSoFar } from './streamed-text.ts';

export const MAX_TEXT_TITLE = 200;
export const MAX_SAVED_TEXT = 60_000;
/** How much of a text is searchable; every generated text fits. */
export const MAX_SEARCHABLE = 10_000;
const MAX_EXCERPT = 200;

/** The input of a robot, in the fields of its API call. */
export type SavedInput = Readonly<Record<string, unknown>>;

export type SavedWords = { texts: WrittenSoFar };

export const plainTextOf = ({ texts }: SavedWords): string => Object.values(texts).flat().filter(Boolean).join('\n\n');

/** The text that a search runs on. */
export const searchableOf = (title: string, words: SavedWords): string =>
  withoutOddMarks(`${title} ${plainTextOf(words)}`.slice(0, MAX_SEARCHABLE));

/** Whether a text can be saved: fields that fit one by one may be too long together. */
export const fitsSavedText = (texts: WrittenSoFar): boolean => JSON.stringify(texts).length <= MAX_SAVED_TEXT;

export function excerptOf(robot: TextRobot, { texts }: SavedWords): string {
  const field = TEXT_ROBOT[robot].quoted.find((name) => texts[name]?.some((item) => item.trim() !== ''));
  const words = field === 'names' ? (texts.names ?? []).join(', ') : (field && texts[field]?.find(Boolean)) || '';
  const line = words
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // By code points, so that no character is cut in half.
  return [...line].slice(0, MAX_EXCERPT).join('');
}

const labelIn = (options: Readonly<Record<string, { label: string }>>, value: unknown): string | undefined =>
  typeof value === 'string' && value !== 'auto' ? options[value]?.label : undefined;

export function titleOfText(robot: TextRobot, input: SavedInput, { texts }: SavedWords): string {
  const { label, quoted } = TEXT_ROBOT[robot];
  if (robot === 'copy') {
    if (!texts.copy?.length) return 'Nomes para o produto';
    const model = labelIn(COPY_MODEL_OPTIONS, input.chosenModel);
    const name = typeof input.chosenName === 'string' ? input.chosenName : 'Copy';
    return (model ? `${name}, ${model}` : name).slice(0, MAX_TEXT_TITLE);
  }
  if (robot === 'translate') {
    const tone = labelIn(TRANSLATION_TONE_OPTIONS, input.tone);
    return tone ? `Página do produto, tom ${tone.toLowerCase()}` : 'Página do produto';
  }
  const counted = TEXTS_COUNTED[robot];
  if (!counted) return label;
  const count = texts[quoted[0]]?.length ?? 0;
  const title = `${count} ${counted[count === 1 ? 0 : 1]}`;
  const strategy = labelIn(AD_STRATEGY_OPTIONS, input.strategy);
  return strategy ? `${title}, ${strategy}` : title;
}

import { fromMarkup } from '#server/providers/translation/markup-text.ts';
import { ModelError } from './model-error.ts';
import { codesOf, protectPiece, type Restored, restorePiece } from './protect-piece.ts';

/** One translated sentence. Null: the engine failed. `english` is the intermediate translation. */
export type TranslatedPiece = { markup: string | null; english: string | null; doubt?: ReviewReason | undefined };

/** Runs markup through all pair models and returns the output of each. */
export type RunTranslationSteps = (markup: readonly string[]) => Promise<string[][]>;

/** About a hundred tokens: the engine would split a longer segment anywhere. */
const LONGEST = { ja: 330, pt: 130 };

/** Splits at commas and semicolons, then at spaces, as few times as possible; never inside a tag. */
function cutLong(markup: string, longest: number): string[] {
  if (markup.length <= longest) return [markup];
  const bits = markup
    .split(/(<[^<>]*>)/)
    .flatMap((bit, at) => (at % 2 === 1 ? [bit] : bit.split(/(?<=[,;、，])/u)))
    .flatMap((bit) => (bit.length > longest && !bit.startsWith('<') ? bit.split(/(?<=\s)/u) : [bit]));
  const parts: string[] = [];
  let part = '';
  for (const bit of bits) {
    if (part !== '' && part.length + bit.length > longest) {
      parts.push(part);
      part = '';
    }
    part += bit;
  }
  return part === '' ? parts : [...parts, part];
}

const MOST_FAILURES = 3;

/** Translates sentences into `target`, with protected parts; retries once when numbers are lost. */
export async function translatePieces(
  pieces: readonly string[],
  target: 'ja' | 'pt',
  run: RunTranslationSteps,
): Promise<TranslatedPiece[]> {
  const first = await tryOnce(pieces, target, run, false);
  const again = first.flatMap((piece, at) =>
    piece.markup === null || (piece.isWhole && keeps(pieces[at], piece)) ? [] : [at],
  );
  if (again.length === 0) return first.map(finish);
  const second = await tryOnce(
    again.map((at) => pieces[at] ?? ''),
    target,
    run,
    true,
  );
  again.forEach((at, index) => {
    const better = second[index];
    // A sentence with hidden numbers reads worse, so it is used only if that restores them.
    if (better?.isWhole && keeps(pieces[at], better)) first[at] = better;
  });
  return first.map(finish);

  function finish({ markup, english, isWhole }: Tried, at: number): TranslatedPiece {
    if (!markup) return { markup: null, english };
    const doubt = isWhole ? findReviewReason(pieces[at] ?? '', markup, target) : 'lost';
    return { markup: target === 'pt' ? toBrazilian(markup) : markup, english, doubt };
  }
}

type Tried = { markup: string | null; english: string | null; isWhole: boolean };

const keeps = (source: string | undefined, { markup }: Tried): boolean =>
  markup !== null && keepsFigures(source ?? '', markup);

async function tryOnce(
  pieces: readonly string[],
  target: 'ja' | 'pt',
  run: RunTranslationSteps,
  isSecond: boolean,
): Promise<Tried[]> {
  const parts = pieces.flatMap((piece, at) =>
    cutLong(piece, LONGEST[target]).map((part) => ({ at, sent: protectPiece(part, isSecond) })),
  );
  const answers = await runAll(
    parts.map(({ sent }) => sent.markup),
    run,
  );
  return pieces.map((_, at) => {
    const own = parts.flatMap((part, index) => (part.at === at ? [{ ...part, answer: answers[index] }] : []));
    const restore = (read: 'last' | 'english'): Restored[] =>
      own.map(({ sent, answer }) => restorePiece(answer?.[read] ?? '', sent));
    const last = restore('last');
    const isMissing = last.some(({ markup }) => markup === '');
    return {
      markup: isMissing ? null : last.map(({ markup }) => markup).join(target === 'ja' ? '' : ' '),
      english:
        restore('english')
          .map(({ markup }) => markup)
          .join(' ') || null,
      isWhole: last.every(({ isWhole }) => isWhole),
    };
  });
}

type Answer = { last: string; english: string } | undefined;

/** Runs all segments at once; after an engine crash one by one, so that one bad sentence does not fail the others. */
async function runAll(markup: readonly string[], run: RunTranslationSteps): Promise<Answer[]> {
  const answersOf = (texts: string[][]): Answer[] =>
    markupOf(texts).map((last, at) => ({ last, english: texts[0]?.[at] ?? '' }));
  try {
    return answersOf(await run(markup));
  } catch (error) {
    if (!isBroken(error)) throw error;
  }
  const answers: Answer[] = [];
  let failures = 1;
  for (const piece of markup) {
    try {
      answers.push(...answersOf(await run([piece])));
    } catch (error) {
      failures += 1;
      if (!isBroken(error) || failures > MOST_FAILURES) throw error;
      answers.push(undefined);
    }
  }
  return answers;
}

const markupOf = (texts: string[][]): string[] => texts.at(-1) ?? [];
const isBroken = (error: unknown): boolean => error instanceof ModelError && error.failure === 'engine';

const PROGRESSIVE = /(?<!\p{L})(est(?:á|ão|ou|amos|ava|avam|eja|ejam)) a (\p{L}+)([aei])r(?!\p{L})/giu;

/** The models write European Portuguese: "está a funcionar". Converts the most frequent forms. */
export const toBrazilian = (text: string): string =>
  text.replaceAll(PROGRESSIVE, (_, is: string, stem: string, vowel: string) => `${is} ${stem}${vowel}ndo`);

/** Why a sentence should be reviewed, in addition to the comparison with its source. */
export type ReviewReason = 'same' | 'repeated' | 'length' | 'lost';

/** Plausible ratio of lengths between the languages; short sentences vary more. */
const RATIO = { ja: { least: 0.12, most: 1.4 }, pt: { least: 0.5, most: 7 } };
const SLACK = 15;

const plainOf = (markup: string): string => fromMarkup(markup).normalize('NFKC').trim();

/** All numbers, sorted and without separators: 1.299,90 equals 1,299.90, but 24 does not equal 42. */
const numbersOf = (text: string): string =>
  [...text.matchAll(/\d+(?:[.,]\d+)*/g)]
    .map(([number]) => number.replaceAll(/[.,]/g, ''))
    .sort()
    .join(' ');

/** Whether the translation contains all numbers and codes of the source. */
export function keepsFigures(source: string, translation: string): boolean {
  const [own, other] = [plainOf(source), plainOf(translation)];
  return numbersOf(own) === numbersOf(other) && codesOf(own).every((code) => other.includes(code));
}

export function findReviewReason(source: string, translation: string, target: 'ja' | 'pt'): ReviewReason | undefined {
  const [own, other] = [plainOf(source), plainOf(translation)];
  const isWords = /\p{Ll}{3}/u.test(own) || target === 'pt';
  if (own === other && isWords) return 'same';
  if (isRepeating(other) && !isRepeating(own)) return 'repeated';
  const { least, most } = RATIO[target];
  const isOdd = other.length > own.length * most + SLACK || other.length + SLACK < own.length * least;
  return isOdd ? 'length' : undefined;
}

/** A sequence of at least two characters, four times in a row. */
const isRepeating = (text: string): boolean =>
  /(.{2,20}?)\1{3}/u.test(text.slice(0, 2_000).replaceAll(/[\s\d.…\-_=*]/g, ''));

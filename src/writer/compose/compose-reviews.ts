import { withSampleMark } from '#domain/robots/reviews/sample-review-mark.ts';
import { REVIEW_LENGTHS, type ReviewsReply, type ReviewsRequest } from '#domain/robots/robot-options.ts';
import { type Random, seededRandom, shuffled } from '#domain/robots/seeded-random.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { describeEntry } from '#domain/sheet/describe-entry.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { type SpecificationRow, specificationOf } from '#domain/sheet/specification.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import {
  REVIEW_COLOUR_DETAIL,
  REVIEW_SIZE_DETAIL,
  REVIEW_TEMPLATES,
} from '#writer/data/sentences/sentence-templates.ts';
import { type Composition, fill, japaneseSubject, type Subject, seedOf, sentencesOf } from './product-subject.ts';
import { type ConcreteSize, reviewSlots } from './review-slots.ts';

const STEPS = ['reason', 'arrival', 'detail', 'days', 'reservation', 'verdict'] as const;
type Step = (typeof STEPS)[number];
/** `about` is the topic of a line: a review has each topic once. */
type Line = Bilingual & { step: Step; order: number; about: string };
type Decks = { draw: (step: Step) => Line | undefined; random: Random };

/** Required and optional lines by size; optional ones are added until the review is long enough. */
const RECIPES: Record<ConcreteSize, { first: readonly Step[]; more: readonly Step[] }> = {
  curta: { first: ['verdict'], more: ['detail', 'reason', 'arrival', 'days'] },
  media: { first: ['reason', 'detail', 'verdict'], more: ['arrival', 'days', 'arrival', 'days', 'verdict'] },
  longa: {
    first: ['reason', 'arrival', 'arrival', 'detail', 'detail', 'days', 'reservation', 'verdict'],
    more: ['days', 'arrival', 'detail', 'reservation', 'arrival', 'days', 'verdict', 'arrival', 'days', 'reservation'],
  },
};

const NOTICED_FIELDS = new Set<SpecificationRow['key']>(['width', 'length', 'diameter', 'weight', 'capacity']);
const LONGEST_DETAIL = 24;
const MOST_TRIES = 40;
/** The same detail stands at most once in so many reviews. */
const REVIEWS_PER_DETAIL = 5;

/** Sample reviews, marked as such; the names are drawn from our lists. */
export function composeReviews(sheet: Sheet, request: ReviewsRequest, nameJa?: string): Composition<ReviewsReply> {
  const subject = japaneseSubject(sheet, nameJa);
  if (!subject) return { isWritten: false, missing: ['product_type'] };
  const decks = decksOf(subject, sheet, seededRandom(seedOf(sheet, request.size, request.count)));
  const written = new Set<string>();
  const sentences: WrittenSentence[] = [];
  const slots = reviewSlots(request);
  const uses = new Map<string, number>();
  const isFree = ({ step, about }: Line) =>
    step !== 'detail' || (uses.get(about) ?? 0) < Math.ceil(slots.length / REVIEWS_PER_DETAIL);
  const reviews = slots.map(({ name, size }, index) => {
    const lines = writeNew(size, decks, written, isFree);
    const text = japaneseOf(lines);
    written.add(text);
    for (const { about } of lines) uses.set(about, (uses.get(about) ?? 0) + 1);
    sentences.push(...sentencesOf('reviews', index, lines));
    return { nome: name, review: withSampleMark(text) };
  });
  return { isWritten: true, reviews, sentences, withoutJapanese: [] };
}

type IsFree = (line: Line) => boolean;

function writeNew(size: ConcreteSize, decks: Decks, written: ReadonlySet<string>, isFree: IsFree): Line[] {
  let lines: Line[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    lines = writeOne(size, decks, isFree);
    const text = japaneseOf(lines);
    if (countGraphemes(text) >= REVIEW_LENGTHS[size].min && !written.has(text)) break;
  }
  return lines;
}

function writeOne(size: ConcreteSize, decks: Decks, isFree: IsFree): Line[] {
  const { first, more } = RECIPES[size];
  const { min, max } = REVIEW_LENGTHS[size];
  const lines: Line[] = [];
  const add = (step: Step) => {
    const line = decks.draw(step);
    const isNew = line && lines.every(({ about, ja }) => about !== line.about && ja.slice(-7) !== line.ja.slice(-7));
    if (isNew && isFree(line) && countGraphemes(japaneseOf([...lines, line])) <= max) lines.push(line);
  };
  for (const step of first) add(step);
  // A short review has room for one more sentence of any kind.
  const others = size === 'curta' ? shuffled(more, decks.random) : more;
  for (const step of others) if (countGraphemes(japaneseOf(lines)) < min) add(step);
  return lines.sort((a, b) => a.order - b.order);
}

const japaneseOf = (lines: readonly Bilingual[]): string => lines.map(({ ja }) => ja).join('');

/** Each step's lines are drawn without repeats until none is left, then shuffled again. */
function decksOf(subject: Subject, sheet: Sheet, random: Random): Decks {
  const linesOfStep = (step: Step): Line[] =>
    step === 'detail'
      ? detailsOf(sheet)
      : REVIEW_TEMPLATES[step].map((template, place) => {
          const order = STEPS.indexOf(step) * 100 + place;
          return { ...fill(template, subject), step, order, about: template.ja };
        });
  const lines = new Map(STEPS.map((step) => [step, linesOfStep(step)]));
  const left = new Map<Step, Line[]>();
  const draw = (step: Step) => {
    if (!left.get(step)?.length) left.set(step, shuffled(lines.get(step) ?? [], random));
    return left.get(step)?.pop();
  };
  return { draw, random };
}

/** Details a buyer would mention, from fields without a limit. */
function detailsOf(sheet: Sheet): Line[] {
  const order = STEPS.indexOf('detail') * 100;
  const line = (about: string, template: Bilingual, l: Bilingual, v: Bilingual): Line => {
    const ja = template.ja.replace('{l}', () => l.ja).replace('{v}', () => v.ja);
    return { step: 'detail', order, about, ja, pt: template.pt.replace('{L}', () => l.pt).replace('{v}', () => v.pt) };
  };
  const details = specificationOf(sheet).flatMap(({ key, label, value, labelPt, valuePt }) => {
    if (value === null || value.length > LONGEST_DETAIL || /[（：\n]/.test(value) || !NOTICED_FIELDS.has(key))
      return [];
    return [line(key, REVIEW_SIZE_DETAIL, { ja: label, pt: labelPt }, { ja: value, pt: valuePt })];
  });
  // Nobody chooses the only colour.
  const all = sheet.colour?.value ?? [];
  const colours = sheet.colour?.limit || all.length < 2 ? [] : all;
  const chosen = colours.flatMap((entry) => {
    const { pt, ja } = describeEntry('colour', entry);
    const isPlain = ja && !entry.limit && !entry.part;
    return isPlain ? [line('colour', REVIEW_COLOUR_DETAIL, { ja: '', pt: '' }, { ja, pt })] : [];
  });
  return [...details, ...chosen];
}

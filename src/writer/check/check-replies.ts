import {
  AD_DESCRIPTION_MAX_CHARS,
  META_DESCRIPTION_LENGTH,
  type ReviewSize,
  SAMPLE_MARK,
} from '#domain/robots/robot-options.ts';
import type { AdsReply, CopyReply, Review, TranslationReply } from '#domain/robots/robot-replies.ts';
import { fullWidthLength } from '#domain/robots/text-length.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { foldText } from '#writer/text/fold.ts';
import type { Language } from '#writer/text/units.ts';
import { alignSentences, type Pair } from './align.ts';
import { cleanMarkup, findLostMarkup } from './clean-markup.ts';
import { compareAmounts } from './compare-amounts.ts';
import { compareCodes } from './compare-codes.ts';
import { compareDenials } from './compare-denials.ts';
import { compareGroups } from './compare-groups.ts';
import { compareOrder } from './compare-labels.ts';
import { compareLists } from './compare-lists.ts';
import { compareQualifiers } from './compare-qualifiers.ts';
import { compareSheet, type Demands } from './compare-sheet.ts';
import { findAdded } from './find-added.ts';
import { reviewLimits } from './fit-reviews.ts';
import { checkLength, checkSlug, findChatter, findTwinNames, findTwins, type Limits } from './form-checks.ts';
import { findLeaks, findPurchasePrices, partNotes } from './leaked-notes.ts';
import { type ParsedSentence, type ParsedText, readText, textOf } from './parsed-text.ts';
import {
  findJapaneseWords,
  findLeftovers,
  findMixedStyle,
  findOtherSubject,
  findWrongLanguage,
  keptNames,
} from './right-language.ts';
import { readSheet, type SheetFacts } from './sheet-facts.ts';
import { type CheckContext, type Checked, type CheckProblem, problemIn, toWarnings } from './to-warnings.ts';
import { findUnmatched } from './unmatched.ts';

/** The seller's text and sheet, parsed once for all texts of a reply. */
type Basis = {
  context: CheckContext;
  source: ParsedText;
  facts: SheetFacts;
  kept: ReadonlySet<string>;
  notes: string;
};

function readBasis(context: CheckContext): Basis {
  const { text, notes } = partNotes(context.source.normalize('NFC'));
  const source = readText(text, 'pt');
  const read = readSheet(context.sheet);
  const chosen = context.names ?? [];
  const facts = { ...read, folded: `${read.folded}\n${foldText(chosen.join('\n'))}` };
  const names = [...facts.names, ...chosen, ...facts.ja.text.split('\n')];
  const own = (context.sheet.writer_notes?.value ?? []).map(({ pt }) => pt ?? '');
  return {
    context,
    source,
    facts,
    kept: keptNames(context.source, names),
    notes: [context.writerNotes, ...own, notes].join('\n'),
  };
}

export function checkTranslation(reply: TranslationReply, context: CheckContext): Checked<TranslationReply> {
  const basis = readBasis(context);
  const { source, facts } = basis;
  const translation = cleanMarkup(reply.translation.normalize('NFC'), context.source);
  const read = readText(translation.text, 'ja');
  const compared = compareTranslation(source, read, facts);
  const meta = checkWritten(reply.meta_description, 'ja', basis, { warnings: false, isStory: false });
  const slug = checkSlug(reply.url_slug);
  const letters = source.plain.replaceAll(/\s/g, '').length;
  // Japanese needs about half the letters of Portuguese: a fifth is too short, twice as many say more.
  const limits = { min: Math.floor(letters * 0.2), max: Math.max(60, letters * 2) };
  const inTranslation: CheckProblem[] = [
    ...translation.problems,
    ...checkForm(read, basis),
    ...compared.problems,
    ...(translation.problems.length > 0 ? [] : findLostMarkup(translation.text, context.source)),
    ...checkLength(translation.text, limits, translation.text.length),
  ];
  const inMeta: CheckProblem[] = [
    ...meta.problems,
    ...findOtherSubject(meta.read, read),
    ...checkLength(meta.text, META_DESCRIPTION_LENGTH, fullWidthLength(meta.text)),
  ];
  const sourceAt = new Map(
    compared.pairs.flatMap(({ sources, targets }) => targets.map(({ start }) => [start, textOf(sources)] as const)),
  );
  return {
    reply: { translation: translation.text, meta_description: meta.text, url_slug: slug.slug },
    warnings: [
      ...toWarnings({ field: 'translation' }, inTranslation),
      ...toWarnings({ field: 'meta_description' }, inMeta),
      ...toWarnings({ field: 'url_slug' }, slug.problems),
    ],
    sentences: [
      ...sentencesOf('translation', 0, read, ({ start }) => sourceAt.get(start) || null),
      ...sentencesOf('meta_description', 0, meta.read),
    ],
  };
}

/** Compares a Japanese translation with its Portuguese source. */
function compareTranslation(
  own: ParsedText,
  theirs: ParsedText,
  { names, folded }: SheetFacts,
): { problems: CheckProblem[]; pairs: Pair[] } {
  const pairs = alignSentences(own, theirs);
  return {
    pairs,
    problems: [
      ...findUnmatched(pairs, own, theirs),
      ...compareAmounts(own, theirs, pairs),
      ...compareOrder(pairs, own, theirs),
      ...compareQualifiers(own, theirs),
      ...compareCodes(pairs, own, theirs, names, folded),
      ...compareDenials(pairs, own, theirs),
      ...compareGroups(pairs, own, theirs),
      ...compareLists(pairs),
      ...findAdded(theirs, own.folded),
    ],
  };
}

export function checkCopy(reply: CopyReply, context: CheckContext): Checked<CopyReply> {
  const basis = readBasis(context);
  const parts = (['publico', 'persona', 'copy'] as const).map((field) => {
    const isCopy = field === 'copy';
    const written = checkWritten(reply[field], 'pt', basis, { warnings: isCopy, isStory: !isCopy });
    // Reviewers are invented: their age, routine and work are not facts about the product.
    const problems = isCopy ? written.problems : written.problems.filter(({ code }) => !INVENTED.has(code));
    return {
      field,
      ...written,
      problems: [...problems, ...checkLength(written.text, isCopy ? COPY_LENGTH : PERSON_LENGTH)],
    };
  });
  const [publico = '', persona = '', copy = ''] = parts.map(({ text }) => text);
  return {
    reply: { publico, persona, copy },
    warnings: parts.flatMap(({ field, problems }) => toWarnings({ field }, problems)),
    sentences: parts.flatMap(({ field, read }) => sentencesOf(field, 0, read)),
  };
}

const COPY_LENGTH: Limits = { min: 60, max: 6_000 };
const PERSON_LENGTH: Limits = { min: 40, max: 1_200 };
const INVENTED: ReadonlySet<Warning['code']> = new Set(['fact_added', 'fact_lost', 'limit_lost', 'code_changed']);

export function checkAds(reply: AdsReply, context: CheckContext): Checked<AdsReply> {
  const basis = readBasis(context);
  const limits = { min: 15, max: AD_DESCRIPTION_MAX_CHARS };
  const checked = checkItems('descriptions', reply.descriptions, basis, { warnings: false, isStory: false }, limits);
  const few = problemIn('too_short', 'São esperadas pelo menos 3 descrições.');
  return {
    reply: { descriptions: checked.texts },
    warnings: [...checked.warnings, ...(checked.texts.length < 3 ? toWarnings({ field: 'descriptions' }, [few]) : [])],
    sentences: checked.sentences,
  };
}

export function checkReviews(
  reviews: readonly Review[],
  context: CheckContext & { size: ReviewSize },
): Checked<Review[]> {
  const basis = readBasis(context);
  const bodies = reviews.map(({ review }) => review.replaceAll(SAMPLE_MARK, '').trim());
  const checked = checkItems('reviews', bodies, basis, { warnings: false, isStory: true }, reviewLimits(context.size));
  return {
    reply: reviews.map(({ nome, review }, index) => ({
      nome,
      review: review.includes(SAMPLE_MARK) ? `${checked.texts[index]}\n${SAMPLE_MARK}` : (checked.texts[index] ?? ''),
    })),
    warnings: checked.warnings,
    sentences: checked.sentences,
  };
}

export function checkNames(names: readonly string[], context: CheckContext): Checked<string[]> {
  const twins = findTwinNames(names);
  const checked = names.map((name, index) => {
    const cleaned = cleanMarkup(name.normalize('NFC'), context.source);
    const text = cleaned.text.trim();
    const ofForm = [...findChatter(text, context.source), ...checkLength(text, { min: 2, max: 60 })];
    const problems = [...cleaned.problems, ...ofForm, twins[index] ?? []].flat();
    return { text, warnings: toWarnings({ field: 'names', index }, problems) };
  });
  const few = problemIn('too_short', 'São esperados pelo menos 3 nomes.');
  return {
    reply: checked.map(({ text }) => text),
    warnings: [
      ...checked.flatMap(({ warnings }) => warnings),
      ...(names.length < 3 ? toWarnings({ field: 'names' }, [few]) : []),
    ],
    sentences: [],
  };
}

function checkItems(field: string, items: readonly string[], basis: Basis, demands: Demands, limits: Limits) {
  const written = items.map((item) => checkWritten(item, 'ja', basis, demands));
  const twins = findTwins(written.map(({ text }) => text));
  return {
    texts: written.map(({ text }) => text),
    warnings: written.flatMap(({ text, problems }, index) =>
      toWarnings({ field, index }, [...problems, ...checkLength(text, limits), twins[index] ?? []].flat()),
    ),
    sentences: written.flatMap(({ read }, index) => sentencesOf(field, index, read)),
  };
}

/** A text written from the sheet: copy, advertisement, review or meta description. */
function checkWritten(
  written: string,
  language: Language,
  basis: Basis,
  demands: Demands,
): { text: string; read: ParsedText; problems: CheckProblem[] } {
  const { context, source, facts } = basis;
  const { text, problems } = cleanMarkup(written.normalize('NFC'), context.source);
  const read = readText(text, language);
  return {
    text,
    read,
    problems: [...problems, ...checkForm(read, basis), ...compareSheet(read, context.sheet, facts, source, demands)],
  };
}

function checkForm(read: ParsedText, { context, source, facts, kept, notes }: Basis): CheckProblem[] {
  const wrong = findWrongLanguage(read, kept);
  return [
    ...findChatter(read.text, context.source),
    ...wrong,
    ...(read.language === 'ja' && wrong.length === 0 ? findLeftovers(read, context.source, kept) : []),
    ...(read.language === 'pt' && wrong.length === 0
      ? findJapaneseWords(read, `${context.source}\n${facts.ja.text}`)
      : []),
    ...findMixedStyle(read),
    ...findPurchasePrices(read, context.sheet),
    ...findLeaks(read, notes, source, facts),
  ];
}

function sentencesOf(
  field: string,
  index: number,
  { pieces, text }: ParsedText,
  sourceOf: (sentence: ParsedSentence) => string | null = () => null,
): WrittenSentence[] {
  return pieces.map((sentence) => {
    const written = text.slice(sentence.start, sentence.end);
    return { field, index, source: sourceOf(sentence), text: written, meaning: null };
  });
}

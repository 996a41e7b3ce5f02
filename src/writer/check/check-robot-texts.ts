import { SAMPLE_MARK } from '#domain/robots/reviews/sample-review-mark.ts';
import {
  AD_DESCRIPTION_MAX_CHARS,
  type AdsReply,
  type CopyReply,
  META_DESCRIPTION_LENGTH,
  type NamesReply,
  type ReviewSize,
  type RobotTexts,
  type TranslationReply,
} from '#domain/robots/robot-options.ts';
import { fullWidthLength } from '#domain/robots/text-length.ts';
import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import type { Language } from '#writer/text/find-unit.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { alignSentences } from './align-sentences.ts';
import {
  checkLength,
  checkSlug,
  findChatter,
  findRepeated,
  findTwinNames,
  findTwins,
  type Limits,
} from './check-length-and-repeats.ts';
import { type CheckProblem, problemIn } from './check-problem.ts';
import { cleanMarkup, findLostMarkup } from './clean-markup.ts';
import { compareCodes } from './compare-codes.ts';
import { compareDenials } from './compare-denials.ts';
import { compareGroups } from './compare-groups.ts';
import { compareOrder } from './compare-labels.ts';
import { compareQualifiers } from './compare-qualifiers.ts';
import { compareSheet, type Demands, type SheetBasis } from './compare-sheet.ts';
import { compareAmounts } from './compare-translated-amounts.ts';
import { reviewLimits } from './cut-long-reviews.ts';
import { findToConfirm, joinToConfirm } from './find-to-confirm.ts';
import { findUnmatched } from './find-unmatched.ts';
import { findUnsupportedClaims } from './find-unsupported-claims.ts';
import {
  findJapaneseWords,
  findLeftovers,
  findMixedStyle,
  findWrongLanguage,
  namesToKeep,
} from './find-wrong-language.ts';
import { findLeaks, findPurchasePrices, partNotes } from './leaked-notes.ts';
import { parseSheet } from './parsed-sheet.ts';
import { type ParsedText, readText, textOf } from './parsed-text.ts';
import { type FieldPosition, toWarnings } from './to-warnings.ts';

/** What a reply is checked against: the seller's text, and the accepted sheet with its notes to the writer. */
export type CheckContext = {
  source: string;
  sheet: Sheet;
  /** Names that the seller chose, of the product and of the text: their words are known. */
  names?: readonly string[];
};

export type CheckedReply<Reply> = {
  reply: Reply;
  warnings: Warning[];
  sentences: WrittenSentence[];
  /** What the seller's text and sheet deny or limit, to be compared by a person. */
  toConfirm: string[];
};

/** The seller's text and sheet, parsed once for all texts of a reply. */
type Basis = SheetBasis & {
  context: CheckContext;
  knownWords: ReadonlySet<string>;
  notes: string;
  toConfirm: string[];
};

export function readBasis(context: CheckContext): Basis {
  const { sheet, names: chosen = [] } = context;
  const { text, notes, sentences } = partNotes(context.source.normalize('NFC'));
  const read = parseSheet(sheet);
  const parsedSheet = { ...read, folded: `${read.folded}\n${foldChars(chosen.join('\n'))}` };
  const knownWords = namesToKeep(context.source, [...parsedSheet.names, ...chosen, ...parsedSheet.ja.text.split('\n')]);
  const own = (sheet.writer_notes?.value ?? []).map(({ pt }) => pt ?? '');
  const source = readText(text, 'pt', sentences);
  const toConfirm = findToConfirm(source, sheet, parsedSheet.statements);
  return { context, sheet, source, parsedSheet, knownWords: knownWords, notes: [...own, notes].join('\n'), toConfirm };
}

export function checkTranslation(reply: TranslationReply, context: CheckContext): CheckedReply<TranslationReply> {
  const basis = readBasis(context);
  const { source: own, parsedSheet } = basis;
  const { text, problems } = cleanMarkup(reply.translation.normalize('NFC'), context.source);
  const read = readText(text, 'ja');
  const pairs = alignSentences(own, read);
  const meta = checkWritten({ field: 'meta_description' }, reply.meta_description, basis, META);
  const slug = checkSlug(reply.url_slug);
  const unmatched = findUnmatched(pairs, own, read);
  const letters = own.plain.replaceAll(/\s/g, '').length;
  // Japanese needs about half the letters of Portuguese: a fifth is too short, twice as many say more.
  const limits = { min: Math.floor(letters * 0.2), max: Math.max(60, letters * 2) };
  const inTranslation: CheckProblem[] = [
    ...problems,
    ...checkForm(read, basis),
    ...unmatched.problems,
    ...compareAmounts(own, read, pairs, basis.notes),
    ...compareOrder(pairs, own, read),
    ...compareQualifiers(own, read),
    ...compareCodes(pairs, own, read, parsedSheet),
    ...compareDenials(pairs),
    ...compareGroups(pairs, own, read),
    ...findUnsupportedClaims(read, own.folded),
    ...(problems.length > 0 ? [] : findLostMarkup(text, own.text)),
    ...checkLength(text, limits, text.length),
  ];
  const sourceAt = new Map(
    pairs.flatMap(({ sources, targets }) => targets.map(({ start }) => [start, textOf(sources)])),
  );
  return {
    reply: { translation: text, meta_description: meta.text, url_slug: slug.slug },
    warnings: [
      ...toWarnings({ field: 'translation' }, inTranslation),
      ...meta.warnings,
      ...toWarnings({ field: 'url_slug' }, slug.problems),
    ],
    sentences: [
      ...sentencesOf({ field: 'translation' }, read).map((sentence, at) => ({
        ...sentence,
        source: sourceAt.get(read.pieces[at]?.start ?? 0) || null,
      })),
      ...meta.sentences,
    ],
    toConfirm: joinToConfirm(basis.toConfirm, unmatched.doubtful),
  };
}

/** `ignored`: what an invented person is and does says nothing about the product. */
type TextKind = Demands & {
  language: Language;
  limits: Limits;
  lengthOf?: (text: string) => number;
  ignored?: ReadonlySet<WarningCode>;
};

const AD: TextKind = {
  language: 'ja',
  isStory: false,
  limits: { min: 15, max: AD_DESCRIPTION_MAX_CHARS },
};
const META: TextKind = { ...AD, limits: META_DESCRIPTION_LENGTH, lengthOf: fullWidthLength };
const COPY: TextKind = { language: 'pt', isStory: false, limits: { min: 60, max: 6_000 } };
const PERSON: TextKind = {
  ...{ language: 'pt', isStory: true, limits: { min: 40, max: 1_200 } },
  ignored: new Set<WarningCode>(['fact_added', 'fact_lost', 'limit_lost', 'code_changed']),
};

export function checkCopy(reply: CopyReply, context: CheckContext): CheckedReply<CopyReply> {
  const basis = readBasis(context);
  const publico = checkWritten({ field: 'publico' }, reply.publico, basis, PERSON);
  const persona = checkWritten({ field: 'persona' }, reply.persona, basis, PERSON);
  const copy = checkWritten({ field: 'copy' }, reply.copy, basis, COPY);
  return {
    reply: { publico: publico.text, persona: persona.text, copy: copy.text },
    warnings: [publico, persona, copy].flatMap(({ warnings }) => warnings),
    sentences: [publico, persona, copy].flatMap(({ sentences }) => sentences),
    toConfirm: basis.toConfirm,
  };
}

export function checkAds(reply: AdsReply, context: CheckContext): CheckedReply<AdsReply> {
  const basis = readBasis(context);
  const { texts, warnings, sentences } = checkItems('descriptions', reply.descriptions, basis, AD);
  const few = isFew('descriptions', texts, 'São esperadas pelo menos 3 descrições.');
  const { toConfirm } = basis;
  return { reply: { descriptions: texts }, warnings: [...warnings, ...few], sentences, toConfirm };
}

const isFew = (field: string, items: readonly string[], message: string): Warning[] =>
  items.length < 3 ? toWarnings({ field }, [problemIn('too_short', message)]) : [];

export function checkReviews(
  { reviews }: RobotTexts['reviews'],
  context: CheckContext & { size: ReviewSize },
): CheckedReply<RobotTexts['reviews']> {
  const bodies = reviews.map((review) => review.replaceAll(SAMPLE_MARK, '').trim());
  const kind = { ...AD, isStory: true, limits: reviewLimits(context.size) };
  const basis = readBasis(context);
  const { texts, ...checked } = checkItems('reviews', bodies, basis, kind);
  return { reply: { reviews: texts }, ...checked, toConfirm: basis.toConfirm };
}

export function checkNames({ names }: NamesReply, context: CheckContext): CheckedReply<NamesReply> {
  const twins = findTwinNames(names);
  const checked = names.map((name, index) => {
    const cleaned = cleanMarkup(name.normalize('NFC'), context.source);
    const text = cleaned.text.trim();
    const ofForm = [...findChatter(text, context.source), ...checkLength(text, { min: 2, max: 60 })];
    const problems = [...cleaned.problems, ...ofForm, twins[index] ?? []].flat();
    return { text, warnings: toWarnings({ field: 'names', index }, problems) };
  });
  const few = isFew('names', names, 'São esperados pelo menos 3 nomes.');
  const warnings = [...checked.flatMap((one) => one.warnings), ...few];
  return { reply: { names: checked.map(({ text }) => text) }, warnings, sentences: [], toConfirm: [] };
}

/** A list of short texts in Japanese. */
export function checkItems(field: string, items: readonly string[], basis: Basis, kind: TextKind) {
  const written = items.map((item, index) => checkWritten({ field, index }, item, basis, kind));
  const texts = written.map(({ text }) => text);
  const twins = findTwins(texts).flatMap((twin, index) => (twin ? toWarnings({ field, index }, [twin]) : []));
  const warnings = [...written.flatMap((one) => one.warnings), ...twins];
  return { texts, warnings, sentences: written.flatMap(({ sentences }) => sentences) };
}

/** A text written from the sheet: copy, advertisement, review or meta description. */
function checkWritten(place: FieldPosition, written: string, basis: Basis, kind: TextKind) {
  const cleaned = cleanMarkup(written.normalize('NFC'), basis.context.source);
  const { text } = cleaned;
  const read = readText(text, kind.language);
  const found = [...cleaned.problems, ...checkForm(read, basis), ...compareSheet(read, basis, kind)];
  const length = checkLength(text, kind.limits, kind.lengthOf?.(text));
  const problems = [...found.filter(({ code }) => !kind.ignored?.has(code)), ...length];
  return { text, read, warnings: toWarnings(place, problems), sentences: sentencesOf(place, read) };
}

function checkForm(read: ParsedText, { context, source, parsedSheet, knownWords, notes }: Basis): CheckProblem[] {
  const wrong = findWrongLanguage(read, knownWords);
  const left =
    read.language === 'ja'
      ? findLeftovers(read, context.source, knownWords)
      : findJapaneseWords(read, `${context.source}\n${parsedSheet.ja.text}`);
  return [
    ...findChatter(read.text, context.source),
    ...(wrong.length > 0 ? wrong : left),
    ...findMixedStyle(read),
    ...findRepeated(read, context.source),
    ...findPurchasePrices(read, context.sheet),
    ...findLeaks(read, notes, source, parsedSheet),
  ];
}

const sentencesOf = ({ field, index = 0 }: FieldPosition, { pieces, text }: ParsedText): WrittenSentence[] =>
  pieces.map(({ start, end }) => ({ field, index, source: null, text: text.slice(start, end), meaning: null }));

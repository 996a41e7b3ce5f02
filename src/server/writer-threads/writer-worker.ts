import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { MAX_UNREAD_LINE, MAX_UNREAD_LINES } from '#contract/robots/suggest-fields.ts';
import type { ExportFormat } from '#contract/robots/texts.ts';
import { type ExportedProduct, rowsOfProduct } from '#domain/products/export-products.ts';
import { sourceForRobots } from '#domain/products/source-for-robots.ts';
import { withoutTerms } from '#domain/products/supplier-terms.ts';
import { shopValuesFromSheet } from '#domain/publishing/shop-values-from-sheet.ts';
import { type ExportedText, writeTexts } from '#domain/robots/export-texts.ts';
import type { ReviewsRequest, RobotName, RobotTexts } from '#domain/robots/robot-options.ts';
import { type SecondLook, secondLookPrompt } from '#domain/robots/second-look/second-look-prompt.ts';
import type { Written } from '#domain/robots/written-sentence.ts';
import { mergeSuggestions, pendingSuggestions, sheetOfSuggestions } from '#domain/sheet/accept-suggestions.ts';
import { sheetFromFacts } from '#domain/sheet/old-facts/sheet-from-facts.ts';
import type { Sheet, Suggestion } from '#domain/sheet/sheet.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import { MAX_FILE_LENGTH } from '#domain/text/text-limits.ts';
import { readAnswer } from '#writer/answers/read-answer.ts';
import type { CheckedReply } from '#writer/check/check-robot-texts.ts';
import { checkAds, checkCopy, checkNames, checkReviews, checkTranslation } from '#writer/check/check-robot-texts.ts';
import { type ClaimNote, checkClaims } from '#writer/claims/check-claims.ts';
import { checkText } from '#writer/claims/check-text.ts';
import { readSoftClaims, type SoftClaim } from '#writer/claims/read-soft-claims.ts';
import { composeAds } from '#writer/compose/compose-ads.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { composeListing } from '#writer/compose/compose-listing.ts';
import { composeNames } from '#writer/compose/compose-names.ts';
import { composeReviews } from '#writer/compose/compose-reviews.ts';
import { composeTranslationExtras, type KnownNames } from '#writer/compose/compose-translation-extras.ts';
import type { Composition } from '#writer/compose/product-subject.ts';
import { type Material, promptFor, sourceOf } from '#writer/prompts/prompt-for.ts';
import { quotationWith } from '#writer/prompts/quotation.ts';
import type { AnswerRobot, PromptRequests } from '#writer/prompts/robot-prompts.ts';
import { readFieldLines } from '#writer/suggest/read-assistant-lines.ts';
import { readSource, suggestFields } from '#writer/suggest/suggest-fields.ts';
import { suggestFromWords } from '#writer/suggest/suggest-from-words.ts';
import { withoutPrivate } from '#writer/text/seller-private-text.ts';

// On Linux priority is per thread, so requests come first; elsewhere it would slow the whole process.
if (process.platform === 'linux' && !isMainThread) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

type Order<Request> = { sheet: Sheet; request: Request; nameJa?: string | undefined };
type RobotWriter<Request, Texts> = {
  /** What it writes from the sheet, without a model; reviews and translations have a job of their own below. */
  draft?(order: Order<Request>): Composition<Texts> | Written<Texts>;
  check(texts: Texts, context: { source: string; sheet: Sheet }, order: Order<Request>): CheckedReply<Texts>;
};

const robots: { [R in RobotName]: RobotWriter<PromptRequests[R], RobotTexts[R]> } = {
  names: {
    draft: ({ sheet, request }) => composeNames(sheet, request),
    check: checkNames,
  },
  copy: {
    draft: ({ sheet, request }) => composeCopy(sheet, request),
    check: (texts, context, { request }) => checkCopy(texts, { ...context, names: [request.chosenName] }),
  },
  translate: {
    check: (texts, context, { nameJa }) => checkTranslation(texts, { ...context, names: nameJa ? [nameJa] : [] }),
  },
  ads: {
    draft: ({ sheet, request, nameJa }) => composeAds(sheet, request.strategy, nameJa),
    check: checkAds,
  },
  reviews: { check: (texts, context, { request }) => checkReviews(texts, { ...context, size: request.size }) },
};

/** The maximum that a saved text stores. */
const MAX_CLAIMS = 200;
const claimsIn = (words: string): ClaimNote[] => checkClaims(words).slice(0, MAX_CLAIMS);

/** Input and output are plain data, because they cross threads. */
const jobs = {
  draft: <R extends RobotName>({ robot, ...order }: Order<PromptRequests[R]> & { robot: R }) => {
    const { draft } = robots[robot];
    if (!draft) throw new Error(`${robot} has no draft`);
    return draft(order);
  },
  check: <R extends RobotName>({
    robot,
    texts,
    ...order
  }: Order<PromptRequests[R]> & { robot: R; texts: RobotTexts[R] }) => {
    const context = { source: sourceOf(robot, order.request), sheet: order.sheet };
    const { reply, ...checked } = robots[robot].check(texts, context, order);
    return { texts: reply, ...checked };
  },
  reviews: ({ sheet, request, nameJa }: Order<ReviewsRequest>) => composeReviews(sheet, request, nameJa),
  translationExtras: ({ sheet, source, ...known }: { sheet: Sheet; source: string } & KnownNames) =>
    composeTranslationExtras(sheet, source, known),
  readAnswer: ({ robot, answer, expected }: { robot: AnswerRobot; answer: string; expected: number }) =>
    readAnswer(robot, answer, expected),
  /** What the text says of itself, as if it had been accepted. */
  sheetOfText: ({ text, acceptedAt }: { text: string; acceptedAt: string }) =>
    sheetOfSuggestions(suggestFields(text), acceptedAt),
  /** Suggestions of the source and of earlier answers that are still open, and the lines that nobody has read. */
  pendingSuggestions: ({ source, stored, sheet, dismissed }: PendingSuggestionsInput) => {
    const { suggestions, unread } = readSource(source);
    return {
      // A dismissed reading of an assistant must not hide ours of the same words.
      suggestions: pendingSuggestions(
        mergeSuggestions([...suggestions, ...stored.filter(({ id }) => !dismissed.includes(id))]),
        sheet,
        dismissed,
      ),
      unread: stillUnread(withoutTerms(unread, source), sheet, stored, new Set(suggestions.map(({ words }) => words))),
    };
  },
  readFieldLines: ({ lines, source, by }: { lines: string; source: string; by: 'model' | 'assistant' }) =>
    readFieldLines(lines, source, by),
  suggestFromWords,
  checkText,
  readSoftClaims: ({ text, claims }: { text: string; claims: readonly SoftClaim[] }) => readSoftClaims(text, claims),
  notes: claimsIn,
  /** The claims in each text of a page and in its specification, Japanese to take over, and what a shop is told. */
  listing: ({ texts, sheet, nameJa }: { texts: readonly string[]; sheet: Sheet; nameJa: string }) => {
    const rows = specificationOf(sheet, nameJa).map(({ label, value }) => ({ label, value }));
    return {
      claims: [...texts, rows.map(({ label, value }) => `${label}：${value ?? ''}`).join('\n')].map(claimsIn),
      proposals: composeListing(sheet, nameJa),
      values: shopValuesFromSheet(sheet),
      rows,
    };
  },
  specification: (sheet: Sheet) => specificationOf(sheet),
  sourceForRobots,
  exportProduct: ({ stored, ...product }: Omit<ExportedProduct, 'sheet'> & { stored: StoredSheet | undefined }) =>
    rowsOfProduct({
      ...product,
      sheet: stored ? (stored.sheet ?? sheetFromFacts(stored.facts, stored.source).sheet) : {},
    }),
  writeTexts: ({ format, texts }: { format: ExportFormat; texts: readonly ExportedText[] }) =>
    writeTexts(format, texts, MAX_FILE_LENGTH),
  prompt: <R extends AnswerRobot>({ robot, request, mark, ...material }: PromptInput<R>) =>
    promptFor(robot, request, { ...material, quotation: quotationWith(mark) }),
  /** The seller's business is in no prompt; what was written may show it all the same. */
  secondLook: ({ mark, ...look }: SecondLook & { mark: string }) =>
    secondLookPrompt(
      {
        ...look,
        source: withoutPrivate(look.source),
        sentences: look.sentences.map((each) => ({ ...each, source: each.source && withoutPrivate(each.source) })),
      },
      quotationWith(mark),
    ),
};

const MAX_QUOTES = 500;
const SHORTEST_QUOTE = 4;

/** Without the lines that a model, an assistant or the person has read; `known`: the words that the rules have read. */
function stillUnread(
  lines: readonly string[],
  sheet: Sheet,
  stored: readonly Suggestion[],
  known: ReadonlySet<string>,
): string[] {
  const accepted = Object.values(sheet).flatMap((field) =>
    field && 'words' in field && field.words ? field.words.split('\n') : [],
  );
  const quotes = [...new Set([...stored.map(({ words }) => words), ...accepted])]
    .filter((quote) => quote.length >= SHORTEST_QUOTE && !known.has(quote))
    .slice(0, MAX_QUOTES);
  return [...new Set(lines.map((line) => line.slice(0, MAX_UNREAD_LINE)))]
    .slice(0, MAX_UNREAD_LINES)
    .filter((line) => !quotes.some((quote) => line.includes(quote) || quote.includes(line)));
}

/** A product of an older version has facts instead of a sheet. */
type StoredSheet = { sheet: Sheet | null; facts: Parameters<typeof sheetFromFacts>[0]; source: string };
type PromptInput<R extends AnswerRobot> = Omit<Material, 'quotation'> & {
  robot: R;
  request: PromptRequests[R];
  mark: string;
};
type PendingSuggestionsInput = { source: string; stored: Suggestion[]; sheet: Sheet; dismissed: readonly string[] };

type Jobs = typeof jobs;
export type WorkName = keyof Jobs;
export type WriterTask<W extends WorkName> = { work: W; input: Parameters<Jobs[W]>[0] };
export type TaskResult<W extends WorkName> = ReturnType<Jobs[W]>;

/** Runs in a worker thread (see writer-pool.ts). */
export function compose<W extends WorkName>({ work, input }: WriterTask<W>): TaskResult<W> {
  // TypeScript loses the relation between input and output types when the key is a type parameter.
  const runJob = jobs[work] as (value: typeof input) => TaskResult<W>;
  return runJob(input);
}

import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { MAX_SHEET_VALUES, sheetSchema, suggestionSchema } from '#contract/products/sheet.ts';
import { MAX_PASTED_ANSWER, MAX_ROBOT_TEXT, type RobotName } from '#domain/robots/robot-options.ts';
import { MOST_JUDGED } from '#domain/robots/second-look/second-look-prompt.ts';
import { MAX_SENTENCES } from '#domain/robots/written-sentence.ts';
import { SHEET_LIMITS } from '#domain/sheet/sheet.ts';
import { riskNoteSchema, warningSchema, writerSchema } from './robot-parts.ts';
import { robotFields, robotReplies, pastedText as sellersText } from './robots.ts';

const pastedAnswer = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Cole a resposta do seu assistente.'),
    z.maxLength(MAX_PASTED_ANSWER, 'A resposta pode ter no máximo 20.000 caracteres.'),
  );

export const MAX_UNREAD_LINES = 300;
export const MAX_UNREAD_LINE = 300;

export const suggestFields = endpoint('POST', '/functions/v1/suggest-fields', 'member', {
  summary: "What a supplier's text suggests for the sheet, by rules, by the model, or from an assistant's answer",
  body: z
    .object({
      text: z.optional(sellersText),
      /** The product that the source text belongs to; suggestions of a model or an assistant are saved with it. */
      productId: z.optional(z.uuid()),
      /** Words that the person selected in the source: suggests only fields for these words. */
      words: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000))),
      withModel: z.optional(z.boolean()),
      /** Answer of the person's own assistant to the sheet prompt. */
      answer: z.optional(pastedAnswer),
    })
    .check(
      z.refine(
        ({ text, productId }) => (text === undefined) !== (productId === undefined),
        'Cole o texto do fornecedor.',
      ),
    ),
  response: z.object({
    /** Without suggestions that are already accepted or dismissed. */
    suggestions: z.array(suggestionSchema),
    notes: z.array(riskNoteSchema),
    /** Rejected lines of the answer: their quote is not in the source, or a number is missing from it. */
    dropped: z.array(z.string()),
    /** Lines of the source of which no suggestion came. */
    unread: z.optional(z.array(z.string().check(z.maxLength(MAX_UNREAD_LINE))).check(z.maxLength(MAX_UNREAD_LINES))),
  }),
});

const accepted = { productId: z.optional(z.uuid()), sheet: z.optional(sheetSchema) };
const requestOf = <R extends string, Fields extends z.core.$ZodLooseShape>(robot: R, fields: Fields) =>
  z.object({ robot: z.literal(robot), ...fields, ...accepted });
type AssistantRequest = { [R in RobotName]: ReturnType<typeof requestOf<R, (typeof robotFields)[R]>> }[RobotName];
/** The requests of all robots. Object.entries loses their types. */
const robotRequests = Object.entries(robotFields).map(([robot, fields]) => requestOf(robot, fields)) as unknown as [
  AssistantRequest,
  ...AssistantRequest[],
];

const writtenWords = z.string().check(z.maxLength(20_000));
const MAX_FACTS = 300;
const secondLook = z.object({
  robot: z.literal('second_look'),
  source: sellersText,
  facts: z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(MAX_FACTS)),
  sentences: z
    .array(z.object({ field: z.string().check(z.maxLength(40)), source: z.nullable(writtenWords), text: writtenWords }))
    .check(z.minLength(1), z.maxLength(MOST_JUDGED)),
  /** Number of the first sentence: a long text is asked about in parts. */
  first: z.int().check(z.minimum(1), z.maximum(MAX_SENTENCES * 2)),
  isWhole: z.boolean(),
});

export const getPrompt = endpoint('POST', '/functions/v1/prompt', 'member', {
  summary: "The prompt that the person's own assistant is given for a robot, for the sheet, or to check a text",
  maxValues: MAX_SHEET_VALUES,
  body: z.discriminatedUnion('robot', [
    ...robotRequests,
    z.object({ robot: z.literal('sheet'), text: sellersText, ...accepted }),
    /** All texts of a product's page at once. */
    z.object({ robot: z.literal('page'), productId: z.uuid() }),
    secondLook,
  ]),
  response: z.object({ prompt: z.string() }),
});

/** The checked answer is saved like a generation; one with a missing part is rejected with the part's name. */
export const checkAnswer = endpoint('POST', '/functions/v1/check-answer', 'member', {
  summary: "Reads and checks what the person's own assistant answered, and keeps it like a generation",
  maxBodyBytes: 1024 * 1024,
  maxValues: MAX_SHEET_VALUES,
  body: z.object({
    request: z.discriminatedUnion('robot', robotRequests),
    answer: pastedAnswer,
    textId: z.optional(z.uuid()),
  }),
  response: z.union(Object.values(robotReplies)),
});

/** The copy and the translation are saved like two generations; the name, the line and the slug are only proposed. */
export const checkPageAnswer = endpoint('POST', '/functions/v1/check-page-answer', 'member', {
  summary:
    "Reads and checks what the person's own assistant answered about a product's whole page, and keeps its texts",
  maxBodyBytes: 1024 * 1024,
  body: z.object({ productId: z.uuid(), answer: pastedAnswer, copyId: z.uuid(), translationId: z.uuid() }),
  response: z.object({
    copy: z.string(),
    translation: z.string(),
    metaDescription: z.string(),
    nameJa: z.string(),
    benefitJa: z.string(),
    slug: z.string(),
    /** What the Japanese says, in Portuguese; empty where the answer does not say it. */
    meanings: z.object({ name: z.string(), benefit: z.string(), meta: z.string() }),
    /** Words of the sheet that had no Japanese, with that of the answer. */
    terms: z.array(z.object({ pt: z.string(), ja: z.string() })),
    /** What differs from the sheet, by the text in which it stands. */
    warnings: z.object({
      copy: z.array(warningSchema),
      translation: z.array(warningSchema),
      /** Of the name and the line. */
      lines: z.array(warningSchema),
    }),
    /** Both texts were saved to the person's texts. */
    kept: z.boolean(),
  }),
});
export type PageAnswer = z.infer<typeof checkPageAnswer.response>;

export const findingSchema = z.object({
  ...z.omit(riskNoteSchema, { law: true }).shape,
  /** Position of the words: characters from `start` up to `end`. Findings never overlap. */
  start: z.int(),
  end: z.int(),
  laws: z.array(
    z.object({
      /** In Portuguese. */
      name: z.string(),
      /** As the law calls itself, in Japanese. */
      original: z.string(),
      /** URLs without scheme; sources other than the authority's are less reliable. */
      sources: z.array(z.object({ address: z.string(), isOfficial: z.boolean() })),
    }),
  ),
  /** A hint of the model, to be looked at: no rule knows the words. */
  byModel: z.optional(z.boolean()),
});
export type Finding = z.infer<typeof findingSchema>;

const textToCheck = z.object({
  /** Not trimmed, because findings refer to character positions in it. */
  text: z
    .string()
    .check(
      z.minLength(1, 'Cole o texto que você quer conferir.'),
      z.maxLength(MAX_ROBOT_TEXT, 'O texto pode ter no máximo 8.000 caracteres.'),
    ),
});

export const checkText = endpoint('POST', '/functions/v1/check-text', 'member', {
  summary: 'Every place of a text that promises what Japanese law restricts, with law, reason and a safer wording',
  body: textToCheck,
  response: z.object({
    language: z.enum(['ja', 'pt']),
    /** Day on which the rules and their sources were last reviewed, YYYY-MM-DD. */
    reviewedOn: z.string(),
    findings: z.array(findingSchema),
    /** Number of findings that are not listed. */
    left: z.int(),
  }),
});

export const findSoftClaims = endpoint('POST', '/functions/v1/soft-claims', 'member', {
  summary: 'What the model of this installation sees in a text beyond the rules of check-text, as hints',
  body: textToCheck,
  /** Only words that the rules leave unmarked, in order of appearance. */
  response: z.object({ findings: z.array(findingSchema) }),
});

export const readJapanese = endpoint('POST', '/functions/v1/read-japanese', 'member', {
  summary: 'What a Japanese text says, in Portuguese, sentence by sentence',
  body: z.object({
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Cole o texto em japonês.'),
        z.maxLength(MAX_ROBOT_TEXT, 'O texto pode ter no máximo 8.000 caracteres.'),
      ),
  }),
  response: z.object({
    /** `composer`: no translator is configured. */
    writer: writerSchema,
    sentences: z.array(z.object({ text: z.string(), meaning: z.nullable(z.string()) })),
  }),
});

export const translateWords = endpoint('POST', '/functions/v1/translate-words', 'member', {
  summary: 'Words and short lines in Japanese, by the translator or the model of this installation',
  body: z.object({
    words: z
      .array(z.string().check(z.minLength(1), z.maxLength(SHEET_LIMITS.text)))
      .check(z.minLength(1), z.maxLength(SHEET_LIMITS.translatedWords)),
  }),
  /** Without the words that could not be translated. */
  response: z.object({ words: z.array(z.object({ pt: z.string(), ja: z.string() })) }),
});

export const getRobotWriters = endpoint('GET', '/functions/v1/robot-writers', 'member', {
  summary: 'Who would write for each robot now, and what is left of the day',
  response: z.object({
    copy: writerSchema,
    translator: writerSchema,
    ads: writerSchema,
    reviews: writerSchema,
    read: writerSchema,
    /** The model and the translation service of this installation; null when not configured. */
    model: z.nullable(z.string()),
    service: z.nullable(z.string()),
    /** The local translator is chosen, but its files are not on this server yet. */
    isTranslatorAwaited: z.optional(z.boolean()),
    /** Tokens left for this person today; null without a model or without a limit. */
    tokensLeft: z.nullable(z.number()),
  }),
});

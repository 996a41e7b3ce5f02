import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { MAX_SHEET_VALUES, sheetSchema } from '#contract/products/sheet.ts';
import { MAX_PASTED_ANSWER, type RobotName } from '#domain/robots/robot-options.ts';
import { MOST_JUDGED } from '#domain/robots/second-look/second-look-prompt.ts';
import { MAX_SENTENCES } from '#domain/robots/written-sentence.ts';
import { robotFields, robotReplies, pastedText as sellersText } from './robots.ts';
import { warningSchema } from './shared-fields.ts';

export const pastedAnswer = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Cole a resposta do seu assistente.'),
    z.maxLength(MAX_PASTED_ANSWER, 'A resposta pode ter no máximo 20.000 caracteres.'),
  );

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

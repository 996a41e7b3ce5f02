import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { cursorQuerySchema } from '#contract/comments.ts';
import { sheetRowSchema } from '#contract/products/sheet.ts';
import { TEXT_ROBOTS } from '#domain/robots/robot-options.ts';
import { fitsSavedText, MAX_TEXT_TITLE } from '#domain/robots/saved-text.ts';
import { MAX_SENTENCES } from '#domain/robots/written-sentence.ts';
import { MAX_SEARCH } from '#domain/text/text-limits.ts';
import { riskNoteSchema, sentenceSchema, toConfirmSchema, warningSchema, writerSchema } from './shared-fields.ts';

const words = z.string().check(z.maxLength(20_000));
const fieldName = z.string().check(z.maxLength(40));

/** The generated text by field (a field that is no list has one item), with its metadata. */
export const savedOutputSchema = z.object({
  texts: z
    .record(fieldName, z.array(words).check(z.maxLength(40)))
    .check(z.refine(fitsSavedText, 'O texto é longo demais para salvar.')),
  sentences: z.array(sentenceSchema).check(z.maxLength(MAX_SENTENCES)),
  notes: z.array(riskNoteSchema).check(z.maxLength(200)),
  toConfirm: toConfirmSchema,
  translatedShare: z.optional(z.number()),
  /** What the person marked as correct, with its sentence; the mark is dropped when the sentence changes. */
  settled: z.optional(
    z.array(z.object({ code: fieldName, sentence: z.string().check(z.maxLength(4_000)) })).check(z.maxLength(500)),
  ),
  /** The generation was stopped or interrupted: the text is incomplete. */
  endedEarly: z.optional(z.boolean()),
});
export type SavedOutput = z.infer<typeof savedOutputSchema>;

export const textCardSchema = z.object({
  id: z.uuid(),
  robot: z.enum(TEXT_ROBOTS),
  title: z.string(),
  excerpt: z.string(),
  productId: z.nullable(z.uuid()),
  productName: z.nullable(z.string()),
  writer: writerSchema,
  warningCount: z.int(),
  translatedShare: z.nullable(z.number()),
  starred: z.boolean(),
  /** The product's sheet changed after this text was written. */
  sheetChanged: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type TextCard = z.infer<typeof textCardSchema>;

export const savedTextSchema = z.object({
  ...textCardSchema.shape,
  input: z.record(z.string(), z.unknown()),
  facts: z.array(sheetRowSchema),
  output: savedOutputSchema,
  warnings: z.array(warningSchema),
});
export type SavedText = z.infer<typeof savedTextSchema>;

export const textVersionSchema = z.object({
  id: z.uuid(),
  writer: writerSchema,
  facts: z.array(sheetRowSchema),
  output: savedOutputSchema,
  warnings: z.array(warningSchema),
  createdAt: z.string(),
});
export type TextVersion = z.infer<typeof textVersionSchema>;

/** `none`: texts without a product. */
const productFilter = z.optional(z.union([z.uuid(), z.literal('none')]));
const flag = z.optional(z.enum(['true', 'false']));
const textParams = z.object({ textId: z.uuid() });

export const listTexts = endpoint('GET', '/api/texts', 'member', {
  summary: 'Texts that the robots wrote for the signed-in user, the newest first; those beyond the plan only counted',
  query: z.extend(cursorQuerySchema, {
    product: productFilter,
    robot: z.optional(z.enum(TEXT_ROBOTS)),
    starred: flag,
    /** Words of the text or its title, in any order, accent-insensitive; Japanese too. */
    text: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH))),
  }),
  response: z.object({
    texts: z.array(textCardSchema),
    nextCursor: z.nullable(z.string()),
    /** Number of saved texts beyond the limit of the plan. */
    keptTexts: z.int(),
  }),
});

export const getText = endpoint('GET', '/api/texts/:textId', 'member', {
  summary: 'A text with what the robot was asked',
  params: textParams,
  response: savedTextSchema,
});

export const updateText = endpoint('PATCH', '/api/texts/:textId', 'member', {
  summary: 'Star a text, rename it, or give it to another product',
  params: textParams,
  body: z
    .object({
      starred: z.optional(z.boolean()),
      title: z.optional(
        z.string().check(z.trim(), z.minLength(1, 'Dê um título ao texto.'), z.maxLength(MAX_TEXT_TITLE)),
      ),
      productId: z.optional(z.nullable(z.uuid())),
    })
    .check(z.refine((patch) => Object.values(patch).some((value) => value !== undefined), 'Informe o que mudar.')),
  response: savedTextSchema,
});

/** Fits text, sentence meanings, notes, rows of the sheet and warnings. */
export const MAX_EDIT_BYTES = 512 * 1024;

export const editText = endpoint('PUT', '/api/texts/:textId/output', 'member', {
  summary: 'Keep an edited text; how it read before becomes a version, unless it is merely completed',
  params: textParams,
  body: z.object({
    output: savedOutputSchema,
    warnings: z.array(warningSchema).check(z.maxLength(500)),
    /** The words are unchanged and only metadata is added: creates no new version. */
    amends: z.optional(z.boolean()),
  }),
  maxBodyBytes: MAX_EDIT_BYTES,
  // A thousand sentences with their meanings, and hundreds of warnings.
  maxValues: 25_000,
  response: savedTextSchema,
});

export const listTextVersions = endpoint('GET', '/api/texts/:textId/versions', 'member', {
  summary: 'How a text read before, the newest first, page by page',
  params: textParams,
  query: cursorQuerySchema,
  response: z.object({ versions: z.array(textVersionSchema), nextCursor: z.nullable(z.string()) }),
});

export const deleteText = endpoint('DELETE', '/api/texts/:textId', 'member', {
  summary: 'Delete a text; it can be restored for some days',
  params: textParams,
});

export const restoreText = endpoint('POST', '/api/texts/:textId/restore', 'member', {
  summary: 'Undo the deletion of a text',
  params: textParams,
  response: savedTextSchema,
});

export const EXPORT_FORMATS = ['md', 'txt', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportTexts = endpoint('GET', '/api/text-export', 'member', {
  summary: 'Texts of one product or all of them as a file',
  query: z.object({ format: z.enum(EXPORT_FORMATS), product: productFilter, starred: flag }),
  response: z.object({ fileName: z.string(), content: z.string(), count: z.int() }),
});

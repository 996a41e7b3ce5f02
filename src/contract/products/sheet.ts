import * as z from 'zod/mini';
import { FIELD_KEYS, type FieldKey } from '#domain/sheet/field-keys.ts';
import {
  DOUBTS,
  QUALIFIERS,
  SHEET_LIMITS,
  type Sheet,
  SUGGESTION_SOURCES,
  type Suggestion,
} from '#domain/sheet/sheet.ts';

/** Of a body with a sheet: all its entries and rows of variants, each with several values. */
export const MAX_SHEET_VALUES = 30_000;

const text = (max: number) => z.string().check(z.maxLength(max, `Use no máximo ${max} caracteres.`));
const japanese = (max: number) => ({ ja: z.optional(text(max)), translated: z.optional(z.literal(true)) });
const wordsUpTo = (max: number) => z.object({ pt: text(max), ...japanese(max) });
const wordsSchema = wordsUpTo(SHEET_LIMITS.text);
const limitSchema = wordsUpTo(SHEET_LIMITS.limit);
const amountSchema = z.object({
  number: z.number(),
  to: z.optional(z.number()),
  unit: text(20),
  qualifier: z.optional(z.enum(QUALIFIERS)),
});

const entrySchema = z.object({
  choice: z.optional(text(60)),
  /** The limit of writer notes, which are the longest field. */
  pt: z.optional(text(SHEET_LIMITS.writerNotes)),
  ...japanese(SHEET_LIMITS.text),
  amount: z.optional(amountSchema),
  part: z.optional(z.union([text(60), wordsSchema])),
  allowed: z.optional(z.boolean()),
  measures: z.optional(z.record(text(40), z.number())),
  label: z.optional(wordsSchema),
  limit: z.optional(limitSchema),
});
const entriesSchema = z
  .array(entrySchema)
  .check(z.minLength(1), z.maxLength(SHEET_LIMITS.listItems, `Use no máximo ${SHEET_LIMITS.listItems} itens.`));

const newFieldSchema = z.object({
  value: entriesSchema,
  limit: z.optional(limitSchema),
  words: z.optional(text(1_000)),
});
const fieldSchema = z.extend(newFieldSchema, { acceptedAt: z.string() });

const newVariantsSchema = z.object({
  options: z
    .array(
      z.object({
        name: wordsSchema,
        values: z
          .array(
            z.object({
              name: wordsSchema,
              fields: z.optional(z.partialRecord(z.enum(FIELD_KEYS), entriesSchema)),
            }),
          )
          .check(z.minLength(1), z.maxLength(SHEET_LIMITS.optionValues)),
      }),
    )
    .check(z.minLength(1), z.maxLength(SHEET_LIMITS.options)),
  rows: z.optional(
    z
      .array(
        z.object({
          values: z.array(z.int().check(z.minimum(0))).check(z.maxLength(SHEET_LIMITS.options)),
          sku: z.optional(text(100)),
          jan: z.optional(text(13)),
          priceYen: z.optional(z.int().check(z.minimum(0))),
          stock: z.optional(z.int()),
        }),
      )
      .check(z.maxLength(SHEET_LIMITS.variantRows)),
  ),
});
const variantsSchema = z.extend(newVariantsSchema, { acceptedAt: z.string() });

const sheetKey = z.enum([...FIELD_KEYS, 'variants']);
/** Only the variants field has the shape of variants. */
const eachInItsShape = z.refine<Partial<Record<string, object | null>>>(
  (fields) =>
    Object.entries(fields).every(([key, field]) => !field || (key === 'variants') === Object.hasOwn(field, 'options')),
  'Confira a ficha.',
);

// One schema for all fields keeps the API documentation small; the TypeScript types are more precise.
export const sheetSchema = z
  .partialRecord(sheetKey, z.union([fieldSchema, variantsSchema]))
  .check(eachInItsShape) as unknown as z.ZodMiniType<Sheet, Sheet>;

/** Partial update: omitted keys stay unchanged, null removes a field. The server sets the time of acceptance. */
export type SheetPatch = { [Key in FieldKey]?: z.infer<typeof newFieldSchema> | null | undefined } & {
  variants?: z.infer<typeof newVariantsSchema> | null | undefined;
};
export const sheetPatchSchema = z
  .partialRecord(sheetKey, z.nullable(z.union([newFieldSchema, newVariantsSchema])))
  .check(eachInItsShape) as unknown as z.ZodMiniType<SheetPatch, SheetPatch>;

export const suggestionSchema = z.object({
  id: text(64),
  field: z.enum(FIELD_KEYS),
  value: entriesSchema,
  limit: z.optional(limitSchema),
  words: text(1_000),
  start: z.int(),
  end: z.int(),
  by: z.enum(SUGGESTION_SOURCES),
  needsLook: z.optional(z.enum(Object.keys(DOUBTS))),
}) as unknown as z.ZodMiniType<Suggestion, Suggestion>;

/** A row of the sheet that a text was written from; of a text from before the sheet, a fact of then. */
export const sheetRowSchema = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
  unit: z.optional(z.string()),
  words: z.optional(z.string()),
});
export type SheetRow = z.infer<typeof sheetRowSchema>;

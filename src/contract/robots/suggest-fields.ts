import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { suggestionSchema } from '#contract/products/sheet.ts';
import { pastedAnswer } from './own-assistant.ts';
import { pastedText as sellersText } from './robots.ts';
import { riskNoteSchema } from './shared-fields.ts';

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
    /** A model or an assistant has read the source: what is unread is left to the person. */
    isAnswered: z.optional(z.boolean()),
  }),
});

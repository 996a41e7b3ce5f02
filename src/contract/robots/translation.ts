import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { SHEET_LIMITS } from '#domain/sheet/sheet.ts';
import { writerSchema } from './shared-fields.ts';

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

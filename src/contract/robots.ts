import * as z from 'zod/mini';
import {
  AD_STRATEGIES,
  COPY_MODELS,
  NAME_STYLES,
  REVIEW_COUNT,
  REVIEW_SIZES,
  TRANSLATION_TONES,
} from '#domain/robots/robot-options.ts';
import { endpoint } from './endpoint.ts';

export const MAX_ROBOT_TEXT = 8_000;
/** A picture of up to 5 MB, in base64. */
export const MAX_IMAGE_BASE64 = 7_000_000;

const text = (message: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(MAX_ROBOT_TEXT, 'O texto pode ter no máximo 8.000 caracteres.'),
    );

const description = text('Por favor, insira a descrição do produto.');
const pastedText = text('Cole a descrição ou copy do produto.');
const imageBase64 = z.nullable(z.string().check(z.maxLength(MAX_IMAGE_BASE64, 'A imagem pode ter no máximo 5 MB.')));

/** Who wrote it: the offline composer or a configured model. */
const mode = z.enum(['offline', 'ai']);

/** Advice on a risky claim, shown under the result; never a change of the result. */
export const riskNoteSchema = z.object({ excerpt: z.string(), law: z.string(), reason: z.string() });
export type RiskNote = z.infer<typeof riskNoteSchema>;
const notes = z.array(riskNoteSchema);

export const generateCopy = endpoint({
  method: 'POST',
  path: '/functions/v1/generate-copy',
  access: 'member',
  summary: 'Copy robot: product names, then audience, persona and copy',
  maxBodyBytes: MAX_IMAGE_BASE64 + 64 * 1024,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('generateNames'), description, imageBase64 }),
    z.object({
      action: z.literal('generateCopy'),
      description,
      chosenName: z
        .string()
        .check(z.trim(), z.minLength(1, 'Selecione um nome e um modelo de copy.'), z.maxLength(200)),
      chosenModel: z.enum(COPY_MODELS, 'Selecione um nome e um modelo de copy.'),
      imageBase64,
    }),
  ]),
  response: z.union([
    z.object({ names: z.array(z.string()), mode }),
    z.object({ publico: z.string(), persona: z.string(), copy: z.string(), mode, notes }),
  ]),
});

export const generateTranslate = endpoint({
  method: 'POST',
  path: '/functions/v1/generate-translate',
  access: 'member',
  summary: 'Translator: Japanese text in the same format, meta description and URL slug',
  body: z.object({ text: pastedText, tone: z.enum(TRANSLATION_TONES, 'Selecione o tom desejado.') }),
  response: z.object({ translation: z.string(), meta_description: z.string(), url_slug: z.string(), mode, notes }),
});

export const generateAds = endpoint({
  method: 'POST',
  path: '/functions/v1/generate-ads',
  access: 'member',
  summary: 'Ads: descriptions in Japanese',
  body: z.object({ text: pastedText, strategy: z.enum(AD_STRATEGIES, 'Selecione uma estratégia.') }),
  response: z.object({ descriptions: z.array(z.string()), mode, notes }),
});

const countMessage = 'Digite uma quantidade de reviews entre 3 e 30.';
const people = z.int().check(z.minimum(0), z.maximum(REVIEW_COUNT.max));

export const generateReviews = endpoint({
  method: 'POST',
  path: '/functions/v1/generate-reviews',
  access: 'member',
  summary: 'Sample reviews in Japanese, marked as samples',
  body: z
    .object({
      product_description: pastedText,
      size: z.enum(REVIEW_SIZES, 'Selecione um tamanho.'),
      count: z
        .int(countMessage)
        .check(z.minimum(REVIEW_COUNT.min, countMessage), z.maximum(REVIEW_COUNT.max, countMessage)),
      women_count: people,
      men_count: people,
      name_style: z.enum(NAME_STYLES),
    })
    .check(
      z.refine((request) => request.women_count + request.men_count === request.count, {
        path: ['women_count'],
        error: 'Mulheres e homens precisam somar a quantidade de reviews.',
      }),
    ),
  response: z.object({ reviews: z.array(z.object({ nome: z.string(), review: z.string() })), mode, notes }),
});

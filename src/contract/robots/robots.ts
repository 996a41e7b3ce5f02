import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { MAX_SHEET_VALUES } from '#contract/products/sheet.ts';
import {
  AD_STRATEGIES,
  COPY_MODELS,
  MAX_ROBOT_TEXT,
  NAME_STYLES,
  REVIEW_COUNT,
  REVIEW_SIZES,
  TRANSLATION_TONES,
} from '#domain/robots/robot-options.ts';
import { MAX_SAVED_TEXT } from '#domain/robots/saved-text.ts';
import { sharedReplyFields, sharedRequestFields } from './shared-fields.ts';

/** An image of up to 5 MB, in base64. */
export const MAX_IMAGE_BASE64 = 7_000_000;
/** Fits the maximum size of source text, sheet, glossary and current result together. */
const MAX_TEXT_BODY = 512 * 1024;

const text = (message: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(MAX_ROBOT_TEXT, 'O texto pode ter no máximo 8.000 caracteres.'),
    );

export const description = text('Por favor, insira a descrição do produto.');
export const pastedText = text('Cole a descrição ou copy do produto.');
const imageBase64 = z.nullable(z.string().check(z.maxLength(MAX_IMAGE_BASE64, 'A imagem pode ter no máximo 5 MB.')));
const written = z.string().check(z.maxLength(20_000));
/** A current result, with the same maximum length as a saved text. */
const present = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.optional(
    z
      .object(shape)
      .check(z.refine((texts) => JSON.stringify(texts).length <= MAX_SAVED_TEXT, 'O resultado atual é longo demais.')),
  );

/** Rewriting a single item requires the complete current result. */
const needsCurrent = z.refine<{ only?: unknown; current?: unknown }>(
  ({ only, current }) => only === undefined || current !== undefined,
  { path: ['current'], error: 'Envie o resultado atual para refazer um trecho.' },
);

const countMessage = `Digite uma quantidade de reviews entre ${REVIEW_COUNT.min} e ${REVIEW_COUNT.max}.`;
const people = z.int().check(z.minimum(0), z.maximum(REVIEW_COUNT.max));

/** Request fields of each robot that the specification defines. */
export const robotFields = {
  names: { description },
  copy: {
    description,
    chosenName: z.string().check(z.trim(), z.minLength(1, 'Selecione um nome e um modelo de copy.'), z.maxLength(200)),
    chosenModel: z.enum(COPY_MODELS, 'Selecione um nome e um modelo de copy.'),
  },
  translate: { text: pastedText, tone: z.enum(TRANSLATION_TONES, 'Selecione o tom desejado.') },
  ads: { text: pastedText, strategy: z.enum(AD_STRATEGIES, 'Selecione uma estratégia.') },
  reviews: {
    product_description: pastedText,
    size: z.enum(REVIEW_SIZES, 'Selecione um tamanho.'),
    count: z
      .int(countMessage)
      .check(z.minimum(REVIEW_COUNT.min, countMessage), z.maximum(REVIEW_COUNT.max, countMessage)),
    women_count: people,
    men_count: people,
    name_style: z.enum(NAME_STYLES),
  },
};

export const robotReplies = {
  names: z.object({ names: z.array(z.string()), ...sharedReplyFields }),
  copy: z.object({ publico: z.string(), persona: z.string(), copy: z.string(), ...sharedReplyFields }),
  translate: z.object({
    translation: z.string(),
    meta_description: z.string(),
    url_slug: z.string(),
    /** 1 when every sentence is translated into Japanese. */
    translated_share: z.number(),
    ...sharedReplyFields,
  }),
  ads: z.object({ descriptions: z.array(z.string()), ...sharedReplyFields }),
  /** In the stream, `reviews` are plain texts; the names follow with `done`. */
  reviews: z.object({ reviews: z.array(z.object({ nome: z.string(), review: z.string() })), ...sharedReplyFields }),
};

/** What the calls of all robots have in common. */
const generation = { maxBodyBytes: MAX_TEXT_BODY, maxValues: MAX_SHEET_VALUES, streams: true } as const;

export const generateCopy = endpoint('POST', '/functions/v1/generate-copy', 'member', {
  summary: 'Copy robot: product names, then audience, persona and copy',
  ...generation,
  maxBodyBytes: MAX_IMAGE_BASE64 + MAX_TEXT_BODY,
  body: z
    .discriminatedUnion('action', [
      z.object({
        action: z.literal('generateNames'),
        ...robotFields.names,
        imageBase64,
        ...sharedRequestFields,
        current: present({ names: z.array(written).check(z.maxLength(20)) }),
      }),
      z.object({
        action: z.literal('generateCopy'),
        ...robotFields.copy,
        imageBase64,
        ...sharedRequestFields,
        current: present({ publico: written, persona: written, copy: written }),
      }),
    ])
    .check(needsCurrent),
  response: z.union([robotReplies.names, robotReplies.copy]),
});

export const generateTranslate = endpoint('POST', '/functions/v1/generate-translate', 'member', {
  summary: 'Translator: Japanese text in the same format, meta description and URL slug',
  ...generation,
  body: z
    .object({
      ...robotFields.translate,
      ...sharedRequestFields,
      current: present({ translation: written, meta_description: written, url_slug: written }),
      /** A translation made by the person's browser: it is checked and completed instead of being translated again. */
      translated: z.optional(written.check(z.minLength(1))),
    })
    .check(needsCurrent),
  response: robotReplies.translate,
});

export const generateAds = endpoint('POST', '/functions/v1/generate-ads', 'member', {
  summary: 'Ads: descriptions in Japanese',
  ...generation,
  body: z
    .object({
      ...robotFields.ads,
      ...sharedRequestFields,
      current: present({ descriptions: z.array(written).check(z.maxLength(20)) }),
    })
    .check(needsCurrent),
  response: robotReplies.ads,
});

export const generateReviews = endpoint('POST', '/functions/v1/generate-reviews', 'member', {
  summary: 'Sample reviews in Japanese, marked as samples',
  ...generation,
  body: z
    .object({
      ...robotFields.reviews,
      ...sharedRequestFields,
      current: present({
        reviews: z.array(z.object({ nome: written, review: written })).check(z.maxLength(REVIEW_COUNT.max)),
      }),
    })
    .check(
      z.refine((request) => request.women_count + request.men_count === request.count, {
        path: ['women_count'],
        error: 'Mulheres e homens precisam somar a quantidade de reviews.',
      }),
      needsCurrent,
    ),
  response: robotReplies.reviews,
});

/** Robots whose call has nothing but these fields: the server makes their routes from it. */
export const plainRobots = { ads: generateAds, reviews: generateReviews };

import * as z from 'zod/mini';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { endpoint } from './endpoint.ts';
import { factSchema, factsSchema, riskNoteSchema, sentenceSchema, warningSchema, writerSchema } from './robot-parts.ts';

const sellersText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Cole a descrição ou copy do produto.'),
    z.maxLength(MAX_ROBOT_TEXT, 'O texto pode ter no máximo 8.000 caracteres.'),
  );

export const extractFacts = endpoint({
  method: 'POST',
  path: '/functions/v1/extract-facts',
  access: 'member',
  summary: 'Facts that a product text states, and claims in it that Japanese law restricts',
  body: z.object({ text: sellersText }),
  /** Warnings are about the seller's own text: their field is `text`. */
  response: z.object({ facts: z.array(factSchema), warnings: z.array(warningSchema) }),
});

export const findingSchema = z.object({
  ...z.omit(riskNoteSchema, { law: true }).shape,
  /** Where the words stand: letters from `start` up to `end`. Findings never overlap. */
  start: z.int(),
  end: z.int(),
  laws: z.array(
    z.object({
      name: z.string(),
      /** Addresses without scheme; those of others than the authority weigh less. */
      sources: z.array(z.object({ address: z.string(), isOfficial: z.boolean() })),
    }),
  ),
});
export type Finding = z.infer<typeof findingSchema>;

export const checkText = endpoint({
  method: 'POST',
  path: '/functions/v1/check-text',
  access: 'member',
  summary: 'Every place of a text that promises what Japanese law restricts, with law, reason and a safer wording',
  body: z.object({
    /** As it stands: places are counted in it. */
    text: z
      .string()
      .check(
        z.minLength(1, 'Cole o texto que você quer conferir.'),
        z.maxLength(MAX_ROBOT_TEXT, 'O texto pode ter no máximo 8.000 caracteres.'),
      ),
  }),
  response: z.object({
    language: z.enum(['ja', 'pt']),
    /** Day on which the rules and their sources were last read, YYYY-MM-DD. */
    reviewedOn: z.string(),
    /** The first of them, in order. */
    findings: z.array(findingSchema),
    /** How many more there are. */
    left: z.int(),
  }),
});

export const readJapanese = endpoint({
  method: 'POST',
  path: '/functions/v1/read-japanese',
  access: 'member',
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
    /** `composer`: nothing that translates is set up; only known words are explained. */
    writer: writerSchema,
    sentences: z.array(
      z.object({
        text: z.string(),
        meaning: z.nullable(z.string()),
        /** Words of the sentence that the product's own lexicon knows. */
        words: z.array(z.object({ text: z.string(), meaning: z.string() })),
      }),
    ),
  }),
});

const MAX_SENTENCES = 500;
/** Letters of all sentences and what they say: twice what the longest translation has. */
const MAX_READ = 40_000;
/** Every sentence is held against every fact: so many letters in all. */
const MAX_COMPARED = 4_000_000;
const TOO_LONG = 'O texto é longo demais para conferir de uma vez.';

export const compareMeanings = endpoint({
  method: 'POST',
  path: '/functions/v1/compare-meanings',
  access: 'member',
  summary: 'Compares what sentences say, read back elsewhere (the browser), with the facts of the source',
  body: z
    .object({
      text: sellersText,
      facts: z.optional(factsSchema),
      sentences: z
        .array(
          z.object({
            field: z.string().check(z.maxLength(40)),
            index: z.optional(z.int()),
            text: z.string().check(z.maxLength(4_000)),
            meaning: z.string().check(z.maxLength(4_000)),
          }),
        )
        .check(
          z.maxLength(MAX_SENTENCES),
          z.refine(
            (sentences) =>
              sentences.reduce((sum, { text, meaning }) => sum + text.length + meaning.length, 0) <= MAX_READ,
            TOO_LONG,
          ),
        ),
    })
    .check(
      z.refine(({ facts, sentences }) => sentences.length * JSON.stringify(facts ?? []).length <= MAX_COMPARED, {
        path: ['sentences'],
        error: TOO_LONG,
      }),
    ),
  maxBodyBytes: 512 * 1024,
  response: z.object({ sentences: z.array(sentenceSchema), warnings: z.array(warningSchema) }),
});

export const getRobotWriters = endpoint({
  method: 'GET',
  path: '/functions/v1/robot-writers',
  access: 'member',
  summary: 'Who would write for each robot now, and what is left of the day',
  response: z.object({
    copy: writerSchema,
    translator: writerSchema,
    ads: writerSchema,
    reviews: writerSchema,
    read: writerSchema,
    /** Tokens left for this person today; null without a model or without a limit. */
    tokensLeft: z.nullable(z.number()),
  }),
});

/** What is set up, for the administrator: never a key. */
const setUpSchema = z.object({
  kind: z.enum(['model', 'service']),
  provider: z.string(),
  /** Of a model; null for a translation service. */
  model: z.nullable(z.string()),
  /** Host that is asked, where it is not the provider's own. */
  host: z.nullable(z.string()),
});

export const getRobotSetup = endpoint({
  method: 'GET',
  path: '/api/admin/robot-setup',
  access: 'admin',
  summary: 'Model and translation service that this installation uses',
  response: z.object({ setUp: z.array(setUpSchema), tokensPerDay: z.number() }),
});

export const testRobots = endpoint({
  method: 'POST',
  path: '/api/admin/robot-tests',
  access: 'admin',
  summary: 'Runs a tiny request with each model and service that is set up, and says what is wrong',
  /** Empty when nothing is set up. */
  response: z.object({
    tests: z.array(
      z.object({
        ...setUpSchema.shape,
        isWorking: z.boolean(),
        /** In Portuguese: that it works, or what is wrong and what to do. */
        message: z.string(),
        milliseconds: z.number(),
      }),
    ),
  }),
});

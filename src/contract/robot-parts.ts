import * as z from 'zod/mini';
import { FACT_KINDS } from '#domain/robots/facts.ts';
import { WARNING_CODES } from '#domain/robots/warnings.ts';
import { MAX_FACT_VALUE } from '#domain/text-limits.ts';

/** Who wrote it: the offline composer or something configured (model, translation service). Kept beside `writer`. */
export const mode = z.enum(['offline', 'ai']);

/**
 * Who wrote it, exactly. `model`: a language model. `service`: a translation service. `browser`: the translator of
 * the person's own browser, checked by the server. `composer`: sentences put together from the facts, without AI.
 */
export const writerSchema = z.enum(['model', 'service', 'browser', 'composer']);
export type Writer = z.infer<typeof writerSchema>;

/** Advice on a risky claim, shown at its place; never a change of the result. */
export const riskNoteSchema = z.object({
  rule: z.string(),
  /** Drop the words; keep them only with a proof; say the missing date, number or condition. */
  level: z.enum(['drop', 'proof', 'condition']),
  law: z.string(),
  excerpt: z.string(),
  /** Language of the words: a note may concern the seller's own Portuguese, too. */
  language: z.enum(['ja', 'pt']),
  reason: z.string(),
  /** `wording` may be taken over by one click; `example` shows the form; `advice` says what to write. */
  safer: z.object({ kind: z.enum(['wording', 'example', 'advice']), ja: z.string(), pt: z.string() }),
});
export type RiskNote = z.infer<typeof riskNoteSchema>;

const shortText = (max: number) => z.string().check(z.maxLength(max));

export const factSchema = z.object({
  id: shortText(64),
  kind: z.enum(FACT_KINDS),
  role: z.nullable(shortText(100)),
  part: z.optional(shortText(100)),
  value: shortText(MAX_FACT_VALUE),
  unit: z.optional(shortText(40)),
  text: shortText(1_000),
  line: z.int(),
  /** Read, but not for certain: no writer says it until it comes back without this. */
  unsure: z.optional(z.literal(true)),
  /** The words that it is true with, and is told with. */
  clause: z.optional(shortText(1_000)),
});

const MAX_FACTS = 200;
/** All facts together, as JSON counts them: a full ledger of long lines. */
const MAX_FACTS_LENGTH = 100_000;

/** A ledger as it is sent. */
export const factsSchema = z.array(factSchema).check(
  z.maxLength(MAX_FACTS),
  z.refine((facts) => JSON.stringify(facts).length <= MAX_FACTS_LENGTH, 'Os fatos são longos demais.'),
);

export const warningSchema = z.object({
  code: z.enum(WARNING_CODES),
  field: z.string(),
  index: z.optional(z.int()),
  excerpt: z.string(),
  message: z.string(),
  factId: z.optional(z.string()),
  suggestion: z.optional(z.object({ text: z.string(), meaning: z.string() })),
});

/** One sentence of a reply, in order of appearance, and what it says in Portuguese. */
export const sentenceSchema = z.object({
  field: z.string(),
  /** Item where the field is a list; otherwise 0. */
  index: z.int(),
  /** The seller's words it translates; null where the sentence is new or nobody knows. */
  source: z.nullable(z.string()),
  /** The sentence as it stands in the field. */
  text: z.string(),
  /** Null where the text is Portuguese itself, or where nobody could read it back. */
  meaning: z.nullable(z.string()),
});
export type Sentence = z.infer<typeof sentenceSchema>;

/** What every generation answers besides its texts. */
export const verdict = {
  mode,
  writer: writerSchema,
  /** The ledger that the texts were written from and compared with. */
  facts: z.array(factSchema),
  warnings: z.array(warningSchema),
  notes: z.array(riskNoteSchema),
  sentences: z.array(sentenceSchema),
  /** It stands among the person's texts now. */
  kept: z.optional(z.boolean()),
};

/** What every generation may be told besides its own fields. */
export const guidance = {
  /**
   * Under which the text is kept, chosen by the browser. The same id again is the same text written anew: a repeated
   * call makes no second one.
   */
  textId: z.optional(z.uuid()),
  /** The product that it is written for. */
  productId: z.optional(z.uuid()),
  /** The corrected ledger; without it the server reads the facts from the text. */
  facts: z.optional(factsSchema),
  /** Each `pt` is always written as its `ja`; without it the words of the person's shop count. */
  glossary: z.optional(
    z
      .array(
        z.object({
          pt: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
          ja: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
        }),
      )
      .check(z.maxLength(100)),
  ),
  /**
   * Only this is written anew: item `index` of a list, or sentence `index` of a text (counted over the reply's
   * sentences of that field). Needs `current`; the reply is the whole `current` with that one place changed.
   */
  only: z.optional(
    z.object({
      field: shortText(40),
      index: z.int().check(z.minimum(0), z.maximum(999)),
      /** The sentence as it stands now, for a text that was edited: its sentences may count otherwise. */
      text: z.optional(shortText(4_000)),
    }),
  ),
};

/**
 * Any generation with `Accept: text/event-stream` answers in server-sent events, each with one line of JSON:
 * `stage`, what is going on; `part`, text as it is written (see applyPart); at the end either `done` with the reply
 * of the plain call, or `error` with an error body. Refusals before anything was begun are plain HTTP errors.
 * Lines that begin with a colon keep the connection awake. A stream that ends without `done` or `error` was cut.
 */
export const robotEventNames = ['stage', 'part', 'done', 'error'] as const;
export type RobotEventName = (typeof robotEventNames)[number];

/** `correcting`: a first text had faults and is being written again. `reading`: it is being read back into Portuguese. */
export const robotStages = ['waiting', 'writing', 'correcting', 'reading'] as const;
export const stageEventSchema = z.object({ stage: z.enum(robotStages) });
export type RobotStage = (typeof robotStages)[number];

export const partEventSchema = z.object({
  field: z.string(),
  index: z.optional(z.int()),
  at: z.int(),
  text: z.string(),
});

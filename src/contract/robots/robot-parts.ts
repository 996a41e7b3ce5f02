import * as z from 'zod/mini';
import { sheetSchema, statedFactSchema } from '#contract/products/sheet.ts';
import { WARNING_CODES } from '#domain/robots/warnings.ts';

/** Who wrote it: the offline composer or something configured (model, translation service). Kept beside `writer`. */
const mode = z.enum(['offline', 'ai']);

/**
 * Who wrote it, exactly. `model`: a language model. `service`: a translation service. `local`: the translator of this
 * installation. `browser`: the translator of the person's own browser. `pasted`: the person's own assistant.
 * `composer`: sentences put together from the sheet, without AI.
 */
export const writerSchema = z.enum(['model', 'service', 'local', 'browser', 'pasted', 'composer']);
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

export const warningSchema = z.object({
  code: z.enum(WARNING_CODES),
  field: z.string(),
  index: z.optional(z.int()),
  excerpt: z.string(),
  message: z.string(),
  /** The sentence that it stands at, as it was written; "está certo" belongs to it. */
  sentence: z.optional(z.string()),
  /** Field of the sheet concerned. */
  fieldKey: z.optional(z.string()),
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
  /** What the texts were written from and compared with. */
  facts: z.array(statedFactSchema),
  /** The facts are suggestions read from the text: nobody has accepted them. */
  suggested: z.optional(z.boolean()),
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
  /** What the person accepted; without it the product's sheet, or the labelled lines of the text, count. */
  sheet: z.optional(sheetSchema),
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
const robotEventNames = ['stage', 'part', 'done', 'error'] as const;
export type RobotEventName = (typeof robotEventNames)[number];

/**
 * `correcting`: a first text had faults and is being written again. `reading`: it is being read back into Portuguese.
 * `fetching`: the translator of this installation is being fetched, which happens once.
 */
const robotStages = ['waiting', 'fetching', 'writing', 'correcting', 'reading'] as const;
export const stageEventSchema = z.object({
  stage: z.enum(robotStages),
  /** While waiting for the local translator: how many translations go before. */
  ahead: z.optional(z.int()),
  /** While fetching: what has come, in all and of each pair of languages. */
  doneBytes: z.optional(z.number()),
  totalBytes: z.optional(z.number()),
  pairs: z.optional(
    z.array(z.object({ pair: z.string(), isReady: z.boolean(), doneBytes: z.number(), totalBytes: z.number() })),
  ),
});
export type StageEvent = z.infer<typeof stageEventSchema>;
export type RobotStage = StageEvent['stage'];

export const partEventSchema = z.object({
  field: z.string(),
  index: z.optional(z.int()),
  at: z.int(),
  text: z.string(),
});

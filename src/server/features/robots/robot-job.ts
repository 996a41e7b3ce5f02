import type * as z from 'zod';
import type { Warning } from '#domain/robots/warnings.ts';
import type { Written, WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import type { Term } from '#domain/shop/shop.ts';
import type { Composed, ComposeTask, WorkName } from '#server/compose-threads/compose-worker.ts';
import type { AiProblem } from '#server/providers/ai/ai-engine.ts';
import type { Translator } from '#server/providers/translation/translator.ts';
import type { AnswerRobot } from '#writer/compose/answer-parts.ts';
import type { Quotation } from '#writer/compose/quotation.ts';
import type { Upload } from './product-image.ts';
import type { TextToTranslate, TextTranslation } from './translation/translate-text.ts';

export type RobotName = AnswerRobot;

/** The threads that compose, read and check, in the turn of the person who asks. */
export type Compose = <W extends WorkName>(task: ComposeTask<W>) => Promise<Composed<W>>;

/** What a robot writes: texts by field, lists of them by item. */
export type Texts = Record<string, string | string[]>;

/** The one place that is written anew. */
export type RewriteTarget = { field: string; index: number; text?: string | undefined };

export type Checked<T> = { texts: T; warnings: Warning[]; sentences: WrittenSentence[] };

/** A question to a model on the way to a reply. */
type Question<O> = {
  system: string;
  prompt: string;
  schema: z.ZodType<O>;
  maxTokens: number;
  image?: Uint8Array | undefined;
  check(output: O): Promise<AiProblem[]> | AiProblem[];
  /** Shows the unchecked beginning of the answer to whoever is watching. */
  show?(partial: unknown): void;
};

/** The model at work for one reply. */
export type ModelSession = {
  quotation: Quotation;
  image: Uint8Array | undefined;
  ask<O>(question: Question<O>): Promise<O>;
  /** Shows texts, or the beginning of them, to whoever is watching; `from` is the place of a list's first item. */
  show(texts: unknown, from?: number): void;
  warn(warning: Warning): void;
};

/** What a call may say besides its own fields. */
export type Guidance<T> = {
  compose: Compose;
  sheet: Sheet;
  /** The sheet is what the text suggests: nobody accepted it. */
  suggested: boolean;
  /** Japanese name of the product, where it has one. */
  nameJa: string | undefined;
  glossary: readonly Term[];
  only?: RewriteTarget | undefined;
  current?: T | undefined;
  /** Read from what the person's own assistant answered, or made by their browser: only checked and completed. */
  given?: { writer: 'pasted' | 'browser'; texts: T; warnings?: Warning[] } | undefined;
};

export type RobotJob<T extends Texts> = Guidance<T> & {
  robot: RobotName;
  /** The seller's own words. */
  source: string;
  upload?: Upload | undefined;
  /** Fields in Japanese: these are read back. */
  japanese: readonly string[];
  /** What is composed from a sheet, without AI. */
  draft(sheet: Sheet): Promise<Written<T>>;
  /** What a translator writes; only the robot of that name is its work. */
  serve?(
    translator: Translator,
    call: Pick<TextToTranslate, 'owner' | 'signal' | 'progress'>,
  ): Promise<{ texts: T; said: WrittenSentence[] } & Pick<TextTranslation, 'warnings' | 'untranslated' | 'pairs'>>;
  /** What a model writes. */
  write(session: ModelSession): Promise<T>;
  /** The prompt for one place that is written anew. */
  redoPrompt(
    session: ModelSession,
    place: { field: string; whole: string; old: string },
  ): { system: string; body: string };
  check(texts: T): Promise<Checked<T>>;
};

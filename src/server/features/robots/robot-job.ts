import type * as z from 'zod';
import type { Fact } from '#domain/robots/facts.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { Written, WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Term } from '#domain/shop/shop.ts';
import type { AiProblem } from '#server/providers/ai/ai-engine.ts';
import type { Translator } from '#server/providers/translation/translator.ts';
import type { Composed, ComposeTask, WorkName } from './compose-worker.ts';
import type { Upload } from './product-image.ts';
import type { Quotation } from './quotation.ts';

/** Whose composing is a work of its own name. */
export type RobotName = Exclude<WorkName, `check${string}` | 'facts' | 'listing' | 'compareMeaning' | 'knownWords'>;

/** The threads that compose, read facts and check, in the turn of the person who asks. */
export type Compose = <W extends WorkName>(task: ComposeTask<W>) => Promise<Composed<W>>;

/** What a robot writes: texts by field, lists of them by item. */
export type Texts = Record<string, string | string[]>;

export type Only = { field: string; index: number; text?: string | undefined };

export type Checked<T> = { texts: T; warnings: Warning[] };

/** What somebody wrote, with the sentences whose meaning is already known. */
export type Draft<T> = Checked<T> & { sentences: WrittenSentence[] };

/** A question to a model on the way to a reply. */
export type Question<O> = {
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
export type Scribe = {
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
  facts: readonly Fact[];
  glossary: readonly Term[];
  only?: Only | undefined;
  current?: T | undefined;
};

export type RobotJob<T extends Texts> = Guidance<T> & {
  robot: RobotName;
  /** The seller's own words. */
  source: string;
  upload?: Upload | undefined;
  /** Fields in Japanese: these are read back. */
  japanese: readonly string[];
  /** What the composer writes from the ledger, without AI. */
  draft(): Promise<Written<T>>;
  /** What a translation service writes; only the translator is its work. */
  serve?(translator: Translator, signal: AbortSignal): Promise<Draft<T>>;
  /** Written by the person's own browser: only checked and completed. */
  given?: (() => Promise<Draft<T>>) | undefined;
  /** What a model writes. */
  write(scribe: Scribe): Promise<T>;
  /** How a model is told to write one place anew. */
  voice: string;
  check(texts: T): Promise<Checked<T>>;
};

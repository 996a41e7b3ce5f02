import type * as z from 'zod';
import type { robotReplies } from '#contract/robots/robots.ts';
import type { sharedReplyFields, Writer } from '#contract/robots/shared-fields.ts';
import type { Review, RobotName } from '#domain/robots/robot-options.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { Written, WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import type { Term } from '#domain/shop/shop.ts';
import type { CurrentAi } from '#server/providers/ai-settings/live-settings.ts';
import type { Translator } from '#server/providers/translation/translator.ts';
import type { Compose } from '#server/writer-threads/writer-pool.ts';
import type { AnswerReplies } from '#writer/prompts/robot-prompts.ts';
import type { ModelSession } from './model-session.ts';
import type { Upload } from './product-image.ts';
import type { Budget } from './token-budget.ts';
import type { TextToTranslate, TextTranslation } from './translation/translate-text.ts';

/** Output of a robot: texts by field, or lists of texts. */
export type Texts = Record<string, string | string[]>;

export type RewriteTarget = { field: string; index: number; text?: string | undefined };

export type CheckedTexts<T> = { texts: T; warnings: Warning[]; sentences: WrittenSentence[]; toConfirm: string[] };

export type ReplyTexts = { [R in RobotName]: Omit<z.infer<(typeof robotReplies)[R]>, keyof typeof sharedReplyFields> };

/** The result that a call wants a passage of rewritten; its reviews are signed. */
export type CurrentTexts<R extends RobotName> = R extends 'reviews' ? { reviews: Review[] } : AnswerReplies[R];

/** A text written elsewhere, by the person's own assistant or their browser: only checked, completed and saved. */
export type Given<T> = {
  writer: 'pasted' | 'browser';
  texts: T;
  warnings?: Warning[];
  /** Sentences whose meaning came with them. */
  knownSentences?: WrittenSentence[];
};

export type JobInput<T, Current = T> = {
  compose: Compose;
  sheet: Sheet;
  /** The sheet is derived from the text; the person did not accept it. */
  suggested: boolean;
  nameJa: string | undefined;
  glossary: readonly Term[];
  only?: RewriteTarget | undefined;
  current?: Current | undefined;
  given?: Given<T> | undefined;
  upload?: Upload | undefined;
};

export type RobotJob<T extends Texts, Reply = unknown> = JobInput<T> & {
  robot: RobotName;
  source: string;
  /** Fields in Japanese, which are translated back. */
  japanese: readonly string[];
  draft(sheet: Sheet): Promise<Written<T>>;
  /** Lets a translator write; only the translation robot has it. */
  serve?(
    translator: Translator,
    call: Pick<TextToTranslate, 'owner' | 'signal' | 'progress'>,
  ): Promise<
    { texts: T; knownSentences: WrittenSentence[] } & Pick<TextTranslation, 'warnings' | 'untranslated' | 'pairs'>
  >;
  write(session: ModelSession): Promise<T>;
  redoPrompt(
    session: ModelSession,
    place: { field: string; whole: string; old: string },
  ): Promise<{ system: string; body: string }>;
  check(texts: T): Promise<CheckedTexts<T>>;
  /** The reply to the call, which may have more than the texts. */
  replyOf(texts: T, sentences: readonly WrittenSentence[]): Reply;
};

/** The writer of one text and its token budget. */
export type WriterSetup = { writer: Writer; budget: Budget | undefined; engines: CurrentAi };

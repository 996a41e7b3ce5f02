import { createContext, useContext } from 'react';
import type { Sentence } from '#contract/robots/robot-parts.ts';
import type { Flag } from './place-warnings.ts';
import type { Place, Result, Span } from './result.ts';

/** One place to be written anew; `text` is the sentence where the place is part of a text. */
export type RewriteTarget = Place & { text?: string };

/** A result that somebody works on: what stands there, and what can be done with it. */
export type ResultEditor = {
  result: Result;
  /** The seller's words. */
  source: string;
  /** Still being written: it can be read, not yet worked on. */
  isWriting: boolean;
  /** The place that is being written anew. */
  redoing: RewriteTarget | undefined;
  /** Missing where nobody can write one place anew. */
  redo: ((only: RewriteTarget) => void) | undefined;
  write: (place: Place, span: Span, words: string, meaning?: string) => void;
  /** Gives sentences that wait for their Japanese their words, in order. */
  fill: (sentences: readonly Sentence[], words: readonly string[]) => void;
  /** The person says that it is right as it is. */
  settle: (flags: readonly Flag[]) => void;
};

export const ResultEditorContext = createContext<ResultEditor | undefined>(undefined);

export function useResultEditor(): ResultEditor {
  const editor = useContext(ResultEditorContext);
  if (!editor) throw new Error('useResultEditor needs a ResultEditorContext around it');
  return editor;
}

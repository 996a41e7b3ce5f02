import { createContext, useContext } from 'react';
import type { Sentence } from '#contract/robots/robot-parts.ts';
import type { Mark, Place, Result, Span } from './result.ts';

/** The item to rewrite; `text` is set when only one sentence of it is rewritten. */
export type RewriteTarget = Place & { text?: string };

export type ResultEditor = {
  result: Result;
  source: string;
  /** The robot is still writing: the result is read-only. */
  isWriting: boolean;
  redoing: RewriteTarget | undefined;
  /** Undefined when single items cannot be rewritten. */
  redo: ((only: RewriteTarget) => void) | undefined;
  write: (place: Place, span: Span, words: string, meaning?: string) => void;
  /** Fills sentences without Japanese with the given words, in order. */
  fill: (sentences: readonly Sentence[], words: readonly string[]) => void;
  /** Marks warnings and sentences that the person considers right, or takes the marks back. */
  settle: (marks: readonly Mark[], isRight?: boolean) => void;
};

export const ResultEditorContext = createContext<ResultEditor | undefined>(undefined);

export function useResultEditor(): ResultEditor {
  const editor = useContext(ResultEditorContext);
  if (!editor) throw new Error('useResultEditor needs a ResultEditorContext around it');
  return editor;
}

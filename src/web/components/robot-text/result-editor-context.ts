import { createContext, useContext } from 'react';
import type { Sentence } from '#contract/robots/shared-fields.ts';
import type { Place, Result, SettledEntry, Span } from './result.ts';

/** The item to rewrite; `text` is set when only one sentence of it is rewritten. */
export type RewriteTarget = Place & { text?: string };

export type ResultEditor = {
  result: Result;
  source: string;
  isWriting: boolean;
  redoing: RewriteTarget | undefined;
  /** Undefined when single items cannot be rewritten. */
  redo: ((only: RewriteTarget) => void) | undefined;
  write: (place: Place, span: Span, words: string, meaning?: string) => void;
  fill: (sentences: readonly Sentence[], words: readonly string[]) => void;
  settle: (marks: readonly SettledEntry[], isRight?: boolean) => void;
};

export const ResultEditorContext = createContext<ResultEditor | undefined>(undefined);

export function useResultEditor(): ResultEditor {
  const editor = useContext(ResultEditorContext);
  if (!editor) throw new Error('useResultEditor needs a ResultEditorContext around it');
  return editor;
}

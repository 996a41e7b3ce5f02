import { createContext, useContext } from 'react';
import type { Flag } from './place-warnings.ts';
import type { Place, Sheet, Span } from './sheet.ts';

/** One place to be written anew; `text` is the sentence where the place is part of a text. */
export type Only = Place & { text?: string };

/** A sheet on which somebody works: what stands there, and what can be done with it. */
export type Desk = {
  sheet: Sheet;
  /** The seller's words. */
  source: string;
  /** Still being written: it can be read, not yet worked on. */
  isWriting: boolean;
  /** The place that is being written anew. */
  redoing: Only | undefined;
  /** Missing where nobody can write one place anew. */
  redo: ((only: Only) => void) | undefined;
  write: (place: Place, span: Span, words: string, meaning?: string) => void;
  /** Warnings that the person has looked at. */
  checked: ReadonlySet<string>;
  check: (flag: Flag) => void;
};

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskContext around it');
  return desk;
}

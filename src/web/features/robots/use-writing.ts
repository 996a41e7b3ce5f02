import { useState } from 'react';
import type { Writer } from '#contract/robot-parts.ts';
import type { Fact } from '#domain/robots/facts.ts';
import type { WrittenSoFar } from '#domain/robots/written-parts.ts';
import type { Desk, Only } from '#web/components/writing/desk.ts';
import { rewrite, type Sheet } from '#web/components/writing/sheet.ts';
import type { StreamWatcher } from '#web/lib/call-stream.ts';
import { newId } from '#web/lib/new-id.ts';
import { useKeptState } from '#web/lib/use-kept-state.ts';
import { failureToast } from './failure-toast.ts';
import { unfinishedSheet } from './unfinished-sheet.ts';
import { useGeneration } from './use-generation.ts';
import { type Unsaved, useKeptEdits } from './use-kept-edits.ts';
import { useUnfinished } from './use-unfinished.ts';

export type Guidance = {
  /** Under which the server keeps it, and for which product. */
  textId: string;
  productId?: string | undefined;
  /** The ledger as the seller corrected it. */
  facts: Fact[] | undefined;
  /** One place of that sheet is written anew. */
  again?: { only: Only; sheet: Sheet } | undefined;
};

export type Work<Asked> = {
  asked?: Asked | undefined;
  sheet?: Sheet | undefined;
  past: Sheet[];
  checked: string[];
  corrected?: { source: string; facts: Fact[] } | undefined;
  /** The text among the person's own that this is. */
  textId?: string | undefined;
  /** Changed here, and not yet there. */
  unsaved?: Unsaved | undefined;
};

type WritingOptions<Asked> = {
  /** Under which the work is kept. */
  name: string;
  writer: Writer | undefined;
  /** The product that is written for. */
  productId?: string | undefined;
  /** An id that the server knows already, from an earlier step. */
  knownTextId?: string | undefined;
  /** The sheet has more on it than the server's reply: it is kept once more. */
  isCompletedHere?: boolean;
  ask: (asked: Asked, guidance: Guidance, watcher: StreamWatcher) => Promise<Sheet>;
  /** The seller's words. */
  sourceOf: (asked: Asked) => string;
  secondsFor: (asked: Asked) => number;
  /** Nothing was written at all. */
  onFailed: (message: string) => void;
  onDone?: (asked: Asked) => void;
};

const PAST_KEPT = 20;

/** Everything between pressing the button and taking the texts away: writing, stopping, editing, writing anew, undoing. */
export function useWriting<Asked extends object>(options: WritingOptions<Asked>) {
  const [work, setWork] = useKeptState<Work<Asked>>(`${options.name}.work`, { past: [], checked: [] });
  const [begun, setBegun] = useState<{ asked: Asked; textId: string }>();
  const generation = useGeneration((input: { asked: Asked; guidance: Guidance }, watcher: StreamWatcher) =>
    options.ask(input.asked, input.guidance, watcher),
  );
  const redoing = useGeneration((input: { asked: Asked; guidance: Guidance }, watcher: StreamWatcher) =>
    options.ask(input.asked, input.guidance, watcher),
  );
  const [only, setOnly] = useState<Only>();
  useUnfinished<Asked>(options.name, begun, generation.written, ({ asked, textId, written }) =>
    finish(asked, textId, cutShort(written, undefined, undefined), true),
  );
  useKeptEdits(work, (sheet) =>
    setWork((current) => (current.sheet === sheet ? { ...current, unsaved: undefined } : current)),
  );

  const setSheet = (change: (sheet: Sheet) => Sheet) =>
    setWork((current) => {
      if (!current.sheet) return current;
      const past = [...current.past, current.sheet].slice(-PAST_KEPT);
      return { ...current, sheet: change(current.sheet), past, unsaved: 'words' };
    });

  function finish(asked: Asked, textId: string, sheet: Sheet, isAgain: boolean) {
    setWork((current) => ({
      ...current,
      asked,
      sheet,
      past: isAgain && current.sheet ? [...current.past, current.sheet].slice(-PAST_KEPT) : [],
      checked: isAgain ? current.checked : [],
      textId: sheet.isKept === false ? undefined : textId,
      unsaved: options.isCompletedHere && !sheet.ending ? 'amendment' : undefined,
    }));
  }

  const factsFor = (asked: Asked) =>
    work.corrected?.source === options.sourceOf(asked) ? work.corrected.facts : undefined;

  const cutShort = (written: WrittenSoFar, facts: Fact[] | undefined, reason: string | undefined): Sheet =>
    unfinishedSheet(written, { writer: options.writer, facts, reason });

  function start(asked: Asked) {
    const facts = factsFor(asked);
    const isAgain = work.sheet !== undefined;
    const isKnown = options.knownTextId !== undefined && options.knownTextId !== work.textId;
    const textId = isKnown && options.knownTextId ? options.knownTextId : newId();
    setBegun({ asked, textId });
    generation.run(
      { asked, guidance: { facts, textId, productId: options.productId } },
      {
        seconds: options.writer === 'composer' ? undefined : options.secondsFor(asked),
        onDone: (sheet) => {
          finish(asked, textId, sheet, isAgain);
          options.onDone?.(asked);
        },
        onFailed: (message, written) => {
          if (written) finish(asked, textId, cutShort(written, facts, message), isAgain);
          else options.onFailed(message);
        },
        onStopped: (written) => {
          if (written) finish(asked, textId, cutShort(written, facts, undefined), isAgain);
        },
      },
    );
  }

  function redo(place: Only) {
    const { asked, sheet } = work;
    if (!asked || !sheet || redoing.isRunning) return;
    setOnly(place);
    redoing.run(
      {
        asked,
        guidance: {
          facts: factsFor(asked) ?? [...sheet.facts],
          textId: work.textId ?? newId(),
          productId: options.productId,
          again: { only: place, sheet },
        },
      },
      {
        turnsPage: false,
        onDone: (next) => setSheet(() => next),
        onFailed: (message) => failureToast(message),
      },
    );
  }

  const live = generation.written && { ...cutShort(generation.written, undefined, undefined), ending: undefined };
  const sheet = live ?? (work.sheet && redoing.written ? overlay(work.sheet, redoing.written) : work.sheet);
  const asked = live ? begun?.asked : work.asked;
  const desk: Desk | undefined = sheet && {
    sheet,
    source: asked ? options.sourceOf(asked) : '',
    isWriting: live !== undefined,
    redoing: redoing.isRunning ? only : undefined,
    redo: work.sheet?.writer === 'model' && options.writer === 'model' ? redo : undefined,
    write: (place, span, words, meaning) => {
      // The person's own words win over those still on their way.
      if (redoing.isRunning) redoing.stop();
      setSheet((current) => rewrite(current, place, span, words, meaning ?? null));
    },
    checked: new Set(work.checked),
    check: ({ id }) => setWork((current) => ({ ...current, checked: [...current.checked, id] })),
  };

  return {
    generation,
    start,
    /** What stands on the result's screen; undefined while there is only the form. */
    desk,
    asked,
    setSheet,
    /** A change that needs no undoing: what a sentence says was found out. */
    amendSheet: (change: (current: Sheet) => Sheet) =>
      setWork((current) =>
        current.sheet ? { ...current, sheet: change(current.sheet), unsaved: current.unsaved ?? 'amendment' } : current,
      ),
    undo:
      work.past.length === 0
        ? undefined
        : () =>
            setWork((current) => ({
              ...current,
              sheet: current.past.at(-1),
              past: current.past.slice(0, -1),
              unsaved: 'words',
            })),
    correctFacts: (facts: Fact[]) =>
      setWork((current) => ({
        ...current,
        sheet: current.sheet && { ...current.sheet, facts },
        unsaved: current.unsaved ?? 'amendment',
        corrected: { source: current.asked ? options.sourceOf(current.asked) : '', facts },
      })),
    hasCorrectedFacts: work.corrected !== undefined && work.asked !== undefined && factsFor(work.asked) !== undefined,
    /** Writes the same once more, with the facts as they stand now. */
    writeAgain: () => work.asked && start(work.asked),
    /** The text that stands here, among the person's own; undefined where it is not kept. */
    textId: live ? undefined : work.textId,
    productId: options.productId,
    /** Back to the form. */
    clear: () =>
      setWork((current) => ({
        ...current,
        sheet: undefined,
        asked: undefined,
        past: [],
        checked: [],
        textId: undefined,
        unsaved: undefined,
      })),
  };
}

export type Writing = Omit<ReturnType<typeof useWriting<object>>, 'start' | 'asked'>;

/** What has arrived of the new words, over the old ones. */
function overlay(sheet: Sheet, written: WrittenSoFar): Sheet {
  const texts = { ...sheet.texts };
  for (const [field, items] of Object.entries(written)) {
    texts[field] = (texts[field] ?? []).map((text, index) => items[index] || text);
  }
  return { ...sheet, texts };
}

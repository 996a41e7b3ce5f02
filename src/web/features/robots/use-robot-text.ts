import { useEffect, useEffectEvent, useState } from 'react';
import type { Writer } from '#contract/robots/shared-fields.ts';
import type { WrittenSoFar } from '#domain/robots/streamed-text.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { resultOf } from '#web/components/robot-text/reply-to-result.ts';
import { fillWaiting, type Result, rewrite, settledKey } from '#web/components/robot-text/result.ts';
import type { ResultEditor, RewriteTarget } from '#web/components/robot-text/result-editor-context.ts';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import type { StreamWatcher } from '#web/lib/api/call-stream.ts';
import { newId } from '#web/lib/new-id.ts';
import { deleteDraft, loadDraft, saveDraft } from '#web/lib/offline/draft-storage.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { type AssistantTask, type RobotRequest, robotTask } from './generation/own-assistant.tsx';
import { scrollToTop, useGeneration } from './generation/use-generation.ts';
import { type Unsaved, useSavedEdits } from './robot-drafts.ts';

export type SharedRequest = {
  textId: string;
  productId?: string | undefined;
  /** What the person accepted; with a product, its own sheet is used instead. */
  sheet?: Sheet | undefined;
  again?: { only: RewriteTarget; result: Result } | undefined;
};

export function sharedFieldsOf<Current>(
  { sheet, textId, productId, again }: SharedRequest,
  currentOf: (result: Result) => Current,
) {
  return { textId, productId, sheet, ...(again && { only: again.only, current: currentOf(again.result) }) };
}

export type RobotTextDraft<Request> = {
  asked?: Request | undefined;
  result?: Result | undefined;
  past: Result[];
  accepted?: Sheet | undefined;
  textId?: string | undefined;
  /** Changed locally, not saved on the server yet. */
  unsaved?: Unsaved | undefined;
};

export type RobotTextOptions<Request> = {
  name: string;
  writer: Writer | undefined;
  productId?: string | undefined;
  knownTextId?: string | undefined;
  /** Adds our own parts to a reply's result, which is then saved again. */
  complete?: (result: Result) => Result;
  requestOf: (asked: Request) => RobotRequest;
  ask: (asked: Request, shared: SharedRequest, watcher: StreamWatcher) => Promise<Result>;
  sourceOf: (asked: Request) => string;
  secondsFor: (asked: Request) => number;
  onFailed: (message: string) => void;
  onDone?: (asked: Request) => void;
};

const MAX_UNDO_STEPS = 20;
const MAX_SETTLED = 500;

type Finished<Request> = { asked: Request; textId: string; accepted: Sheet | undefined; isAgain: boolean };

export function useRobotText<Request extends object>(options: RobotTextOptions<Request>) {
  const [work, setWork] = useDraftState<RobotTextDraft<Request>>(`${options.name}.work`, { past: [] });
  const [begun, setBegun] = useState<{ asked: Request; textId: string }>();
  const ask = ({ asked, shared }: { asked: Request; shared: SharedRequest }, watcher: StreamWatcher) =>
    options.ask(asked, shared, watcher);
  const generation = useGeneration(ask);
  const redoing = useGeneration(ask);
  const [only, setOnly] = useState<RewriteTarget>();
  useUnfinished<Request>(options.name, begun, generation.written, ({ asked, textId, written }) =>
    finish({ asked, textId, accepted: work.accepted, isAgain: true }, cutShort(written, undefined)),
  );
  useSavedEdits(work, (result) =>
    setWork((current) => (current.result === result ? { ...current, unsaved: undefined } : current)),
  );

  const changeResult = (change: (result: Result) => Result) =>
    setWork((current) => {
      if (!current.result) return current;
      const past = [...current.past, current.result].slice(-MAX_UNDO_STEPS);
      return { ...current, result: change(current.result), past, unsaved: 'words' };
    });

  /** A change without an undo step, such as adding the meaning of a sentence. */
  const amendResult = (change: (current: Result) => Result) =>
    setWork((current) =>
      current.result
        ? { ...current, result: change(current.result), unsaved: current.unsaved ?? 'amendment' }
        : current,
    );

  function finish({ asked, textId, accepted, isAgain }: Finished<Request>, result: Result) {
    setWork((current) => ({
      ...current,
      asked,
      result,
      accepted,
      past: isAgain && current.result ? [...current.past, current.result].slice(-MAX_UNDO_STEPS) : [],
      textId: result.isKept === false ? undefined : textId,
      unsaved: options.complete && !result.ending ? 'amendment' : undefined,
    }));
  }

  const cutShort = (written: WrittenSoFar, reason: string | undefined): Result =>
    unfinishedResult(written, { writer: options.writer, reason });

  function nextTextId(): string {
    const { knownTextId } = options;
    return knownTextId !== undefined && knownTextId !== work.textId ? knownTextId : newId();
  }

  function start(asked: Request, accepted: Sheet | undefined) {
    const textId = nextTextId();
    const finished = { asked, textId, accepted, isAgain: work.result !== undefined };
    setBegun({ asked, textId });
    generation.run(
      { asked, shared: { sheet: accepted, textId, productId: options.productId } },
      {
        seconds: options.writer === 'composer' ? undefined : options.secondsFor(asked),
        onDone: (result) => {
          finish(finished, result);
          options.onDone?.(asked);
        },
        onFailed: (message, written) => {
          if (written) finish(finished, cutShort(written, message));
          else options.onFailed(message);
        },
        onStopped: (written) => {
          if (written) finish(finished, cutShort(written, undefined));
        },
      },
    );
  }

  function byAssistant(asked: Request, accepted: Sheet | undefined, textId = nextTextId()): AssistantTask {
    const { productId } = options;
    return robotTask({ ...options.requestOf(asked), productId, sheet: accepted }, textId, (reply) => {
      const result = resultOf(reply);
      const whole = options.complete ? options.complete(result) : result;
      finish({ asked, textId, accepted, isAgain: work.result !== undefined }, whole);
      scrollToTop();
      options.onDone?.(asked);
    });
  }

  function redo(place: RewriteTarget) {
    const { asked, result } = work;
    if (!asked || !result || redoing.isRunning) return;
    setOnly(place);
    const { accepted: sheet, textId = newId() } = work;
    const shared = { sheet, textId, productId: options.productId, again: { only: place, result } };
    redoing.run(
      { asked, shared },
      { turnsPage: false, onDone: (next) => changeResult(() => next), onFailed: (message) => errorToast(message) },
    );
  }

  const live = generation.written && { ...cutShort(generation.written, undefined), ending: undefined };
  const result = live ?? (work.result && redoing.written ? overlay(work.result, redoing.written) : work.result);
  const asked = live ? begun?.asked : work.asked;
  const source = asked ? options.sourceOf(asked) : '';
  const editor: ResultEditor | undefined = result && {
    result,
    source,
    isWriting: live !== undefined,
    redoing: redoing.isRunning ? only : undefined,
    redo: work.result?.writer === 'model' && options.writer === 'model' ? redo : undefined,
    write: (place, span, words, meaning) => {
      // The person's edit takes precedence over a rewrite that is still running.
      if (redoing.isRunning) redoing.stop();
      changeResult((current) => rewrite(current, place, span, words, meaning ?? null));
    },
    fill: (sentences, words) =>
      changeResult((current) =>
        sentences.reduce((filled, sentence, at) => fillWaiting(filled, sentence, words[at] ?? '', source), current),
      ),
    settle: (marks, isRight = true) =>
      amendResult((current) => {
        const keys = new Set(marks.map(settledKey));
        const others = (current.settled ?? []).filter((mark) => !keys.has(settledKey(mark)));
        return { ...current, settled: [...others, ...(isRight ? marks : [])].slice(-MAX_SETTLED) };
      }),
  };

  return {
    generation,
    start,
    editor,
    asked,
    changeResult,
    amendResult,
    undo:
      work.past.length === 0
        ? undefined
        : () =>
            setWork((current) => ({
              ...current,
              result: current.past.at(-1),
              past: current.past.slice(0, -1),
              unsaved: 'words',
            })),
    byAssistant,
    againByAssistant: () => work.asked && byAssistant(work.asked, work.accepted, work.textId),
    accepted: work.accepted,
    writeAgain: () => work.asked && start(work.asked, work.accepted),
    textId: live ? undefined : work.textId,
    productId: options.productId,
    clear: () =>
      setWork((current) => ({
        ...current,
        result: undefined,
        asked: undefined,
        past: [],
        textId: undefined,
        unsaved: undefined,
      })),
  };
}

export type RobotTextControls = Omit<ReturnType<typeof useRobotText<object>>, 'start' | 'asked' | 'byAssistant'>;

function overlay(result: Result, written: WrittenSoFar): Result {
  const texts = { ...result.texts };
  for (const [field, items] of Object.entries(written)) {
    texts[field] = (texts[field] ?? []).map((text, index) => items[index] || text);
  }
  return { ...result, texts };
}

type Unfinished<Request> = { asked: Request; textId: string; written: WrittenSoFar };

/** Stores the text while it streams in, so that it can be restored if the page is left before the end. */
function useUnfinished<Request>(
  name: string,
  begun: { asked: Request; textId: string } | undefined,
  written: WrittenSoFar | undefined,
  onFound: (unfinished: Unfinished<Request>) => void,
): void {
  const { id } = useCurrentUser();
  const key = `${name}.unfinished`;

  const find = useEffectEvent(() => {
    const found = loadDraft<Unfinished<Request>>(id, key);
    deleteDraft(id, key);
    if (found) onFound(found);
  });
  useEffect(() => find(), []);

  useEffect(() => {
    if (!begun || !written) return;
    saveDraft(id, key, { ...begun, written });
  }, [id, key, begun, written]);

  // When the stream ends, the text has already been stored elsewhere, complete or partial.
  const isWriting = written !== undefined;
  useEffect(() => {
    if (!isWriting) deleteDraft(id, key);
  }, [id, key, isWriting]);
}

type Known = { writer: Writer | undefined; reason: string | undefined };

/** Result of a text that ended early: it has no sentences, rows of the sheet or warnings yet. */
const unfinishedResult = (written: WrittenSoFar, { writer, reason }: Known): Result => ({
  texts: written,
  writer: writer ?? 'model',
  facts: [],
  warnings: [],
  notes: [],
  sentences: [],
  ending: { reason },
});

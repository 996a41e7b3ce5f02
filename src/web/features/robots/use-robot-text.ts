import { useState } from 'react';
import type { CallRequest } from '#contract/base/endpoint.ts';
import type * as contract from '#contract/robots/robots.ts';
import type { Writer } from '#contract/robots/shared-fields.ts';
import { AppError } from '#domain/errors.ts';
import { TEXT_ROBOT, type TextRobot } from '#domain/robots/robot-options.ts';
import type { WritingTexts } from '#domain/robots/streamed-text.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { fillWaiting, type Result, resultOf, rewrite, settledKey, textAt } from '#web/components/robot-text/result.ts';
import type { ResultEditor, RewriteTarget } from '#web/components/robot-text/result-editor-context.ts';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { callStream, type StreamWatcher } from '#web/lib/api/call-stream.ts';
import { newId } from '#web/lib/new-id.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { type AssistantTask, type RobotRequest, robotTask } from './generation/own-assistant.tsx';
import { scrollToTop, useGeneration } from './generation/use-generation.ts';
import { type Unsaved, useSavedEdits } from './robot-drafts.ts';

export type TextRequest = Exclude<RobotRequest, { robot: 'names' }>;

/** The seller's words. */
export const sourceOf = (request: TextRequest): string =>
  // The type cannot tell that the request is of its robot.
  (request as unknown as Record<string, string>)[TEXT_ROBOT[request.robot].source] ?? '';

type RobotEndpoint = (typeof contract)[Extract<keyof typeof contract, `generate${string}`>];

export type RobotCall = {
  endpoint: RobotEndpoint;
  /** Texts without which a reply is empty, and what is said then. */
  needs: readonly string[];
  emptyMessage?: string;
  /** The texts of a result as the request names them, when one of them is written again; left out: one text a field. */
  currentOf?: (texts: WritingTexts) => object;
};

export type TextOrder = {
  asked: TextRequest;
  textId: string;
  /** What the person accepted; with a product, its own sheet is used instead. */
  sheet: Sheet | undefined;
  /** One item of a result to write again. */
  again?: { only: RewriteTarget; result: Result };
  /** The browser's translator is to write, though it has to be downloaded. */
  isHere?: boolean;
};

const firstOfEach = (texts: WritingTexts): object =>
  Object.fromEntries(Object.entries(texts).map(([field, [text]]) => [field, text]));

export type RobotTextDraft = {
  asked?: TextRequest | undefined;
  result?: Result | undefined;
  past: Result[];
  accepted?: Sheet | undefined;
  textId?: string | undefined;
  /** Changed locally, not saved on the server yet. */
  unsaved?: Unsaved | undefined;
};

export type RobotTextOptions = {
  robot: TextRobot;
  call: RobotCall;
  writer: Writer | undefined;
  productId?: string | undefined;
  knownTextId?: string | undefined;
  seconds: number;
  /** What goes along with the request. */
  extra?: (order: TextOrder, watcher: StreamWatcher) => Promise<object> | object;
  /** Adds our own parts to a reply's result, which is then saved again; those of the result of which one item was rewritten stay. */
  complete?: (result: Result, former?: Result) => Result;
  onFailed: (message: string) => void;
  onDone?: () => void;
};

const MAX_UNDO_STEPS = 20;
const MAX_SETTLED = 500;

export function useRobotText(options: RobotTextOptions) {
  const { robot, writer, productId, knownTextId, complete = (result) => result } = options;
  const [work, setWork] = useDraftState<RobotTextDraft>(`${robot}.text`, { past: [] });
  const generation = useGeneration(write);
  const redoing = useGeneration(write);
  const [only, setOnly] = useState<RewriteTarget>();
  useSavedEdits(work, (result) =>
    setWork((current) => (current.result === result ? { ...current, unsaved: undefined } : current)),
  );

  async function write(order: TextOrder, watcher: StreamWatcher): Promise<Result> {
    const { asked, textId, sheet, again } = order;
    const { endpoint, needs, emptyMessage = 'Erro desconhecido', currentOf = firstOfEach } = options.call;
    const extra = await options.extra?.(order, watcher);
    const { robot: _, ...fields } = asked;
    const current = again && { only: again.only, current: currentOf(again.result.texts) };
    const body = { ...fields, textId, productId, sheet, ...current, ...extra };
    // The type cannot tell that the request is of this robot.
    const result = resultOf(await callStream(endpoint, { body } as CallRequest<typeof endpoint>, watcher));
    const isEmpty = needs.some((field) => textAt(result, { field, index: 0 }) === '');
    // Without a translator the reply may be empty: the person fills in the sentences.
    if (isEmpty && (result.translatedShare ?? 1) === 1) throw new AppError('provider_failed', emptyMessage);
    return complete(result, again?.result);
  }

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

  /** Each result of an order takes the place of the one before it; the text that was there before can be restored. */
  function resultsOf({ asked, textId, sheet }: TextOrder) {
    let isFirst = true;
    return (result: Result) => {
      const replacesText = isFirst;
      isFirst = false;
      setWork(({ past, result: former }) => ({
        ...{ asked, accepted: sheet, result },
        past: replacesText && former ? [...past, former].slice(-MAX_UNDO_STEPS) : past,
        textId: result.isKept === false ? undefined : textId,
        unsaved: options.complete && !result.endedEarly ? 'amendment' : undefined,
      }));
    };
  }

  const nextTextId = () => (knownTextId !== undefined && knownTextId !== work.textId ? knownTextId : newId());

  function order(asked: TextRequest, sheet: Sheet | undefined, { textId = nextTextId(), isHere = false } = {}) {
    const ordered = { asked, textId, sheet, isHere };
    const put = resultsOf(ordered);
    generation.run(ordered, {
      seconds: writer === 'composer' ? undefined : options.seconds,
      // Stored with each part, so that leaving the page loses nothing. What the browser translates is a text only once
      // the server has checked it: until then, and if it fails, the sentences to fill in stay.
      ...(!isHere && {
        onWritten: (texts: WritingTexts, endReason?: string) => put(unfinishedResult(texts, writer, endReason)),
      }),
      onDone: (result) => {
        put(result);
        options.onDone?.();
      },
      onFailed: options.onFailed,
    });
  }

  function byAssistant(asked: TextRequest, sheet: Sheet | undefined, textId = nextTextId()): AssistantTask {
    const put = resultsOf({ asked, textId, sheet });
    return robotTask({ ...asked, productId, sheet }, textId, (reply) => {
      put(complete(resultOf(reply)));
      scrollToTop();
      options.onDone?.();
    });
  }

  function redo(place: RewriteTarget) {
    const { asked, result, accepted: sheet, textId = newId() } = work;
    if (!asked || !result || redoing.isRunning) return;
    setOnly(place);
    redoing.run(
      { asked, textId, sheet, again: { only: place, result } },
      { turnsPage: false, onDone: (next) => changeResult(() => next), onFailed: (message) => errorToast(message) },
    );
  }

  const { asked, accepted, textId } = work;
  const isWriting = generation.written !== undefined;
  const result = work.result && redoing.written ? overlay(work.result, redoing.written) : work.result;
  const source = asked ? sourceOf(asked) : '';
  const editor: ResultEditor | undefined = result && {
    result,
    source,
    isWriting,
    redoing: redoing.isRunning ? only : undefined,
    redo: result.writer === 'model' && writer === 'model' ? redo : undefined,
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
    start: (request: TextRequest, sheet: Sheet | undefined) => order(request, sheet),
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
    againByAssistant: () => asked && byAssistant(asked, accepted, textId),
    writeAgain: () => asked && order(asked, accepted),
    /** Over the same text, which becomes a version. */
    translateHere: () => asked && order(asked, accepted, { textId, isHere: true }),
    textId: isWriting ? undefined : textId,
    productId,
    clear() {
      generation.reset();
      setWork({ past: [] });
    },
  };
}

export type RobotTextControls = Omit<ReturnType<typeof useRobotText>, 'start' | 'asked' | 'byAssistant'>;

function overlay(result: Result, written: WritingTexts): Result {
  const texts = { ...result.texts };
  for (const [field, items] of Object.entries(written)) {
    texts[field] = (texts[field] ?? []).map((text, index) => items[index] || text);
  }
  return { ...result, texts };
}

/** A text that has not ended, or ended early: it has no sentences, rows of the sheet or warnings yet. */
const unfinishedResult = (
  texts: WritingTexts,
  writer: Writer = 'model',
  endReason: string | undefined = undefined,
): Result => ({ texts, writer, facts: [], warnings: [], notes: [], sentences: [], endedEarly: true, endReason });

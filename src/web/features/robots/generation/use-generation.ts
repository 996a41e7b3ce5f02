import { useEffect, useRef, useState } from 'react';
import type { StageEvent } from '#contract/robots/robot-events.ts';
import { applyPart, type WritingTexts } from '#domain/robots/streamed-text.ts';
import type { StreamWatcher } from '#web/lib/api/call-stream.ts';
import { errorMessage } from '#web/lib/api/error-message.ts';
import { useRequest } from '#web/lib/use-request.ts';

const SCROLL_DELAY_MS = 100;

type RunOptions<Output> = {
  seconds?: number | undefined;
  /** The result is on another screen, so scroll to its top. */
  turnsPage?: boolean;
  /** With each part of the text; at last with the reason if it was cut off. */
  onWritten?: (written: WritingTexts, reason?: string) => void;
  onDone: (output: Output) => void;
  /** Nothing was written. */
  onFailed: (message: string) => void;
};

type Run<Input, Output> = { input: Input; on: RunOptions<Output> };
type Shown = { seconds?: number | undefined; secondsLeft: number; stage?: StageEvent; written?: WritingTexts };

/**
 * A request to a robot: counts down the usual duration, shows the text as it streams in, can be stopped, and is
 * aborted when the person leaves the page.
 */
export function useGeneration<Input, Output>(generate: (input: Input, watcher: StreamWatcher) => Promise<Output>) {
  const written = useRef<WritingTexts>(undefined);
  const [shown, setShown] = useState<Shown>({ secondsLeft: 0 });
  const { isPending, failure, mutate, stop, reset } = useRequest<Output, Run<Input, Output>>({
    send: ({ input, on }, signal) =>
      generate(input, {
        signal,
        onStage: (stage) => setShown((current) => ({ ...current, stage })),
        onPart: (part) => {
          if (signal.aborted) return;
          if (!written.current && on.turnsPage !== false) scrollToTop();
          const text = applyPart(written.current ?? {}, part);
          written.current = text;
          setShown((current) => ({ ...current, written: text }));
          on.onWritten?.(text);
        },
      }).catch((error: Error) => {
        if (!signal.aborted) {
          if (written.current && on.onWritten) on.onWritten(written.current, errorMessage(error));
          else on.onFailed(errorMessage(error));
        }
        throw error;
      }),
    onSuccess: (output, { on }) => {
      on.onDone(output);
      if (!written.current && on.turnsPage !== false) scrollToTop();
    },
  });

  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(
      () => setShown((current) => ({ ...current, secondsLeft: Math.max(0, current.secondsLeft - 1) })),
      1000,
    );
    return () => clearInterval(timer);
  }, [isPending]);

  return {
    ...shown,
    isRunning: isPending,
    /** Why the last request ended with nothing; stopping it is no failure. */
    failure,
    written: isPending ? shown.written : undefined,
    run(input: Input, on: RunOptions<Output>) {
      if (isPending) return;
      written.current = undefined;
      setShown({ seconds: on.seconds, secondsLeft: on.seconds ?? 0 });
      mutate({ input, on });
    },
    stop,
    reset,
  };
}

export type Generation = Pick<
  ReturnType<typeof useGeneration>,
  'isRunning' | 'failure' | 'seconds' | 'secondsLeft' | 'stage' | 'written' | 'stop'
>;

export const scrollToTop = () => setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_DELAY_MS);

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StageEvent } from '#contract/robots/robot-events.ts';
import { applyPart, type WrittenSoFar } from '#domain/robots/streamed-text.ts';
import type { StreamWatcher } from '#web/lib/api/call-stream.ts';
import { errorMessage } from '#web/lib/api/error-message.ts';

const SCROLL_DELAY_MS = 100;

type RunOptions<Output> = {
  seconds?: number | undefined;
  /** The result is on another screen, so scroll to its top. */
  turnsPage?: boolean;
  onDone: (output: Output) => void;
  /** `written` is the text that had arrived before the failure. */
  onFailed: (message: string, written: WrittenSoFar | undefined) => void;
  onStopped?: (written: WrittenSoFar | undefined) => void;
};

/**
 * A request to a robot: counts down the usual duration, shows the text as it streams in, can be stopped, and is
 * aborted when the person leaves the page.
 */
export function useGeneration<Input, Output>(generate: (input: Input, watcher: StreamWatcher) => Promise<Output>) {
  const running = useRef<{ controller: AbortController; written: WrittenSoFar | undefined; isStopped: boolean }>(
    undefined,
  );
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [seconds, setSeconds] = useState<number>();
  const [stage, setStage] = useState<StageEvent>();
  const [written, setWritten] = useState<WrittenSoFar>();
  const mutation = useMutation({
    // Fails at once while offline, instead of waiting for a connection.
    networkMode: 'always',
    mutationFn: ({ input, turnsPage }: { input: Input; turnsPage: boolean }) => {
      const run = {
        controller: new AbortController(),
        written: undefined as WrittenSoFar | undefined,
        isStopped: false,
      };
      running.current = run;
      return generate(input, {
        signal: run.controller.signal,
        onStage: setStage,
        onPart: (part) => {
          if (run.isStopped) return;
          if (!run.written && turnsPage) scrollToTop();
          run.written = applyPart(run.written ?? {}, part);
          setWritten(run.written);
        },
      });
    },
  });

  useEffect(() => () => running.current?.controller.abort(), []);

  useEffect(() => {
    if (!mutation.isPending) return;
    const timer = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [mutation.isPending]);

  return {
    isRunning: mutation.isPending,
    /** Why the last request ended with nothing; stopping it is no failure. */
    failure: mutation.error && !running.current?.controller.signal.aborted ? errorMessage(mutation.error) : undefined,
    seconds,
    secondsLeft,
    stage,
    written: mutation.isPending ? written : undefined,
    run(input: Input, { seconds: estimate, turnsPage = true, ...on }: RunOptions<Output>) {
      if (mutation.isPending) return;
      setSeconds(estimate);
      setSecondsLeft(estimate ?? 0);
      setStage(undefined);
      setWritten(undefined);
      mutation.mutate(
        { input, turnsPage },
        {
          onSuccess: (output) => {
            on.onDone(output);
            if (!running.current?.written && turnsPage) scrollToTop();
          },
          onError: (error) => {
            const run = running.current;
            if (run?.isStopped) on.onStopped?.(run.written);
            else if (!run?.controller.signal.aborted) on.onFailed(errorMessage(error), run?.written);
          },
        },
      );
    },
    stop() {
      if (!running.current) return;
      running.current.isStopped = true;
      running.current.controller.abort();
    },
  };
}

export type Generation = Pick<
  ReturnType<typeof useGeneration>,
  'isRunning' | 'failure' | 'seconds' | 'secondsLeft' | 'stage' | 'written' | 'stop'
>;

export const scrollToTop = () => setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_DELAY_MS);

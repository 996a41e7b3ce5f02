import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AppError } from '#domain/errors.ts';

const SCROLL_DELAY_MS = 100;

/**
 * A request to a robot: counts down the seconds it usually takes, and gives it up when the person leaves the page.
 * After a success the page scrolls to its top, where the result begins.
 */
export function useGeneration<Input, Output>(generate: (input: Input, signal: AbortSignal) => Promise<Output>) {
  const running = useRef<AbortController>(undefined);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const mutation = useMutation({
    // Without a connection it fails at once and says so, instead of waiting for one.
    networkMode: 'always',
    mutationFn: (input: Input) => {
      running.current = new AbortController();
      return generate(input, running.current.signal);
    },
  });

  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    if (!mutation.isPending) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [mutation.isPending]);

  return {
    isRunning: mutation.isPending,
    secondsLeft,
    run(
      input: Input,
      options: { seconds: number; onDone: (output: Output) => void; onFailed: (message: string) => void },
    ) {
      if (mutation.isPending) return;
      setSecondsLeft(options.seconds);
      mutation.mutate(input, {
        onSuccess: (output) => {
          options.onDone(output);
          setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_DELAY_MS);
        },
        onError: (error) => {
          if (!running.current?.signal.aborted) options.onFailed(messageOf(error));
        },
      });
    },
  };
}

const messageOf = (error: Error): string =>
  error instanceof AppError ? (error.issues[0]?.message ?? error.message) : error.message || 'Erro desconhecido';

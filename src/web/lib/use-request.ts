import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorMessage } from './api/error-message.ts';

type RequestOptions<Input, Output> = Pick<UseMutationOptions<Output, Error, Input>, 'onSuccess' | 'onSettled'> & {
  send: (input: Input, signal: AbortSignal) => Promise<Output>;
};

/** A mutation that is cancelled by the next one, by `stop` and when the page is left; cancelling is no failure. */
export function useRequest<Output, Input = void>({ send, ...options }: RequestOptions<Input, Output>) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const mutation = useMutation({
    ...options,
    // Fails at once while offline, instead of waiting for a connection.
    networkMode: 'always',
    mutationFn: (input: Input) => {
      running.current?.abort();
      running.current = new AbortController();
      return send(input, running.current.signal);
    },
  });
  return {
    ...mutation,
    stop: () => running.current?.abort(),
    failure: mutation.error && !running.current?.signal.aborted ? errorMessage(mutation.error) : undefined,
  };
}

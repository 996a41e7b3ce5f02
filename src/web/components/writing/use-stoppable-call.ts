import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorMessage } from '#web/lib/api/error-message.ts';

/** A call that can be stopped, and is stopped when the person leaves; having been stopped is no failure. */
export function useStoppableCall<Input, Output>(
  makeCall: (input: Input, signal: AbortSignal) => Promise<Output>,
  after: Pick<UseMutationOptions<Output, Error, Input>, 'onSuccess' | 'onSettled'>,
) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const mutation = useMutation({
    // Fails at once while offline, instead of waiting for a connection.
    networkMode: 'always',
    mutationFn: (input: Input) => {
      running.current = new AbortController();
      return makeCall(input, running.current.signal);
    },
    ...after,
  });
  return {
    ...mutation,
    failure: mutation.error && !running.current?.signal.aborted ? errorMessage(mutation.error) : undefined,
    stop: () => running.current?.abort(),
  };
}

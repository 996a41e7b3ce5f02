import { useCallback, useEffect, useState } from 'react';
import { toast } from '#web/components/ui/toast/toast-store.ts';

type Load<Part> = () => Promise<Part>;

const arrived = new WeakMap<Load<unknown>, unknown>();

async function fetchPart<Part>(load: Load<Part>): Promise<Part> {
  const part = await load();
  arrived.set(load, part);
  return part;
}

/** Undefined until loaded. A failure shows a toast; calling the function again retries. */
export function useLazyComponent<Part>(load: Load<Part>): readonly [part: Part | undefined, want: () => void] {
  // fetchPart stored it under the same `load` function, so the type matches.
  const [part, setPart] = useState(() => arrived.get(load) as Part | undefined);
  const want = useCallback(() => {
    fetchPart(load).then(
      (loaded) => setPart(() => loaded),
      () =>
        toast({
          title: 'Não foi possível abrir.',
          description: 'Verifique a conexão e tente novamente.',
          variant: 'destructive',
        }),
    );
  }, [load]);
  return [part, want];
}

/** Like useLazyComponent, for components that will probably be used: also loads on the person's first interaction. */
export function usePreloadedComponent<Part>(load: Load<Part>): readonly [part: Part | undefined, want: () => void] {
  const [part, want] = useLazyComponent(load);
  const [early, setEarly] = useState<Part>();
  const isThere = part !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    // Ignored here: `want` retries and reports a failure.
    return onFirstInteraction(() =>
      fetchPart(load).then(
        (loaded) => setEarly(() => loaded),
        () => undefined,
      ),
    );
  }, [load, isThere]);
  return [part ?? early, want];
}

/** Events that show that a person is using the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** For code that is useless before an interaction and should not delay the first paint. Returns a cancel function. */
export function onFirstInteraction(run: () => void): () => void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    run();
  };
  if (navigator.userActivation?.hasBeenActive) begin();
  else
    for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

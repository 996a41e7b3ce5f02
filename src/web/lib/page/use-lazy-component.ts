import { useCallback, useEffect, useState } from 'react';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { onFirstInteraction } from './first-interaction.ts';

type Load<Part> = () => Promise<Part>;

const arrived = new WeakMap<Load<unknown>, unknown>();

async function fetchPart<Part>(load: Load<Part>): Promise<Part> {
  const part = await load();
  arrived.set(load, part);
  return part;
}

/**
 * A component whose code is not there from the start: itself once it has arrived, and what asks for it. A failure is
 * told, and the next press tries again.
 */
export function useLazyComponent<Part>(load: Load<Part>): readonly [part: Part | undefined, want: () => void] {
  // It was fetched by this very function.
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

/** The same for what is probably used: it comes with the first sign of somebody at the page. */
export function usePreloadedComponent<Part>(load: Load<Part>): readonly [part: Part | undefined, want: () => void] {
  const [part, want] = useLazyComponent(load);
  const [early, setEarly] = useState<Part>();
  const isThere = part !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    // A failure is told when it is wanted.
    return onFirstInteraction(() =>
      fetchPart(load).then(
        (loaded) => setEarly(() => loaded),
        () => undefined,
      ),
    );
  }, [load, isThere]);
  return [part ?? early, want];
}

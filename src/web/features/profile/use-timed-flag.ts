import { useCallback, useEffect, useRef, useState } from 'react';

/** True for `durationMs` after `raise`, for feedback such as "Atualizado!". */
export function useTimedFlag(durationMs: number): [isRaised: boolean, raise: () => void] {
  const [isRaised, setRaised] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const raise = useCallback(() => {
    clearTimeout(timer.current);
    setRaised(true);
    timer.current = setTimeout(() => setRaised(false), durationMs);
  }, [durationMs]);
  return [isRaised, raise];
}

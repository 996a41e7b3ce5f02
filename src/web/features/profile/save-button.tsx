import { Check } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';

type SaveButtonProps = {
  state: 'idle' | 'busy' | 'done';
  texts: Record<'idle' | 'busy' | 'done', string>;
  disabled?: boolean;
};

export function SaveButton({ state, texts, disabled = false }: SaveButtonProps) {
  const isDone = state === 'done';
  return (
    <>
      <Button
        type="submit"
        variant={isDone ? 'secondary' : 'primary'}
        className={isDone ? 'text-success' : undefined}
        busy={state === 'busy'}
        // Stays enabled while it shows success, so that the focus is not lost.
        disabled={disabled && !isDone}
      >
        {isDone && <Check aria-hidden="true" />}
        {texts[state]}
      </Button>
      <span role="status" className="sr-only">
        {isDone && texts.done}
      </span>
    </>
  );
}

/** True for two seconds after `raise`, for feedback such as "Atualizado!". */
export function useTimedFlag(): [isRaised: boolean, raise: () => void] {
  const [isRaised, setRaised] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const raise = useCallback(() => {
    clearTimeout(timer.current);
    setRaised(true);
    timer.current = setTimeout(() => setRaised(false), 2000);
  }, []);
  return [isRaised, raise];
}

import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

type Control = {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
};

type SelfSavingFieldProps = {
  value: string;
  onSave: (value: string) => void;
  check?: (value: string) => string | undefined;
  children: (control: Control, error: string | undefined) => ReactNode;
};

const PAUSE_MS = 1_000;

/** Saves the typed text after a pause, on blur and when the page is left, so that a reload loses nothing. */
export function SelfSavingField({ value, onSave, check, children }: SelfSavingFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  // The saved text stays on screen until `value` is updated, so that typing meanwhile continues from it.
  const [sent, setSent] = useState<string>();
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setSent(undefined);
  }
  const text = draft ?? sent ?? value;

  function commit() {
    if (draft === undefined) return;
    const problem = check?.(draft);
    setError(problem);
    if (problem) return;
    setDraft(undefined);
    if (draft.trim() === value.trim()) return;
    setSent(draft);
    onSave(draft);
  }

  const commitLater = useEffectEvent(commit);
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => commitLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const leave = () => commitLater();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return children({ value: text, onChange: (event) => setDraft(event.target.value), onBlur: commit }, error);
}

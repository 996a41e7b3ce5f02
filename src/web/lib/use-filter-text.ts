import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 200;

/**
 * The text of the search field. Typing updates the address after a debounce; a change of the address from elsewhere
 * (back button, "Limpar filtros") updates the field immediately.
 */
export function useSearchText(applied: string, onApply: (text: string) => void) {
  const [text, setText] = useState(applied);
  const lastApplied = useRef(applied);
  const apply = useRef(onApply);
  useEffect(() => {
    apply.current = onApply;
  });

  useEffect(() => {
    if (applied === lastApplied.current) return;
    lastApplied.current = applied;
    setText(applied);
  }, [applied]);

  useEffect(() => {
    const next = text.trim();
    if (next === lastApplied.current) return;
    const timer = setTimeout(() => {
      lastApplied.current = next;
      apply.current(next);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}

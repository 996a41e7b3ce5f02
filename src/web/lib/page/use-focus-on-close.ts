import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to what opened a form, or takes its place, if closing it lost the focus to the top of the page. */
export function useFocusOnClose<Opener extends HTMLElement = HTMLButtonElement>(
  isOpen: boolean,
): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}

import { useEffect, useState } from 'react';
import { hiraganaOf } from '#domain/robots/reviewer-reading.ts';

/** Romaji of a reviewer's name. The converter is fetched when somebody first asks for it. */
export function useNameReadings(isWanted: boolean): (name: string) => string {
  const [toRomaji, setToRomaji] = useState<(kana: string) => string>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void import('wanakana').then((library) => isCurrent && setToRomaji(() => library.toRomaji));
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return (name) => capitalise(toRomaji?.(hiraganaOf(name)) ?? '');
}

const capitalise = (text: string): string => text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

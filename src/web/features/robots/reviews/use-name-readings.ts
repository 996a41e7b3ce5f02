import { useState } from 'react';
import { hiraganaOf } from '#domain/robots/reviewer-reading.ts';
import { failureToast } from '../failure-toast.ts';

/** Romaji of a reviewer's name. The converter is fetched when somebody first asks for it. */
export function useNameReadings() {
  const [isShown, setIsShown] = useState(false);
  const [toRomaji, setToRomaji] = useState<(kana: string) => string>();

  async function show(isWanted: boolean) {
    setIsShown(isWanted);
    if (!isWanted || toRomaji) return;
    try {
      const library = await import('wanakana');
      setToRomaji(() => library.toRomaji);
    } catch {
      setIsShown(false);
      failureToast('Não foi possível carregar a leitura dos nomes. Por favor, tente novamente.');
    }
  }

  return {
    isShown,
    show,
    /** Undefined until it is known. */
    readingOf: (name: string) => toRomaji && capitalise(toRomaji(hiraganaOf(name))),
  };
}

const capitalise = (text: string): string => text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

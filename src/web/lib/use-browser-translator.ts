import { useEffect, useState } from 'react';
import { checkTranslator, type LanguagePair, type TranslatorState } from './browser-translator.ts';

/** Whether this browser can translate this pair of languages; undefined until the browser has answered. */
export function useBrowserTranslator(pair: LanguagePair): TranslatorState | undefined {
  const [state, setState] = useState<TranslatorState>();
  useEffect(() => {
    let isGone = false;
    checkTranslator(pair).then((found) => {
      if (!isGone) setState(found);
    });
    return () => {
      isGone = true;
    };
  }, [pair]);
  return state;
}

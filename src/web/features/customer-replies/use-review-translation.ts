import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { generateTranslate } from '#contract/robots/robots.ts';
import { findLostNegatives } from '#domain/customer-replies/lost-negatives.ts';
import { labelReview } from '#domain/customer-replies/review-place-and-date.ts';
import { resultOf } from '#web/components/writing/reply-to-result.ts';
import { type Result, textAt } from '#web/components/writing/result.ts';
import { call } from '#web/lib/api/api.ts';
import { errorMessage } from '#web/lib/api/error-message.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { checkTranslator, TO_JAPANESE, TO_PORTUGUESE, translateInBrowser } from '#web/lib/browser-translator.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { useBrowserTranslator } from '#web/lib/use-browser-translator.ts';

type Work = {
  text: string;
  place: string;
  date: string;
  stars: string;
  isReal: boolean;
  /** The result with the text it was translated from. */
  translated?: { result: Result; source: string } | undefined;
};

const EMPTY: Work = { text: '', place: '', date: '', stars: '', isReal: false };

/** Translates a customer's review into Japanese with the available translator, keeping its source and its complaints. */
export function useReviewTranslation() {
  const [work, setWork] = useDraftState<Work>('review-translation', EMPTY);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { data: writers } = useQuery(robotWritersQuery);
  const browser = useBrowserTranslator(TO_JAPANESE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const translating = useMutation({
    networkMode: 'always',
    mutationFn: async (text: string) => {
      running.current = new AbortController();
      const { signal } = running.current;
      // Without a translator on the server, uses the browser's translator if it needs no download.
      const isHere = writers?.translator === 'composer' && browser === 'available';
      const lines = text.split('\n');
      const translated = isHere ? (await translateInBrowser(TO_JAPANESE, lines, { signal })).join('\n') : undefined;
      const body = { text, tone: 'informal' as const, ...(translated && { translated }) };
      const reply = await call(generateTranslate, { body }, { signal });
      const result = resultOf(reply);
      return isHere ? readHere(result, signal) : result;
    },
    onSuccess: (result, source) => setWork((current) => ({ ...current, translated: { result, source } })),
  });

  function translate() {
    const today = new Date().toISOString().slice(0, 10);
    const found = {
      ...(work.text.trim() === '' && { text: 'Cole a avaliação do cliente.' }),
      ...(work.place.trim() === '' && { place: 'Diga onde o cliente escreveu.' }),
      ...((work.date === '' || work.date > today) && { date: 'Diga quando o cliente escreveu.' }),
      ...(work.stars === '' && { stars: 'Diga quantas estrelas ele deu.' }),
      ...(!work.isReal && { isReal: 'Só avaliações reais, com permissão de uso.' }),
    };
    setProblems(found);
    if (Object.keys(found).length === 0 && !translating.isPending) translating.mutate(work.text.trim());
  }

  const { translated } = work;
  const japanese = translated ? textAt(translated.result, { field: 'translation', index: 0 }) : '';
  return {
    work,
    change(next: Partial<Work>) {
      setProblems({});
      setWork((current) => ({ ...current, ...next }));
    },
    problems,
    isTranslating: translating.isPending,
    failure: translating.error && !running.current?.signal.aborted ? errorMessage(translating.error) : undefined,
    translate,
    translated: translated && {
      result: translated.result,
      japanese,
      label: labelReview({ place: work.place.trim(), date: work.date, stars: Number(work.stars) }),
      lost: findLostNegatives(translated.source, japanese),
    },
  };
}

/** Adds a back-translation by the browser if it needs no download; without it the result stays unchanged. */
async function readHere(result: Result, signal: AbortSignal): Promise<Result> {
  if ((await checkTranslator(TO_PORTUGUESE)) !== 'available') return result;
  const unread = result.sentences.filter(({ field, meaning }) => field === 'translation' && meaning === null);
  try {
    const texts = unread.map(({ text }) => text);
    const meanings = await translateInBrowser(TO_PORTUGUESE, texts, { signal });
    const meaningOf = new Map(unread.map((sentence, index) => [sentence, meanings[index] ?? null]));
    const sentences = result.sentences.map((each) => ({ ...each, meaning: meaningOf.get(each) ?? each.meaning }));
    return { ...result, sentences };
  } catch (error) {
    if (signal.aborted) throw error;
    return result;
  }
}

export type ReviewTranslationDraft = ReturnType<typeof useReviewTranslation>;

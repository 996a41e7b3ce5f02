import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Sentence } from '#contract/robot-parts.ts';
import { readJapanese } from '#contract/robot-tools.ts';
import { isJapanese } from '#web/components/writing/japanese.ts';
import { call } from '#web/lib/api.ts';
import { TO_PORTUGUESE, translateInBrowser } from '#web/lib/browser-translator.ts';
import { useBrowserTranslator } from '#web/lib/use-browser-translator.ts';
import { messageOf } from './message-of.ts';
import { robotWritersQuery } from './robots.queries.ts';
import type { Writing } from './use-writing.ts';

/** So many sentences are read without being asked: an edited one or two. */
const FEW = 3;

/**
 * Finds out what sentences say that stand without a meaning: edited ones, and all of them where the server has nobody
 * who reads.
 */
export function useReadBack({ editor, amendResult }: Writing) {
  const { data: writers } = useQuery(robotWritersQuery);
  const browser = useBrowserTranslator(TO_PORTUGUESE);
  const [download, setDownload] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const unread = editor?.result.sentences.filter(({ text, meaning }) => meaning === null && isJapanese(text)) ?? [];
  const hasServer = writers !== undefined && writers.read !== 'composer';
  const hasBrowser = browser !== undefined && browser !== 'unavailable';

  const reading = useMutation({
    networkMode: 'always',
    mutationFn: async (sentences: readonly Sentence[]) => {
      running.current = new AbortController();
      const { signal } = running.current;
      const texts = sentences.map(({ text }) => text);
      const meanings = hasServer
        ? await Promise.all(texts.map((text) => readOnServer(text, signal)))
        : await translateInBrowser(TO_PORTUGUESE, texts, { signal, onDownload: setDownload });
      return sentences.map((sentence, at) => ({ ...sentence, meaning: meanings[at] || null }));
    },
    onSuccess: (read) =>
      amendResult((result) => ({
        ...result,
        sentences: result.sentences.map(
          (sentence) =>
            read.find(
              ({ field, index, text }) =>
                field === sentence.field && index === sentence.index && text === sentence.text,
            ) ?? sentence,
        ),
      })),
    onSettled: () => setDownload(undefined),
  });

  const key = unread.map(({ text }) => text).join('\n');
  const tried = useRef('');
  const isAutomatic = !editor?.isWriting && key !== '' && (hasServer ? unread.length <= FEW : browser === 'available');
  const readNow = useEffectEvent(() => {
    if (tried.current === key || reading.isPending) return;
    tried.current = key;
    reading.mutate(unread);
  });
  useEffect(() => {
    if (isAutomatic && key) readNow();
  }, [isAutomatic, key]);

  return {
    isOffered: unread.length > 0 && (hasServer || hasBrowser),
    isReading: reading.isPending,
    download,
    failure: reading.error && !running.current?.signal.aborted ? messageOf(reading.error) : undefined,
    read: () => reading.mutate(unread),
  };
}

async function readOnServer(text: string, signal: AbortSignal): Promise<string> {
  const { sentences } = await call(readJapanese, { body: { text } }, { signal });
  return sentences
    .map(({ meaning }) => meaning ?? '')
    .join(' ')
    .trim();
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Sentence } from '#contract/robots/shared-fields.ts';
import { readJapanese } from '#contract/robots/translation.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { splitSentences } from '#domain/robots/split-sentences.ts';
import { isJapanese } from '#web/components/robot-text/is-japanese.ts';
import { withoutMarkup } from '#web/components/robot-text/markup.ts';
import { isAt } from '#web/components/robot-text/result.ts';
import { call } from '#web/lib/api/api.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { TO_PORTUGUESE, translateInBrowser } from '#web/lib/browser-translator.ts';
import { useBrowserTranslator } from '#web/lib/use-browser-translator.ts';
import { useRequest } from '#web/lib/use-request.ts';
import type { RobotTextControls } from '../use-robot-text.ts';

const FEW = 3;

/**
 * Back-translates sentences that have no meaning yet: edited ones, or all of them if the server has no
 * translator.
 */
export function useReadBack({ editor, amendResult }: RobotTextControls) {
  const { data: writers } = useQuery(robotWritersQuery);
  const browser = useBrowserTranslator(TO_PORTUGUESE);
  const [download, setDownload] = useState<number>();

  const unread = editor?.result.sentences.filter(({ text, meaning }) => meaning === null && isJapanese(text)) ?? [];
  const hasServer = writers !== undefined && writers.read !== 'composer';
  const hasBrowser = browser !== undefined && browser !== 'unavailable';

  const reading = useRequest({
    send: async (sentences: readonly Sentence[], signal) => {
      const texts = sentences.map(({ text }) => text);
      const meanings = hasServer
        ? await readOnServer(texts, signal)
        : await translateInBrowser(TO_PORTUGUESE, texts, { signal, onDownload: setDownload });
      return sentences.map((sentence, at) => ({ ...sentence, meaning: meanings[at] || null }));
    },
    onSuccess: (read) =>
      amendResult((result) => ({
        ...result,
        sentences: result.sentences.map(
          (sentence) => read.find((each) => isAt(sentence, each) && each.text === sentence.text) ?? sentence,
        ),
      })),
    onSettled: () => setDownload(undefined),
  });

  // The local translator is slow, so only sentences on screen are back-translated.
  const readsOnScreen = writers?.read === 'local' && !editor?.isWriting;
  const key = unread.map(({ text }) => text).join('\n');
  const tried = useRef('');
  /** Sentences requested automatically once; after a failure only the person retries. */
  const asked = useRef(new Set<string>());
  const isAutomatic =
    !editor?.isWriting && !readsOnScreen && key !== '' && (hasServer ? unread.length <= FEW : browser === 'available');
  const readNow = useEffectEvent(() => {
    if (tried.current === key || reading.isPending) return;
    tried.current = key;
    reading.mutate(unread);
  });
  useEffect(() => {
    if (isAutomatic && key) readNow();
  }, [isAutomatic, key]);

  const readSeen = useEffectEvent((seen: ReadonlySet<string | null>) => {
    const shown = unread.filter(({ text }) => seen.has(text) && !asked.current.has(text));
    if (shown.length === 0 || reading.isPending) return;
    for (const { text } of shown) asked.current.add(text);
    reading.mutate(shown);
  });
  useEffect(() => {
    if (!readsOnScreen || !key || reading.isPending) return;
    const observer = new IntersectionObserver((rows) => {
      const onScreen = rows.filter(({ isIntersecting }) => isIntersecting);
      readSeen(new Set(onScreen.map(({ target }) => target.getAttribute('data-unread'))));
    });
    for (const row of document.querySelectorAll('[data-unread]')) observer.observe(row);
    return () => observer.disconnect();
  }, [readsOnScreen, key, reading.isPending]);

  return {
    isOffered: unread.length > 0 && (hasServer || hasBrowser),
    isReading: reading.isPending,
    download,
    failure: reading.failure,
    read: () => reading.mutate(unread),
    stop: reading.stop,
  };
}

async function readOnServer(texts: readonly string[], signal: AbortSignal): Promise<string[]> {
  const meanings: string[] = [];
  while (meanings.length < texts.length) {
    const lines: string[] = [];
    let room = MAX_ROBOT_TEXT;
    for (const text of texts.slice(meanings.length)) {
      const line = withoutMarkup(text).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_ROBOT_TEXT);
      room -= line.length + 1;
      if (room < 0 && lines.length > 0) break;
      lines.push(line);
    }
    const { sentences } = await call(readJapanese, { body: { text: lines.join('\n') } }, { signal });
    let from = 0;
    for (const line of lines) {
      const own = sentences.slice(from, from + splitSentences(line).length);
      from += own.length;
      meanings.push(
        own
          .map(({ meaning }) => meaning ?? '')
          .join(' ')
          .trim(),
      );
    }
  }
  return meanings;
}

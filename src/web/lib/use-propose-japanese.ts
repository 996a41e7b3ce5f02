import { queryOptions, useMutation } from '@tanstack/react-query';
import type { JapaneseProposal } from '#contract/products/publishing.ts';
import { readJapanese, translateWords } from '#contract/robots/translation.ts';
import { AppError } from '#domain/errors.ts';
import { call } from './api/api.ts';
import { robotWritersQuery } from './api/robot-writers-query.ts';
import { checkTranslator, TO_JAPANESE, TO_PORTUGUESE, translateInBrowser } from './browser-translator.ts';

const untranslated = () => new AppError('conflict', 'O tradutor não soube dizer isto. Escreva de outro jeito.');

async function byServer(pt: string): Promise<JapaneseProposal> {
  const { words } = await call(translateWords, { body: { words: [pt] } });
  const ja = words[0]?.ja;
  if (!ja) throw untranslated();
  // Without a back-translation, the seller's Portuguese is shown as the meaning.
  const read = await call(readJapanese, { body: { text: ja } }).catch(() => undefined);
  const meaning = read?.sentences.map((sentence) => sentence.meaning ?? '').join(' ');
  return { ja, pt: meaning?.trim() || pt };
}

async function byBrowser(pt: string): Promise<JapaneseProposal> {
  const { signal } = new AbortController();
  const [ja] = await translateInBrowser(TO_JAPANESE, [pt], { signal });
  if (!ja) throw untranslated();
  const meanings = await translateInBrowser(TO_PORTUGUESE, [ja], { signal }).catch(() => []);
  return { ja, pt: meanings[0] || pt };
}

/** The available Portuguese-Japanese translator: the server's translator or model, this browser, or none. */
export const translatorQuery = queryOptions({
  queryKey: ['translator', 'to-japanese'],
  queryFn: async ({ client }): Promise<'server' | 'browser' | 'nobody'> => {
    const { service, model } = await client.fetchQuery(robotWritersQuery);
    if (service !== null || model !== null) return 'server';
    return (await checkTranslator(TO_JAPANESE)) === 'unavailable' ? 'nobody' : 'browser';
  },
});

export const useProposeJapanese = (by: 'server' | 'browser' | 'nobody') =>
  useMutation({ mutationFn: (pt: string) => (by === 'server' ? byServer(pt) : byBrowser(pt)) });

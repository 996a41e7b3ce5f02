import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Reply } from '#contract/base/endpoint.ts';
import { getExchangeRates } from '#contract/exchange-rates.ts';
import { createProduct } from '#contract/products/new-product.ts';
import { fetchImportPhoto, readProductImport } from '#contract/products/product-import.ts';
import type { StoredImage } from '#contract/storage.ts';
import { AppError } from '#domain/errors.ts';
import type { ImportCurrency, ImportedProduct } from '#domain/products/product-import.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { call } from '#web/lib/api/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { firstChoice, type ImportedChoice, photoAltsOf, productOfChoice } from './product-from-import.ts';

export type CreationState = { id: string; words: string; isDone?: true };

type Run = {
  states: ReadonlyMap<ImportedProduct, CreationState>;
  isRunning: boolean;
  problem: string | undefined;
  took: number;
};

/**
 * Creates products one after another. Each keeps its id across stops and retries, so that none is created twice; the
 * first failure stops the queue, which can be resumed from there.
 */
export function useCreation() {
  const [run, setRun] = useState<Run>({ states: new Map(), isRunning: false, problem: undefined, took: 0 });
  const isStopped = useRef(false);
  const forgetProducts = useForgetProducts();
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function create(products: readonly ImportedProduct[], currency: ImportCurrency) {
    const states = new Map(run.states);
    const waiting = products.filter((product) => !states.get(product)?.isDone);
    const report = (product: ImportedProduct, state: Omit<CreationState, 'id'>) => {
      states.set(product, { id: states.get(product)?.id ?? newId(), ...state });
      setRun((current) => ({ ...current, states: new Map(states) }));
    };
    for (const product of waiting) report(product, { words: 'Na fila' });
    isStopped.current = false;
    setRun((current) => ({ ...current, isRunning: true, problem: undefined }));
    const started = performance.now();
    let problem: string | undefined;
    for (const [index, product] of waiting.entries()) {
      if (isStopped.current) break;
      try {
        report(product, { words: 'Criando' });
        const missing = await createImported({
          id: states.get(product)?.id ?? newId(),
          product,
          choice: firstChoice(product, currency),
          andMore: waiting.length - index - 1,
          onPhoto: (words) => report(product, { words }),
        });
        report(product, { words: missing > 0 ? `Criado, sem ${missing} fotos` : 'Criado', isDone: true });
      } catch (error) {
        report(product, { words: 'Não criado' });
        problem = messageOf(error, 'Não foi possível criar os produtos.');
        break;
      }
      setRun((current) => ({ ...current, took: performance.now() - started }));
    }
    forgetProducts();
    setRun((current) => ({ ...current, isRunning: false, problem }));
  }

  return {
    ...run,
    create,
    stop: () => {
      isStopped.current = true;
    },
  };
}

export type ProductImport = Reply<typeof readProductImport>;
export type ImportSource = { text: string; file?: string | undefined };

const isCsvFile = (file: string | undefined): boolean => /\.csv$/i.test(file ?? '');

export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof AppError ? error.message : fallback;

export function useReadImport() {
  return useMutation({
    mutationFn: ({ raw, file }: { raw: Blob; file?: string | undefined }) =>
      call(readProductImport, {}, { raw: new Blob([raw], { type: isCsvFile(file) ? 'text/csv' : 'text/plain' }) }),
  });
}

export const fetchPhoto = (url: string): Promise<StoredImage> => call(fetchImportPhoto, { body: { url } });

/** Already fetched photos by source URL; null if the photo could not be fetched. */
export type FetchedPhotos = Map<string, StoredImage | null>;

type Creation = {
  id: string;
  product: ImportedProduct;
  choice: ImportedChoice;
  suggestions?: readonly Suggestion[];
  andMore?: number;
  fetched?: FetchedPhotos;
  onPhoto: (words: string) => void;
};

/**
 * Fetches the missing photos, then creates the product with all of them in one request, so it is never incomplete.
 * Returns how many photos did not come.
 */
export async function createImported(creation: Creation): Promise<number> {
  const { id, product, choice, suggestions, andMore, fetched = new Map(), onPhoto } = creation;
  const photos = new Map<string, string>();
  for (const [index, address] of choice.photos.entries()) {
    onPhoto(`Foto ${index + 1} de ${choice.photos.length}`);
    const known = fetched.get(address) ?? (await fetchPhoto(address).catch(skipUndelivered));
    fetched.set(address, known);
    if (known) photos.set(address, known.name);
  }
  await call(createProduct, {
    body: {
      ...productOfChoice(id, product, choice, suggestions),
      photos: [...photos.values()],
      photoAlts: photoAltsOf(product, choice.currency, [...photos.keys()]),
      andMore,
    },
  });
  return choice.photos.length - photos.size;
}

/** Skips photos that the supplier does not deliver; errors of our own server still stop the import. */
function skipUndelivered(error: unknown): null {
  if (error instanceof AppError && /^(?:rate_limited|unauthenticated|unavailable)$/.test(error.code)) throw error;
  return null;
}

export function useForgetProducts() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['products'] });
}

export function useRates() {
  return useQuery({
    queryKey: ['exchange-rates'],
    queryFn: ({ signal }) => call(getExchangeRates, {}, { signal }),
    staleTime: 10 * 60_000,
  });
}

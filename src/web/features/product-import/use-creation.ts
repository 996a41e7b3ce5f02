import { useEffect, useRef, useState } from 'react';
import { MAX_PRODUCT_PHOTOS } from '#domain/products/product.ts';
import type { ImportCurrency, ImportedProduct } from '#domain/products/product-import.ts';
import { newId } from '#web/lib/new-id.ts';
import { firstChoice, photoAltsOf, productOfChoice } from './product-from-import.ts';
import { createWithPhotos, messageOf, useForgetProducts } from './product-import.queries.ts';

export type CreationState = { id: string; said: string; isDone?: true };

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
    const tell = (product: ImportedProduct, state: Omit<CreationState, 'id'>) => {
      states.set(product, { id: states.get(product)?.id ?? newId(), ...state });
      setRun((current) => ({ ...current, states: new Map(states) }));
    };
    for (const product of waiting) tell(product, { said: 'Na fila' });
    isStopped.current = false;
    setRun((current) => ({ ...current, isRunning: true, problem: undefined }));
    const started = performance.now();
    let problem: string | undefined;
    for (const [index, product] of waiting.entries()) {
      if (isStopped.current) break;
      const choice = firstChoice(product, currency, MAX_PRODUCT_PHOTOS);
      const made = productOfChoice(states.get(product)?.id ?? newId(), product, choice);
      const altsOf = (urls: readonly string[]) => photoAltsOf(product, currency, urls);
      const andMore = waiting.length - index - 1;
      try {
        tell(product, { said: 'Criando' });
        const { missing } = await createWithPhotos({ ...made, andMore }, choice.photos, altsOf, new Map(), (at) =>
          tell(product, { said: `Foto ${at} de ${choice.photos.length}` }),
        );
        tell(product, { said: missing > 0 ? `Criado, sem ${missing} fotos` : 'Criado', isDone: true });
      } catch (error) {
        tell(product, { said: 'Não criado' });
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

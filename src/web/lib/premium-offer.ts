import { useSyncExternalStore } from 'react';

export type PremiumOffer = { title: string; text: string };

export const premiumOffers = {
  list: {
    title: 'Esta lista é Premium',
    text: 'No plano gratuito você usa uma lista. Com o Premium, as cinco são suas.',
  },
  lesson: { title: 'Esta aula é Premium', text: 'Com o Premium você abre esta e todas as outras aulas premium.' },
  snippet: { title: 'Este código é Premium', text: 'Abra este e mais de 50 snippets premium.' },
  rating: {
    title: 'Avaliar é Premium',
    text: 'Com o Premium você dá nota aos snippets e diz aos outros o que funcionou.',
  },
  settings: {
    title: 'Salvar as configurações é Premium',
    text: 'Com o Premium, a calculadora abre sempre com o seu multiplicador, o seu desconto e as suas margens.',
  },
  product: {
    title: 'Mais produtos com o Premium',
    text: 'No plano gratuito você cuida de um produto. Com o Premium, de todos, com todos os textos guardados.',
  },
  shopify: {
    title: 'Enviar para a Shopify é Premium',
    text: 'Com o Premium, o produto vai pronto para a sua loja, como rascunho. No gratuito, você baixa o arquivo.',
  },
} as const satisfies Record<string, PremiumOffer>;

let current: PremiumOffer | undefined;
const listeners = new Set<() => void>();

function publish(next: PremiumOffer | undefined): void {
  current = next;
  for (const notify of listeners) notify();
}

export const offerPremium = (offer: PremiumOffer): void => publish(offer);
export const closePremiumOffer = (): void => publish(undefined);

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

const read = () => current;

export const usePremiumOffer = (): PremiumOffer | undefined => useSyncExternalStore(subscribe, read, read);

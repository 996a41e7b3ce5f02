import type { SendState } from '../shopify/shopify.ts';
import type { ProductStatus } from './product.ts';

/** The way of a product to the shop, in the order in which it is usually gone. */
export const PRODUCT_STEPS = ['sheet', 'texts', 'photos', 'price', 'japan', 'shop'] as const;
export type ProductStep = (typeof PRODUCT_STEPS)[number];

/** `alert`: gone through, with something still to prove; it holds up no later step. */
export const STEP_STATES = ['empty', 'half', 'alert', 'full'] as const;
export type StepState = (typeof STEP_STATES)[number];
export type ProductSteps = Record<ProductStep, StepState>;

export const STEP_LABELS: Record<ProductStep, string> = {
  sheet: 'Ficha',
  texts: 'Textos',
  photos: 'Fotos',
  price: 'Preço',
  japan: 'Japão',
  shop: 'Loja',
};
export const STATE_WORDS: Record<StepState, string> = {
  empty: 'a fazer',
  half: 'em andamento',
  alert: 'falta prova',
  full: 'pronto',
};

type StepFigures = {
  /** Accepted fields of its sheet that a customer reads. */
  fieldCount: number;
  textCount: number;
  /** There is a text in Japanese for its page. */
  hasTranslation: boolean;
  hasPhoto: boolean;
  hasPrice: boolean;
  gate: 'none' | 'open' | 'unproved' | 'answered';
  hasListing: boolean;
  /** Its page or its file for a shop was taken out. */
  isExported: boolean;
  sendState: SendState | null;
  status: ProductStatus;
};

/** Fields enough to write from. */
const ENOUGH_FIELDS = 3;

const stateOf = (isBegun: boolean, isDone: boolean): StepState => (isDone ? 'full' : isBegun ? 'half' : 'empty');

const JAPAN_STATES = { none: 'empty', open: 'half', unproved: 'alert', answered: 'full' } as const;

export const stepsOf = (product: StepFigures): ProductSteps => ({
  sheet: stateOf(product.fieldCount > 0, product.fieldCount >= ENOUGH_FIELDS),
  // The shop shows Japanese.
  texts: stateOf(product.textCount > 0, product.hasTranslation),
  photos: stateOf(false, product.hasPhoto),
  price: stateOf(false, product.hasPrice),
  japan: JAPAN_STATES[product.gate],
  shop: stateOf(
    product.hasListing || product.sendState !== null,
    product.sendState === 'done' || product.isExported || product.status === 'a_venda',
  ),
});

type NextWords = Record<ProductStep, { empty: string; half: string }>;
const NEXT_WORDS: NextWords = {
  sheet: { empty: 'Preencher a ficha', half: 'Completar a ficha' },
  texts: { empty: 'Escrever a página', half: 'Traduzir para o japonês' },
  photos: { empty: 'Pôr uma foto', half: 'Pôr uma foto' },
  price: { empty: 'Calcular o preço', half: 'Calcular o preço' },
  japan: { empty: 'Ver se o Japão deixa vender', half: 'Resolver o que falta para o Japão' },
  shop: { empty: 'Levar para a loja', half: 'Levar para a loja' },
};

/** Where something about one product is done. */
export type ProductLink = { to: string; search?: Record<string, string | true>; hash?: string };

/** Where a step is done, or seen once it is. */
export function linkOf(step: ProductStep, state: StepState, productId: string): ProductLink {
  const page = `/produtos/${productId}`;
  if (state === 'full' && (step === 'sheet' || step === 'texts'))
    return { to: page, hash: step === 'sheet' ? 'ficha' : 'textos' };
  switch (step) {
    case 'sheet':
      return { to: page, search: { ver: 'texto' } };
    case 'texts':
      return state === 'half'
        ? { to: '/robos/tradutor', search: { produto: productId } }
        : { to: page, search: { ver: 'pedido' } };
    case 'photos':
      return { to: page, hash: 'fotos' };
    case 'price':
      return { to: '/calculator', search: { aba: 'completa', produto: productId } };
    case 'japan':
      return { to: `${page}/japao`, ...(state === 'alert' && { hash: 'prova' }) };
    case 'shop':
      return { to: `${page}/publicar` };
  }
}

export type NextStep = { step: ProductStep; words: string; link: ProductLink };

/** `rowsWithoutJapanese`: of its specification, which a customer does not get to read; counted where the sheet is read. */
type ProductOnItsWay = { id: string; steps: ProductSteps; rowsWithoutJapanese?: number | undefined };

/** The first step that is still to be gone through, besides the one somebody is at; what holds up none comes last. */
export function nextStepOf(
  { id, steps, rowsWithoutJapanese = 0 }: ProductOnItsWay,
  current?: ProductStep,
): NextStep | undefined {
  for (const step of PRODUCT_STEPS) {
    const state = steps[step];
    if ((state === 'empty' || state === 'half') && step !== current) {
      return { step, words: NEXT_WORDS[step][state], link: linkOf(step, state, id) };
    }
  }
  if (rowsWithoutJapanese > 0) {
    const rows = rowsWithoutJapanese === 1 ? '1 linha' : `${rowsWithoutJapanese} linhas`;
    const link = { to: `/produtos/${id}`, hash: 'falta-japones' };
    return { step: 'sheet', words: `Dar o japonês de ${rows}`, link };
  }
  if (steps.japan === 'alert' && current !== 'japan')
    return { step: 'japan', words: 'Guardar a prova para o Japão', link: linkOf('japan', 'alert', id) };
  return undefined;
}

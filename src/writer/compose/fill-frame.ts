import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { wordedFor } from './family-verbs.ts';
import { fold } from './fold.ts';
import { agree, article, capitalize, indefinite, nounOf } from './portuguese-words.ts';
import type { Product } from './product.ts';

const LONGEST_NAME = 60;

/** Several things are spoken of as one: "kit de potes", "modelo de meias". */
export function portugueseName(product: Pick<Product, 'pt' | 'noun' | 'head' | 'isSet'>): string {
  const short = product.pt.length > LONGEST_NAME && product.head ? product.head.pt : product.pt;
  if (!product.noun.isPlural) return short;
  return product.isSet && !/^(?:kit|conjunto|jogo|combo)\b/.test(short) ? `kit de ${short}` : `modelo de ${short}`;
}

/** "Mochila Tabi" says itself that it is a bag. */
export function namesProduct(name: string, product: Pick<Product, 'pt' | 'head'>): boolean {
  const [first = ''] = fold(name).split(' ');
  return [product.pt, product.head?.pt ?? ''].some((kind) => first.length > 2 && fold(kind).split(' ')[0] === first);
}

/** Puts the product, its articles and the chosen name into a frame, in both languages. */
export function fillFrame(frame: Bilingual, product: Product, name = ''): Bilingual {
  const np = portugueseName(product);
  const noun = nounOf(np);
  const called = namesProduct(name, product) ? `${article(nounOf(name))} ${name}` : name;
  const words: Record<string, string> = {
    np,
    um: indefinite(noun),
    o: article(noun),
    do: article(noun, 'd'),
    este: article(noun, 'est'),
    Este: capitalize(article(noun, 'est')),
    deste: `d${article(noun, 'est')}`,
  };
  const put = (text: string, own: Record<string, string>) =>
    text.replaceAll(/\{(\w+)\}/g, (place, word: string) => own[word] ?? place);
  return {
    pt: agree(put(frame.pt, { ...words, nome: called, Nome: capitalize(called) }), noun),
    ja: wordedFor(product, put(frame.ja, { nome: name, ja: product.ja })),
  };
}

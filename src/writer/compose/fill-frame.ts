import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { wordedFor } from './family-verbs.ts';
import { agree, article, capitalize, indefinite, nounOf } from './portuguese-words.ts';
import type { Product } from './product.ts';

const LONGEST_NAME = 60;

/** Several things are spoken of as one: "este modelo de meias". */
export function portugueseName(product: Pick<Product, 'pt' | 'noun' | 'head'>): string {
  const short = product.pt.length > LONGEST_NAME && product.head ? product.head.pt : product.pt;
  return product.noun.isPlural ? `modelo de ${short}` : short;
}

/** Puts the product, its articles and the chosen name into a frame, in both languages. */
export function fillFrame(frame: Bilingual, product: Product, name = ''): Bilingual {
  const np = portugueseName(product);
  const noun = nounOf(np);
  const words: Record<string, string> = {
    nome: name,
    np,
    ja: product.ja,
    um: indefinite(noun),
    Um: capitalize(indefinite(noun)),
    o: article(noun),
    O: capitalize(article(noun)),
    do: article(noun, 'd'),
    este: article(noun, 'est'),
    Este: capitalize(article(noun, 'est')),
  };
  const put = (text: string) => text.replaceAll(/\{(\w+)\}/g, (place, word: string) => words[word] ?? place);
  return { pt: agree(put(frame.pt), noun), ja: worded(put(frame.ja), product.family) };
}

function worded(ja: string, family: Family): string {
  return wordedFor(family, ja);
}

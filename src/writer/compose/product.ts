import type { Fact } from '#domain/robots/facts.ts';
import { hashText } from '#domain/robots/seeded-random.ts';
import type { Family, LexiconEntry } from '#writer/data/lexicon/lexicon-entry.ts';
import { VOICE_HEADS } from '#writer/data/voices/voice-heads.ts';
import { contextOf, matchLexicon } from '#writer/facts/lexicon-matcher.ts';
import { tokenize } from '#writer/facts/portuguese-words.ts';
import { type Noun, nounOf, quiet } from './portuguese-words.ts';
import type { Statement } from './statement.ts';
import { statementsOf } from './statements.ts';

/** The ledger, read for writing. */
export type Product = {
  typeFact: Fact | undefined;
  head: LexiconEntry | undefined;
  family: Family;
  /** The scenes and worries of the family are about goods like this one. */
  hasVoice: boolean;
  /** The product in the seller's words, without an article: "garrafa térmica". */
  pt: string;
  noun: Noun;
  /** The product in Japanese, or 商品 when its kind is not known. */
  ja: string;
  isSet: boolean;
  facts: readonly Fact[];
  statements: readonly Statement[];
  seed: number;
};

export const UNKNOWN_PRODUCT = { pt: 'produto', ja: '商品' } as const;
const OPENINGS =
  /^(?:kit|conjunto|jogo|combo|par|mini|super|novo|nova|\d+|pecas?|unidades?|de|do|da|com|c|pacote|caixa)$/;

/** "Kit 12 potes", "Jogo de chaves"; "Jogo Dinossauro" is a game. */
const SET = /^(?:(?:kit|combo)\b|(?:conjunto|jogo)\s+(?:de|com|c\/|\d))/i;
/** Jars and boxes are spoken of as what keeps things in order, whatever room they stand in. */
const KEEPS_THINGS = /保存容器|収納|密閉容器/;

export function productOf(ledger: readonly Fact[], text: string): Product {
  // What is still to be confirmed is nobody's to say; what is true only with its clause is never told without it.
  const facts = ledger.filter(({ unsure, clause }) => !unsure && clause === undefined);
  const typeFact = ledger.find(({ kind }) => kind === 'product_type');
  const value = typeFact?.value ?? '';
  const head = typeFact?.unsure ? undefined : headOf(value);
  const family = head && KEEPS_THINGS.test(head.ja) ? 'storage' : (head?.family ?? 'generic');
  const isSet = SET.test(value.trim()) || SET.test((typeFact?.text ?? '').replace(/^[^\p{L}\d]+/u, ''));
  const pt = value === '' ? UNKNOWN_PRODUCT.pt : quiet(value);
  return {
    typeFact,
    head,
    family,
    hasVoice: head !== undefined && (VOICE_HEADS[family]?.test(head.ja) ?? true) && !isForOthers(ledger, family),
    pt,
    noun: nounOf(pt),
    ja: head ? (isSet && !/(?:セット|キット)$/.test(head.ja) ? `${head.ja}セット` : head.ja) : UNKNOWN_PRODUCT.ja,
    isSet,
    facts,
    statements: statementsOf(facts, family, value),
    seed: hashText(`${text.trim()}|${ledger.map(({ id }) => id).join(',')}`),
  };
}

/** A bag for children is spoken of otherwise than a bag for the office. */
function isForOthers(ledger: readonly Fact[], family: Family): boolean {
  return (
    !['toy', 'baby', 'pet'].includes(family) &&
    ledger.some(
      ({ kind, value }) =>
        kind === 'audience' && /infant|crian|beb|menin|juvenil|kids|idos|gestant|\bpet|cach|gat/i.test(value),
    )
  );
}

/** The product as the Japanese names it: where that is 商品, its reading is "produto" and not the seller's word. */
export function asRead(product: Product): Product {
  return product.head ? product : { ...product, pt: UNKNOWN_PRODUCT.pt, noun: nounOf(UNKNOWN_PRODUCT.pt) };
}

/** The kind of product opens its name; only words such as "kit" or a number may stand before it. */
function headOf(value: string): LexiconEntry | undefined {
  const tokens = tokenize(value);
  const match = matchLexicon(tokens, contextOf(tokens)).find(({ entry }) => entry.role === 'type');
  return match && tokens.slice(0, match.from).every(({ norm }) => OPENINGS.test(norm)) ? match.entry : undefined;
}

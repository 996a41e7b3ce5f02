import type { Fact } from '#domain/robots/facts.ts';
import { fold } from '#writer/compose/fold.ts';
import type { Product } from '#writer/compose/product.ts';
import type { Statement } from '#writer/compose/statement.ts';
import { statementsOf } from '#writer/compose/statements.ts';
import { normalizeWord } from '#writer/facts/portuguese-words.ts';

export type LedgerWords = {
  facts: Fact[];
  statements: Statement[];
  /** Every statement can be said in Japanese. */
  isWhole: boolean;
  /** The words name the product itself. */
  isName: boolean;
  /** Words that no fact covers, as they were written; only a name of the product may have some. */
  left: string[];
};

/** Words that add nothing to a fact: articles, verbs of having, and praise-free ways to introduce it. */
const NEUTRAL = new Set(
  'o a os as um uma de do da dos das em no na nos nas com e ou para pra p c seu sua seus suas este esta esse essa produto peca item possui tem conta traz vem inclui acompanha contem feito feita feitos feitas fabricado fabricada confeccionado confeccionada produzido produzida material cor cores tamanho tamanhos disponivel disponiveis ideal indicado indicada perfeito perfeita compativel alcance capacidade peso altura largura comprimento diametro espessura profundidade medida medidas dimensoes potencia tensao voltagem bateria autonomia duracao tempo carga garantia marca modelo voltado publico recomendado recomendada opcoes uso por apenas so kit volume numeracao composicao tecido incluso inclusa inclusos inclusas bluetooth versao certificacao certificado idade faixa etaria velocidade frequencia memoria armazenamento tela dura carrega mede pesa suporta mantem conserva bebida bebidas que sao e tipo ser feita linha design nivel'.split(
    ' ',
  ),
);

/** What the ledger lets us say about these words, when nothing is left over that it does not cover. */
export function sayFromLedger(words: string, product: Product): LedgerWords | undefined {
  const text = ` ${spaced(words)} `;
  const facts = product.facts.filter((fact) => isSayable(fact) && stands(fact, text));
  if (facts.length === 0) return undefined;
  let rest = text;
  for (const fact of [...facts].sort((a, b) => wordsOf(b).length - wordsOf(a).length))
    rest = rest.replace(` ${wordsOf(fact)} `, '  ');
  for (const fact of facts)
    if (spaced(fact.text).length < text.length) rest = rest.replace(` ${spaced(fact.text)} `, '  ');
  const ordered = [...facts].sort((a, b) => text.indexOf(wordsOf(a)) - text.indexOf(wordsOf(b)));
  const statements = statementsOf(withoutInner(ordered), product.family, product.typeFact?.value ?? '');
  const isName = facts.some(({ kind }) => kind === 'product_type');
  const own = ownWordsOf(statements);
  const left = rest
    .split(' ')
    .filter((word) => word !== '' && !NEUTRAL.has(word) && !isBound(word) && !own.has(normalizeWord(word)));
  if (left.length > 0 && !isName) return undefined;
  return {
    facts,
    statements,
    isName,
    left,
    isWhole: (isName || statements.length > 0) && statements.every(({ value }) => value.ja !== null),
  };
}

/** "Corpo em ABS" is 本体はABS樹脂製です, which says "corpo" itself: words of the meaning are covered by it. */
function ownWordsOf(statements: readonly Statement[]): Set<string> {
  const meanings = statements.flatMap(({ label, value, says }) => [
    label.pt,
    value.pt,
    ...says.filter(({ ja }) => ja !== null).map(({ pt }) => pt),
  ]);
  return new Set(meanings.flatMap((meaning) => spaced(meaning).split(' ')).map(normalizeWord));
}

function isSayable({ kind }: Fact): boolean {
  return kind !== 'number' && kind !== 'price' && kind !== 'link';
}

/** The fact was read from these words, or these words hold the fact whole. */
function stands(fact: Fact, text: string): boolean {
  const own = spaced(fact.text);
  return (
    text.includes(` ${wordsOf(fact)} `) &&
    (text.includes(` ${own} `) || ` ${own} `.includes(text) || own.includes(text.trim()))
  );
}

function wordsOf(fact: Fact): string {
  return spaced(fact.unit ? `${fact.value} ${fact.unit}` : fact.value);
}

/** A fact that lies inside another of the same words is told by it. */
function withoutInner(facts: readonly Fact[]): Fact[] {
  return facts.filter(
    (fact) =>
      !facts.some(
        (other) =>
          other !== fact &&
          other.kind === fact.kind &&
          wordsOf(other).length > wordsOf(fact).length &&
          ` ${wordsOf(other)} `.includes(` ${wordsOf(fact)} `),
      ),
  );
}

function isBound(word: string): boolean {
  return /^(?:ate|cerca|aproximadamente|aprox|max|maximo|maxima|partir|mais|menos|menor|que|minimo|minima)$/.test(word);
}

/** Folded, with numbers parted from their units: "500ml" and "500 ml" are the same words. */
function spaced(text: string): string {
  return fold(text)
    .replaceAll(/(\d)\s?(?=[a-z%°º²]+)/g, '$1 ')
    .replaceAll(/[()[\]/:;,.!?|+–—-]+(?=\s|$)|(?<=\s|^)[()[\]/:;,.|+–—-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

import type { Fact } from '#domain/robots/facts.ts';
import { checkSource } from '#writer/check/check-source.ts';
import { PART_NOUNS } from '#writer/data/facts/part-nouns.ts';
import { OTHER_THINGS, TURNS_AWAY, UNCHECKED_PRAISE } from '#writer/data/facts/understood-words.ts';
import { type Stretch, sentencesOfLine } from '#writer/facts/covered-words.ts';
import { type Denial, findDenials, restricts } from '#writer/facts/find-denials.ts';
import { sentencesOf } from '#writer/facts/find-statements.ts';
import { foldPortuguese } from '#writer/facts/folded-text.ts';
import { type Segment, segmentsOf } from '#writer/facts/source-segments.ts';
import { unshouted } from '#writer/facts/tidy-words.ts';

const MOST_QUOTES = 12;
const MOST_CONFIRMED = 14;
const LONGEST_CLAUSE = 180;
const SHORTEST = 8;
/** "Sem GPS" */
const SHORTEST_DENIED = 6;
const LONGEST = 120;

/** Talk of the sale, of other models and between people: true, and yet no detail of the product. Folded. */
const NO_DETAIL =
  /r\$|\b(?:reais|preco|valor|custo|frete|entregas?|envio|prazo|postagem|correio|trocas?|devoluc\w*|vend[ie]\w*|estrelas?|avaliac\w+|aprova\w*|aprovac\w+|fotos?|ilustrativ\w+|antig[oa]s?|anterior(?:es)?|passad[oa]|vers(?:ao|oes)|opciona(?:l|is)|diferentes?|comparad[oa]s?|compar\w+|igual|iguais|melhor(?:es)?|(?<!pelo )menos|kkk\w*|q|vc|tb|hein|gente|chefe|oi|voce|te|eu|meu|minha|promo\w*|ofertas?|garanto|fornecedor\w*|atacado|varejo|estoque|loja|site|link|whats\w*|pix|juros|cupom|brindes?|kit|plus|basic|pedido|modelos?|confundir|producao|despacho|lote|nf|nota|(?<!no )minimo|inmetro|anvisa|certific\w*|exige|registro|laudo|fabrica|parte|alfandega|anuncio|cod|codigo|esgotad\w*|acabou|sortid\w*|consult\w*|mensagem|chat|clientes?|mercado|imperdivel|unidades?)\b/;

/**
 * Facts that wait for the seller, in the seller's own words: a whole sentence of the source says what it says. Only in
 * Portuguese, and only what is about the product itself.
 */
export function quoteDetails(ledger: readonly Fact[], source: string, stated: readonly string[]): string[] {
  const confirmed = [...new Set(ledger.flatMap((fact) => (fact.unsure ? [] : clauseQuote(fact, SALE))))];
  const bound = ledger.flatMap((fact) => (fact.unsure ? clauseQuote(fact, NO_DETAIL) : []));
  const waiting = ledger.filter(
    ({ unsure, kind, clause }) => unsure && kind !== 'product_type' && clause === undefined,
  );
  const denials = findDenials(source);
  const isQuiet = waiting.length === 0 && denials.length === 0;
  const quotes = [...bound, ...(isQuiet ? [] : sentenceQuotes(waiting, denials, source))]
    .filter((quote) => !isStated(quote, stated))
    .filter((quote, at, all) => !all.some((other, place) => other.includes(quote) && (other !== quote || place < at)))
    .filter((quote) => !confirmed.some((other) => other.includes(quote)));
  const places = new Set(
    [...quotes.filter(isDenied), ...quotes.filter((quote) => !isDenied(quote))].slice(0, MOST_QUOTES),
  );
  const told = quotes.filter((quote) => places.has(quote));
  return [
    ...confirmed
      .filter((quote) => ![...confirmed, ...told].some((other) => other !== quote && other.includes(quote)))
      .filter((quote) => !told.includes(quote))
      .slice(0, MOST_CONFIRMED),
    ...told,
  ];
}

/** Talk of the sale, which the seller's word does not make a detail of the product. */
const SALE = /r\$|\b(?:reais|preco|frete|anuncios?|entregas?|envio|trocas?|devoluc\w*)\b/;

/** The whole clause that a value is true with. */
function clauseQuote({ clause }: Fact, unwanted: RegExp): string[] {
  if (clause === undefined) return [];
  const folded = foldPortuguese(clause);
  const isWhole = clause.length <= LONGEST_CLAUSE && !/\?/.test(clause);
  if (!isWhole || unwanted.test(folded) || UNCHECKED_PRAISE.test(folded) || checkSource(clause).length > 0) return [];
  return [quoted(clause)];
}

function sentenceQuotes(waiting: readonly Fact[], denials: readonly Denial[], source: string): string[] {
  return segmentsOf(source)
    .filter(({ isTitle, isOfOther }) => !isTitle && !isOfOther)
    .flatMap((segment) =>
      quotesIn(
        segment,
        waiting.filter(({ line }) => line === segment.line),
        denials.filter(({ line }) => line === segment.line),
      ),
    );
}

/** What must not be done, is not there or is true only in a case comes before any other detail. */
const isDenied = (quote: string): boolean => /\bnem\b/.test(foldPortuguese(quote)) || restricts(foldPortuguese(quote));

/** Every number of it stands in the list already; of a denial, all its words. */
function isStated(quote: string, stated: readonly string[]): boolean {
  const folded = foldPortuguese(quote);
  const lines = stated.map((line) => foldPortuguese(line).replaceAll(';', ','));
  // "Não molhe, não abra": each half may stand among the warnings.
  const parts = sentencesOf({ text: quote, folded }).map((part) => part.folded.replace(/^(?:mas|porem|e) /, ''));
  if (parts.every((part) => lines.some((line) => line.includes(part.replaceAll(';', ','))))) return true;
  if (isDenied(quote)) return false;
  const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const told = new Set(stated.flatMap(numbersIn));
  const numbers = numbersIn(quote);
  return numbers.length > 0 && numbers.every((number) => told.has(number));
}

function quotesIn(segment: Segment, waiting: readonly Fact[], denials: readonly Denial[]): string[] {
  const sentences = thoughtsOf(segment).flatMap((sentence) => cutAtBars(sentence, segment.text));
  return sentences.flatMap(({ from, to }, at) => {
    const own = segment.text.slice(from, to);
    const words = `${at === 0 && segment.label !== null ? `${segment.label}: ` : ''}${own}`
      .trim()
      .replace(/[\s.!;,]+$/, '');
    const folded = foldPortuguese(words);
    const before = sentences[at - 1];
    const isLed =
      before !== undefined &&
      !segment.text.slice(before.to, from).includes('|') &&
      isOfAnother(segment.folded.slice(before.from, before.to)) &&
      !opensWithThing(folded);
    const holds =
      waiting.some(({ value }) => folded.includes(foldPortuguese(value))) ||
      denials.some((denial) => folded.includes(denial.folded));
    const isWhole =
      words.length >= (isDenied(words) ? SHORTEST_DENIED : SHORTEST) &&
      words.length <= (own.includes('; ') ? LONGEST_CLAUSE : LONGEST) &&
      /^[\p{L}\d]/u.test(words) &&
      !/\?/.test(own);
    const isPaired = (words.match(/\(/g)?.length ?? 0) === (words.match(/\)/g)?.length ?? 0);
    if (!holds || !isWhole || !isPaired || isLed || NO_DETAIL.test(folded) || UNCHECKED_PRAISE.test(folded)) return [];
    if (checkSource(words).length > 0) return [];
    return [quoted(words)];
  });
}

/** What a semicolon joins is one thought, "lava-se o copo; a base nunca": a half of it would say something else. */
function thoughtsOf(segment: Segment): Stretch[] {
  const sentences = sentencesOfLine(segment);
  const thoughts: Stretch[] = [];
  for (const sentence of sentences) {
    const last = thoughts.at(-1);
    const isJoined = last !== undefined && segment.text[last.to - 1] === ';';
    if (isJoined) thoughts.splice(-1, 1, { from: last.from, to: sentence.to });
    else thoughts.push(sentence);
  }
  // A long row without a label is no single thought.
  const isShort = thoughts.every(({ from, to }) => to - from <= LONGEST_CLAUSE);
  return segment.label !== null || isShort ? thoughts : [...sentences];
}

/** "Bluetooth 5.0 | não tem NFC" are two. */
function cutAtBars({ from, to }: Stretch, text: string): Stretch[] {
  const cuts = [...text.slice(from, to).matchAll(/\s\|\s/g)].map(({ index }) => from + index);
  const starts = [from, ...cuts.map((cut) => cut + 3)];
  return starts.map((start, at) => ({ from: start, to: cuts[at] ?? to }));
}

function isOfAnother(folded: string): boolean {
  return (
    TURNS_AWAY.test(folded) || OTHER_THINGS.test(folded) || folded.split(/\P{L}+/u).some((word) => PART_NOUNS.has(word))
  );
}

function opensWithThing(folded: string): boolean {
  const first = /^(?:\d+\s)?(?:o |a |os |as )?(\p{L}+)/u.exec(folded)?.[1] ?? '';
  return PART_NOUNS.has(first) || OTHER_THINGS.test(first);
}

/** A shout becomes a sentence. */
function quoted(words: string): string {
  const text = unshouted(words)
    .replaceAll(/\s+(?=[,;])/g, '')
    .replaceAll(/(\d)\s?grs?\b\.?/gi, '$1 g')
    .replaceAll(/\bmicro ?ondas\b/gi, 'micro-ondas')
    .replaceAll(/\blava[ -]lou[cç]as?\b/gi, 'lava-louças');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

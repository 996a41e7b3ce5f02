import { BARE, sentencesOf } from './find-statements.ts';
import { foldPortuguese } from './folded-text.ts';
import { isLimited, LIMITS } from './limit-words.ts';
import { isOrder, mayOrder } from './order-words.ts';
import { type Segment, segmentsOf } from './source-segments.ts';

/**
 * A clause of the seller's that denies or forbids, limits or warns of a danger, or says what has to be done: its words,
 * folded, and their line.
 */
export type Denial = { text: string; folded: string; line: number; kind: 'denial' | 'limit' | 'order' };

const DENIES =
  /\b(?:nao|ñ|nunca|jamais|proibid[oa]s?|vedad[oa]s?|exceto|nada de|nem pensar|dispensa|deixou de|tampouco)\b/;

/** "sem GPS", "vem sem cabo"; what is praised or sold so is no lack, and what is done without is the way to do it. Folded. */
const LACKS =
  /\b(?:livres?|isent[oa]s?) de \p{L}{2,}|\bsem (?!(?:fios?|juros|custos?|frete|medo|stress|estresse|esforco|complicac\p{L}*|sujeira|bagunca|duvidas?|sombra|parar|limites?|igual|compromisso|precisar|necessidade|perder|sair|gastar|dor|risco|barulho|ruidos?|costuras?|cheiro|odor|acrescimo|anuncio|misterio|enrolac\p{L}*|erro|pressa|preocupac\p{L}*|contato|aperto|apertar|estoque|bpa|marca|obstaculos?|interrupc\p{L}*|falhas?|residuos?|nota|voce|ele|ela|isso|que|um|uma)\b)(?!\p{L}+(?:ar|er|ir)\b)\p{L}{2,}/u;

/** Denied of the sale, of the seller or of nothing: no property of the product. Folded. */
const NO_PROPERTY = new RegExp(
  [
    String.raw`\b(?:nao|nunca) (?:perca|perde|fique|espere|deixe (?:de|passar|para)|hesite|esqueca|se (?:preocupe|arrepende)|vai se arrepender|confunda|compre|pague|acredite|existe igual|gostou|sabe|acha)\b`,
    String.raw`\b(?:nao|nunca) (?:e|sao) (?:so|apenas|somente|atoa|a toa)\b`,
    String.raw`\bnao so\b|\bse nao\b|\bsenao\b|\bpor que nao\b|\bnao gente\b`,
    // What the seller does, has or knows.
    String.raw`\b(?:nao|nunca) (?:o |a |as |os |ha |tem )?(?!(?:fazemos|gravamos|personalizamos|instalamos|montamos)\b)\p{L}+(?:amos|emos|imos)\b(?! usar| lavar| colocar)`,
    String.raw`\bnao (?:tenho|vendo|faco|confirmei|testei|sei|conferi|aceito|trabalho|recebi|envio|mando|da pra garantir)\b`,
    String.raw`r\$|\b(?:reais|preco|frete|entregas?|envio|postagem|correios?|trocas? (?:de|em|por)|trocas? gratis|troco|despacho|devoluc\w*|reembols\w*|estoque|pix|juros|boleto|cupom|nota fiscal|pagamento|pagto|prazo|loja|anuncio|whats\w*|instruc\w*)\b`,
  ].join('|'),
  'u',
);
const SHORTEST = 8;
const SHORTEST_LACK = 6;

/** The words deny, lack, limit or order something. Folded. */
export const restricts = (folded: string): boolean =>
  DENIES.test(folded) || LACKS.test(folded) || isLimited(folded) || isOrder(folded);

/** Every clause that denies, forbids or limits something of the product, whether a fact was read from it or not. */
export function findDenials(source: string): Denial[] {
  // Most texts deny nothing, and cutting a long one is dear.
  const folded = foldPortuguese(source);
  if (!DENIES.test(folded) && !LIMITS.test(folded) && !LACKS.test(folded) && !mayOrder(folded)) return [];
  return segmentsOf(source).flatMap((segment) => {
    // "Não vem: carregador": the denial is the label.
    const whole = `${segment.label ?? ''}: ${segment.text}`;
    if (DENIES.test(foldPortuguese(segment.label ?? ''))) return [denialOf(segment, whole)];
    // "Secadora: não"
    if (segment.label !== null && /^(?:nao|nunca)[\s.!]*$/.test(segment.folded)) return [denialOf(segment, whole)];
    return [...deniedIn(segment), ...lacksIn(segment), ...limitsIn(segment)];
  });
}

function deniedIn(segment: Segment): Denial[] {
  const sentences = sentencesOf(segment);
  return sentences.flatMap(({ text, folded, isQuestion, start }, at) => {
    // "Impermeável? Não."
    const answer = isQuestion ? sentences[at + 1] : undefined;
    if (answer && /^(?:nao|nunca)\b/.test(answer.folded))
      return NO_PROPERTY.test(folded) ? [] : [denialOf(segment, `${text}? ${answer.text}`)];
    const denies = !isQuestion && folded.length >= SHORTEST && DENIES.test(folded) && !NO_PROPERTY.test(folded);
    // "Lava-louças: não recomendado": what it is stands in the label.
    const isBare = BARE.test(folded);
    if (denies && isBare && segment.label !== null && start === 0)
      return [denialOf(segment, `${segment.label}: ${text}`)];
    // "(luva térmica, não inclusa)", "removível? Não, é fixo": what it is stands before.
    const before = sentences[at - 1];
    if (before?.isQuestion && /^(?:nao|nunca)\b/.test(folded)) return [];
    const from = denies && isBare && before ? before.start : start;
    return denies ? [denialOf(segment, closed(segment.text.slice(from, start + text.length)))] : [];
  });
}

/** "sem certificação ainda": of a title, which names what is sold so, nothing. */
function lacksIn(segment: Segment): Denial[] {
  if (segment.isTitle) return [];
  return clausesWith(segment, LACKS, (folded) => LACKS.test(folded)).map((clause) => ({ ...clause, kind: 'denial' }));
}

const closed = (words: string): string => (/\([^()]*$/.test(words) ? `${words})` : words);

const LONGEST = 140;

/** "só liga com a tampa travada", "tire antes do banho". */
function limitsIn(segment: Segment): Denial[] {
  if (segment.isTitle) return [];
  const orders = clausesWith(segment, /$/, (folded) => !isLimited(folded) && isOrder(folded));
  return [
    ...clausesWith(segment, LIMITS, isLimited).map((clause): Denial => ({ ...clause, kind: 'limit' })),
    ...orders.map((clause): Denial => ({ ...clause, kind: 'order' })),
  ];
}

/** Sentences of the kind that deny nothing; of a long one, the clause around the word. */
function clausesWith(segment: Segment, word: RegExp, isIt: (folded: string) => boolean): Denial[] {
  return sentencesOf(segment).flatMap(({ text, folded, isQuestion, start }) => {
    if (isQuestion || DENIES.test(folded) || NO_PROPERTY.test(folded) || !isIt(folded)) return [];
    const at = folded.search(word);
    const from = folded.length <= LONGEST ? 0 : folded.lastIndexOf(', ', at) + 1;
    const stop = folded.length <= LONGEST ? -1 : folded.indexOf(', ', at);
    const words = text.slice(from, stop < 0 ? text.length : stop).trim();
    if (words.length < SHORTEST_LACK) return [];
    const isLabelled = segment.label !== null && start === 0;
    return [denialOf(segment, isLabelled ? `${segment.label}: ${words}` : words)];
  });
}

function denialOf({ line }: Segment, text: string): Denial {
  return { text, folded: foldPortuguese(text), line, kind: 'denial' };
}

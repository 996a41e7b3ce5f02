import { areInOrder, haveShared, type Pair } from './align.ts';
import { denies } from './compare-denials.ts';
import { keysOf, type ParsedSentence, type ParsedText, type Sentences, strongKeys, textOf } from './parsed-text.ts';
import { type CheckProblem, hintIn, problemIn, quote } from './to-warnings.ts';

/** 【商品説明】 alone, or a row of a table that a title was parted into: 定員：四人まで. */
const HEADING = /^[【〈《［[＜][^】〉》］\]＞]{1,20}[】〉》］\]＞]$|^[^。：:】]{1,10}[：:】][^。]*$/u;

const lengthOf = (pieces: Sentences): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** A sentence that shares nothing with its pair, and its expected length in the other text. */
type Loose = { piece: ParsedSentence; pair: number; expected: number };

/** Sentences without a counterpart in the other text, and those that are far too short. */
export function findUnmatched(pairs: readonly Pair[], own: ParsedText, theirs: ParsedText): CheckProblem[] {
  const ratio = lengthOf(theirs.pieces) / Math.max(1, lengthOf(own.pieces));
  const surplus = pairs.map(({ sources, targets }) => lengthOf(targets) - ratio * lengthOf(sources));
  const lost = pairs.flatMap(({ sources, targets }, pair): Loose[] =>
    looseIn(sources, targets, theirs).map((piece) => ({ piece, pair, expected: ratio * piece.length })),
  );
  const added = pairs.flatMap(({ sources, targets }, pair): Loose[] =>
    looseIn(targets, sources, own)
      .filter(({ text }) => !HEADING.test(text))
      .map((piece) => ({ piece, pair, expected: piece.length })),
  );
  const free = new Set(added);
  const missing = lost.filter((one) => {
    const partner = firstAlike(free, one.expected);
    if (partner) free.delete(partner);
    return !partner && !isHeld(one, surplus);
  });
  const short = pairs.filter(({ sources, targets }) => {
    const isShort = (length: number) => length >= 40 && lengthOf(targets) < 0.4 * ratio * length;
    const length = lengthOf(sources);
    return targets.length > 0 && isShort(length) && isShort(length - namesIn(sources, theirs).join('').length);
  });
  return [
    ...missing.map(({ piece, pair }) =>
      problemIn('fact_lost', `Faltou traduzir ${quote(piece.text)}.`, pairs[pair]?.targets[0]?.text),
    ),
    ...short.map(({ sources, targets }) =>
      problemIn('fact_lost', `Parece faltar uma parte de ${quote(textOf(sources))}.`, targets[0]?.text),
    ),
    ...[...free]
      .filter((one) => !denies(one.piece, 'ja') && (surplus[one.pair] ?? 0) > 0.4 * one.expected)
      .map(({ piece: { text } }) => hintIn('fact_added', 'Esta frase não está no seu texto.', text, text)),
  ];
}

const MOST_TRIED = 50;

/** The first sentence of a similar length. */
const firstAlike = (free: ReadonlySet<Loose>, length: number): Loose | undefined =>
  [...free].slice(0, MOST_TRIED).find(({ expected }) => expected < 2.2 * length && length < 2.2 * expected);

/** Sentences of one side that share no word, number or name with the other side of their pair. */
function looseIn(pieces: Sentences, others: Sentences, text: ParsedText): ParsedSentence[] {
  if (pieces.length <= others.length) return [];
  const told = keysOf(others);
  return pieces.filter((piece) => {
    const keys = [...piece.words, ...strongKeys(piece)];
    return namesIn([piece], text).length === 0 && !keys.some((key) => told.has(key));
  });
}

/** Whether the translations beside a lost sentence are long enough to contain it. */
const isHeld = ({ pair, expected }: Loose, surplus: readonly number[]): boolean =>
  [pair - 1, pair, pair + 1].reduce(
    (sum, at) => sum + Math.max(0, (surplus[at] ?? 0) + (at === pair ? expected : 0)),
    0,
  ) >=
  0.6 * expected;

/** Words in Latin letters that the other text contains too: ブランド：Fazenda Boa Vista. */
const namesIn = (pieces: Sentences, other: ParsedText): string[] =>
  pieces.flatMap(({ folded }) => folded.match(/[a-z]{3,}/g) ?? []).filter((name) => other.latin.has(name));

/** "Na caixa: 1 fonte, 2 filtros", "Acompanha alça e bolsa": what follows is a list. */
const LIST_START =
  /^[^:.]{2,40}:\s|\b(?:acompanha\w*|inclu[ia]\w*|cont[eé]m|v[eê]m com|pct com|pacote com|kit com|caixa com)\s/i;
const CONTENTS = /acompanha|inclu|cont[eé]m|v[eê]m com|pct|pacote|kit|caixa|conte[uú]do|itens/i;
const BRACKETS = /\([^()]*\)|（[^（）]*）/g;
const LONGEST_ITEM = 8;
/** "20 cm de largura", or only the names of measures: their numbers are compared. */
const MEASURE = /^\D*[\d.,]+ ?[cm]?m\b|^\s*(?:largura|profundidade|altura|comprimento|espessura|[a-z])\s*$/i;

/** Items of a Portuguese list behind a label or in brackets; none if it is running text. */
function itemsOf(text: string): number {
  const start = LIST_START.exec(text);
  const behind = start ? countItems(text.slice(start.index + start[0].length).replaceAll(BRACKETS, '')) : 0;
  const inBrackets = (text.match(BRACKETS) ?? []).map((list) => countItems(list.slice(1, -1)));
  return Math.max(
    start && CONTENTS.test(start[0]) && behind === 2 ? 2 : 0,
    ...[behind, ...inBrackets].filter((count) => count > 2),
  );
}

/** "manual em inglês e chinês" is one item. */
const LANGUAGE_BEHIND =
  /(?:, | e )(?:em )?(?:ingl[eê]s|chin[eê]s|portugu[eê]s|japon[eê]s|espanhol|coreano)(?!\p{L})/giu;

function countItems(list: string): number {
  if (/[;.:–]\s|\b(?:n[aã]o|sem|ou|para|que|exceto)\b/i.test(list)) return 0;
  const items = list
    .replaceAll(LANGUAGE_BEHIND, '')
    .split(/, | e | \+ |\s\/\s/)
    .filter((item) => item.trim() !== '');
  if (items.every((item) => MEASURE.test(item))) return 0;
  return items.every((item) => item.trim().split(/\s+/).length <= LONGEST_ITEM) ? items.length : 0;
}

const JAPANESE_JOINT =
  /[、・,，/／＋+&]|(?<=[\p{L}\p{N}])(?:と|や|および|または|か|から|も)(?=[\p{L}\p{N}])|[×✕]\s?[\d０-９]+\s?/u;
const partsOf = (text: string): number => text.split(JAPANESE_JOINT).filter((item) => item.trim()).length;
/** カメラ（前・後） are two. */
const SIDES = /[（(][^（）()]{1,2}[・/／、][^（）()]{1,2}[）)]/g;
/** At most as many items as a Japanese text can have. */
const mostItems = (text: string): number =>
  Math.max(
    partsOf(text.replaceAll(BRACKETS, '')) + (text.match(SIDES)?.length ?? 0),
    ...(text.match(BRACKETS) ?? []).map(partsOf),
  );

/** Lists that lost an item in the translation. */
export function compareLists(pairs: readonly Pair[]): CheckProblem[] {
  const isKept = areInOrder(pairs);
  return pairs.flatMap(({ sources, targets }): CheckProblem[] => {
    const [source] = sources;
    if (sources.length !== 1 || targets.length === 0 || !source) return [];
    const count = itemsOf(source.text);
    if (count === 0 || mostItems(targets.map(({ text }) => text).join('、')) >= count) return [];
    if (!isKept && !haveShared({ sources, targets })) return [];
    const message = `A lista tem ${count} itens no seu texto: ${quote(source.text)}.`;
    return [problemIn('fact_lost', message, targets[0]?.text)];
  });
}

import { areInOrder, haveShared, type Pair } from './align.ts';
import { type CheckProblem, problemIn, quote } from './to-warnings.ts';

/** "Na caixa: 1 fonte, 2 filtros", "Acompanha alça e bolsa": what follows is a list. */
const LIST_START =
  /^[^:.]{2,40}:\s|\b(?:acompanha\w*|inclu[ia]\w*|cont[eé]m|v[eê]m com|pct com|pacote com|kit com|caixa com)\s/i;
const CONTENTS = /acompanha|inclu|cont[eé]m|v[eê]m com|pct|pacote|kit|caixa|conte[uú]do|itens/i;
const BRACKETS = /\([^()]*\)|（[^（）]*）/g;
const LONGEST_ITEM = 8;

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

function countItems(list: string): number {
  if (/[;.:–]\s|\b(?:n[aã]o|sem|ou|para|que|exceto)\b/i.test(list)) return 0;
  const items = list.split(/, | e | \+ |\s\/\s/).filter((item) => item.trim() !== '');
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

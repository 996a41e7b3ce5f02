import type { Warning } from '#domain/robots/warnings.ts';
import { foldText } from '#domain/text/fold-text.ts';

const MOST_HINTS = 20;
const LONGEST_HINT = 200;

/** `number` is that of the sentence; 0 stands for something that no sentence says. */
export type Difference = { number: number; what: string };
type Numbers = { first: number; last: number };
type ReadReply =
  | {
      differences: Difference[];
      /** First sentence that a reply sentence by sentence did not reach. */
      unreadFrom?: number | undefined;
    }
  | { problem: string };

const PROBLEMS = {
  isRequest: 'Isto é o pedido, não a resposta: cole o que o assistente respondeu.',
  noNumbers: 'Falta na resposta o número de cada frase: peça ao assistente uma linha por frase, como “3: ok”.',
  otherNumbers: 'Os números da resposta não são os destas frases: copie o pedido de novo e cole a resposta a ele.',
} as const;

/** What an assistant answered to our request, whatever form it chose. */
export function readSecondLook(reply: string, { first, last }: Numbers): ReadReply {
  const text = reply
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/\u200B|\uFEFF|\uFE0F/g, '')
    .replaceAll(/(\d)\u20E3/g, '$1: ')
    .replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i, '')
    .replaceAll(/\*\*|__|`/g, '');
  if (/<<(?:fim|citação) /.test(text)) return { problem: PROBLEMS.isRequest };
  const differences = fromJson(text) ?? fromLines(text, last);
  const known = differences.filter(({ number }) => number === 0 || (number >= first && number <= last));
  if (known.length === 0) {
    if (differences.length > 0) return { problem: PROBLEMS.otherNumbers };
    return saysNone(text) ? { differences: [] } : { problem: PROBLEMS.noNumbers };
  }
  const reached = Math.max(...known.map(({ number }) => number));
  const isBySentence = known.some(({ number, what }) => number > 0 && isFine(what));
  return {
    differences: known.filter(({ what }) => what !== '' && !isFine(what)).slice(0, MOST_HINTS),
    unreadFrom: isBySentence && reached < last ? reached + 1 : undefined,
  };
}

type Place = { field: string; index: number; text: string };

/** Hints at their sentences; the first of `sentences` has the number `first`. */
export const hintsOf = (differences: readonly Difference[], sentences: readonly Place[], first = 1): Warning[] =>
  differences.slice(0, MOST_HINTS).flatMap(({ number, what }) => {
    const difference = plain(what);
    const sentence = sentences[number === 0 ? 0 : number - first];
    if (!sentence || difference === '') return [];
    const hint = hintAt(sentence, `Dica da IA que confere: ${difference}`);
    return [number === 0 ? { ...hint, index: 0, sentence: undefined } : hint];
  });

export const unreadHint = (sentence: Place): Warning => hintAt(sentence, 'A IA que confere não leu daqui em diante.');

const hintAt = ({ field, index, text }: Place, message: string): Warning => ({
  code: 'judge_hint',
  field,
  index,
  excerpt: '',
  hint: true,
  message,
  sentence: text,
});

/** One line without signs of a table or a list, by whole letters. */
const plain = (text: string): string =>
  Array.from(text.replaceAll(/[\s|\p{Cc}]+/gu, ' ').trim())
    .slice(0, LONGEST_HINT)
    .join('');

const FINE =
  /^(?:[✅✔✓]|(?:ok(?:ay)?|cert[oa]|corret[oa]|igual|iguais|fiel|confere|equivalente|idem|none|nenhuma?|tudo (?:certo|ok|igual))(?=$|\s?[^\p{L}\p{N}\s]|\s(?:ao?|em relacao)\s)|(?:sem|nenhuma|nao ha|nao tem|no) (?:nenhuma )?(?:diferenc|diverg|differenc|problema)|nada (?:a apontar|difere|diferente))/u;
const BUT = /\b(?:mas|porem|contudo|exceto|salvo|so que|but)\b/;
const isFine = (what: string): boolean => {
  const folded = foldText(what).trim();
  return FINE.test(folded) && !BUT.test(folded);
};

const NONE =
  /\b(?:nenhuma?|sem|no|nao (?:ha|existem?|encontrei|achei|vi|identifiquei))\b[^.\n]{0,40}\b(?:diferenc|diverg|differenc|erro)|\btudo (?:esta )?(?:cert|corret|ok\b|fiel|confere)|"?differences"?\s?:\s?\[\s*\]|^[\s\w]{0,8}\[\s*\]\s*$/;
/** Longer replies tell more than that nothing differs. */
const LONGEST_NONE = 300;
const saysNone = (text: string): boolean => {
  const folded = foldText(text.trim());
  return folded.length <= LONGEST_NONE && NONE.test(folded) && !BUT.test(folded);
};

const NUMBER_KEY = /^(?:n|#|id|n[uú]mero|number|frase|senten[cç]a|sentence|linha|line|index)/i;
const WHAT_KEY = /what|dif|o_que|problem|erro|descri|mensag|message|coment|note|explica/i;

/** Each innermost object by itself, so that chatter around it or a lost end does no harm. */
function fromJson(text: string): Difference[] | undefined {
  const differences = [...text.matchAll(/\{[^{}]*\}/g)].flatMap(([written]): Difference[] => {
    try {
      const entries = Object.entries(JSON.parse(written) as Record<string, unknown>);
      const number = entries.find(([key, value]) => NUMBER_KEY.test(key) && /^\d{1,4}$/.test(String(value)))?.[1];
      const words = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      if (number === undefined) {
        return words.flatMap(([key, what]) => (/^\d{1,4}$/.test(key) ? [{ number: Number(key), what }] : []));
      }
      const named = words.find(([key]) => WHAT_KEY.test(key)) ?? words.find(([key]) => !NUMBER_KEY.test(key));
      return named ? [{ number: Number(number), what: named[1] }] : [];
    } catch {
      return [];
    }
  });
  return differences.length > 0 ? differences : undefined;
}

const ENUMERATED = /^\d{1,3}[.)] (?=(?:na )?frase)/i;
const NAME = /^(?:na )?(?:frases?|senten[çc]as?|sentences?|linhas?|n[º°]) ?(?:n[º°.]{1,2} ?)?#?(?=\d)/i;
const NUMBER = /^(\d{1,4})(?!\d)/;
const ANOTHER = /^ ?(?:([-–—]|a|até)|[,&e]) ?(\d{1,4})(?![\d,.])(?= ?[-–—,&:：(]| [ae] |$)/;
const SEPARATOR = /^(?: ?\([^)]{0,60}\))? ?(?:[:：)\]|→]|=>|[.–—-](?!\d)|(?=[✅✔✓❌⚠✗]))/u;
const LACKING = /^(?:geral|faltou|faltando|falta|ausente)(?: no texto)? ?[:：–—-]/i;
const VERDICT = /^(?:difere(?:nças?)?|diverge(?:nte)?|erros?|problemas?) ?[:：|–—-]/i;

const withoutSigns = (text: string): string => text.replace(/^[\s:：.,;)\]|=>→–—❌⚠✗-]+/u, '');

/** Lines that begin with the number of a sentence; one with the number alone goes on in the next. */
function fromLines(text: string, last: number): Difference[] {
  const differences: Difference[] = [];
  /** Numbers whose words are still to come. */
  let open: readonly number[] = [];
  for (const raw of text.split('\n')) {
    const row = raw.replaceAll(/\s+/g, ' ').trim();
    const written = row.endsWith('|') ? row.slice(0, -1).trim() : row;
    const line = written.replace(/^[^\p{L}\p{N}]+/u, '').replace(ENUMERATED, '');
    if (line === '') continue;
    const { numbers, words } = numbersOf(line, last);
    if (numbers.length > 0) open = numbers;
    // Below a number that stands alone, a list may tell several differences.
    else if (
      open.length === 0 ||
      (!/^[-*•·]/.test(written) && differences.some(({ number }) => open.includes(number)))
    ) {
      open = [];
      continue;
    }
    const what = withoutSigns(withoutSigns(words).replace(VERDICT, ''));
    if (what === '') continue;
    for (const number of open) differences.push({ number, what });
    if (numbers.length > 0) open = [];
  }
  return differences;
}

/** The numbers that a line begins with, and its words behind them. */
function numbersOf(line: string, last: number): { numbers: readonly number[]; words: string } {
  const lacking = LACKING.exec(line);
  if (lacking && line.length > lacking[0].length) return { numbers: [0], words: line.slice(lacking[0].length) };
  const [name = ''] = NAME.exec(line) ?? [];
  let words = line.slice(name.length);
  const [written, first] = NUMBER.exec(words) ?? [];
  if (written === undefined) return { numbers: [], words: line };
  words = words.slice(written.length);
  const numbers = [Number(first)];
  for (let next = ANOTHER.exec(words); next; next = ANOTHER.exec(words)) {
    const [joined, range, other] = next;
    const from = numbers.at(-1) ?? 0;
    const to = Number(other);
    if (to > last) break;
    for (let number = range ? from + 1 : to; number <= to; number += 1) numbers.push(number);
    words = words.slice(joined.length);
  }
  const isNumbered = name !== '' || words === '' || SEPARATOR.test(words);
  return isNumbered ? { numbers, words: words.replace(/^ ?\([^)]{0,60}\)/, '') } : { numbers: [], words: line };
}

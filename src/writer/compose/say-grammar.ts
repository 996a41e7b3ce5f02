import { COUNTRIES, EASY_THINGS, FUNCTIONS, INFLUENCES, INGREDIENTS } from '#writer/data/phrases/grammar-words.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { fold } from './fold.ts';
import { capitalize, quiet } from './portuguese-words.ts';
import { sayCare } from './say-care.ts';
import { adjectiveOf, thingInJapanese, thingsInJapanese } from './say-things.ts';

/** What a rule makes of its match: Japanese without its full stop, and the Portuguese where the words alone are no sentence. */
type Made = { ja: string; pt?: string } | null;
type Rule = readonly [RegExp, (match: readonly string[], words: string) => Made];

const MOST_WORDS = 90;

/** Short phrases of a shop, built from words that the tables know: nothing is said when one of them is missing. `text` is folded. */
export function sayGrammar(text: string, words: string): Bilingual | undefined {
  if (text === '' || text.length > MOST_WORDS) return undefined;
  const care = sayCare(text);
  if (care !== null) return { pt: sentenceOf(words), ja: `${care}。` };
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(text);
    const made = match ? make(match, quiet(words)) : null;
    if (made) return { pt: made.pt ?? sentenceOf(words), ja: `${made.ja}。` };
  }
  return sayPair(words);
}

/** "solado antiderrapante e palmilha removível": two things, each with what is said of it. */
function sayPair(words: string): Bilingual | undefined {
  const halves = words.split(/\s+e\s+/i);
  if (halves.length !== 2) return undefined;
  const said = halves.map((half) => sayGrammar(fold(half), half));
  const [first, second] = said;
  return first && second && halves.every((half) => / /.test(half.trim()))
    ? { pt: `${first.pt} ${second.pt}`, ja: first.ja + second.ja }
    : undefined;
}

function sentenceOf(words: string): string {
  return `${capitalize(quiet(words).replace(/[.!;,\s]+$/, ''))}.`;
}

const RULES: readonly Rule[] = [
  [
    /^as? cor(?:es)? pode(?:m)? variar(?: um pouco| ligeiramente| levemente)? (?:por causa|devido|conforme|de acordo)\b.*\b(luz|iluminacao|foto|monitor|tela)\b.*$/,
    ([, why = '']) => ({
      ja: `${/monitor|tela/.test(why) ? 'ご覧の画面' : '撮影時の光の加減'}により、色味が多少異なる場合があります`,
    }),
  ],
  [
    /^(?:(?:o|a) )?(.+?) usa (\d{1,2}) pilhas? (aa|aaa)$/,
    ([, x = '', n = '', size = '']) =>
      said(thingInJapanese(x), (ja) => `${ja}には${size === 'aa' ? '単3形' : '単4形'}電池を${n}本使います`),
  ],
  [
    /^(?:fabricad|feit|produzid|produt)[oa]s? (?:no|na|em|do|da|de) (.+)$/,
    ([, x = '']) => of(COUNTRIES, x, (ja) => `${ja}製です`),
  ],
  [/^resistentes? (?:a|ao|aos|as) (.+)$/, ([, x = '']) => each(x, INFLUENCES, (ja) => `${ja}に強いつくりです`)],
  [/^(?:de )?faci(?:l|is) (?:de )?(.+)$/, ([, x = '']) => of(EASY_THINGS, x, (ja) => ja)],
  [
    /^(?:sem|livre de|nao contem|isento de|isenta de|zero) (.+)$/,
    ([, x = '']) => each(x, INGREDIENTS, (ja) => `${ja}を含みません`),
  ],
  [
    /^(?:com |tem |possui )?(?:a )?(?:funcao|modo|sistema de|opcao de) (.+)$/,
    ([, x = '']) => each(x.replace(/^de /, ''), FUNCTIONS, (ja) => `${ja}機能付きです`),
  ],
  [
    /^(?:recarregavel|recarrega|carrega|carregamento) (?:por|via|com|pelo|pela)?\s?(usb(?:-c| c| tipo c)?)$/,
    ([, x = '']) => ({ ja: `${/c$/.test(x) ? 'USB-C' : 'USB'}で充電できます` }),
  ],
  [
    /^(?:ideal|perfeit[oa]|otim[oa]|bo[ma]|indicad[oa]|recomendad[oa]|excelente|serve|otima opcao) (?:para|pra|p) (.+)$/,
    ([, x = '']) => said(thingsInJapanese(x), (ja) => `${ja}におすすめです`),
  ],
  [/^compativ(?:el|eis) com (.+)$/, ([, x = '']) => said(thingsInJapanese(x), (ja) => `${ja}に対応しています`)],
  [
    /^(?:este produto )?nao e (?:um |uma )?(.+)$/,
    ([, x = '']) => said(thingInJapanese(x), (ja) => `${ja}ではありません`),
  ],
  [
    /^(?:com|c|tem|possui|traz|vem com|conta com|inclui) (.+)$/,
    ([, x = '']) => of(FUNCTIONS, x, (ja) => `${ja}機能付きです`) ?? said(thingsInJapanese(x), (ja) => `${ja}付きです`),
  ],
  [
    /^(\d{1,2}) (.+)$/,
    ([, n = '', x = ''], words) => said(thingInJapanese(x), (ja) => `${ja}が${n}つあります`, `Tem ${words}.`),
  ],
  [
    /^(?:o |a |os |as )?(.+) (\S+)$/,
    ([, x = '', adjective = ''], words) => {
      const predicate = adjectiveOf(adjective)?.[1];
      return predicate === undefined
        ? null
        : said(thingInJapanese(x), (ja) => `${ja}は${predicate}`, `Tem ${words.replace(/^(?:o|a|os|as) /i, '')}.`);
    },
  ],
  [/^(\S+)$/, ([, x = '']) => said(adjectiveOf(x)?.[1] ?? null, (ja) => ja)],
];

function said(ja: string | null, make: (ja: string) => string, pt?: string): Made {
  return ja === null ? null : { ja: make(ja), ...(pt === undefined ? {} : { pt }) };
}

function of(table: Readonly<Record<string, string>>, words: string, make: (ja: string) => string): Made {
  return said(table[words] ?? null, make);
}

/** Each of a list has to be known. */
function each(words: string, table: Readonly<Record<string, string>>, make: (ja: string) => string): Made {
  const items = words.split(/\s*,\s*|\s+(?:e|ou|nem)\s+(?:a |ao |as |aos |de |sem )?/).filter((item) => item !== '');
  const known = items.map((item) => table[item]);
  return known.length > 0 && known.every((ja) => ja !== undefined) ? { ja: make(known.join('・')) } : null;
}

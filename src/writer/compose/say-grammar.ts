import { UNIT_WORDS } from '#writer/data/frames/unit-words.ts';
import { COUNTRIES, EASY_THINGS, FUNCTIONS, INFLUENCES, INGREDIENTS } from '#writer/data/phrases/grammar-words.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { fold } from './fold.ts';
import { japaneseNumber } from './japanese-number.ts';
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
  return undefined;
}

function sentenceOf(words: string): string {
  return `${capitalize(bareOf(quiet(words)))}.`;
}

function bareOf(words: string): string {
  return words.replace(/[.!;,\s]+$/, '');
}

const RULES: readonly Rule[] = [
  [
    /^(.+?) (?:ajustavel|regulavel) (ate |em )?(\d{1,3}) ?(?:°|graus)$/,
    ([, x = '', bound, n = '']) =>
      said(thingInJapanese(x), (ja) => `${ja}は${n}度${bound === 'ate ' ? 'まで' : ''}調節できます`),
  ],
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
    /^(?:fabricad|feit|produzid|produt)[oa]s? (?:nos?|nas?|em|d[oae]) (.+)$/,
    ([, x = '']) => of(COUNTRIES, x, (ja) => `${ja}製です`),
  ],
  [/^resistentes? (?:a|ao|aos|as) (.+)$/, ([, x = '']) => each(x, INFLUENCES, (ja) => `${ja}に強いつくりです`)],
  [/^(?:de )?fac(?:il|eis) (?:de )?(.+)$/, ([, x = '']) => of(EASY_THINGS, x, (ja) => ja)],
  [
    /^(?:sem|livre(?: de)?|nao contem|isento de|isenta de|zero) (.+)$/,
    ([, x = '']) => each(x, INGREDIENTS, (ja) => `${ja}を含みません`),
  ],
  [
    /^(?:com |tem |possui )?(?:a |o )?(funcao|modo|sistema de|opcao de) (.+)$/,
    ([, kind, x = '']) =>
      each(x.replace(/^de /, ''), FUNCTIONS, (ja) => `${ja}${kind === 'modo' ? 'モード' : '機能'}付きです`),
  ],
  [
    /^(?:recarregavel|recarrega|carrega|carregamento) (?:por|via|com|pelo|pela)?\s?(usb(?:-c| c| tipo c)?)$/,
    ([, x = '']) => ({ ja: `${/c$/.test(x) ? 'USB-C' : 'USB'}で充電できます` }),
  ],
  [
    /^(?:ideal|perfeit[oa]|otim[oa]|bo[ma]|indicad[oa]|recomendad[oa]|excelente|otima opcao) (?:para|pra|p) (.+)$/,
    ([, x = '']) => said(thingsInJapanese(x), (ja) => `${ja}におすすめです`),
  ],
  [/^serve (?:para|pra|p) (.+)$/, ([, x = '']) => said(thingsInJapanese(x), (ja) => `${ja}に使えます`)],
  [/^compativ(?:el|eis) com (.+)$/, ([, x = '']) => said(thingsInJapanese(x), (ja) => `${ja}に対応しています`)],
  [
    /^(?:este produto )?nao e (?:um |uma )?(.+)$/,
    ([, x = '']) => said(thingInJapanese(x), (ja) => `${ja}ではありません`),
  ],
  [
    /^(?:com|c|tem|possui|traz|vem com|conta com|inclui) (.+)$/,
    ([, x = '']) => of(FUNCTIONS, x, (ja) => `${ja}機能付きです`) ?? said(fittingsIn(x), (ja) => `${ja}付きです`),
  ],
  [
    /^(\d{1,2}) (.+)$/,
    ([, n = '', x = ''], words) =>
      !COUNTED_OTHERWISE.test(x)
        ? said(fittingsIn(x), (ja) => `${ja}が${n}${Number(n) < 10 ? 'つ' : '個'}あります`, `Tem ${words}.`)
        : null,
  ],
  [/^(\d{1,2}) em 1$/, ([, n = '']) => ({ ja: `ひとつで${n}通りに使えます`, pt: `Reúne ${n} usos em um só produto.` })],
  [
    /^(.+?) (?:ajustavel|regulavel) (?:de |entre )?(\d+(?:[.,]\d+)?) (?:a|e|ate) (\d+(?:[.,]\d+)?) ?(\S+)$/,
    ([, x = '', from = '', to = '', unit = '']) => {
      const written = UNIT_WORDS[unit];
      return written === undefined
        ? null
        : said(
            thingInJapanese(x),
            (ja) => `${ja}は${japaneseNumber(from)}〜${japaneseNumber(to)}${written}の範囲で調節できます`,
          );
    },
  ],
  [
    /^cabe(?:m)? (ate )?(\d{1,4}) (.+)$/,
    ([, most, n = '', x = '']) =>
      said(fittingsIn(x), (ja) => `${ja}が${most ? '最大' : ''}${n}${counterOf(ja)}入ります`),
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
  [
    /^(\S+) por (dentro|fora)$/,
    ([, adjective = '', side]) =>
      said(adjectiveOf(adjective)?.[1] ?? null, (ja) => `${side === 'dentro' ? '内側' : '外側'}は${ja}`),
  ],
  [
    /^(\S+)$/,
    ([, x = ''], words) =>
      said(adjectiveOf(x)?.[1] ?? null, (ja) => ja, x.endsWith('s') ? undefined : `É ${bareOf(words)}.`),
  ],
];

const COUNTERS: readonly (readonly [RegExp, string])[] = [
  [/鉛筆|ペン|ボトル|傘|ブラシ/, '本'],
  [/本$|ノート|雑誌|手帳/, '冊'],
  [/カード|写真|シャツ|タオル|皿/, '枚'],
];

function counterOf(thing: string): string {
  return COUNTERS.find(([things]) => things.test(thing))?.[1] ?? '個';
}

/** Settings, pieces and times have frames of their own. */
const COUNTED_OTHERWISE =
  /^(?:cor|cores|modos?|nive(?:l|is)|velocidades?|pecas?|unidades?|itens|item|pares|par|anos?|mes|meses|dias?|horas?|folhas?|capsulas?|pessoas?|funcoes|funcao)\b/;

/** People and animals are no part of a product, and are not counted like one. */
const LIVING =
  /人|大人|子ども|赤ちゃん|男の子|女の子|犬|猫|ペット|女性|男性|家族|方$|プロ|学生|目$|顔$|足$|(?<!持ち)手$|髪$/;

export function fittingsIn(words: string): string | null {
  const ja = thingsInJapanese(words);
  return ja === null || LIVING.test(ja) ? null : ja;
}

/** One of the rules makes a sentence of it. */
export function isBuilt(words: string): boolean {
  const text = fold(words);
  return RULES.some(([pattern, make]) => {
    const match = pattern.exec(text);
    return match !== null && make(match, words) !== null;
  });
}

/** Handling that is asked for, every word of it known. */
export function saysCare(words: string): boolean {
  return sayCare(fold(words)) !== null;
}

/** A prohibition whose every word is known. */
export function saysProhibition(words: string): boolean {
  const text = fold(words);
  return /^(?:nao|nunca) /.test(text) && sayCare(text) !== null;
}

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

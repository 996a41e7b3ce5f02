import type { Qualifier } from '#domain/sheet/sheet.ts';
import { type Language, UNIT_WORDS, unitAt } from './find-unit.ts';
import { tableRows } from './find-words.ts';
import { foldChars } from './fold-chars.ts';

/** A number of a text with its unit and position. */
export type ReadAmount = {
  number: number;
  /** Upper end of a range. */
  to: number | undefined;
  /** Key of the units table; empty without a unit. */
  unit: string;
  qualifiers: readonly Qualifier[];
  start: number;
  end: number;
  raw: string;
  /** What its unit measures; "count" without a unit. */
  dimension: string;
  /** Its numbers in the base unit of the dimension: 1,70 m and 170cm are both "length 1700". */
  keys: readonly string[];
  /** Written as a word that is often not a number ("um", 一つ, "duas mãos"): may be missing or added. */
  soft: boolean;
};

const words = (list: string, first: number, step = 1): (readonly [string, number])[] =>
  list.split(' ').map((word, at) => [word, first + at * step] as const);

/** Folded. Months too: "maio" is 5月. */
const PORTUGUESE_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...words('um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze', 1),
  ...words('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem', 20, 10),
  ...words('janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro', 1),
  ...Object.entries({ uma: 1, duas: 2, duzentos: 200, quinhentos: 500, mil: 1_000, meia: 0.5, meio: 0.5 }),
]);

const DIGITS = '一二三四五六七八九';
const TENS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };

/** 二十四 as 24. */
function kanjiNumber(kanji: string): number | undefined {
  let total = 0;
  let digit = 0;
  for (const sign of kanji) {
    const ten = TENS[sign];
    if (ten === undefined) {
      if (digit !== 0) return undefined;
      digit = DIGITS.indexOf(sign) + 1;
    } else {
      total += Math.max(1, digit) * ten;
      digit = 0;
    }
  }
  return total + digit;
}

const KANJI = /[一二三四五六七八九十百千]+/g;
/** 一日中, 十分な, 一人ひとり, 七分袖 are not numbers. */
const NO_KANJI_NUMBER =
  /^(?:十分|[一-九]分(?:袖|丈|目|づき|咲き)|[一二三]度|一(?:人ひとり|人一人|人暮らし|日中|年中|番|本化|枚板))/;
const NUMBER = new RegExp(
  `\\d+(?:[.,]\\d+)*|(?<![a-z0-9])(?:${[...PORTUGUESE_NUMBERS.keys()].join('|')})(?![a-z0-9])|${KANJI.source}|半(?=[年日])`,
  'g',
);
const WHOLE: ReadonlySet<string> = new Set('mah w rpm ml g mm lumen pa piece item v kelvin'.split(' '));

type Token = { value: number; unit: string; start: number; end: number; soft: boolean };

/** Every number of a text in order: a range is one amount, "1h30" and 1時間30分 become minutes, codes are skipped. */
export function readAmounts(text: string, language: Language, folded = foldChars(text)): ReadAmount[] {
  const tokens: Token[] = [];
  for (const match of folded.matchAll(NUMBER)) {
    if (match.index < (tokens.at(-1)?.end ?? 0)) continue;
    const place = { text, folded, start: match.index, language };
    const token = (/^\d/.test(match[0]) ? readDigits : readWord)(place, match[0]);
    if (token) tokens.push(token);
  }
  inheritUnits(folded, tokens, language);
  return joinTokens(text, folded, tokens, language);
}

type Place = { text: string; folded: string; start: number; language: Language };

function readDigits({ text, folded, start, language }: Place, digits: string): Token | undefined {
  const before = folded.slice(Math.max(0, start - 8), start);
  // 1/100秒 is a fraction.
  if (/(?<![\d.,/])1\/$/.test(before) && digits.length > 1) return undefined;
  if (isInsideCode(before) || /(?:fps|spf|fpu|upf) ?$/.test(before)) return undefined;
  // ビタミンC10％, but not X9.
  const isLetter = /(?:[^a-z0-9]|^)[a-z]$/.test(before);
  let end = start + digits.length;
  const large = /^(?:[千万億]| mil(?=[^a-z]|$)| milhao| milhoes)/.exec(folded.slice(end, end + 9))?.[0] ?? '';
  end += large.length;
  // 2万5千, 1万2000
  const [more = '', moreDigits = '', thousand = ''] =
    (large === '万' && /^(\d{1,4})(千?)/.exec(folded.slice(end, end + 5))) || [];
  end += more.length;
  const money = MONEY.find(([sign]) => before.trimEnd().endsWith(sign))?.[1];
  const together = /^(?:in ?1(?!\d)| (?:em|in) 1(?!\d)|way(?![a-z])|-in-1)/.exec(folded.slice(end, end + 6));
  // "de 1 em 1 hora" is a frequency.
  if (together && !unitAt(text, folded, end + together[0].length + 1, language))
    return { value: Number(digits), unit: 'in_one', start, end: end + together[0].length, soft: false };
  // 16 (P) cm
  const gap = /^(?: ?\([a-z]\) ?(?=[cm]?m(?![a-z]))|[ \t]?)/.exec(folded.slice(end, end + 8))?.[0].length ?? 0;
  const unit = money === undefined ? unitAt(text, folded, end + gap, language) : undefined;
  // 600D, 4K, 3D, 1080p, 5G: a number followed by one letter that is not a unit is a name; 58HRC is a number.
  const isGlued = /^(?!x)[a-z](?![a-z])/.test(folded.slice(end, end + 2));
  if (!unit && (isGlued || (isLetter && !/[hwdlx]$/.test(before)))) return undefined;
  if (unit?.form.length === 1 && gap === 0 && /^(?:[2-6](?:\.\d)?G|[48]K)$/.test(text.slice(start, end + 1)))
    return undefined;
  const key = money ?? (/^k(?:m|g)$/.test(unit?.key ?? '') && before.endsWith('時速') ? 'kmh' : (unit?.key ?? ''));
  const rest = Number(moreDigits) * (thousand ? 1_000 : 1);
  const value = parseDigits(digits, key, language) * (LARGE[large.trim()] ?? 1) + rest;
  // 1日 of 1日1回 and 1時間 of 1時間あたり are "por", 1度 of 2ヶ月に1度 is "a cada".
  const after = unit ? folded.slice(end + gap + unit.form.length, end + gap + unit.form.length + 3) : '';
  const isEach =
    language === 'ja' &&
    (/^(?:[日週月年]|週間)$/.test(unit?.form ?? '') ||
      /^(?:当?あ?たり|につき|毎)/.test(after) ||
      before.endsWith('に'));
  const soft = value === 1 && (key === '' || isEach || UNIT_WORDS.get(key)?.dimension === 'count');
  return { value, unit: key, start, end: unit ? end + gap + unit.form.length : end, soft };
}

const LARGE: Readonly<Record<string, number>> = { 千: 1e3, 万: 1e4, 億: 1e8, mil: 1e3, milhao: 1e6, milhoes: 1e6 };
const MONEY = Object.entries({ us$: 'USD', r$: 'BRL', '¥': 'JPY', '€': 'EUR', $: 'USD' });

/** The digits of AB-300, IPX5, 単3 and CR2032 are not numbers; those of 18x18, x2, W30, 1h30, 5V-9V and iPhone15 are. */
function isInsideCode(before: string): boolean {
  if (/単$|アフター$/.test(before)) return true;
  if (!/[a-z][-_]?$/.test(before)) return false;
  return !/(?:[\d\s(]|^)x$|\dh$|(?:[^a-z0-9]|^)(?:[a-z]|ac|dc|usb|ios|fi)$|[a-z]{4}$|(?<![a-z0-9-])[\d.,]+ ?(?:k|w|v|h|g|kg|l|ml|m|cm|mm|min)-$/.test(
    before,
  );
}

function parseDigits(digits: string, unit: string, language: Language): number {
  const signs = digits.replaceAll(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined) return Number(digits);
  const digitsAfter = digits.length - digits.lastIndexOf(last) - 1;
  const isMixed = signs.includes('.') && signs.includes(',');
  const isThousand =
    (signs.length > 1 && !isMixed) ||
    (signs.length === 1 &&
      digitsAfter === 3 &&
      !digits.startsWith('0') &&
      (language === 'ja' ? last === ',' : last === '.' || WHOLE.has(unit)));
  if (isThousand) return Number(digits.replaceAll(/[.,]/g, ''));
  const other = last === ',' ? '.' : ',';
  return Number(digits.replaceAll(other, '').replace(last, '.'));
}

function readWord({ text, folded, start, language }: Place, word: string): Token | undefined {
  const known = PORTUGUESE_NUMBERS.get(word);
  if (language === 'ja' ? known !== undefined : known === undefined) return undefined;
  const ones =
    known === undefined ? undefined : onesBehind(known, folded.slice(start + word.length, start + word.length + 10));
  const end = start + word.length + (ones?.length ?? 0);
  const gap = language === 'pt' ? 1 : 0;
  const unit = unitAt(text, folded, end + gap, language);
  if (language === 'ja') {
    const value = word === '半' ? 0.5 : kanjiNumber(word);
    // 二、三滴 is a range.
    if (!unit && value !== undefined && isNextKanji(folded, end, value))
      return { value, unit: '', start, end, soft: true };
    if (!unit || value === undefined || NO_KANJI_NUMBER.test(folded.slice(start, start + 5))) return undefined;
    const soft = value === 1 || UNIT_WORDS.get(unit.key)?.dimension === 'count';
    return { value, unit: unit.key, start, end: end + unit.form.length, soft };
  }
  const value = (known ?? 0) + (ones?.value ?? 0);
  // "um", "meia" alone are words; a month is a number in Japanese.
  if (!unit) return value === 0.5 ? undefined : { value, unit: '', start, end, soft: true };
  const soft = unit.key !== 'dozen' && (value === 1 || UNIT_WORDS.get(unit.key)?.dimension === 'count');
  return { value, unit: unit.key, start, end: end + gap + unit.form.length, soft };
}

/** "quarenta e oito" is one number. */
function onesBehind(tens: number, behind: string): { value: number; length: number } | undefined {
  const [words, one = ''] = /^ e ([a-z]+)/.exec(behind) ?? [];
  const value = PORTUGUESE_NUMBERS.get(one) ?? 0;
  return words && tens >= 20 && tens < 100 && value >= 1 && value < 10 ? { value, length: words.length } : undefined;
}

const isNextKanji = (folded: string, at: number, value: number): boolean =>
  folded.charAt(at) === '、' && value < 9 && kanjiNumber(folded.charAt(at + 1)) === value + 1;

/** 20×30×40cm, 幅20×奥行30cm, 110/220 V, "de 15, 30 ou 60 minutos": the last unit applies to all. */
function inheritUnits(folded: string, tokens: Token[], language: Language): void {
  let listed: Token | undefined;
  for (let at = tokens.length - 2; at >= 0; at -= 1) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token || !next || token.unit !== '' || next.unit === '' || next.start - token.end > 12) continue;
    const gap = folded.slice(token.end, next.start);
    // "2 x 2,5 kg" is two items of 2.5 kg.
    const isMeasured =
      !/^ ?[x×*✕]/.test(gap) || /^(?:length|pixels|area)$/.test(UNIT_WORDS.get(next.unit)?.dimension ?? '');
    const isRow = isMeasured && /^(?: ?\([a-z]\))? ?(?:[x×*✕] ?[^\s\d,.、。]{0,7}[:=]? ?|[/・] ?)$/.test(gap);
    const isListed =
      !token.soft &&
      (gap === ' ou ' || gap === ' e ' || (gap === ', ' && next === listed)) &&
      /(?:^|[\n:,] ?|\b(?:de|em|por|com|para|ate|a cada) )$/.test(
        folded.slice(Math.max(0, token.start - 8), token.start),
      );
    if (isListed) listed = token;
    if (isListed || isRow || isRange(folded, token, next, language)) token.unit = next.unit;
  }
}

function isRange(folded: string, one: Token, other: Token, language: Language): boolean {
  const gap = folded.slice(one.end, Math.min(other.start, one.end + 9));
  if (one.end + gap.length !== other.start) return false;
  // "6 mm – 183 x 61 cm" are two measures.
  if (one.unit !== '' && other.unit !== '' && !areAlike(one.unit, other.unit)) return false;
  // "PE 1,5 - 200 m": a line and its length.
  if (one.value * 50 < other.value && one.value > 0 && dimensionOf(other.unit) === 'length') return false;
  if (/^ ?(?:~|-|–|—|から) ?[約-]?$/.test(gap)) return one.unit === '' || one.unit === other.unit || /~|から/.test(gap);
  if (language === 'ja') return gap === '、' && one.unit === '' && isNextKanji(folded, one.end, one.value);
  return (
    / (?:a|as|ate|ao|to)(?: [ao]s?)? [-+]?$/.test(gap) ||
    (gap === ' e ' && /entre (?:[ao]s? )?$/.test(folded.slice(Math.max(0, one.start - 9), one.start)))
  );
}

const SMALLER: Record<string, string> = { hour: 'minute', minute: 'second', year: 'month', day: 'hour', m: 'cm' };

function joinTokens(text: string, folded: string, tokens: readonly Token[], language: Language): ReadAmount[] {
  const amounts: ReadAmount[] = [];
  const dates = readDates(folded);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    let { value, unit, end, soft } = token;
    let to: number | undefined;
    const next = tokens[at + 1];
    const gap = next ? folded.slice(end, Math.min(next.start, end + 6)) : '';
    if (next && next.start - end < 6 && isSmaller(unit, next, gap)) {
      value = (value * scaleOf(unit)) / scaleOf(SMALLER[unit] ?? '') + next.value;
      unit = SMALLER[unit] ?? unit;
      end = next.end;
      at += 1;
    } else if (/^(?: e mei[oa](?![a-z])|半)/.test(folded.slice(end, end + 8)) && unit !== '') {
      value += 0.5;
      soft = false;
      end += folded.charAt(end) === '半' ? 1 : 7;
    } else if (next && isRange(folded, token, next, language) && areAlike(unit, next.unit)) {
      to = unit && next.unit ? (next.value * scaleOf(next.unit)) / scaleOf(unit) : next.value;
      soft = false;
      unit ||= next.unit;
      end = next.end;
      at += 1;
    }
    const isNegative =
      dimensionOf(unit) === 'temperature' && isBelowZero(folded, token.start, amounts.at(-1)?.end ?? 0);
    const start = isNegative && folded.charAt(token.start - 1) === '-' ? token.start - 1 : token.start;
    if (dates.has(token.start)) unit = '';
    const number = isNegative ? -value : value;
    const [dimension, keys] = [dimensionOf(unit), keysOf(number, to, unit)];
    // "a partir de 6 meses até 3 anos" is a range with both its ends.
    const qualifiers = qualifiersOf(folded, start, end, language).filter((one) => to === undefined || one !== 'from');
    amounts.push({ number, to, unit, dimension, keys, qualifiers, start, end, raw: text.slice(start, end), soft });
  }
  return amounts;
}

export const dimensionOf = (unit: string): string => UNIT_WORDS.get(unit)?.dimension ?? 'count';

export function keysOf(number: number, to: number | undefined, unit: string): string[] {
  const keyOf = (value: number) => {
    const base = value * scaleOf(unit);
    const rounded = Number.isInteger(base) && Math.abs(base) < 1e6 ? base : Number(base.toPrecision(6));
    return `${dimensionOf(unit)} ${rounded}`;
  };
  return to === undefined ? [keyOf(number)] : [keyOf(number), keyOf(to)];
}

const scaleOf = (unit: string): number => UNIT_WORDS.get(unit)?.scale ?? 1;
const areAlike = (one: string, other: string): boolean =>
  one === '' || other === '' || UNIT_WORDS.get(one)?.dimension === UNIT_WORDS.get(other)?.dimension;

/** The minutes of "1h30", 1時間30分, "1 hora e 30 minutos". */
function isSmaller(unit: string, next: Token, gap: string): boolean {
  if (SMALLER[unit] === undefined) return false;
  if (next.unit === '') return unit === 'hour' && gap === '' && next.value < 60;
  return SMALLER[unit] === next.unit && /^ ?(?:e )?$/.test(gap);
}

function isBelowZero(folded: string, start: number, from: number): boolean {
  const before = folded.slice(Math.max(from, start - 4), start);
  return /(?:^|[^\w\d)\]%℃°~ー])-$|マイナス$/.test(before) && !(from > 0 && start - from <= 1);
}

const DATE = /(?:(\d{4})年)?(\d{1,2})月(?:(\d{1,2})日)?|(\d{4})年(?!間)/dg;

/** Positions of the numbers in dates such as 2024年5月12日, which are not measures. */
const readDates = (folded: string): ReadonlySet<number> =>
  new Set(
    [...folded.matchAll(DATE)].flatMap(({ indices }) => indices?.slice(1).map((place) => place?.[0] ?? -1) ?? []),
  );

/** Lines "qualifier; words before the number; words behind it", folded. */
const qualifierRules = (lines: string): (readonly [Qualifier, RegExp, RegExp])[] =>
  tableRows(lines, '; ').map(([name, before, behind]) => {
    // The tables below have only these names.
    return [name as Qualifier, new RegExp(`(?:${before})$`), new RegExp(`^ ?(?:${behind})`)];
  });

const QUALIFIERS: Record<Language, ReturnType<typeof qualifierRules>> = {
  pt: qualifierRules(String.raw`
about; (?<![a-z])(?:cerca de|aproximad\w+(?: de)?|aprox\.?:?|por volta de|em torno de|mais ou menos|media de|±|~)[ :]*; aproximad\w+|aprox|mais ou menos|em media|\(aprox
up_to; (?<![a-z])(?:ate|no max(?:im[oa])?(?: de)?|max(?:im[oa])?\.?:?(?: de)?|menos de|menor(?:es)? (?:de|que)|[<≤]|abaixo de|inferior(?:es)? a|limite(?: \w+)? de)[ :)]*(?:[ao]s |cerca de |-)?; ou menos|max
from; (?<![a-z])(?:a partir d[eoa]s?|no min(?:im[oa])?(?: de)?|min(?:im[oa])?\.?:?(?: de)?|pelo menos|[>≥]|acima de|mais de|maior(?:es)? (?:de|que)|superior(?:es)? a)[ :)]*(?:[ao]s |cerca de |-)?|\+ ?de |(?:^|\s)\+; ou mais|ou superior
`),
  ja: qualifierRules(String.raw`
about; (?:約|およそ|おおよそ|ほぼ|平均|目安[はで:]?) ?; 程度|ほど|前後|くらい|ぐらい|位|弱|強|近く|頃|ごろ|が目安|を目安
up_to; [<≤] ?|(?:最大|最長|最高|上限|耐荷重|耐熱|耐冷|最大で)[^\d。、\n]{0,6}; (?:程度|ほど)?(?:まで|以内|以下|未満|より(?:も)?[低小少短軽]|を下回|を?超えない|を上限|が上限|を限度|内)
from; [>≥] ?|(?:最小|最低|最短|少なくとも)(?:で|でも|は|:|約| )*; (?:\+|程度|ほど)?(?:以上|を?超|から(?![選おごな])|以降|より(?:も)?[上大高多長]|を上回)
`),
};

function qualifiersOf(folded: string, start: number, end: number, language: Language): Qualifier[] {
  const before = folded.slice(Math.max(0, start - 28), start).replace(/(?:r\$|us\$|¥|€|\$) ?$/, '');
  const after = folded.slice(end, end + 16);
  return QUALIFIERS[language].filter(([, left, right]) => left.test(before) || right.test(after)).map(([name]) => name);
}

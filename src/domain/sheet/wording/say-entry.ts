import type { FieldRow } from '#domain/sheet/field-keys.ts';
import { choiceWithKey } from '#domain/sheet/find-choice.ts';
import type { Entry, SheetWords } from '#domain/sheet/sheet.ts';
import { unitOf } from '#domain/sheet/units.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import { amountJa, amountPt, numbersJa, numbersPt } from './say-number.ts';

export type Wording = { ja: string; pt: string; missing: readonly SheetWords[]; translated: boolean };

export const NOTHING: Wording = { ja: '', pt: '', missing: [], translated: false };
const same = (text: string): Wording => ({ ...NOTHING, ja: text, pt: text });

/** Whether every word is a name or a code: "iPhone 15 Pro", "TE24-I", "macOS". */
export const isName = (text: string): boolean =>
  /^[\x20-\x7e]+$/.test(text) && text.split(' ').every((word) => /[A-Z0-9]/.test(word));

/** Whether every word has a digit or a capital inside: "12oz", "iPhone 15", not "Tamanho". */
export const hasNoPortuguese = (text: string): boolean =>
  /^[\x20-\x7e]+$/.test(text) && text.split(' ').every((word) => /\d|[a-z][A-Z]/.test(word));

const MEASURE =
  /^-?\d[\d.,]* ?(?:(?:a|até|[–~x×/-]) ?-?\d[\d.,]* ?){0,3}(?:[cmk]?m|[mk]?g|m?l|L|[kMG]?Hz|m?Ah|Wh|k?W|V|A|N·m|rpm|lm|oz|lb|[MGT]B|dB|k?Pa|°|°C|℃|%)?$/;

/** Numbers, measures and short codes are the same in Japanese: "3", "32 g", "16x16x5cm", "ENC", "CR2450". */
function sayCode(pt: string): Wording | null {
  if (/^(?!SIM|COR|LUZ|SOL|MEL|SAL|MAR)[A-Z]{2,3}$|^[A-Z]{1,4}-?\d{1,6}[A-Z]?$/.test(pt)) return same(pt);
  if (!MEASURE.test(pt)) return null;
  const numbers = pt
    .replaceAll(/\.(?=\d{3}(?!\d))/g, '_')
    .replaceAll(',', '.')
    .replaceAll('_', ',');
  const ja = numbers.replaceAll(/ ?(?:a|até|[–~]|(?<=\d)-) ?(?=[\d-])/g, '〜').replaceAll(/ ?x ?/g, '×');
  return { ...NOTHING, pt, ja: ja.replaceAll(' ', '') };
}

export function sayWords({ pt, ja, translated }: SheetWords): Wording {
  if (ja) return { ja, pt, missing: [], translated: translated === true };
  return sayCode(pt) ?? { ja: '', pt, missing: [{ pt }], translated: false };
}

/** Dates and pixels are written (almost) the same in every language. */
function sayPlain(row: FieldRow, entry: Entry): Wording | null {
  if (row.kind === 'code' || entry.ja) return null;
  const date = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(entry.pt ?? '');
  if (date) {
    const [, year, month, day] = date;
    const ja = `${year}年${Number(month)}月${day ? `${Number(day)}日` : ''}`;
    return { ...NOTHING, ja, pt: [day, month, year].filter(Boolean).join('/') };
  }
  const pixels = /^(\d+) ?[x×*] ?(\d+)$/i.exec(entry.pt ?? '');
  return pixels ? same(`${pixels[1]}×${pixels[2]}`) : null;
}

function sayOwn(row: FieldRow, entry: Entry): Wording {
  const { pt = '', ja } = entry;
  if (pt === '' && !ja) return NOTHING;
  if (row.kind === 'code') return { ...NOTHING, pt, ja: ja && ja !== pt ? `${pt}（${ja}）` : pt };
  if (!ja && row.takesNames && isName(pt)) return same(pt);
  return sayWords({ pt, ja, translated: entry.translated });
}

function sayChoice(row: FieldRow, { choice: key, amount }: Entry): Wording | null {
  if (key === undefined) return null;
  const isBesideRange = amount?.to !== undefined && amount.unit === row.units[0];
  const choice = choiceWithKey(row.choices, (isBesideRange && row.choiceBesideRange?.[key]) || key);
  return choice ? { ...NOTHING, ja: choice.ja, pt: choice.pt } : NOTHING;
}

function sayAllowed(row: FieldRow, entry: Entry): Wording {
  if (entry.allowed === undefined || !row.yesNo) return NOTHING;
  if (!entry.allowed) return { ...NOTHING, ...row.yesNo.no };
  const word = choiceWithKey(row.choices, entry.choice)?.yes;
  return { ...NOTHING, ...row.yesNo.yes, ...(word ? { ja: word } : {}) };
}

export function sayPart(row: FieldRow, part: string | SheetWords): Wording {
  if (typeof part !== 'string') return sayWords(part);
  const known = choiceWithKey(row.parts, part);
  return known ? { ...NOTHING, pt: known.pt, ja: known.ja } : NOTHING;
}

/** Words that go into brackets, without brackets of their own: "ブルメナウ（SC）" is ブルメナウ、SC there. */
const bracketless = ({ ja, pt }: Bilingual): Bilingual => ({
  ja: ja.replaceAll(/(?<=.)（([^（）]*)）/g, '、$1'),
  pt: pt.replaceAll(/(?<=\S) ?\(([^()]*)\)/g, ', $1'),
});

/** A value with its limits in one pair of brackets: "IP67（水泳・入浴時は使用不可）"; what says the same stands once. */
export function withBrackets(value: Wording, inside: readonly Wording[]): Wording {
  const isSame = ({ ja, pt }: Wording) => pt === value.pt || (ja !== '' && ja === value.ja);
  return inside
    .filter((words) => !isSame(words))
    .reduce<Wording>(
      (wording, words) => ({
        ja: `${wording.ja}（${bracketless(words).ja}）`.replaceAll('）（', '、'),
        pt: `${wording.pt} (${bracketless(words).pt})`.replaceAll(') (', ', '),
        missing: [...wording.missing, ...words.missing],
        translated: wording.translated || words.translated,
      }),
      value,
    );
}

export const joinWordings = (parts: readonly Wording[], { ja, pt }: Bilingual): Wording => ({
  ja: parts.map((part) => part.ja).join(ja),
  pt: parts.map((part) => part.pt).join(pt),
  missing: parts.flatMap((part) => part.missing),
  translated: parts.some((part) => part.translated),
});

/** Two numbers side by side would be one, "CR2450 2個", and so would two amounts: "AC127V／220V、60Hz". */
function gapBehind(words: string): string {
  if (/\d$/.test(words)) return ' ';
  return /\d[VW]$/.test(words) ? '、' : '';
}

export function sayEntry(row: FieldRow, entry: Entry, pattern: Bilingual = row.pattern): Wording {
  const chosen = sayChoice(row, entry);
  const plain = sayPlain(row, entry);
  const own = plain ?? sayOwn(row, entry);
  const ownIsText = row.kind === 'number' && pattern.ja.includes('{t}');
  const amount = entry.amount;
  // A kit counted in kits: セット only once.
  const isUnit = chosen !== null && amount !== undefined && chosen.ja === unitOf(amount.unit)?.ja[0];
  const c = isUnit ? NOTHING : (chosen ?? (ownIsText ? NOTHING : own));
  const gap = /\{c\}\]?\[?\{a\}/.test(pattern.ja) ? gapBehind(c.ja) : '';
  const places: Readonly<Record<string, Wording>> = {
    c,
    t: chosen ? (plain ?? same(entry.pt ?? '')) : ownIsText ? own : NOTHING,
    a: amount ? { ...NOTHING, ja: `${gap}${amountJa(row, amount)}`, pt: amountPt(amount) } : NOTHING,
    n: amount ? { ...NOTHING, ja: numbersJa(amount), pt: numbersPt(amount) } : NOTHING,
    y: sayAllowed(row, entry),
  };
  const used = Object.entries(places).filter(([place]) => pattern.ja.includes(`{${place}}`));
  return {
    ja: fill(pattern.ja, (place) => places[place]?.ja ?? ''),
    pt: fill(pattern.pt, (place) => places[place]?.pt ?? ''),
    missing: used.flatMap(([, wording]) => wording.missing),
    translated: used.some(([, wording]) => wording.translated),
  };
}

/** A part in [ ] is dropped if a placeholder in it is empty; so are brackets with nothing before them. */
function fill(pattern: string, wordsAt: (place: string) => string): string {
  const put = (piece: string) => piece.replaceAll(/\{(\w)\}/g, (_, place: string) => wordsAt(place));
  const isFull = (piece: string) => [...piece.matchAll(/\{(\w)\}/g)].every(([, place = '']) => wordsAt(place) !== '');
  return pattern
    .replaceAll(/\[([^[\]]*)\]|\{\w\}/g, (found, piece: string | undefined) =>
      piece === undefined ? put(found) : isFull(piece) ? put(piece) : '',
    )
    .trim()
    .replaceAll('）（', '、')
    .replace(/^（([^（）]*)）$|^\(([^()]*)\)$/, (_, ja?: string, pt?: string) => ja ?? pt ?? '');
}

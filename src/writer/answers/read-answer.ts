import { MAX_PASTED_ANSWER } from '#domain/robots/robot-options.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { type AnswerReplies, type AnswerRobot, ROBOT_PROMPTS } from '#writer/prompts/robot-prompts.ts';
import { type AnswerPart, isList } from './answer-headings.ts';
import { cleanJapaneseItem, cleanName, splitItems } from './answer-items.ts';
import {
  foreignTo,
  hasJapanese,
  isCutOff,
  isEnded,
  isEnglish,
  looksCut,
  unquoted,
  withoutChatter,
  withoutMarkdown,
} from './assistant-chatter.ts';
import { splitSections } from './split-answer.ts';

export type ReadAnswer<R extends AnswerRobot> = {
  reply: Partial<AnswerReplies[R]>;
  /** Missing parts, worded for "Faltou na resposta: {partes}."; empty if the reply is complete. */
  missing: string[];
  /** Notes about the parsing for the seller, in Portuguese. */
  notes: string[];
  /** Why the answer cannot be used, in one sentence: it came in the wrong language. */
  problem?: string;
};

const NOTES = {
  tooLong: 'A resposta passou de 20.000 caracteres: só o começo foi lido.',
  secondVersion: 'Vieram duas versões: ficou a primeira.',
  lastOpen: 'A última parece cortada: confira o fim dela.',
  lastCut: 'A última veio cortada e ficou de fora.',
} as const;

/** The items of a list, or one text; `foreign`: "veio em português", with the numbers of such items. */
type Value = { items: string[]; isCut: boolean; foreign?: string | undefined; outside: number[] };

const headingNoun = ({ heading }: AnswerPart, count: number): string =>
  count === 1 ? heading.toLowerCase().replace(/ões$/, 'ão').replace(/s$/, '') : heading.toLowerCase();
const areOutside = (numbers: readonly number[], foreign: string): string =>
  numbers.length === 1
    ? `A ${numbers[0]}ª ${foreign} e ficou de fora.`
    : `A ${numbers.slice(0, -1).join('ª, a ')}ª e a ${numbers.at(-1)}ª ${foreign.replace('veio', 'vieram')} e ficaram de fora.`;

/** Parses an answer pasted from an assistant, with any headings, numbers, fences, JSON and chatter. */
export function readAnswer<R extends AnswerRobot>(robot: R, pasted: string, expected = 0): ReadAnswer<R> {
  const text = tidy(pasted);
  const parts = ROBOT_PROMPTS[robot].parts;
  const notes = new Set<string>(pasted.length > MAX_PASTED_ANSWER ? [NOTES.tooLong] : []);
  const values =
    fromJson(text, parts) ?? fromJson(text.replaceAll(/[“”]/g, '"'), parts) ?? fromText(text, parts, notes);
  const reply: Record<string, string | string[]> = {};
  const missing: string[] = [];
  let problem: string | undefined;
  for (const [at, part] of parts.entries()) {
    const { items, isCut, foreign, outside } = values.get(part.field) ?? { items: [], isCut: false, outside: [] };
    const last = items.at(-1);
    // If all others are whole sentences, the last one is cut; an ad may end with a few words.
    const isUnended = items.length > 1 && items.findIndex((item) => !isEnded(item)) === items.length - 1;
    const isEndCut = last !== undefined && (isCut || (isUnended && part.field === 'reviews') || isCutOff(last));
    if (isUnended && !isEndCut && part.field === 'descriptions') notes.add(NOTES.lastOpen);
    if (foreign && !items.some(hasJapanese))
      problem ??= isList(part.kind)
        ? `As ${headingNoun(part, 2)} ${foreign.replace('veio', 'vieram')}.`
        : `A ${headingNoun(part, 2)} ${foreign}.`;
    if (last === undefined) {
      if (!part.isOptional) missing.push(part.heading);
    } else if (isList(part.kind)) {
      const isLastCut = items.length > 1 && isEndCut;
      if (isLastCut) notes.add(NOTES.lastCut);
      reply[part.field] = isLastCut ? items.slice(0, -1) : items;
      if (foreign && outside.length > 0) notes.add(areOutside(outside, foreign));
      const lacking = expected - items.length + Number(isLastCut);
      if (lacking > 0) notes.add(`Faltou na resposta: ${lacking} ${headingNoun(part, lacking)}.`);
    } else {
      reply[part.field] = last;
      if (part.kind === 'lines') continue;
      const isLast = parts.slice(at + 1).every(({ field }) => !values.has(field));
      if (isLast && part.kind !== 'slug' && isEndCut) missing.push(`o fim de ${part.heading}`);
      else if (looksCut(last)) notes.add(`A resposta parece cortada: confira o fim de ${part.heading}.`);
    }
  }
  // The fields of the table above are those of the reply.
  return { reply: reply as Partial<AnswerReplies[R]>, missing, notes: [...notes], ...(problem && { problem }) };
}

function tidy(pasted: string): string {
  return pasted
    .slice(0, MAX_PASTED_ANSWER)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/[\u200B\uFEFF]/g, '')
    .replaceAll(/(\d)\uFE0F?\u20E3/g, '$1. ')
    .replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i, '');
}

function fromText(text: string, parts: readonly AnswerPart[], notes: Set<string>): Map<string, Value> {
  const { texts, hasSecondVersion } = splitSections(text, parts);
  if (hasSecondVersion) notes.add(NOTES.secondVersion);
  const values = new Map<string, Value>();
  for (const part of parts) {
    const words = texts.get(part.field);
    if (words === undefined) continue;
    const list = isList(part.kind) ? splitItems(words, part.kind === 'items') : undefined;
    if (list?.hasSecondVersion) notes.add(NOTES.secondVersion);
    values.set(part.field, list ? readList(part, list.items, false) : readPart(part, words, false));
  }
  return values;
}

const record = (value: unknown): Record<string, unknown> | undefined =>
  // An object that is not an array has string keys.
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

function fromJson(text: string, parts: readonly AnswerPart[]): Map<string, Value> | undefined {
  const found = findPastedJson(text);
  if (!found) return undefined;
  const whole = record(found.value);
  const inner = whole && Object.keys(whole).length === 1 ? record(Object.values(whole)[0]) : undefined;
  const fields = inner ?? whole ?? (parts.length === 1 ? { [parts[0]?.field ?? '']: found.value } : {});
  const values = new Map<string, Value>();
  const keys = Object.keys(fields);
  for (const part of parts) {
    const pattern = new RegExp(`^(?:${part.field}|${part.headings})$`, 'iu');
    const key = keys.find((name) => pattern.test(name.trim()));
    if (key === undefined) continue;
    const isCut = found.isCut && key === keys.at(-1);
    const value = fields[key];
    if (typeof value === 'string') values.set(part.field, readPart(part, value, isCut));
    else if (Array.isArray(value)) values.set(part.field, readList(part, value.map(textOfItem), isCut));
  }
  return values.size > 0 ? values : undefined;
}

/** An item of a JSON list: a string, or the longest string of an object that also has names and stars. */
function textOfItem(item: unknown): string {
  if (typeof item === 'string') return item;
  const texts = Object.values(record(item) ?? {}).filter((value) => typeof value === 'string');
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

function readList({ kind }: AnswerPart, items: readonly string[], isCut: boolean): Value {
  const cleaned = items.map(kind === 'names' ? cleanName : cleanJapaneseItem);
  const ways = items.map((item) => (kind === 'items' ? foreignTo(item) : undefined));
  return {
    items: [...new Set(cleaned)].filter((item) => item.length > 1),
    outside: ways.flatMap((way, at) => (way ? [at + 1] : [])),
    foreign: ways.find((way) => way !== undefined),
    isCut,
  };
}

function readPart(part: AnswerPart, words: string, isCut: boolean): Value {
  const isJapanese = part.kind === 'translation' || part.kind === 'japanese';
  const items = [cleanText(part, words)].filter(Boolean);
  const isForeign = part.field === 'copy' && isEnglish(words);
  const foreign = isJapanese ? foreignTo(words) : isForeign ? 'não veio em português' : undefined;
  return { items, isCut, foreign, outside: [] };
}

function cleanText({ kind }: AnswerPart, text: string): string {
  if (kind === 'slug') return slugIn(text);
  if (kind === 'translation') return translationIn(text);
  if (kind === 'japanese') return japaneseIn(text);
  const lines = withoutChatter(text.split('\n').map(plainLine));
  return unquoted(lines.join('\n').replaceAll(/\n{3,}/g, '\n\n'));
}

/** A slug unchanged, or made from the words of the first line: "Thermal Bottle 500ml". */
function slugIn(text: string): string {
  const [line = ''] = text.replace(/^\S*\/(?=\w)/, '').split('\n');
  return /[a-z\d]+(?:-[a-z\d]+)+/.exec(line)?.[0] ?? (foldText(line).match(/[a-z\d]+/g) ?? []).join('-');
}

const LETTER_COUNT = /[（(]\s?約?\d{1,3}\s?(?:文字|字|caracteres|chars)[^）)]{0,20}[）)]$/iu;
/** One line of Japanese, without a letter count. */
const japaneseIn = (text: string): string =>
  unquoted(withoutMarkdown(text.split('\n').find(hasJapanese) ?? '').replace(LETTER_COUNT, ''));

/** Steps of a method are for the writer, not for the reader. */
const STEP =
  /^\s*(?:\d[.)]\s?)?(?:problema|agita[çc][ãa]o|solu[çc][ãa]o|aten[çc][ãa]o|interesse|desejo|a[çc][ãa]o|caracter[íi]sticas?|vantage(?:m|ns)|benef[íi]cios?)\s*(?:[(（][^)）]{0,20}[)）])?\s*(?:$|:\s*)/iu;

const plainLine = (line: string): string => {
  const plain = withoutMarkdown(line).replace(/^\s*[-*]\s+/, '• ');
  const isHeading = /^\s*(?:#|\*\*|\d[.)]\s?\*\*)/.test(line) || /^\s*[^\s:]{4,16}\s*$/.test(plain);
  return isHeading ? plain.replace(STEP, '') : plain;
};

const PAIR = /^(.*?)\s\|\s(.*)$/;
const COLUMN = /^\W*(?:日本語|翻訳|和訳)(?:訳|文)?\W*$/u;

/** Keeps the lines of the source: removes only chatter around them, and the original beside its translation. */
function translationIn(text: string): string {
  const lines = text.split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const japaneseOf = (line: string) => {
    const [, before = '', after = ''] = PAIR.exec(line.replaceAll(/^\s*\|\s?|\s?\|\s*$/g, '')) ?? [];
    return !hasJapanese(before) && hasJapanese(after) ? after : undefined;
  };
  const paired = written.filter((line) => japaneseOf(line) !== undefined);
  const isPaired = paired.length > 0 && paired.length >= written.length * 0.6;
  const own = isPaired
    ? lines.map((line) => japaneseOf(line) ?? (hasJapanese(line) ? line : '')).filter((line) => !COLUMN.test(line))
    : lines;
  const isAside = (line: string) =>
    !hasJapanese(line) && /\p{Ll}{3}\s\p{Ll}{2}/u.test(line) && /[.!?:…]$/.test(line.trimEnd());
  return unquoted(withoutChatter(own, isAside).join('\n'));
}

type Json = { value: unknown; isCut: boolean };

/** Start positions to try: chatter may contain brackets. */
const MOST_STARTS = 3;
const MOST_OPEN = 8;

/** The first JSON object or list in a text; a truncated one is closed at its end. */
function findPastedJson(text: string): Json | undefined {
  const starts = [...text.matchAll(/[{[](?=\s*(?:["{[]|[a-z_]{2,20}\s?:))/g)].slice(0, MOST_STARTS);
  for (const { index } of starts) {
    const body = text.slice(index);
    const end = Math.max(body.lastIndexOf('}'), body.lastIndexOf(']')) + 1;
    const whole = parsed(body.slice(0, end).replace(/,\s?(?=[\]}]+$)/, ''), false);
    const found = whole ?? parsed(closed(body), true) ?? parsed(closed(body.slice(0, body.lastIndexOf(','))), true);
    if (found) return found;
  }
  return undefined;
}

/** Closes the string and the brackets that a truncated answer left open. */
function closed(body: string): string {
  const isInString = (body.replaceAll(/\\./gs, '').match(/"/g)?.length ?? 0) % 2 === 1;
  const whole = `${body.replace(/\\$/, '')}${isInString ? '"' : ''}`;
  let closers = '';
  for (const sign of whole.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '').match(/[{}[\]]/g) ?? []) {
    closers = sign === '{' ? `}${closers}` : sign === '[' ? `]${closers}` : closers.slice(1);
    if (closers.length > MOST_OPEN) return '';
  }
  return whole + closers;
}

function parsed(written: string, isCut: boolean): Json | undefined {
  // {translation: "…"}: keys without quotes.
  const body = written.replaceAll(/(?<=[{,]\s*)([a-z_]{2,20})(?=\s?:\s?["[{])/g, '"$1"');
  try {
    // Assistants leave raw line breaks inside strings.
    const value: unknown = JSON.parse(body.replaceAll(/"(?:[^"\\]|\\.)*"/gs, (text) => text.replaceAll('\n', '\\n')));
    return { value, isCut };
  } catch {
    return undefined;
  }
}

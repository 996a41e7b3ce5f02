import { groupBy } from '#domain/group-by.ts';
import { choicesOf } from '#domain/sheet/all-fields.ts';
import type { FieldRow } from '#domain/sheet/field-keys.ts';
import { foldLabel } from '#domain/sheet/find-choice.ts';
import { PRODUCT_TYPES } from '#domain/sheet/product-types.ts';
import type { Entry } from '#domain/sheet/sheet.ts';
import { CERTIFICATE_MARKS } from '#writer/data/words/promises-not-in-source.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import {
  choiceOf,
  choiceOfLabel,
  cutBrackets,
  inPortuguese,
  itemsOf,
  limitOf,
  splitItem,
  trimItem,
  withLimits,
} from './value-parts.ts';

const OUT = /\b(?:nao (?:inclu|acompanha|vem)\w*|not included|no|nao|vendid\w+ (?:a parte|separadamente))/;
const IN = /\b(?:inclu\w+|embutid\w+|built[ -]in|interna|yes|sim)/;

/** A choice of the table; text after a comma or in brackets is its limit, and unknown values stay as free text. */
export function readChoice(row: FieldRow, text: string): Entry[] | null {
  const { outer, inside } = cutBrackets(text);
  const items = itemsOf(outer);
  if (row.yesNo) return [readBattery(row, items[0] ?? '', [...items.slice(1), ...inside])];
  const head = row.key === 'product_type' ? headType(text) : null;
  if (head) return [{ choice: head.choice }];
  // "IPX5 à prova d'água", "Guangdong, China"
  const last = row.limitRequired ? outer.split(' ')[0] : row.key === 'origin_country' ? items.at(-1) : undefined;
  const named = [text, outer, items[0], last].find((words) => choiceOf(row.choices, words ?? '') !== undefined);
  if (named === undefined) return [{ pt: text }];
  const beside = named === text ? [] : [...itemsOf(outer.replace(named, ',')), ...inside];
  const rest = row.key === 'origin_country' ? beside.filter(isPlace) : beside;
  return [{ choice: choiceOf(row.choices, named), ...limitOf(rest) }];
}

/** "China, prazo 12 dias", "China (LFGB)": neither a number nor a certification is a place. */
const isPlace = (words: string): boolean => !/\d|certifi/i.test(words) && words.search(CERTIFICATE_MARKS) === -1;

/** "de aço inox 500 ml": the material does not change the kind of product. */
function isMadeOf(rest: string): boolean {
  const words = /^\s?(?:de|em)\s+(.+)$/is.exec(rest)?.[1]?.split(/[\s.,;]+/) ?? [];
  const materials = choicesOf('material');
  return [1, 2, 3].some((count) => choiceOf(materials, words.slice(0, count).join(' ')) !== undefined);
}

/** The kind of product at the start of its name: "Frigideira Terra 24 cm". "Capa de violão" is not a "capa". */
export function headType(name: string): { choice: string; length: number } | null {
  if (/^(?:o|a|os|as|um|uma|este|esta|com|para)\s/i.test(name)) return null;
  const words = [...name.slice(0, 60).matchAll(/[^\s,;|–-]+/g)].slice(0, 5);
  for (const last of words.reverse()) {
    const length = last.index + last[0].length;
    const choice = choiceOf(PRODUCT_TYPES, name.slice(0, length));
    const rest = name.slice(length);
    // "Caneta-tinteiro" is no "caneta".
    const isOther =
      /^-\p{L}/u.test(rest) || (/^\s?(?:d[ao]s?|de|para|p\/|pra|em|e|\+|\/)(?:\s|$)/i.test(rest) && !isMadeOf(rest));
    if (choice !== undefined) return isOther ? null : (longerType(name, length) ?? { choice, length });
  }
  return null;
}

/** Spellings of several words, by their first. */
const LONGER_TYPES = groupBy(
  PRODUCT_TYPES.flatMap(({ key, words }) =>
    words.map((spelling) => ({ key, parts: foldLabel(spelling).split(' ') })),
  ).filter(({ parts }) => parts.length > 1),
  ({ parts }) => parts[0] ?? '',
);

/** A longer type whose words all stand in the name: "cama redonda pet" is a "cama pet". */
function longerType(name: string, length: number): { choice: string; length: number } | undefined {
  const nameWords = foldLabel(name.slice(0, 60)).split(' ').slice(0, 6);
  const own = foldLabel(name.slice(0, length)).split(' ').length;
  const longer = (LONGER_TYPES.get(nameWords[0] ?? '') ?? [])
    .filter(({ parts }) => parts.length > own && parts.every((part) => nameWords.includes(part)))
    .sort((one, other) => other.parts.length - one.parts.length)[0];
  return longer && { choice: longer.key, length };
}

/** Type, count and whether it is included: "2 pilhas AAA (não inclusas)". */
function readBattery(row: FieldRow, head: string, others: readonly string[]): Entry {
  const { number, words } = countOf(head);
  const foldedParts = [words, ...others].map(foldChars);
  const isOut = foldedParts.some((part) => OUT.test(part));
  const bare = words.replace(/\s(?:não\s)?(?:inclu|embutid|recarreg)\S*/giu, '');
  const choice =
    choiceOf(row.choices, bare) ?? choiceOf(row.choices, bare.replace(/^(?:pilhas?|baterias?)\s(?:de\s)?/i, ''));
  const limit = limitOf(others.filter((part) => !OUT.test(foldChars(part)) && !IN.test(foldChars(part))));
  if (choice === undefined) return { pt: head, ...limit };
  return {
    choice,
    ...(number === undefined ? {} : { amount: { number, unit: 'long' } }),
    ...(isOut || foldedParts.some((part) => IN.test(part)) ? { allowed: !isOut } : {}),
    ...limit,
  };
}

const DENIED =
  /^(?:exceto|menos|nunca|nao(?: (?:serve|funciona|compativel|usar|use|vai|pode|recomendado))?|sem|not|except)(?: (?:ir|usar|em|ao|a|no|na|para|com|for|suitable))*\s/;
const deniedPart = (text: string): number => DENIED.exec(foldChars(text))?.[0].length ?? 0;

/** Several choices or free texts; fields of sentences are split at sentences. */
export function readChoices(row: FieldRow, written: string, label: string): Entry[] | null {
  // "3 cores (preto, branco e rosa)"
  const text = written.replace(/^\d{1,2} \p{L}+ ?[(:] ?([^()]*)\)?$/u, '$1');
  const known = (item: string) => choiceOf(row.choices, item) !== undefined || withVersion(row, item, '') !== null;
  const sentences = text.split(/[;\n•]|\.\s/).map(trimItem);
  // In a comma-separated list "roxo/rosa" is one item.
  const split = (item: string, _: number, all: readonly string[]) =>
    all.length > 1 && item.includes('/') ? [item] : splitItem(item, known, 'any');
  const items = row.sentenceForm === 'sentence' ? sentences.filter(Boolean) : itemsOf(text).flatMap(split);
  const offered = items.filter((item) => row.key !== 'colour' || !SOLD_OUT.test(foldChars(item)));
  return offered.flatMap((item) => readItem(row, item, items.length === 1 ? label : ''));
}

/** "transparente esgotou" is no colour on offer. */
const SOLD_OUT = /\b(?:esgot\w{1,4}|sem estoque|indisponive(?:l|is)|em falta|out of stock)\b/;

function readItem(row: FieldRow, item: string, label: string): Entry[] {
  const versioned = label === '' ? null : withVersion(row, item, label);
  if (versioned) return [versioned];
  const whole = choiceOf(row.choices, item);
  if (whole !== undefined) return [{ choice: whole }];
  if (row.sentenceForm === 'sentence') return [{ pt: item }];
  const { outer, inside } = cutBrackets(item);
  const excluded = row.yesNo ? inside.filter((words) => deniedPart(words) > 0) : [];
  const limit = limitOf(inside.filter((words) => !excluded.includes(words)));
  const denied = row.yesNo ? deniedPart(outer) : 0;
  const choice = choiceOf(row.choices, outer.slice(denied));
  const plain = choice === undefined ? (withVersion(row, outer, '') ?? { pt: outer }) : { choice };
  const out = excluded.flatMap((words) => readItem(row, words, ''));
  return [{ ...plain, ...(denied > 0 && choice ? { allowed: false } : {}), ...limit }, ...out];
}

/** "Bluetooth 5.2", "Android 5.0 ou superior", "INMETRO 001234/2023": a choice with a version or number. */
function withVersion(row: FieldRow, item: string, label: string): Entry | null {
  if (!row.pattern.ja.includes('{t}')) return null;
  const [first = '', ...others] = item.split(' ');
  const named = others.length > 0 ? choiceOf(row.choices, first) : undefined;
  const byLabel = label.split(' ').map((word) => choiceOf(row.choices, word));
  const choice = named ?? byLabel.find((key) => key !== undefined);
  const beside = named === undefined ? item : others.join(' ');
  if (choice === undefined) return null;
  if (!/^[\d.,/V-]+(?: ?[a-z]{1,4})?(?:\+| .{0,20})?$/i.test(beside)) return null;
  if (row.key !== 'compatible_with') return { choice, pt: beside.replace(/^v(?=\d)/i, '') };
  // The printed line says "or newer": without these words it would say more than the supplier.
  const [, pt] = /^(\d[\d.]*) ?(?:\+|ou (?:mais|superior|posterior)|e superior)/.exec(inPortuguese(beside)) ?? [];
  return pt === undefined ? null : { choice, pt };
}

/** "Lava-louças: não", "micro-ondas e freezer", "não vai ao forno"; null if a place is unknown. */
export function readYesNo(row: FieldRow, text: string, label: string): Entry[] | null {
  const { outer, inside } = cutBrackets(text);
  const [head = '', ...rest] = itemsOf(outer);
  const place = choiceOf(row.choices, label.replace(/\ssafe$/i, ''));
  const answer = /^(?:(sim|yes|pode|permitido)|nao|no|nao pode|proibido)$/.exec(foldChars(head));
  if (place !== undefined && answer)
    return [{ choice: place, allowed: answer[1] !== undefined, ...limitOf([...rest, ...inside]) }];
  const placeOf = (item: string) => choiceOf(row.choices, item.slice(deniedPart(item)));
  const entries = itemsOf(text)
    .flatMap((item) => splitItem(item, (part) => placeOf(part) !== undefined, 'all'))
    .map((item) => {
      const { outer, inside } = cutBrackets(item);
      return { choice: placeOf(outer), allowed: deniedPart(outer) === 0, ...limitOf(inside) };
    });
  return entries.every(({ choice }) => choice !== undefined) ? entries : null;
}

/** "corpo: alumínio; cabo de baquelite", "ABS + PC", "alumínio (corpo)"; the label may be the part. */
export function readParts(row: FieldRow, text: string, label: string): Entry[] | null {
  const owner = label.replace(/^material d[aeo]s? | material$/i, '');
  const part = choiceOf(row.parts, owner);
  // "TPE, sem látex": a denied material is a limit.
  return withLimits(itemsOf(text), (item) => deniedPart(item) === 0)
    .flatMap((item) => splitItem(item, (half) => readPart(row, half).choice !== undefined, 'all'))
    .map((item) => ({ ...(part === undefined ? {} : { part }), ...readPart(row, item) }));
}

function readPart(row: FieldRow, item: string): Entry {
  const { outer, inside } = cutBrackets(item);
  // "bandeja de cima: aço inox": a colon ends the part, whatever stands before it.
  const [, before = '', joint = '', after = ''] =
    /^([^:]{2,40}?)( ?: ?)(.+)$/.exec(outer) ?? /^(.{2,30}?)( (?:em|de|in|of|-) )(.+)$/i.exec(outer) ?? [];
  const known = choiceOf(row.parts, before);
  // Words before a colon are a part although no table has it: "mó cônica: cerâmica".
  const own = known ?? (joint.trim() === ':' ? { pt: before } : undefined);
  const isOwned = choiceOf(row.choices, outer) === undefined && own !== undefined;
  const inBrackets = inside.find((words) => choiceOf(row.parts, words) !== undefined);
  const part = isOwned ? own : choiceOf(row.parts, inBrackets ?? '');
  const words = isOwned ? after : outer;
  const choice = choiceOf(row.choices, words);
  return {
    ...(part === undefined ? {} : { part }),
    ...(choice === undefined ? { pt: words } : { choice }),
    // "PP (polipropileno)" says one material twice.
    ...limitOf(inside.filter((each) => each !== inBrackets && (!choice || choiceOf(row.choices, each) !== choice))),
  };
}

/** Items with a count or percentage: "1x cabo USB", "2 pilhas", "80% algodão". */
export function readList(row: FieldRow, text: string, label: string): Entry[] | null {
  const unit = row.units[0];
  const numberOf = unit === 'percent' ? shareOf : countOf;
  const known = (item: string) => numberOf(item).number !== undefined || choiceOf(row.choices, item) !== undefined;
  const items = itemsOf(text).flatMap((item) => splitItem(item, known, 'any'));
  if (unit === undefined) return items.flatMap((item) => readItem(row, item, items.length === 1 ? label : ''));
  let part: Entry['part'];
  const entries = items.flatMap((item) => {
    const owned = unit === 'percent' ? cutPart(row, item) : { words: item };
    part = owned.part ?? part;
    const { number, words } = numberOf(owned.words);
    const [entry, ...more] = readItem(row, words, '');
    return [{ ...(part && { part }), ...entry, ...(number !== undefined && { amount: { number, unit } }) }, ...more];
  });
  // "Tecido: 100% algodão, forro 100% poliéster"
  const first = part && choiceOf(row.parts, label);
  return first ? entries.map((entry) => ({ part: first, ...entry })) : entries;
}

/** "forro: 100% poliéster", "forro de tela 100% poliéster"; before a colon and a known fibre any words are a part. */
function cutPart({ parts, choices }: FieldRow, item: string): { part?: Entry['part']; words: string } {
  const [, before = '', sign, words = ''] = /^(?!compos)([^:\d]{2,40}?)( ?: ?| (?=\d))(.*\p{L}.*)$/iu.exec(item) ?? [];
  const named = sign?.includes(':') ? choiceOf(choices, shareOf(words).words) : choiceOfLabel(parts, before);
  const part = choiceOf(parts, before) ?? (named && { pt: before });
  return part ? { part, words } : { words: item };
}

type Counted = { number: number | undefined; words: string };
const NUMBER_WORDS: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4 };

function countOf(item: string): Counted {
  const [, count = '', thing] =
    /^(\d{1,3}|uma?|dois|duas|tr[eê]s|quatro)(?: ?[x×*]| ?(?:un|und|unid|pcs?|peças?|unidades?)\b\.?)?(?: de)? (?!\d)(.+)$/iu.exec(
      item,
    ) ?? [];
  if (thing !== undefined) return { number: NUMBER_WORDS[foldChars(count)] ?? Number(count), words: thing };
  const [, words, after] = /^(.{2,}?) ?(?:[x×*] ?|\()(\d{1,3})\)?(?: ?(?:un|unid|pcs?)\.?)?$/i.exec(item) ?? [];
  return words === undefined ? { number: undefined, words: item } : { number: Number(after), words };
}

function shareOf(item: string): Counted {
  const [, before, fibre, name, after] =
    /^(?:(\d{1,3}(?:[.,]\d)?) ?%(?: de)? ?(\D+?)|(\D+?)[ :-]*(\d{1,3}(?:[.,]\d)?) ?%)(?: tbm| também)?$/i.exec(item) ??
    [];
  const number = Number((before ?? after)?.replace(',', '.'));
  return Number.isNaN(number) ? { number: undefined, words: item } : { number, words: fibre ?? name ?? '' };
}

import { fieldRow, fieldsOfLabel } from '#domain/sheet/catalogue.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { FieldKind, FieldRow } from '#domain/sheet/field-row.ts';
import type { Entry } from '#domain/sheet/sheet.ts';
import { foldText } from '#writer/text/fold.ts';
import { readAxes } from './measures.ts';
import { readSizes } from './sizes.ts';
import {
  amountsFor,
  choiceOf,
  cutBrackets,
  fitsSheet,
  inPortuguese,
  itemsOf,
  limitOf,
  restOf,
  splitKnown,
  trimItem,
} from './value-words.ts';

const LONGEST_VALUE = 2_000;
const NOTHING =
  /^(?:n\/?a|none|null|other|-+|nao (?:informad[oa]|se aplica|aplicavel|possui|tem|ha)|sem (?:marca|informacao)|no brand|nobrand|generic[oa]?|unbranded|oem|consulte.*|sob consulta)$/;

/** One value in Portuguese or English as entries of a field; null where it says nothing that the field can hold. */
export function readEntries(key: FieldKey, text: string): Entry[] | null {
  return readLabelled(key, text, '');
}

/** The label may name the choice: "Tempo de reprodução: 6 h", "Lava-louças: não", "Bluetooth: 5.0". */
export function readLabelled(key: FieldKey, text: string, label: string): Entry[] | null {
  const row = fieldRow(key);
  const value = trimItem(text.normalize('NFC').slice(0, LONGEST_VALUE + 1));
  if (value === '' || value.length > LONGEST_VALUE || NOTHING.test(foldText(value))) return null;
  const entries = READERS[row.kind](row, value, label);
  return entries && fitsSheet(entries) ? entries : null;
}

type Reader = (row: FieldRow, text: string, label: string) => Entry[] | null;

const READERS: Readonly<Record<FieldKind, Reader>> = {
  code: readCode,
  number: readNumber,
  amount: readNumber,
  choice: readChoice,
  choices: readChoices,
  yesno: readYesNo,
  entries: readMeasured,
  parts: readParts,
  list: readList,
  text: (_, text) => [{ pt: text }],
  sizes: (row, text) => readSizes(row, text),
  axes: (row, text) => readAxes(row, text)?.entries ?? null,
  other: (_, text) => {
    const [, label, value] = /^([^:=]{2,60})[:=]\s*(\S.*)$/s.exec(text) ?? [];
    return label && value ? [{ label: { pt: label.trim() }, pt: value }] : null;
  },
  link: (_, text) => (/^https?:\/\/\S{4,280}$/.test(text) ? [{ pt: text }] : null),
  notes: (_, text) => [{ pt: text }],
};

function readCode(row: FieldRow, text: string): Entry[] | null {
  if (row.key === 'jan_code')
    return isBarcode(text.replaceAll(/\s/g, '')) ? [{ pt: text.replaceAll(/\s/g, '') }] : null;
  if (text.length > 80) return null;
  const codes = row.key === 'model_number' ? text.split(/\s*[/,;]\s*/) : [text];
  return codes.filter(Boolean).map((pt) => ({ pt }));
}

/** Eight or thirteen digits, of which the last one proves the others. */
function isBarcode(digits: string): boolean {
  if (!/^(?:\d{8}|\d{13})$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

function readNumber(row: FieldRow, written: string, label: string): Entry[] | null {
  const choice = choiceOf(row.choices, written);
  if (choice !== undefined) return [{ choice }];
  const pixels = row.key === 'screen' ? /(\d{3,4}) ?[x×*] ?(\d{3,4})(?: ?(?:px|pixels))?/i.exec(written) : null;
  const { outer, inside } = cutBrackets(inPortuguese(pixels ? written.replace(pixels[0], ' ') : written));
  const found = amountsFor(row, outer);
  const first = found[0];
  if (!first || found.length > 1) return null;
  // "3,3 lb (1,5 kg)", "15 cm (6 pol)": one amount told twice, and ours is the one that needs no turning.
  const again = inside.length === 1 ? amountsFor(row, inside[0] ?? '') : [];
  const isTwice = again.length === 1 && again[0]?.isTurned !== first.isTurned;
  const entry: Entry = { amount: (isTwice && first.isTurned ? again[0] : first)?.amount };
  if (pixels) entry.pt = `${pixels[1]}×${pixels[2]}`;
  const limits = isTwice ? [] : inside;
  for (const rest of [outer.slice(0, first.start), ...outer.slice(first.end).split(/[,;]\s/)].map(restOf)) {
    const named = choiceOf(row.choices, rest);
    if (named !== undefined && entry.choice === undefined) entry.choice = named;
    else if (!fieldsOfLabel(rest).includes(row.key)) limits.push(rest);
  }
  const byLabel = choiceOf(row.choices, label);
  if (entry.choice === undefined && byLabel !== undefined) entry.choice = byLabel;
  return [{ ...entry, ...limitOf(limits) }];
}

/** Several amounts, each with the words that say of what: "6 h de música, 20 h em espera". */
function readMeasured(row: FieldRow, text: string, label: string): Entry[] | null {
  const isMeasured = (item: string) => amountsFor(row, inPortuguese(cutBrackets(item).outer)).length === 1;
  const items: string[] = [];
  for (const item of itemsOf(text).flatMap((item) => splitKnown(item, isMeasured))) {
    const last = items.length - 1;
    // What has no amount of its own limits the one before it.
    if (isMeasured(item) || last < 0) items.push(item);
    else items[last] = `${items[last]} (${item})`;
  }
  const entries = items.flatMap((item) => readNumber(row, item, '') ?? []);
  if (entries.length === 0 || entries.length < items.length) return null;
  const byLabel = choiceOf(row.choices, label) ?? (row.key === 'runtime' ? 'use' : undefined);
  const named = entries.map((entry) => ({ ...entry, ...nameOf(row, entry, byLabel) }));
  return row.choiceIsLabel && named.some(({ choice }) => choice === undefined) ? null : named;
}

/** "6 h de música": the words beside the amount name the choice; others stay its limit. */
function nameOf(row: FieldRow, entry: Entry, byLabel: string | undefined): Entry {
  if (entry.choice !== undefined) return entry;
  const words = entry.limit?.pt.split(', ') ?? [];
  const named = words.find((part) => choiceOf(row.choices, part) !== undefined);
  const { limit: _, ...plain } = entry;
  const choice = named === undefined ? byLabel : choiceOf(row.choices, named);
  return { ...plain, ...(choice === undefined ? {} : { choice }), ...limitOf(words.filter((part) => part !== named)) };
}

const NOT_INCLUDED =
  /\b(?:nao (?:inclus|inclui|acompanha|vem)\w*|not included|no|nao|vendid\w+ (?:a parte|separadamente))/;
const INCLUDED = /\b(?:inclus\w+|incluid\w+|included|embutid\w+|built[ -]in|interna|yes|sim)/;

function readChoice(row: FieldRow, text: string): Entry[] | null {
  const whole = choiceOf(row.choices, text);
  if (whole !== undefined) return [{ choice: whole }];
  const { outer, inside } = cutBrackets(text);
  const [head = '', ...rest] = itemsOf(outer);
  if (row.yesNo) return readBattery(row, head, [...rest, ...inside]);
  const choice = choiceOf(row.choices, head) ?? choiceOf(row.choices, wordsOfField(row, head));
  if (choice !== undefined) return [{ choice, ...limitOf([...rest, ...inside]) }];
  return [{ pt: text }];
}

/** "IPX5 à prova d'água": without the words that are only the field's name. */
function wordsOfField(row: FieldRow, text: string): string {
  const [first = '', ...others] = text.split(' ');
  if (fieldsOfLabel(others.join(' ')).includes(row.key)) return first;
  return text;
}

/** Kind, count and whether it comes along: "2 pilhas AAA (não inclusas)". */
function readBattery(row: FieldRow, head: string, others: readonly string[]): Entry[] {
  const [, count, name = head] = /^(\d{1,2})(?: ?x| unidades? de)? (.+)$/i.exec(head) ?? [];
  const [, plain = name, countAfter] = /^(.+?) ?[x×] ?(\d{1,2})$/i.exec(name) ?? [];
  const folded = foldText(plain);
  const isOut = NOT_INCLUDED.test(folded) || others.some((words) => NOT_INCLUDED.test(foldText(words)));
  const isIn = !isOut && (INCLUDED.test(folded) || others.some((words) => INCLUDED.test(foldText(words))));
  const bare = plain.replace(
    /\s(?:não\s)?(?:inclu|embutid|recarreg|vendid)\S*(?:\s(?:à|a)\sparte|\sseparadamente)?/giu,
    '',
  );
  const choice =
    choiceOf(row.choices, bare) ?? choiceOf(row.choices, bare.replace(/^(?:pilhas?|baterias?)\s(?:de\s)?/i, ''));
  const number = Number(count ?? countAfter ?? 0);
  return [
    {
      ...(choice === undefined ? { pt: head } : { choice }),
      ...(number > 0 && choice !== undefined ? { amount: { number, unit: 'long' } } : {}),
      ...(choice !== undefined && (isIn || isOut) ? { allowed: isIn } : {}),
      ...limitOf(others.filter((words) => !NOT_INCLUDED.test(foldText(words)) && !INCLUDED.test(foldText(words)))),
    },
  ];
}

const DENIED =
  /^(?:exceto|menos|nunca|nao(?: (?:serve|funciona|compativel|usar|use|vai|pode|recomendado))?|sem|not|except)(?: (?:ir|usar|em|ao|a|no|na|para|com|for|suitable))*\s/;

function readChoices(row: FieldRow, text: string, label: string): Entry[] | null {
  const isSentences = row.frame === 'E';
  const known = (item: string) => choiceOf(row.choices, item) !== undefined || withVersion(row, item, '') !== null;
  const items = isSentences
    ? text
        .split(/[;\n•]|\.\s/)
        .map(trimItem)
        .filter(Boolean)
    : itemsOf(text).flatMap((item) => splitKnown(item, known));
  return items.flatMap((item) => readItem(row, item, items.length === 1 ? label : ''));
}

function readItem(row: FieldRow, item: string, label: string): Entry[] {
  const whole = choiceOf(row.choices, item);
  if (whole !== undefined) return [{ choice: whole }];
  if (row.frame === 'E') return [{ pt: item }];
  const { outer, inside } = cutBrackets(item);
  const denied = row.yesNo ? DENIED.exec(foldText(outer)) : null;
  const choice = choiceOf(row.choices, denied ? outer.slice(denied[0].length) : outer);
  const excluded = row.yesNo ? inside.filter((words) => DENIED.test(foldText(words))) : [];
  const out = excluded.flatMap((words) => readItem(row, words, ''));
  const limit = limitOf(inside.filter((words) => !excluded.includes(words)));
  if (choice !== undefined) return [{ choice, ...(denied ? { allowed: false } : {}), ...limit }, ...out];
  const versioned = withVersion(row, outer, label);
  return [versioned ? { ...versioned, ...limit } : { pt: outer || item, ...(outer ? limit : {}) }, ...out];
}

/** "Bluetooth 5.2", "Android 5.0 ou superior", "INMETRO 001234/2023": a choice with what stands beside it. */
function withVersion(row: FieldRow, item: string, label: string): Entry | null {
  if (!row.pattern.ja.includes('{t}')) return null;
  const space = item.indexOf(' ');
  const named = space < 0 ? undefined : choiceOf(row.choices, item.slice(0, space));
  const byLabel = label
    .split(' ')
    .map((word) => choiceOf(row.choices, word))
    .find((key) => key !== undefined);
  const choice = named ?? byLabel;
  const beside = trimItem(named === undefined ? item : item.slice(space + 1));
  if (choice === undefined) return null;
  if (/^(?:sim|yes)$/i.test(beside)) return { choice };
  if (!/^[\d.,/V-]+(?: ?[a-z]{1,4})?(?:\+| .{0,20})?$/i.test(beside)) return null;
  if (row.key !== 'compatible_with') return { choice, pt: beside.replace(/^v(?=\d)/i, '') };
  // Its line says "or newer": without these words it would say more than the supplier.
  const [, version] = /^(\d[\d.]*) ?(?:\+|ou (?:mais|superior|posterior)|e superior)/.exec(inPortuguese(beside)) ?? [];
  return version === undefined ? null : { choice, pt: version };
}

function readYesNo(row: FieldRow, text: string, label: string): Entry[] | null {
  const place = choiceOf(row.choices, label) ?? choiceOf(row.choices, label.replace(/\s(?:safe)$/i, ''));
  const { outer, inside } = cutBrackets(text);
  const [head = '', ...rest] = itemsOf(outer);
  const answer = /^(?:(sim|yes|pode|permitido|seguro)|nao|no|nao pode|proibido)$/.exec(foldText(head));
  if (place !== undefined)
    return answer ? [{ choice: place, allowed: answer[1] !== undefined, ...limitOf([...rest, ...inside]) }] : null;
  const known = (item: string) =>
    choiceOf(row.choices, item.slice(DENIED.exec(foldText(item))?.[0].length ?? 0)) !== undefined;
  const entries = itemsOf(text)
    .flatMap((item) => splitKnown(item, known))
    .map((item): Entry => {
      const { outer, inside } = cutBrackets(item);
      const denied = DENIED.exec(foldText(outer))?.[0].length ?? 0;
      return { choice: choiceOf(row.choices, outer.slice(denied)), allowed: denied === 0, ...limitOf(inside) };
    });
  return entries.every(({ choice }) => choice !== undefined) ? entries : null;
}

/** "corpo: alumínio; cabo de baquelite", "ABS + PC", "alumínio (corpo)". */
function readParts(row: FieldRow, text: string, label: string): Entry[] | null {
  const known = (item: string) => readPart(row, item).choice !== undefined;
  const entries = itemsOf(text)
    .flatMap((item) => splitKnown(item, known))
    .map((item) => readPart(row, item));
  const [, owner = ''] = /\s(?:d[aeo]s?|of)\s(.+)$/i.exec(label) ?? [];
  const part = choiceOf(row.parts, owner) ?? choiceOf(row.parts, label);
  return entries.map((entry) => (part === undefined || entry.part !== undefined ? entry : { part, ...entry }));
}

function readPart(row: FieldRow, item: string): Entry {
  const { outer, inside } = cutBrackets(item);
  const [, before, after] = /^(.{2,30}?)(?:\s?:\s?|\s(?:em|de|in|of|-)\s)(.+)$/i.exec(outer) ?? [];
  const inBrackets = inside.find((words) => choiceOf(row.parts, words) !== undefined);
  const whole = choiceOf(row.choices, outer);
  const owner = whole === undefined && before ? choiceOf(row.parts, before) : undefined;
  const part = owner ?? (inBrackets && choiceOf(row.parts, inBrackets));
  const words = owner === undefined ? outer : (after ?? outer);
  const choice = choiceOf(row.choices, words);
  return {
    ...(part === undefined ? {} : { part }),
    ...(choice === undefined ? { pt: words } : { choice }),
    ...limitOf(inside.filter((words) => words !== inBrackets)),
  };
}

/** Things with their count or share: "1x cabo USB", "2 pilhas", "80% algodão". */
function readList(row: FieldRow, text: string, label: string): Entry[] | null {
  const isShare = row.units.includes('percent');
  const known = (item: string) => /^\d/.test(item) || choiceOf(row.choices, item) !== undefined;
  const items = itemsOf(text).flatMap((item) => splitKnown(item, known));
  const entries = items.flatMap((item): Entry[] => {
    if (row.units.length === 0) return readItem(row, item, items.length === 1 ? label : '');
    const { number, words } = isShare ? shareOf(item) : countOf(item);
    const [entry = { pt: words }, ...more] = readItem(row, words, '');
    const amount = number === undefined ? {} : { amount: { number, unit: row.units[0] ?? 'piece' } };
    return [{ ...entry, ...amount }, ...more];
  });
  return isShare && entries.some(({ amount }) => amount === undefined) && entries.length > 1 ? null : entries;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4 };

function countOf(item: string): { number: number | undefined; words: string } {
  const [, digits, word, thing] =
    /^(?:(\d{1,3})|(uma?|dois|duas|tr[eê]s|quatro))(?: ?[x×*]| ?(?:un|und|unid|pcs?|peças?|unidades?)\b\.?)?(?: de)? +(?!\d)(.+)$/iu.exec(
      item,
    ) ?? [];
  if (thing !== undefined)
    return { number: digits ? Number(digits) : NUMBER_WORDS[foldText(word ?? '')], words: thing };
  const [, before, after] = /^(.{2,}?) ?(?:[x×*] ?|\()(\d{1,3})\)?(?: ?(?:un|unid|pcs?)\.?)?$/i.exec(item) ?? [];
  return before === undefined ? { number: undefined, words: item } : { number: Number(after), words: before };
}

function shareOf(item: string): { number: number | undefined; words: string } {
  const [, share, fibre] = /^(\d{1,3}(?:[.,]\d)?) ?%(?: de)? ?(.+)$/i.exec(item) ?? [];
  const [, name, after] = /^(.+?)[ :-]*(\d{1,3}(?:[.,]\d)?) ?%$/.exec(item) ?? [];
  const words = fibre ?? name;
  return words === undefined
    ? { number: undefined, words: item }
    : { number: Number((share ?? after ?? '').replace(',', '.')), words };
}

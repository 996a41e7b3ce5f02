import { groupBy } from '#domain/group-by.ts';
import type { FieldRow } from '#domain/sheet/field-keys.ts';
import { choiceWithKey, findChoice } from '#domain/sheet/find-choice.ts';
import type { GoodsKind } from '#domain/sheet/product-types.ts';
import type { Entry, SheetWords } from '#domain/sheet/sheet.ts';
import { SIZE_COLUMNS } from '#domain/sheet/tables/choices-use.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { sayDimensions } from './say-dimensions.ts';
import { joinWordings, NOTHING, sayEntry, sayPart, sayWords, type Wording, withBrackets } from './say-entry.ts';
import { numberJa, numberPt } from './say-number.ts';
import { isDenial } from './sentence-ending.ts';

export type FieldLine = {
  label: Wording;
  /** The value without its limits. */
  value: Wording;
  /** The value inside a sentence: "本体がアルミニウム". */
  spoken: Wording;
  /** Values of no part, beside values of parts: which part they belong to is unknown. */
  rest?: Wording;
  /** What is not allowed, separate from what is. */
  denied: Wording | undefined;
  limits: readonly Wording[];
  entries: readonly Entry[];
  /** A table, or values that do not become a sentence. */
  isTable?: true;
};

const OTHER_PARTS: SheetWords = { ja: 'その他', pt: 'outras partes' };
const INSIDE_PART: Bilingual = { ja: '・', pt: ', ' };
const words = ({ ja, pt }: Bilingual): Wording => ({ ...NOTHING, ja, pt });

const labelOf = (row: FieldRow, goods: GoodsKind): Wording =>
  words({ ja: row.jaFor?.[goods] ?? row.ja, pt: row.label });

/** A limit in the words of the field's table has its Japanese: "só defeito de fábrica". */
function sayLimit(row: FieldRow, limit: SheetWords): Wording {
  const known = limit.ja ? undefined : findChoice(row.choices, limit.pt);
  return sayWords(known ? { ...limit, ja: known.ja } : limit);
}

/** 刃の枚数：6 is read as 6枚. */
function withCounter(line: FieldLine): FieldLine {
  const [, counter] = /([枚本個台足組点冊着脚])数$/.exec(line.label.ja ?? '') ?? [];
  if (!counter) return line;
  const counted = (wording: Wording): Wording =>
    /^\d+$/.test(wording.ja ?? '') ? { ...wording, ja: `${wording.ja}${counter}` } : wording;
  return { ...line, value: counted(line.value), spoken: counted(line.spoken) };
}

/** The lines of a field, in the order of its entries. */
export function fieldLinesOf(
  row: FieldRow,
  entries: readonly Entry[],
  limit: SheetWords | undefined,
  goods: GoodsKind,
): FieldLine[] {
  const line = (group: readonly Entry[], label: Wording): FieldLine => {
    const only = group.length === 1 ? group[0]?.limit : undefined;
    return {
      label,
      value: around(row, sayEntries(row, asMeant(row, group), { pattern: row.pattern, afterPart: '：' })),
      spoken: saySpoken(row, group),
      ...sayRest(row, group),
      denied: sayDenied(row, group),
      limits: [only, limit].flatMap((each) => (each ? [sayLimit(row, each)] : [])),
      entries: group,
    };
  };
  if (row.kind === 'axes') {
    const value = sayDimensions(
      entries.flatMap(({ choice = '', amount }) => (amount ? [{ name: choice, amount }] : [])),
    );
    return [{ ...line(entries, labelOf(row, goods)), value, spoken: value }];
  }
  if (row.kind === 'other') {
    return entries.map((entry) =>
      withCounter(line([entry], entry.label ? sayWords(entry.label) : labelOf(row, goods))),
    );
  }
  if (row.kind === 'sizes') {
    const label = labelOf(row, goods);
    // One size is no 展開.
    return [line(entries, entries.length === 1 ? { ...label, ja: 'サイズ' } : label), ...sizeTable(row, entries)];
  }
  if (row.choiceIsLabel)
    return [...byLabel(row, entries)].map(([name, group]) => line(group, lineLabel(row, name, goods)));
  const [first, ...others] = entries;
  const ofChoice = others.length > 0 || first?.part ? undefined : row.labelOfChoice?.[first?.choice ?? ''];
  const isOneUnit = others.every(({ amount }) => amount?.unit === first?.amount?.unit);
  const ofUnit = isOneUnit ? row.labelOfChoice?.[`:${first?.amount?.unit}`] : undefined;
  const ofTable = entries.every(({ choice }) => choice) ? row.jaOfTable : undefined;
  const ofDenied = entries.every((entry) => isDenied(row, entry)) ? row.jaOfDenied : undefined;
  const ja = ofTable ?? ofDenied;
  return [line(inOrder(row, entries), { ...labelOf(row, goods), ...(ofChoice ?? ofUnit), ...(ja ? { ja } : {}) })];
}

/** Entries grouped by the label of their line, "choice:unit". */
const byLabel = (row: FieldRow, entries: readonly Entry[]): Map<string, Entry[]> =>
  groupBy(
    entries.flatMap((each) => splitRange(row, each)),
    (entry) => {
      const { choice = '', amount } = mainOf(row, entry, entries) ?? entry;
      return `${choice}:${amount?.unit ?? ''}`;
    },
  );

/** A range with two labels becomes two lines: －20〜140℃ is 耐熱温度 and 耐冷温度. */
function splitRange(row: FieldRow, entry: Entry): Entry[] {
  const { amount } = entry;
  if (!row.rangeEnds || entry.choice !== undefined || !amount) return [entry];
  const [lower, upper] = row.rangeEnds;
  if (amount.to === undefined) return [{ ...entry, choice: amount.number < 0 ? lower : upper }];
  const { number, to, ...rest } = amount;
  return [
    { ...entry, choice: upper, amount: { ...rest, number: to } },
    { ...entry, choice: lower, amount: { ...rest, number } },
  ];
}

/** The amount before the brackets: 5,000mAh for the 18.5Wh of 5,000mAh（18.5Wh）. */
function mainOf(row: FieldRow, entry: Entry, entries: readonly Entry[]): Entry | undefined {
  const isBehind = ({ amount }: Entry) => amount !== undefined && row.bracketUnits?.includes(amount.unit) === true;
  if (!isBehind(entry)) return undefined;
  return entries.find(
    (each) => each.amount && !isBehind(each) && (entry.choice === undefined || each.choice === entry.choice),
  );
}

function lineLabel(row: FieldRow, name: string, goods: GoodsKind): Wording {
  const ofUnit = row.labelOfUnit?.[name];
  if (ofUnit) return words(ofUnit);
  const choice = choiceWithKey(row.choices, name.split(':')[0]);
  if (!choice) return labelOf(row, goods);
  const isPlace = row.kind === 'yesno';
  return words({ ja: choice.ja, pt: isPlace ? capitalise(choice.pt) : `${row.label} (${choice.pt})` });
}

type Manner = { pattern: Bilingual; afterPart: string; join?: Bilingual | undefined };

const isOfPart = ({ part }: Entry): boolean => part !== undefined;

function sayRest(row: FieldRow, entries: readonly Entry[]): { rest?: Wording } {
  const others = entries.some(isOfPart) ? entries.filter((entry) => !isOfPart(entry)) : [];
  return others.length > 0 ? { rest: saySpoken(row, others) } : {};
}

/** Entries inside a sentence: of values with and without a part those with one; a shared ending is said once. */
export function saySpoken(row: FieldRow, entries: readonly Entry[]): Wording {
  const { sharedEnd, spokenJoin } = row;
  const plain = asMeant(row, entries).map((entry) =>
    entries.length > 1 && isSaidAfter(row, entry) ? withoutLimit(entry) : entry,
  );
  // 浴室・洗面所用 beside another value needs a stronger sign.
  const isJoined = spokenJoin && plain.every((entry) => !sayEntry(row, entry).ja.includes(spokenJoin.ja));
  const join = isJoined ? spokenJoin : undefined;
  const manner = { pattern: row.spoken ?? row.pattern, afterPart: row.sentenceOfParts ? 'に' : 'が', join };
  if (plain.some(isOfPart)) return sayEntries(row, plain.filter(isOfPart), manner);
  const wording = sayEntries(row, plain, manner);
  return sharedEnd && join && wording.ja.split(join.ja).every((value) => value.endsWith(sharedEnd))
    ? { ...wording, ja: wording.ja.replaceAll(`${sharedEnd}${join.ja}`, shared(sharedEnd, join.ja)) }
    : wording;
}

/** お年寄り向け: own words that do not say "for". */
const asMeantFor = (entry: Entry): Entry =>
  entry.choice || !entry.ja || /(?:用|向け|ユニセックス|まで)$/.test(entry.ja)
    ? entry
    : { ...entry, ja: `${entry.ja}向け` };
const asMeant = ({ sharedEnd }: FieldRow, entries: readonly Entry[]): readonly Entry[] =>
  sharedEnd === '用' ? entries.map(asMeantFor) : entries;

/** 男女兼用・子ども用 keeps its ending: 男女兼 is no word. */
const shared = (end: string, join: string) => (found: string, at: number, whole: string) =>
  whole.slice(0, at).endsWith('兼') ? `${end}${join}` : found.slice(end.length);

const withoutLimit = ({ limit: _, ...entry }: Entry): Entry => entry;

/** "Wi-Fi（5GHz帯は非対応）に対応しています。" contradicts itself: the denial is a sentence of its own. */
export const isSaidAfter = (row: FieldRow, { limit }: Entry): boolean =>
  row.sentenceForm === 'supports' && limit?.ja !== undefined && isDenial(limit.ja);

function sayEntries(row: FieldRow, entries: readonly Entry[], { pattern, afterPart, join }: Manner): Wording {
  const say = (entry: Entry): Wording => {
    const behind = entries.filter((each) => mainOf(row, each, entries) === entry);
    const limit = entries.length > 1 && entry.limit ? [sayWords(entry.limit)] : [];
    return withBrackets(sayEntry(row, entry, pattern), [
      ...behind.map((each) => sayEntry(row, each, pattern)),
      ...limit,
    ]);
  };
  const mains = entries.filter((entry) => !isDenied(row, entry) && !mainOf(row, entry, entries));
  const groups = groupBy(mains, ({ part }) => (part === undefined ? undefined : JSON.stringify(part)));
  // What belongs to no part comes last and says so, or first: behind a part it would read as that part's.
  const [place, rest] = row.restSentence ? [1, OTHER_PARTS] : [-1];
  const ofAll = [...groups].sort(([one], [other]) => place * (Number(one === undefined) - Number(other === undefined)));
  const values = ofAll.flatMap(([, group]) => {
    const part = group[0]?.part ?? (groups.size > 1 ? rest : undefined);
    if (part === undefined) return group.map(say);
    return [joinWordings([sayPart(row, part), joinWordings(group.map(say), INSIDE_PART)], { ja: afterPart, pt: ': ' })];
  });
  const steps =
    row.numbered && values.length > 1
      ? values.map((value, at) => ({ ...value, ja: `${at + 1}. ${value.ja}`, pt: `${at + 1}. ${value.pt}` }))
      : values;
  return joinWordings(steps, join ?? row.join);
}

const around = ({ whole }: FieldRow, value: Wording): Wording =>
  whole
    ? { ...value, ja: whole.ja.replace('{v}', () => value.ja), pt: whole.pt.replace('{v}', () => value.pt) }
    : value;

const isDenied = (row: FieldRow, entry: Entry): boolean => row.kind === 'choices' && entry.allowed === false;
function sayDenied(row: FieldRow, entries: readonly Entry[]): Wording | undefined {
  const denied = entries.filter((entry) => isDenied(row, entry));
  return denied.length === 0
    ? undefined
    : joinWordings(
        denied.map((entry) => sayEntry(row, entry)),
        row.join,
      );
}

const LISTS: readonly FieldRow['kind'][] = ['choices', 'parts', 'list'];
/** Whether brackets after the value would seem to limit its last item only. */
export const isList = (row: FieldRow, entries: readonly Entry[]): boolean =>
  LISTS.includes(row.kind) && entries.filter((entry) => !isDenied(row, entry)).length > 1;

/** The value of a line with all its limits: "ガス火（弱火のみ、IHは使用不可）", "歩数計、着信通知 ※医療機器ではありません". */
export function valueWithLimits(row: FieldRow, line: FieldLine, more: readonly Wording[] = []): Wording {
  const { value, denied, limits } = line;
  if (limits.length > 0 && isList(row, line.entries)) {
    const rest = valueWithLimits(row, { ...line, limits: [] }, more);
    const note = joinWordings(limits, { ja: '、', pt: ', ' });
    return joinWordings([rest, { ...note, pt: `(${note.pt})` }], { ja: ' ※', pt: ' ' });
  }
  if (!denied) return withBrackets(value, [...more, ...limits]);
  const no = { ...denied, ja: `${denied.ja}は使用不可`, pt: `não pode: ${denied.pt}` };
  return value.pt === '' ? withBrackets(no, limits) : withBrackets(value, [...more, ...limits, no]);
}

/** Percentages of a fabric: largest first, separately for each part of the garment. */
function inOrder(row: FieldRow, entries: readonly Entry[]): readonly Entry[] {
  if (!row.units.includes('percent')) return entries;
  const parts = groupBy(entries, ({ part }) => JSON.stringify(part));
  return [...parts.values()].flatMap((group) =>
    group.sort((a, b) => (b.amount?.number ?? 0) - (a.amount?.number ?? 0)),
  );
}

/** Measures by size, one size per line: "M：総丈68、身幅52". */
function sizeTable(row: FieldRow, entries: readonly Entry[]): FieldLine[] {
  // What has a chest is a top.
  const lengthJa = row.lengthJa ?? (entries.some(({ measures }) => measures?.chest !== undefined) ? '着丈' : undefined);
  const lines = entries.flatMap((entry) => {
    const columns = SIZE_COLUMNS.flatMap(({ key, ja, pt }) => {
      const measure = entry.measures?.[key];
      return measure === undefined
        ? []
        : [
            words({
              ja: `${(key === 'length' && lengthJa) || ja}${numberJa(measure)}`,
              pt: `${pt} ${numberPt(measure)}`,
            }),
          ];
    });
    if (columns.length === 0) return [];
    return [
      joinWordings([sayEntry(row, entry), joinWordings(columns, { ja: '、', pt: ', ' })], { ja: '：', pt: ': ' }),
    ];
  });
  if (lines.length === 0) return [];
  const value = joinWordings(lines, { ja: '\n', pt: '\n' });
  const label = words({ ja: 'サイズ表（単位：cm）', pt: 'Tabela de tamanhos (cm)' });
  return [{ label, value, spoken: value, denied: undefined, limits: [], entries, isTable: true }];
}

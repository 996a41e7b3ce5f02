import { fieldRow } from '#domain/sheet/all-fields.ts';
import { counterOf, counterOfThing } from '#domain/sheet/counter-words.ts';
import { FIELD_KEYS, type FieldKey, type FieldRow } from '#domain/sheet/field-keys.ts';
import { goodsOf } from '#domain/sheet/goods-kinds.ts';
import { type GoodsKind, productType } from '#domain/sheet/product-types.ts';
import type { Entry, Sheet, VariantValue } from '#domain/sheet/sheet.ts';
import { unitOf } from '#domain/sheet/units.ts';
import { type FieldLine, fieldLinesOf } from './printed-lines.ts';
import { type Dimension, sayDimensions } from './say-dimensions.ts';
import { NOTHING, sayWords, type Wording } from './say-entry.ts';
import { optionOfField, type VariantChange, valueName, variantChanges } from './variant-changes.ts';

/** A line of the sheet: one field, joined measures, or the variants. */
export type SheetLine = FieldLine & {
  row: FieldRow;
  keys: readonly FieldKey[];
  /** The variant of this line, if the field differs by variant. */
  variant?: Wording;
};

const VESSELS =
  'frying-pan pot wok pressure-cooker bowl plate baby-plate colander baking-tray cake-mold cup mug teacup insulated-tumbler pet-bowl';
/** Labels that depend on the product type: field, label, types. */
const LABELS_OF_TYPES: readonly (readonly [key: FieldKey, ja: string, types: readonly string[]])[] = [
  ['depth', '深さ', VESSELS.split(' ')],
  // Output power, not consumption.
  [
    'power',
    '出力',
    'speaker bluetooth-speaker portable-speaker soundbar charger wireless-charger car-charger fast-charger power-bank usb-cable usb-c-cable charging-cable lightning-cable'.split(
      ' ',
    ),
  ],
  ['power', '定格電力', ['power-strip', 'travel-adapter', 'smart-plug']],
];
/** Garments measured as 総丈; the length of the others is 着丈. */
const BOTTOMS =
  'half-pants shorts boxer-briefs mens-underwear skirt pants jeans leggings sweatpants jogger-pants panties swim-trunks socks tights compression-socks'.split(
    ' ',
  );
/** The length of a garment. */
const lengthOf = (type: string): string => (type === 'skirt' ? 'スカート丈' : BOTTOMS.includes(type) ? '総丈' : '着丈');
/** Counted with 個; other batteries with 本. */
const COIN_CELL = /^(?:cr|lr)\d/;
const typeOf = (sheet: Sheet): string => sheet.product_type?.value[0]?.choice ?? '';
/** Without a type, what plays music gives its watts. */
const playsMusic = ({ product_type, runtime }: Sheet): boolean =>
  !product_type?.value[0]?.choice && runtime?.value.some(({ choice }) => choice === 'music') === true;
/** Goods are kept (保管); what is eaten, or used up on the skin, is preserved (保存). */
const STORED: Readonly<Record<string, readonly [string, string]>> = {
  保管方法: ['保存してください', '保管してください'],
  保存方法: ['保管してください', '保存してください'],
};
const isVessel = (sheet: Sheet): boolean => VESSELS.split(' ').includes(typeOf(sheet));

/** The field's row adapted to the product type: "3 unidades" of shirts are 3枚. */
function rowFor(sheet: Sheet, key: FieldKey): FieldRow {
  const row = fieldRow(key);
  const label = LABELS_OF_TYPES.find(([of, , types]) => of === key && types.includes(typeOf(sheet)))?.[1];
  if (label) return { ...row, ja: label };
  if (key === 'power' && playsMusic(sheet)) return { ...row, ja: '出力' };
  if (key === 'storage') return storedAs(row, row.jaFor?.[goodsOf(sheet)] ?? row.ja);
  if (key === 'battery_type' && COIN_CELL.test(sheet.battery_type?.value[0]?.choice ?? ''))
    return { ...row, unitJa: { long: '{n}個' } };
  if (productType(typeOf(sheet))?.family === 'clothing') {
    if (key === 'sizes') return { ...row, lengthJa: lengthOf(typeOf(sheet)) };
    if (key === 'length') return { ...row, jaFor: { clothing: lengthOf(typeOf(sheet)) } };
  }
  if (key !== 'quantity') return row;
  const counter = counterOf(sheet);
  const counted = ['shoes', 'pair', 'chopsticks'].includes(counter) ? 'pair' : 'piece';
  return { ...row, unitJa: { [counted]: `{n}${unitOf(counter)?.ja[0]}` } };
}

function storedAs(row: FieldRow, label: string): FieldRow {
  const [other = '', own = ''] = STORED[label] ?? [];
  return { ...row, choices: row.choices.map((choice) => ({ ...choice, ja: choice.ja.replace(other, own) })) };
}

/** "lanterna" in the box of a "lanterna de cabeça" is the product itself: 本体, not 懐中電灯. */
function asMainUnit(sheet: Sheet, entry: Entry): Entry {
  const [type, thing] = [productType(typeOf(sheet)), productType(entry.choice)];
  const isItself = thing && type?.pt.startsWith(`${thing.pt} `) && (entry.amount?.number ?? 1) === 1;
  return isItself ? { ...entry, choice: 'main_unit' } : entry;
}

const isVague = ({ amount }: Entry): boolean => amount?.qualifier === 'about' || amount?.to !== undefined;

/** 賞味期限 is of the closed package; how long an opened one lasts is an advice. */
function rowOfOpened(of: FieldRow, goods: GoodsKind, entries: readonly Entry[]): FieldRow {
  const row = { ...of, jaFor: {}, label: 'Depois de aberto' };
  if (entries.some(({ amount }) => amount?.qualifier === 'from'))
    return { ...row, ja: '開封後の日持ちの目安', pattern: { ja: '{a}', pt: '{a} {c}' } };
  const verb = goods === 'pet' ? '使い切ってください' : 'お召し上がりください';
  const pattern = {
    ja: `${entries.some(isVague) ? '開封後は{a}を目安に' : '開封後{a}以内に'}${verb}。`,
    pt: '{a} {c}',
  };
  return { ...row, ja: '開封後の取り扱い', pattern, sentenceForm: 'sentence' };
}

/** 以内 and 目安 say the qualifier. */
const asPeriod = (entry: Entry): Entry =>
  entry.amount && entry.amount.qualifier !== 'from'
    ? { ...entry, amount: { ...entry.amount, qualifier: undefined } }
    : entry;

/** The row of each entry, where a value needs words of its own. */
function rowsOf(row: FieldRow, entries: readonly Entry[], goods: GoodsKind): [FieldRow, readonly Entry[]][] {
  if (row.key !== 'shelf_life' || (goods !== 'food' && goods !== 'pet')) return [[row, entries]];
  const isOpened = ({ choice, amount }: Entry) => choice === 'opened' && amount !== undefined;
  const opened = entries.filter(isOpened);
  const groups: [FieldRow, readonly Entry[]][] = [
    [row, entries.filter((entry) => !isOpened(entry))],
    [rowOfOpened(row, goods, opened), opened.map(asPeriod)],
  ];
  return groups.filter(([, group]) => group.length > 0);
}

/** Entries as a Japanese shop understands them. */
function understood(sheet: Sheet, key: FieldKey, entries: readonly Entry[]): readonly Entry[] {
  if (key === 'contents') return entries.map((entry) => asCounted(asMainUnit(sheet, entry)));
  if (key === 'not_included') return entries.map(asCounted);
  if (key === 'insulation') return entries.flatMap((entry) => withSides(entry, entries)).map(asEffect);
  if (key === 'for_whom') return asForBoth(entries);
  if (key === 'intended_use') return entries.map(asUse);
  if (key === 'levels' && entries.length === 1) return entries.map(withoutLabel);
  if (key === 'levels' && entries.length > 1 && !hasLikeLevels(key, entries)) return entries.map(asNamedLevel);
  return entries;
}

/** 乾電池（2本）, ガラスふた（1個）. */
function asCounted(entry: Entry): Entry {
  const { choice = '', amount } = entry;
  if (!amount) return entry;
  return { ...entry, amount: { ...amount, unit: counterOfThing(choice) } };
}

/** Own words of a use end like those of the table: 登山用. What is no thing or place (海で使う, 旅行時) stays. */
const asUse = (entry: Entry): Entry =>
  /(?:[\p{Script=Han}\p{Script=Katakana}ー]|釣り)(?<![用時際中前後適可能]|以外)$/u.test(entry.ja ?? '')
    ? { ...entry, ja: `${entry.ja}用` }
    : entry;

/** Hours said once belong to every temperature that has none of its own. */
function withSides(entry: Entry, entries: readonly Entry[]): Entry[] {
  if (entry.choice || entry.amount?.unit !== 'hour') return [entry];
  const sidesIn = (unit: string) => entries.flatMap(({ choice, amount }) => (amount?.unit === unit ? [choice] : []));
  const own = sidesIn('hour');
  const sides = sidesIn('celsius').filter((choice) => choice && !own.includes(choice));
  return sides.length > 0 ? sides.map((choice) => ({ ...entry, choice })) : [entry];
}

/** 保温効力 is the least temperature kept, 保冷効力 the highest. */
function asEffect(entry: Entry): Entry {
  const { choice, amount } = entry;
  if (!choice || amount?.unit !== 'celsius' || amount.qualifier || amount.to !== undefined) return entry;
  return { ...entry, amount: { ...amount, qualifier: choice === 'cold' ? 'up_to' : 'from' } };
}

/** For women and for men: 男女兼用. */
function asForBoth(entries: readonly Entry[]): readonly Entry[] {
  const isOf = (choice: string) => (entry: Entry) => entry.choice === choice && entry.allowed !== false && !entry.limit;
  if (!entries.some(isOf('women')) || !entries.some(isOf('men'))) return entries;
  const others = entries.filter(({ choice }) => choice !== 'women' && choice !== 'men' && choice !== 'unisex');
  return [{ choice: 'unisex' }, ...others];
}

const isUnnamed = ({ choice, pt, ja }: Entry): boolean => !choice && !pt && !ja;

/** Two levels without a name cannot be told apart in a sentence. */
function hasLikeLevels(key: FieldKey, entries: readonly Entry[]): boolean {
  const units = entries.filter(isUnnamed).map(({ amount }) => amount?.unit);
  return key === 'levels' && new Set(units).size < units.length;
}

/** モード｜5種類: the label says what is counted. */
const withoutLabel = ({ choice, ...entry }: Entry): Entry =>
  choice === 'modes' && entry.amount?.unit === 'mode' ? entry : { choice, ...entry };

/** Beside other levels one without a name has no subject. */
function asNamedLevel(entry: Entry): Entry {
  if (!isUnnamed(entry)) return entry;
  return entry.amount?.unit === 'mode' ? { ...entry, choice: 'modes' } : { ...entry, pt: 'ajuste', ja: '調節' };
}

/** Values of options × fields × entries may be a hundred thousand; nobody reads a longer table. */
const MAX_VARIANT_CHARS = 30_000;
/** A line costs something besides its words. */
const LINE_CHARS = 20;

/** All lines of a sheet in the order of 商品仕様. Private fields have none. */
export function sheetLines(sheet: Sheet): SheetLine[] {
  let room = MAX_VARIANT_CHARS;
  const names = new Map<VariantValue, Wording>();
  const goods = goodsOf(sheet);
  const vessel = isVessel(sheet);
  const joined = joinedMeasures(sheet, vessel);
  return FIELD_KEYS.flatMap((key): SheetLine[] => {
    const row = rowFor(sheet, key);
    if (row.private) return [];
    if (joined?.keys.includes(key)) return key === joined.at ? [joined.line] : [];
    const field = sheet[key];
    const changes = variantChanges(sheet, key);
    const fromOption = field || changes.length > 0 ? undefined : optionOfField(sheet, key);
    const givenEntries = field?.value ?? fromOption ?? [];
    const entries = understood(sheet, key, givenEntries);
    const lines = (value: readonly Entry[]) =>
      value.length === 0
        ? []
        : rowsOf(row, value, goods).flatMap(([own, group]) =>
            fieldLinesOf(own, group, field?.limit, goods).map((line) => ({
              ...line,
              row: own,
              keys: [key],
              ...(hasLikeLevels(key, group) ? { isTable: true as const } : {}),
            })),
          );
    const common = lines(entries);
    if (changes.length === 0) return common;
    return changes.flatMap(({ option, value, entries: own }: VariantChange) => {
      if (room <= 0) return [];
      const variantLines = own ? lines(understood(sheet, key, own)) : common;
      if (variantLines.length === 0) return [];
      const variant = names.get(value) ?? sayWords(valueName(option, value));
      names.set(value, variant);
      for (const { value: words } of variantLines) room -= LINE_CHARS + (words.ja?.length ?? 0) + words.pt.length;
      return variantLines.map((line) => ({ ...line, variant }));
    });
  });
}

/** Measures that share one row: 幅×奥行×高さ, 縦×横. A measure with a limit or with values by variant has its own row. */
function joinedMeasures(sheet: Sheet, vessel: boolean): { keys: FieldKey[]; at: FieldKey; line: SheetLine } | null {
  const axis = (key: FieldKey): Dimension | null => {
    const field = sheet[key];
    const [entry, ...others] = field?.value ?? [];
    if (!entry?.amount || others.length > 0 || entry.limit || field?.limit || entry.choice) return null;
    if (entry.amount.qualifier !== undefined && entry.amount.qualifier !== 'about') return null;
    return variantChanges(sheet, key).length > 0 ? null : { name: key, amount: entry.amount };
  };
  const [width, depth, height, length] = (['width', 'depth', 'height', 'length'] as const).map(axis);
  // The depth of a vessel is 深さ, unless the row has the height too.
  const back = vessel && !height ? null : depth;
  const sides = [back ? null : length, width, back, height].filter((side) => side != null);
  if (!width || sides.length < 2) return null;
  const row = fieldRow('width');
  const keys = sides.map(({ name }) => name as FieldKey);
  const label: Wording = { ...NOTHING, ja: 'サイズ', pt: 'Medidas' };
  const value = sayDimensions(sides);
  const entries = sides.map(({ amount }) => ({ amount }));
  return {
    keys,
    at: 'width',
    line: { row, keys, label, value, spoken: value, denied: undefined, limits: [], entries },
  };
}

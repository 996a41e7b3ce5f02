import { FIELDS } from '#domain/sheet/catalogue.ts';
import { LABEL_WORDS } from '#writer/data/words/label-words.ts';
import { wordRows } from '#writer/data/words/word-row.ts';
import { type FoundWord, wordFinders } from '#writer/text/find-words.ts';
import type { ReadAmount } from '#writer/text/numbers.ts';
import { type Language, UNITS } from '#writer/text/units.ts';
import { isSure, type ParsedSentence } from './parsed-text.ts';

export type LabelledAmount = { amount: ReadAmount; label: string | undefined; piece: ParsedSentence };

const FIND = wordFinders(LABEL_WORDS);

/** Allowed text between a label and its number: "peso de cerca de 320 g", 重さは約320g. */
const BEFORE: Record<Language, RegExp> = {
  pt: /^[ :=]*(?:(?:total|maxim[oa]|recomendad[oa]|indicad[oa]|minim[oa]|liquido|aproximad[oa]|aprox\.?|do produto|de|da|do|e de|em|com|tem|por|ate|cerca|a|ao|no|na|uns|umas|mais|menos|partir|entre)[ :]*){0,5}(?:r\$ ?)?$/,
  ja: /^(?:時間|期間|容量|量|性能|サイズ|長)?[\s:：=]*(?:は|が|も|を)?[\s]*(?:約|およそ|最大|最長|最高|最低|合計|各|わずか|たった)*\s*$/,
};
const BEHIND: Record<Language, RegExp> = {
  pt: /^ ?(?:de |d[ao] |em |para |n[oa] )?(?:uso |tempo )?\(?$/,
  ja: /^(?:の|という|で)?(?:程度|ほど)?(?:の)?(?:フル|満|急速)?[（(]?(?:連続)?$/,
};
/** エコモードで35分: で links a mode to its number; for a charge it separates them. */
const MODES = /^(?:weakest|strongest|eco|turbo|mode|morning|night)$/;
const MODE_GAP = /^(?:モード|運転|時)?(?:では|で|なら|の場合は?|時は?)(?:約|最大|最長|およそ)*$/;
/** Where or when a number applies: more specific than what it measures. */
const PLACES = /^(?:eco|turbo|weakest|strongest|rim|base|roof|floor|opened|sealed)$/;
/** "no mínimo 40 h" is a limit, "40 h no mínimo" a setting. */
const LIMIT = /^no m[ai][nx]imo (?:de )?\d/;
/** 45 (A) x 30 (L) */
const AXIS_BEHIND = /^[\d.,]+ ?(?:[cm]?m ?)?\(([a-z]+)\)/;
const STOP = /[,;、。；×\n]/;
const NEAR: Record<Language, number> = { pt: 18, ja: 9 };

const dimensionsOf = (units: readonly string[]): readonly string[] =>
  units.flatMap((unit) => UNITS.get(unit)?.dimension ?? []);
/** What the fields of the sheet measure, and labels that no field has. */
const MEASURED: ReadonlyMap<string, readonly string[]> = new Map([
  ...FIELDS.flatMap(({ key, units }) => (units.length > 0 ? [[key, dimensionsOf(units)] as const] : [])),
  ...['delivery', 'return', 'standby'].map((key) => [key, ['time']] as const),
  ...['screen', 'shoulder', 'chest', 'waist', 'hip', 'sleeve'].map((key) => [key, ['length']] as const),
  ...['speed', 'mode', 'level'].map((key) => [key, ['count', 'time', 'rotation']] as const),
  ['temperature', ['temperature']],
]);

/** A height is no weight: whether a label can belong to a number with this unit. */
const canMeasure = (label: string, { unit, dimension }: ReadAmount): boolean =>
  unit === '' || (MEASURED.get(label)?.includes(dimension) ?? true);

const AXES_BY_NAME = wordRows(`
height; a|altura; h|高さ|縦
width; l|largura; w|幅|横
depth; p|profundidade; d|奥行|奥行き
length; c|comprimento; l|長さ
thickness; e|espessura; 厚さ
`);
const axisOf = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(AXES_BY_NAME.flatMap((row) => row[language].map((name) => [name, row.key])));
const AXIS: Record<Language, ReturnType<typeof axisOf>> = { pt: axisOf('pt'), ja: axisOf('ja') };
/** "8 rodas", 車輪8個, "92% poliamida": the thing next to a number, if only one side has one. */
function thingBeside(
  { found, folded, start }: ParsedSentence,
  { start: from, end: to }: ReadAmount,
): string | undefined {
  const things = found.filter(({ key }) => isSure(key) && !/^(?:size|degree|damp|state) /.test(key));
  const behind = things.find((word) => word.start >= to && word.start <= to + 4);
  const before = things.findLast((word) => word.end <= from && word.end >= from - 3);
  const isBehind = behind && /^ ?(?:de |の)?$/.test(folded.slice(to - start, behind.start - start));
  const isBefore = before && /^[ :=(×は]*$/.test(folded.slice(before.end - start, from - start));
  return isBehind === isBefore ? undefined : (isBehind ? behind : before)?.key.replace('?', '');
}

/** The label of where or when a number applies: in Portuguese preferably behind it, else before it. */
function placeBeside(
  { folded, start, amounts }: ParsedSentence,
  labels: readonly FoundWord[],
  next: number,
  at: number,
  language: Language,
): number {
  const [from, to] = [(amounts[at]?.start ?? 0) - start, (amounts[at]?.end ?? 0) - start];
  const since = (amounts[at - 1]?.end ?? start) - start;
  const isPlace = (label: FoundWord | undefined, gap: string, stop: RegExp) =>
    label !== undefined && PLACES.test(label.key) && gap.length < 16 && !stop.test(gap);
  const behind = labels[next];
  if (language === 'pt' && isPlace(behind, folded.slice(to, behind?.start ?? to), /[,;]| e /)) return next;
  for (let place = next - 1; place >= Math.max(0, next - 3); place -= 1) {
    const label = labels[place];
    if (!label || label.start < since) break;
    if (isPlace(label, folded.slice(label.end, from), /[;。]/)) return place;
  }
  return -1;
}

/** Each number with its label: directly linked labels first, then the nearest in its clause. */
export function labelAmounts(piece: ParsedSentence, language: Language): LabelledAmount[] {
  if (piece.amounts.length === 0) return [];
  const { folded, start, amounts } = piece;
  const labels = FIND[language](folded).filter((label) => !LIMIT.test(folded.slice(label.start, label.end + 5)));
  let used = -1;
  let next = 0;
  return amounts.map((amount, at) => {
    const [from, to] = [amount.start - start, amount.end - start];
    while ((labels[next]?.start ?? Number.POSITIVE_INFINITY) < from) next += 1;
    // "a cada 10 dias", 10日に1回: a frequency, not a duration.
    if (
      /^(?:に(?:\d|一)|ごと|おき|毎)/.test(folded.slice(to, to + 3)) ||
      /a cada $/.test(folded.slice(Math.max(0, from - 7), from))
    )
      return { amount, piece, label: undefined };
    // 12/2026 is not a measure.
    if (amount.unit === '' && (folded.charAt(to) === '/' || folded.charAt(from - 1) === '/'))
      return { amount, piece, label: undefined };
    const name = AXIS[language][AXIS_BEHIND.exec(folded.slice(from, to + 8))?.[1] ?? ''];
    if (name !== undefined) return { amount, piece, label: name };
    const place = placeBeside(piece, labels, next, at, language);
    if (place > used) {
      used = Math.max(place, next - 1);
      return { amount, piece, label: labels[place]?.key };
    }
    const beforeAt = labels.findLastIndex(({ key }, at) => at < next && at > used && canMeasure(key, amount));
    const before = labels[beforeAt];
    const following = labels[next];
    const isBehind =
      following && canMeasure(following.key, amount) && !(language === 'ja' && PLACES.test(following.key));
    const behind = isBehind ? following : undefined;
    const gapBefore =
      before && before.end <= from && from - before.end < 40 ? folded.slice(before.end, from) : undefined;
    const gapBehind = behind && behind.start - to < 20 ? folded.slice(to, behind.start) : undefined;
    const isNear = (gap: string | undefined) =>
      gap !== undefined && gap.length <= NEAR[language] && !STOP.test(gap) && !/\d/.test(gap);
    const isMode = before !== undefined && MODES.test(before.key) && MODE_GAP.test(gapBefore ?? '');
    if (before && gapBefore !== undefined && (isMode || BEFORE[language].test(gapBefore))) {
      used = beforeAt;
      return { amount, piece, label: before.key };
    }
    if (behind && gapBehind !== undefined && BEHIND[language].test(gapBehind)) {
      used = next;
      return { amount, piece, label: behind.key };
    }
    if (before && isNear(gapBefore) && !(language === 'ja' && /[でにと後]/.test(gapBefore ?? ''))) {
      used = beforeAt;
      return { amount, piece, label: before.key };
    }
    return { amount, piece, label: thingBeside(piece, amount) };
  });
}

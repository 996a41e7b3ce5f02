import { LABEL_WORDS } from '#writer/data/words/label-words.ts';
import { type FoundWord, wordFinders, wordRows } from '#writer/text/find-words.ts';
import type { ReadAmount } from '#writer/text/numbers.ts';
import type { Language } from '#writer/text/units.ts';
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
/** Where or when a number applies: more specific than what it measures. */
const PLACES = /^(?:eco|turbo|weakest|strongest|rim|base|roof|floor|opened|sealed)$/;
/** "no mínimo 40 h" is a limit, "40 h no mínimo" a setting. */
const LIMIT = /^no m[ai][nx]imo (?:de )?\d/;
/** 45 (A) x 30 (L) */
const AXIS_BEHIND = /^[\d.,]+ ?(?:[cm]?m ?)?\(([a-z]+)\)/;
/** Between a label and a number that are not about each other. */
const FAR: Record<Language, RegExp> = { pt: /[,;\d?×\n]/, ja: /[,;、。；×\n\d?でにと後]/ };
/** 10日に1回: a frequency, not a duration. */
const EACH_BEHIND = /^(?:に(?:\d|一)|ごと|おき|毎)/;
const NEAR: Record<Language, number> = { pt: 18, ja: 9 };

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
  const { folded, start, amounts } = piece;
  if (amounts.length === 0) return [];
  const labels = FIND[language](folded).filter((label) => !LIMIT.test(folded.slice(label.start, label.end + 5)));
  let [used, next] = [-1, 0];
  const labelOf = (amount: ReadAmount, at: number): string | undefined => {
    const [from, to] = [amount.start - start, amount.end - start];
    while ((labels[next]?.start ?? Number.POSITIVE_INFINITY) < from) next += 1;
    if (EACH_BEHIND.test(folded.slice(to, to + 3)) || folded.slice(0, from).endsWith('a cada ')) return undefined;
    const axis = AXIS[language][AXIS_BEHIND.exec(folded.slice(from, to + 8))?.[1] ?? ''];
    if (axis !== undefined) return axis;
    const place = placeBeside(piece, labels, next, at, language);
    if (place > used) {
      used = Math.max(place, next - 1);
      return labels[place]?.key;
    }
    const before = next - 1 > used ? labels[next - 1] : undefined;
    const behind = language === 'ja' && PLACES.test(labels[next]?.key ?? '') ? undefined : labels[next];
    const gapBefore = before && from - before.end < 40 ? folded.slice(before.end, from) : '?';
    const gapBehind = behind && behind.start - to < 20 ? folded.slice(to, behind.start) : '?';
    if (before && BEFORE[language].test(gapBefore)) {
      used = next - 1;
      return before.key;
    }
    if (behind && BEHIND[language].test(gapBehind)) {
      used = next;
      return behind.key;
    }
    const isNear = gapBefore.length <= NEAR[language] && !FAR[language].test(gapBefore);
    if (!before || !isNear) return thingBeside(piece, amount);
    used = next - 1;
    return before.key;
  };
  return amounts.map((amount, at) => ({ amount, piece, label: labelOf(amount, at) }));
}

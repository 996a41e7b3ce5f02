import { groupBy } from '#domain/group-by.ts';
import type { Qualifier } from '#domain/sheet/sheet.ts';
import type { ReadAmount } from '#writer/text/numbers.ts';
import { type CheckProblem, describeReplaced, problemIn } from './check-problem.ts';
import { denies } from './compare-denials.ts';
import { type LabelledAmount, labelAll } from './compare-labels.ts';
import { cachedPerText, type ParsedText, wordsAround } from './parsed-text.ts';

/** Equivalent words near a number. */
const ALSO: Record<Qualifier, RegExp> = {
  about: /約|およそ|ほど|程度|前後|くらい|ぐらい|目安|平均|個体差|誤差/,
  up_to: /まで|以内|以下|未満|最大|最長|最高|上限|限|耐|超え|用|目安|収納|[~〜～]/,
  from: /以上|超|最低|最小|少なくとも|以降|[~〜～]|多/,
};

/** "até", "a partir de" and "cerca de" of a number that are missing or reversed in the text. */
export function compareQualifiers(own: ParsedText, theirs: ParsedText, isWritten = false): CheckProblem[] {
  const [mine, places] = [placesOf(own), placesOf(theirs)];
  if (places.size === 0) return [];
  return labelAll(own).flatMap((one): CheckProblem[] => {
    const { amount, piece } = one;
    const others = othersOf(one, places, mine);
    const [other] = others;
    // "a partir de 3 anos", "menores de 3 anos": an age is said from both sides, and so is every denied number.
    if (!other || amount.unit === 'year' || denies(piece, 'pt')) return [];
    const isLost = (name: Qualifier) =>
      !others.some(
        (match) =>
          match.amount.qualifiers.includes(name) ||
          ALSO[name].test(stretchOf(match)) ||
          (name === 'up_to' && isInListUpTo(match)),
      );
    const lost = isWritten ? [] : amount.qualifiers.filter(isLost);
    // "máximo 5 kg" and "mais de 5 kg" in one text: both may be said.
    const alsoSaid = amount.keys.flatMap((key) => (mine.get(key) ?? []).flatMap((same) => same.amount.qualifiers));
    const isOther = (match: LabelledAmount) =>
      isTurned(one, match) && !match.amount.qualifiers.some((name) => alsoSaid.includes(name));
    if (lost.length === 0 && !others.every(isOther)) return [];
    const message = `Confira o limite. ${describeReplaced(wordsAround(piece, amount), around(other))}`;
    return [problemIn('limit_lost', message, other.piece.text, other.amount.raw)];
  });
}

const MOST_PLACES = 8;
type Places = ReadonlyMap<string, readonly LabelledAmount[]>;

const placesOf = cachedPerText((text): Places => {
  const all = labelAll(text).flatMap((one) => one.amount.keys.map((key) => ({ key, one })));
  return new Map(
    [...groupBy(all, ({ key }) => key)].map(([key, list]) => [key, list.slice(0, MOST_PLACES).map(({ one }) => one)]),
  );
});

/** The same number in the other text: preferably with the same unit and label, never with another line's label. */
function othersOf(one: LabelledAmount, places: Places, mine: Places): readonly LabelledAmount[] {
  const keys = one.amount.keys;
  if (keys.some((key) => places.get(key)?.length === MOST_PLACES)) return [];
  const all = keys.flatMap((key) => places.get(key) ?? []);
  if (all.length >= MOST_PLACES) return [];
  const alike = all.filter(({ amount }) => amount.unit === one.amount.unit);
  const same = alike.filter(({ label }) => label === one.label);
  if (same.length > 0) return same;
  const labels = new Set(keys.flatMap((key) => (mine.get(key) ?? []).map(({ label }) => label)));
  return (alike.length > 0 ? alike : all).filter(({ label }) => label === undefined || !labels.has(label));
}

/** "até 10 horas" as 10時間以上, or 10時間 as 10時間以上: promises more than the source. */
function isTurned({ amount: own }: LabelledAmount, { amount: other, piece: target }: LabelledAmount): boolean {
  const has = (amount: ReadAmount, name: Qualifier) => amount.qualifiers.includes(name);
  const behind = target.folded.slice(other.end - target.start, other.end - target.start + 6);
  const isPlain = own.qualifiers.length === 0 && own.to === undefined && other.dimension === 'time';
  return (
    (has(own, 'up_to') && has(other, 'from') && !has(other, 'up_to')) ||
    (has(own, 'from') && has(other, 'up_to') && !has(other, 'from')) ||
    (/^(?:程度|ほど)?(?:以上|を?超)/.test(behind) && isPlain)
  );
}

/** The text between the previous and the next number. */
function stretchOf({ amount, piece: { text, start } }: LabelledAmount): string {
  const [from, to] = [amount.start - start, amount.end - start];
  const before = /[^\d０-９]*$/.exec(text.slice(Math.max(0, from - 24), from))?.[0] ?? '';
  // 耐荷重は棚板1枚あたり20kg: such a label is a limit.
  const limit = /耐(?:荷重|熱|冷)[^、。]{0,20}$/.exec(text.slice(Math.max(0, from - 24), from))?.[0] ?? '';
  return `${limit}${before}${amount.raw}${/^[^\d０-９]*/.exec(text.slice(to, to + 24))?.[0] ?? ''}`;
}

/** 木材は20mm、鋼は8mmまで: holds for both. */
const isInListUpTo = ({ amount, piece: { text, start } }: LabelledAmount): boolean =>
  /^、[^、。\n]{1,20}まで/.test(text.slice(amount.end - start, amount.end - start + 30));

const around = ({ amount, piece: { text, start } }: LabelledAmount): string =>
  text.slice(Math.max(0, amount.start - start - 4), amount.end - start + 4);

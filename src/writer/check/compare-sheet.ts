import { fieldRow } from '#domain/sheet/all-fields.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { unitOf } from '#domain/sheet/units.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import type { ReadAmount } from '#writer/text/numbers.ts';
import { type CheckProblem, hintIn, problemIn, quote } from './check-problem.ts';
import { misspelt } from './compare-codes.ts';
import { COLOUR_LABEL, kindsIn, nameOf } from './compare-groups.ts';
import { findSwaps, labelAll } from './compare-labels.ts';
import { compareQualifiers } from './compare-qualifiers.ts';
import { isAlike, isCounted, isMeasure, listLengths, valuesIn } from './compare-translated-amounts.ts';
import { findUnsupportedClaims } from './find-unsupported-claims.ts';
import { codeLetters, hasCode } from './model-codes.ts';
import { type ParsedSheet, type SheetAmount, valuesOfSheet } from './parsed-sheet.ts';
import { cachedPerText, codesIn, type ParsedText } from './parsed-text.ts';

/** Requirements for a text that was written, not translated. */
export type Demands = {
  /** Times and counts may be invented: a review tells of three weeks with the product. */
  isStory: boolean;
};

/** What a text was written from; the source may be quoted. */
export type SheetBasis = { sheet: Sheet; parsedSheet: ParsedSheet; source: ParsedText };

/** Compares a text with the sheet it was written from. */
export function compareSheet(text: ParsedText, basis: SheetBasis, demands: Demands): CheckProblem[] {
  const { parsedSheet, source } = basis;
  if (text.pieces.length === 0) return [];
  const ofSource = () => [
    ...findSwaps(labelAll(source), labelAll(text)),
    ...compareQualifiers(source, text, true),
    ...misspelt(source, text, parsedSheet.names, parsedSheet.folded),
  ];
  return [
    ...compareNumbers(text, basis, demands),
    ...(demands.isStory ? [] : ofSource()),
    ...compareCodes(text, basis),
    ...findOtherKinds(text, basis),
    ...findUnsupportedClaims(text, `${source.folded}\n${parsedSheet.folded}`, true),
  ];
}

function compareNumbers(text: ParsedText, { parsedSheet, source }: SheetBasis, { isStory }: Demands): CheckProblem[] {
  if (labelAll(text).length === 0) return [];
  const values = valuesOfSheet(parsedSheet);
  const basis = [readNumbers(source), readNumbers(parsedSheet.pt)];
  return labelAll(text).flatMap(({ amount, label, piece }): CheckProblem[] => {
    const keys = amount.keys;
    const own = parsedSheet.amounts.filter((one) => one.label === label && one.amount.dimension === amount.dimension);
    const valuesOfKeys = keys.every((key) => values.has(key)) ? keys.flatMap((key) => values.get(key) ?? []) : [];
    const isOwn = (one: SheetAmount) =>
      keys.every((key) => one.amount.keys.includes(key)) || isTurned(one.amount, amount);
    const isTold = (key: string) => basis.some(({ keys: known }) => known.has(key));
    // The source may state two ages: from four years, and not for those under three.
    const isSellers = (one: ReadAmount) =>
      one.keys.every((key) => basis.some(({ labelled }) => labelled.has(`${label} ${key}`)));
    // 収納時は幅14cm: another state of the product, whose number the seller gave.
    const isFolded =
      FOLDED.test(piece.folded) && FOLDED.test(`${source.folded} ${parsedSheet.folded}`) && keys.every(isTold);
    // "Lâmina de 20 cm, comprimento total 33,5 cm": the seller gave both.
    const isStatedElsewhere = () =>
      (isSellers(amount) && own.some((one) => isSellers(one.amount))) ||
      (valuesOfKeys.length === 0 && keys.every(isTold) && !FOLDED.test(source.folded));
    if (own[0] && !isFolded && !amount.soft && !own.some(isOwn) && !isStatedElsewhere()) {
      const message = `Na ficha está ${quote(amountText(own[0]))}; aqui está ${quote(amount.raw)}.`;
      const tell = isMeasure(amount) ? problemIn : hintIn;
      return [tell(valuesOfKeys.length > 0 ? 'number_swapped' : 'number_changed', message, piece.text, amount.raw)];
    }
    if (own.some(isOwn) || valuesOfKeys.length > 0) return [];
    // 体重5kgの子 is about who uses the product.
    const isOfUser = /[体身][重長]は?約?$/.test(text.plain.slice(0, amount.start).slice(-4));
    const isInvented = /^(?:time|count)$/.test(amount.dimension) && label === undefined;
    const isStorys = isStory && (isInvented || isOfUser);
    // "sete velocidades" counts; "uma" and "duas mãos" may be plain words.
    const isWord = amount.soft && (text.language === 'ja' || amount.number < 3);
    if (isWord || isStorys || keys.every(isTold)) return [];
    if (basis.some(({ counts }) => isCounted(amount, counts))) return [];
    // "No turbo, 12." omits the unit, and so may the source: "busto 92".
    if (basis.some(({ numbers, bare }) => (amount.unit === '' ? numbers : bare).has(amount.number))) return [];
    // Inches beside the seller's own inches were not turned from centimetres.
    const sellers = [
      ...parsedSheet.amounts,
      ...basis.flatMap(({ amounts }) => amounts.map((one) => ({ amount: one }))),
    ];
    const isOwnUnit = amount.unit === 'inch' && sellers.some((one) => one.amount.unit === 'inch');
    if (!isOwnUnit && sellers.some((one) => isTurned(one.amount, amount))) return [];
    const tell = isMeasure(amount) ? problemIn : hintIn;
    return [tell('fact_added', isNowhere(`O número ${quote(amount.raw)}`), piece.text, amount.raw)];
  });
}

const isNowhere = (words: string): string => `${words} não está na ficha nem no seu texto.`;

const FOLDED = /\b(?:dobrad|fechad|guardad|desmontad|recolhid)[oa]|収納時|収納サイズ|折り?たた|たたん|畳/;
const MOST_COMPARED = 100;

/** Numbers that a text may repeat, numbers by label, and lengths of its lists. */
const readNumbers = cachedPerText((reading) => {
  const all = labelAll(reading);
  return {
    amounts: all.map(({ amount }) => amount).slice(0, MOST_COMPARED),
    keys: new Set(all.flatMap(({ amount }) => amount.keys)),
    labelled: new Set(all.flatMap(({ amount, label }) => amount.keys.map((key) => `${label} ${key}`))),
    numbers: new Set(all.flatMap(({ amount: { number, to } }) => [number, to])),
    bare: new Set(all.flatMap(({ amount: { number, unit } }) => (unit === '' && number > 9 ? [number] : []))),
    counts: listLengths(reading.folded),
  };
});

const isTurned = (own: ReadAmount, amount: ReadAmount): boolean =>
  valuesIn(amount).every((value) => valuesIn(own).some((one) => isAlike(one, value)));

function amountText({ key, amount: { number, to, unit } }: SheetAmount): string {
  const numbers = to === undefined ? `${number}` : `${number} a ${to}`;
  return `${fieldRow(key).label}: ${numbers.replaceAll('.', ',')} ${unitOf(unit)?.pt[0]?.split('/')[0] ?? ''}`.trim();
}

function compareCodes(text: ParsedText, { parsedSheet: { names, folded, pt }, source }: SheetBasis): CheckProblem[] {
  const known = codeLetters(`${source.folded} ${folded} ${foldChars(names.join(' '))}`);
  const ownCodes = new Set([source, pt].flatMap(({ pieces }) => codesIn(pieces)));
  return text.pieces.flatMap(({ codes, text: sentence }) =>
    codes
      .filter(({ code }) => !ownCodes.has(code) && !hasCode(known, code))
      .map(({ raw }) => hintIn('code_changed', isNowhere(quote(raw)), sentence, raw)),
  );
}

const KINDS = /^(?:colour|coating|plate|language|pattern|coffee|roast|material) /;

/** A colour, material or finish that is neither in the sheet nor in the source. */
function findOtherKinds(text: ParsedText, { parsedSheet, source }: SheetBasis): CheckProblem[] {
  const known = new Set([source, parsedSheet.pt, parsedSheet.ja].flatMap((basis) => [...kindsIn(basis)]));
  const foundAmounts = [source, parsedSheet.pt].flatMap(({ pieces }) => pieces.flatMap(({ found }) => found));
  const groups = new Set(foundAmounts.map(({ key }) => key.split(' ')[0]));
  return text.pieces.flatMap((piece) =>
    piece.found.flatMap(({ key, start, end }): CheckProblem[] => {
      const excerpt = text.plain.slice(start, end);
      const [group = ''] = key.split(' ');
      // "rosa" is a colour beside another colour.
      const isClear =
        !key.endsWith('?') ||
        COLOUR_LABEL.test(piece.folded) ||
        piece.found.some((one) => one.key !== key && one.key.startsWith(`${group} `));
      const isOther = KINDS.test(key) && groups.has(group) && isClear && !known.has(nameOf(key));
      // 白い湯気 is not a colour of the product.
      if (!isOther || /^\p{Script=Han}$/u.test(excerpt)) return [];
      return [problemIn('fact_changed', isNowhere(quote(excerpt)), piece.text, excerpt)];
    }),
  );
}

import { fieldRow } from '#domain/sheet/catalogue.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Entry, Sheet } from '#domain/sheet/sheet.ts';
import { unitOf } from '#domain/sheet/units.ts';
import { foldChars } from '#writer/text/fold.ts';
import type { ReadAmount } from '#writer/text/numbers.ts';
import { codeLetters, hasCode } from './codes.ts';
import { isAlike, isCounted, listLengths, valuesIn } from './compare-amounts.ts';
import { misspelt } from './compare-codes.ts';
import { denies } from './compare-denials.ts';
import { kindsIn, nameOf } from './compare-groups.ts';
import { findSwaps, labelAll } from './compare-labels.ts';
import { compareQualifiers } from './compare-qualifiers.ts';
import { findAdded } from './find-added.ts';
import { cachedPerText, codesIn, isSure, numberKeys, type ParsedText, readText } from './parsed-text.ts';
import { amountsOf, fieldsOf, type SheetAmount, type SheetFacts, spellingsOf, valuesOfSheet } from './sheet-facts.ts';
import { type CheckProblem, hintIn, problemIn, quote } from './to-warnings.ts';

/** Requirements for a text that was written, not translated. */
export type Demands = {
  /** All warnings of the sheet must appear. */
  warnings: boolean;
  /** Times and counts may be invented: a review tells of three weeks with the product. */
  isStory: boolean;
};

/** What a text was written from; the source may be quoted. */
export type SheetBasis = { sheet: Sheet; facts: SheetFacts; source: ParsedText };

/** Compares a text with the sheet it was written from. */
export function compareSheet(text: ParsedText, basis: SheetBasis, demands: Demands): CheckProblem[] {
  const { facts, source } = basis;
  if (text.pieces.length === 0) return [];
  const ofSource = () => [
    ...findSwaps(labelAll(source), labelAll(text)),
    ...compareQualifiers(source, text, true),
    ...misspelt(source, text, facts.names, facts.folded),
  ];
  return [
    ...compareNumbers(text, basis, demands),
    ...(demands.isStory ? [] : ofSource()),
    ...compareCodes(text, basis),
    ...findOtherKinds(text, basis),
    ...findAdded(text, `${source.folded}\n${facts.folded}`, true),
    ...findUnsaid(text, basis, demands),
  ];
}

function compareNumbers(text: ParsedText, { facts, source }: SheetBasis, { isStory }: Demands): CheckProblem[] {
  if (labelAll(text).length === 0) return [];
  const values = valuesOfSheet(facts);
  const basis = [readNumbers(source), readNumbers(facts.pt)];
  return labelAll(text).flatMap(({ amount, label, piece }): CheckProblem[] => {
    const keys = amount.keys;
    const own = facts.amounts.filter((one) => one.label === label && one.amount.dimension === amount.dimension);
    const told = keys.every((key) => values.has(key)) ? keys.flatMap((key) => values.get(key) ?? []) : [];
    const isOwn = (one: SheetAmount) =>
      keys.every((key) => one.amount.keys.includes(key)) || isTurned(one.amount, amount);
    const isTold = (key: string) => basis.some(({ keys: known }) => known.has(key));
    // The source may state two ages: from four years, and not for those under three.
    const isSellers = (one: ReadAmount) =>
      one.keys.every((key) => basis.some(({ labelled }) => labelled.has(`${label} ${key}`)));
    // 収納時は幅14cm: another state of the product, whose number the seller gave.
    const isFolded = FOLDED.test(piece.folded) && FOLDED.test(`${source.folded} ${facts.folded}`) && keys.every(isTold);
    // "Lâmina de 20 cm, comprimento total 33,5 cm": the seller gave both.
    const isAlsoTold = () =>
      (isSellers(amount) && own.some((one) => isSellers(one.amount))) ||
      (told.length === 0 && keys.every(isTold) && !FOLDED.test(source.folded));
    if (own[0] && !isFolded && !amount.soft && !own.some(isOwn) && !isAlsoTold()) {
      const message = `Na ficha está ${quote(amountText(own[0]))}; aqui está ${quote(amount.raw)}.`;
      return [problemIn(told.length > 0 ? 'number_swapped' : 'number_changed', message, piece.text, amount.raw)];
    }
    if (own.some(isOwn) || told.length > 0) return [];
    // 体重5kgの子 is about who uses the product.
    const isOfUser = /[体身][重長]は?約?$/.test(text.plain.slice(0, amount.start).slice(-4));
    const isInvented = /^(?:time|count)$/.test(amount.dimension) && label === undefined;
    const isStorys = isStory && (isInvented || isOfUser);
    // "sete velocidades" counts; "uma" and "duas mãos" may be plain words.
    const isWord = amount.soft && (text.language === 'ja' || amount.number < 3);
    if (isWord || isStorys || keys.every(isTold)) return [];
    if (basis.some(({ counts }) => isCounted(amount, counts))) return [];
    // "No turbo, 12." omits the unit.
    if (amount.unit === '' && basis.some(({ numbers }) => numbers.has(amount.number))) return [];
    // Inches beside the seller's own inches were not turned from centimetres.
    const sellers = [...facts.amounts, ...basis.flatMap(({ amounts }) => amounts.map((one) => ({ amount: one })))];
    const isOwnUnit = amount.unit === 'inch' && sellers.some((one) => one.amount.unit === 'inch');
    if (!isOwnUnit && sellers.some((one) => isTurned(one.amount, amount))) return [];
    const tell = amount.soft && amount.unit === '' ? hintIn : problemIn;
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
    counts: listLengths(reading.folded),
  };
});

const isTurned = (own: ReadAmount, amount: ReadAmount): boolean =>
  valuesIn(amount).every((value) => valuesIn(own).some((one) => isAlike(one, value)));

function amountText({ key, amount: { number, to, unit } }: SheetAmount): string {
  const numbers = to === undefined ? `${number}` : `${number} a ${to}`;
  return `${fieldRow(key).label}: ${numbers.replaceAll('.', ',')} ${unitOf(unit)?.pt[0]?.split('/')[0] ?? ''}`.trim();
}

function compareCodes(text: ParsedText, { facts: { names, folded, pt }, source }: SheetBasis): CheckProblem[] {
  const known = codeLetters(`${source.folded} ${folded} ${foldChars(names.join(' '))}`);
  const ownCodes = new Set([source, pt].flatMap(({ pieces }) => codesIn(pieces)));
  return text.pieces.flatMap(({ codes, text: sentence }) =>
    codes
      .filter(({ code }) => !ownCodes.has(code) && !hasCode(known, code))
      .map(({ raw }) => problemIn('code_changed', isNowhere(quote(raw)), sentence, raw)),
  );
}

const KINDS = /^(?:colour|coating|plate|language|pattern|coffee|roast|material) /;

/** A colour, material or finish that is neither in the sheet nor in the source. */
function findOtherKinds(text: ParsedText, { facts, source }: SheetBasis): CheckProblem[] {
  const known = new Set([source, facts.pt, facts.ja].flatMap((basis) => [...kindsIn(basis)]));
  const said = [source, facts.pt].flatMap(({ pieces }) => pieces.flatMap(({ found }) => found));
  const groups = new Set(said.map(({ key }) => key.split(' ')[0]));
  return text.pieces.flatMap((piece) =>
    piece.found.flatMap(({ key, start, end }): CheckProblem[] => {
      const excerpt = text.plain.slice(start, end);
      const [group = ''] = key.split(' ');
      // "rosa" is a colour beside another colour.
      const isClear =
        !key.endsWith('?') || piece.found.some((one) => one.key !== key && one.key.startsWith(`${group} `));
      const isOther = KINDS.test(key) && groups.has(group) && isClear && !known.has(nameOf(key));
      // 白い湯気 is not a colour of the product.
      if (!isOther || /^\p{Script=Han}$/u.test(excerpt)) return [];
      return [problemIn('fact_changed', isNowhere(quote(excerpt)), piece.text, excerpt)];
    }),
  );
}

/** "(incluso)" limits nothing, "não ultrapassar" no more than the number does. */
const INCLUDED =
  /^nao (?:ultrapass|exced)|^(?:ja )?(?:\w+ )?(?:inclu[si]\w*|acompanha\w*|fornecid\w*|vem (?:junto|com))/;

/** Missing warnings, if required, and missing limits of every field that the text mentions. */
function findUnsaid(text: ParsedText, basis: SheetBasis, { warnings, isStory }: Demands): CheckProblem[] {
  const { statements } = basis.facts;
  const letters = codeLetters(text.folded);
  const numbers = new Set(numberKeys(text.pieces));
  // A text mentions a field if it contains one of the field's numbers, codes or choices.
  const isNamed = (key: FieldKey, entry: Entry): boolean => {
    const own = amountsOf(key, entry).filter(({ amount }) => amount.dimension !== 'count');
    if (own.length > 0 && own.every(({ amount }) => amount.keys.every((one) => numbers.has(one)))) return true;
    return spellingsOf(key, { ...entry, limit: undefined }).some((spelling) => {
      const folded = foldChars(spelling);
      if (/^[a-z]{0,5}-?\d/.test(folded)) return hasCode(letters, folded);
      return folded.length > 2 && text.folded.includes(folded);
    });
  };
  const named = new Set(
    fieldsOf(basis.sheet).flatMap(([key, { value }]) => (value.some((entry) => isNamed(key, entry)) ? [key] : [])),
  );
  return [
    ...(warnings ? statements : [])
      .filter(({ key, pt, ja }) => key === 'warnings' && !isStated(text, { pt, ja }))
      .map(({ pt }) => problemIn('fact_lost', `Faltou o aviso da ficha: ${quote(pt)}.`)),
    ...(isStory ? [] : statements)
      .filter(({ keys, frame }) => frame !== 'F' && keys.some((key) => named.has(key)))
      .filter(({ limit }) => limit && !INCLUDED.test(foldChars(limit.pt)) && !isStated(text, limit))
      .map(({ limit, pt }) =>
        problemIn('limit_lost', `Faltou o limite da ficha: ${quote(`${pt} ${limit?.pt ?? ''}`)}.`),
      ),
  ];
}

/** Kanji and katakana that tell nothing alone. */
const FRAME_WORDS = /^(?:使用|場合|時|値|含|可能|製品|商品|本体|対応|際|上|中|必|行|込)$/;

/** Whether a sentence states a limit or warning in any wording: its numbers, its "não", and its things or most words. */
function isStated(text: ParsedText, statement: { pt: string; ja: string | null }): boolean {
  const [pt, ja] = [readText(statement.pt, 'pt'), readText(statement.ja ?? '', 'ja')];
  const own = text.language === 'pt' ? pt : ja;
  const folded = own.folded.replaceAll(/[\s.。、]/g, '');
  if (folded !== '' && text.folded.replaceAll(/[\s.。、]/g, '').includes(folded)) return true;
  // 底の厚さは4mm for the limit 底, "dedos" for "dedo".
  const words = (own.folded.match(/\p{Script=Han}+|[ァ-ヶー]{2,}|[a-z]{3,}[a-rt-z]/gu) ?? []).filter(
    (word) => !FRAME_WORDS.test(word),
  );
  const keys = [...new Set([...pt.pieces, ...ja.pieces].flatMap(({ words }) => [...words]))];
  const sure = keys.filter(isSure);
  const telling = sure.length > 0 ? sure : keys;
  const numbers = numberKeys(pt.pieces);
  const isMeasured = pt.pieces.some(({ amounts }) => amounts.some(({ unit, soft }) => unit !== '' && !soft));
  const isDenial = pt.pieces.some((piece) => denies(piece, 'pt'));
  return text.pieces.some((piece) => {
    if (isDenial && !denies(piece, text.language) && !/\bcuidado|\blonge|\bso\b/.test(piece.folded)) return false;
    const told = new Set(numberKeys([piece]));
    if (!numbers.every((key) => told.has(key))) return false;
    const said = words.filter((word) => piece.folded.includes(word)).length;
    const shared = telling.filter((key) => piece.words.has(key)).length;
    return (
      isMeasured ||
      (words.length > 0 && said * 3 >= words.length * 2) ||
      (telling.length > 0 && shared * 2 >= Math.min(3, telling.length))
    );
  });
}

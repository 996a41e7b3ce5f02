import { fieldRow } from '#domain/sheet/catalogue.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Entry, Sheet } from '#domain/sheet/sheet.ts';
import { unitOf } from '#domain/sheet/units.ts';
import { foldText } from '#writer/text/fold.ts';
import type { ReadAmount } from '#writer/text/numbers.ts';
import { codeLetters, hasCode } from './codes.ts';
import { isAlike, isCounted, listLengths, valuesIn } from './compare-amounts.ts';
import { compareGrades, misspelt } from './compare-codes.ts';
import { denies } from './compare-denials.ts';
import { kindsIn, nameOf } from './compare-groups.ts';
import { findSwaps, labelAll } from './compare-labels.ts';
import { compareLimits } from './compare-limits.ts';
import { compareQualifiers } from './compare-qualifiers.ts';
import { findAdded } from './find-added.ts';
import { cachedPerText, isSure, type ParsedText, readText } from './parsed-text.ts';
import { amountsOf, fieldsOf, type SheetAmount, type SheetFacts, spellingsOf, valuesOfSheet } from './sheet-facts.ts';
import { type CheckProblem, quote } from './to-warnings.ts';

/** Requirements for a text that was written, not translated. */
export type Demands = {
  /** All warnings of the sheet must appear. */ warnings: boolean;
  /** Times and counts may be invented: a review tells of three weeks with the product. */
  isStory: boolean;
};

/** Compares a text with the sheet it was written from; the source may be quoted. */
export function compareSheet(
  text: ParsedText,
  sheet: Sheet,
  facts: SheetFacts,
  source: ParsedText,
  demands: Demands,
): CheckProblem[] {
  if (text.pieces.length === 0) return [];
  return [
    ...compareNumbers(text, facts, source, demands),
    ...(demands.isStory ? [] : compareSource(text, facts, source)),
    ...compareLimits(facts.limits, text, 'na ficha'),
    ...compareLimits(source, text, 'no seu texto'),
    ...compareCodes(text, facts, source),
    ...findOtherKinds(text, facts, source),
    ...findAdded(text, `${source.folded}\n${facts.folded}`, true),
    ...findUnsaid(text, sheet, facts, demands),
  ];
}

/** Denials, limits and labels of the seller's text that differ. */
const compareSource = (text: ParsedText, { names, folded }: SheetFacts, source: ParsedText): CheckProblem[] => [
  ...findSwaps(labelAll(source), labelAll(text)),
  ...compareQualifiers(source, text, true),
  ...compareGrades(source, text),
  ...misspelt(source, text, names, folded),
];

function compareNumbers(text: ParsedText, facts: SheetFacts, source: ParsedText, { isStory }: Demands): CheckProblem[] {
  if (labelAll(text).length === 0) return [];
  const values = valuesOfSheet(facts);
  const basis = [readNumbers(source), readNumbers(facts.pt)];
  return labelAll(text).flatMap(({ amount, label, piece }): CheckProblem[] => {
    const place = { excerpt: amount.raw, sentence: piece.text };
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
    if (
      own.length > 0 &&
      !isFolded &&
      !amount.soft &&
      !own.some(isOwn) &&
      !(isSellers(amount) && own.some((one) => isSellers(one.amount)))
    ) {
      const other = own[0];
      return [
        {
          ...place,
          code: told.length > 0 ? 'number_swapped' : 'number_changed',
          message: `Na ficha está ${quote(amountText(other))}; aqui está ${quote(amount.raw)}.`,
        },
      ];
    }
    if (own.some(isOwn) || told.length > 0) return [];
    const isStorys = isStory && /^(?:time|count)$/.test(amount.dimension) && label === undefined;
    // "sete velocidades" counts; "uma" and "duas mãos" may be plain words.
    const isWord = amount.soft && (text.language === 'ja' || amount.number < 3 || MONTH.test(foldText(amount.raw)));
    if (isWord || isStorys || keys.every((key) => basis.some(({ keys: known }) => known.has(key)))) return [];
    if (basis.some(({ counts }) => isCounted(amount, counts))) return [];
    // "No turbo, 12." omits the unit.
    if (amount.unit === '' && basis.some(({ numbers }) => numbers.has(amount.number))) return [];
    const isKnown = ({ amounts }: { amounts: readonly ReadAmount[] }) => amounts.some((one) => isTurned(one, amount));
    if (facts.amounts.some((one) => isTurned(one.amount, amount)) || basis.some(isKnown)) return [];
    const message = `O número ${quote(amount.raw)} não está na ficha nem no seu texto.`;
    return [{ ...place, code: 'fact_added', ...(amount.soft && amount.unit === '' ? { hint: true } : {}), message }];
  });
}

const FOLDED = /\b(?:dobrad|fechad|guardad|desmontad|recolhid)[oa]|収納時|収納サイズ|折り?たた|たたん|畳/;
const MOST_COMPARED = 100;
const MONTH = /^(?:janeiro|fevereiro|marco|abril|maio|ju[nl]ho|agosto|\w+bro)$/;

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

function amountText(one: SheetAmount | undefined): string {
  if (!one) return '';
  const { number, to, unit } = one.amount;
  const numbers = [number, to]
    .flatMap((value) => (value === undefined ? [] : [String(value).replace('.', ',')]))
    .join(' a ');
  return `${fieldRow(one.key).label}: ${numbers} ${(unitOf(unit)?.pt[0] ?? '').split('/')[0] ?? ''}`.trim();
}

function compareCodes(text: ParsedText, { names, folded, pt }: SheetFacts, source: ParsedText): CheckProblem[] {
  const known = codeLetters(`${source.folded} ${folded} ${foldText(names.join(' '))}`);
  const ownCodes = new Set(
    [source, pt].flatMap(({ pieces }) => pieces.flatMap(({ codes }) => codes.map(({ code }) => code))),
  );
  return text.pieces.flatMap(({ codes, text: sentence }) =>
    codes
      .filter(({ code }) => !ownCodes.has(code) && !hasCode(known, code))
      .map(({ raw }): CheckProblem => {
        const message = `${quote(raw)} não está na ficha nem no seu texto.`;
        return { code: 'code_changed', excerpt: raw, sentence, message };
      }),
  );
}

const KINDS = /^(?:colour|coating|plate|language|pattern|coffee|roast|material) /;

/** A colour, material or finish that is neither in the sheet nor in the source. */
function findOtherKinds(text: ParsedText, facts: SheetFacts, source: ParsedText): CheckProblem[] {
  const known = new Set([source, facts.pt, facts.ja].flatMap((basis) => [...kindsIn(basis)]));
  const groups = new Set(
    [source, facts.pt].flatMap(({ pieces }) =>
      pieces.flatMap(({ found }) => found.map(({ key }) => key.split(' ')[0])),
    ),
  );
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
      const message = `${quote(excerpt)} não está na ficha nem no seu texto.`;
      return [{ code: 'fact_changed', excerpt, sentence: piece.text, message }];
    }),
  );
}

/** "(incluso)" limits nothing. */
const INCLUDED = /^(?:ja )?(?:\w+ )?(?:inclu[si]\w*|acompanha\w*|fornecid\w*|vem (?:junto|com))/;

/** Missing warnings, if required, and missing limits of every field that the text mentions. */
function findUnsaid(
  text: ParsedText,
  sheet: Sheet,
  { statements }: SheetFacts,
  { warnings, isStory }: Demands,
): CheckProblem[] {
  const lost = (wording: string, code: 'fact_lost' | 'limit_lost'): CheckProblem => ({
    code,
    excerpt: '',
    sentence: '',
    message:
      code === 'fact_lost'
        ? `Faltou o aviso da ficha: ${quote(wording)}.`
        : `Faltou o limite da ficha: ${quote(wording)}.`,
  });
  const letters = codeLetters(text.folded);
  const numbers = new Set(text.pieces.flatMap(({ amounts }) => amounts.flatMap(({ keys }) => keys)));
  // A text mentions a field if it contains one of the field's numbers, codes or choices.
  const isNamed = (key: FieldKey, entry: Entry): boolean => {
    const own = amountsOf(key, entry).filter(({ amount }) => amount.dimension !== 'count');
    if (own.length > 0 && own.every(({ amount }) => amount.keys.every((one) => numbers.has(one)))) return true;
    return spellingsOf(key, { ...entry, limit: undefined }).some((spelling) => {
      const folded = foldText(spelling);
      if (/^[a-z]{0,5}-?\d/.test(folded)) return hasCode(letters, folded);
      return folded.length > 2 && text.folded.includes(folded);
    });
  };
  const named = new Set(
    fieldsOf(sheet).flatMap(([key, { value }]) => (value.some((entry) => isNamed(key, entry)) ? [key] : [])),
  );
  return [
    ...(warnings ? statements : [])
      .filter(({ key, pt, ja }) => key === 'warnings' && !isStated(text, { pt, ja }))
      .map(({ pt }) => lost(pt, 'fact_lost')),
    ...(isStory ? [] : statements)
      .filter(
        ({ keys, limit, frame }) =>
          limit &&
          !INCLUDED.test(foldText(limit.pt)) &&
          frame !== 'F' &&
          keys.some((key) => named.has(key)) &&
          !isStated(text, limit),
      )
      .map(({ limit, pt }) => lost(`${pt} ${limit?.pt ?? ''}`, 'limit_lost')),
  ];
}

/** Whether a text states a limit or warning in any wording: its things, its numbers, its "não". */
function isStated(text: ParsedText, statement: { pt: string; ja: string | null }): boolean {
  const [pt, ja] = [readText(statement.pt, 'pt'), readText(statement.ja ?? '', 'ja')];
  const own = text.language === 'pt' ? pt : ja;
  const folded = own.folded.replaceAll(/[\s.。、]/g, '');
  if (folded !== '' && text.folded.replaceAll(/[\s.。、]/g, '').includes(folded)) return true;
  if (text.language === 'ja' && isToldInJapanese(text, ja, pt)) return true;
  const keys = [...new Set([...pt.pieces, ...ja.pieces].flatMap(({ words }) => [...words]))];
  const sure = keys.filter(isSure);
  const telling = sure.length > 0 ? sure : keys;
  const numbers = pt.pieces.flatMap(({ amounts }) => amounts.flatMap(({ keys }) => keys));
  const isDenial = pt.pieces.some((piece) => denies(piece, 'pt'));
  return text.pieces.some((piece) => {
    if (isDenial && !denies(piece, text.language) && !/\bcuidado|\blonge|\bso\b/.test(piece.folded)) return false;
    const told = new Set(piece.amounts.flatMap(({ keys }) => keys));
    if (!numbers.every((key) => told.has(key))) return false;
    const shared = telling.filter((key) => piece.words.has(key)).length;
    return telling.length > 0 && shared * 2 >= Math.min(3, telling.length);
  });
}

/** Kanji and katakana that tell nothing alone. */
const FRAME_WORDS = /^(?:使用|場合|時|値|含|可能|製品|商品|本体|対応|際|上|中|必|行|込)$/;

/** 底の厚さは4mm for the limit 底: most telling words of the Japanese wording stand in the text, with its "não". */
function isToldInJapanese(text: ParsedText, ja: ParsedText, pt: ParsedText): boolean {
  const words = [...new Set(ja.folded.match(/\p{Script=Han}+|[ァ-ヶー]{2,}|\d[\d.,]*/gu) ?? [])].filter(
    (word) => !FRAME_WORDS.test(word),
  );
  const shared = words.filter((word) => text.folded.includes(word));
  if (words.length === 0 || shared.length * 3 < words.length * 2) return false;
  if (!pt.pieces.some((piece) => denies(piece, 'pt'))) return true;
  return text.pieces.some((piece) => denies(piece, 'ja') && shared.some((word) => piece.folded.includes(word)));
}

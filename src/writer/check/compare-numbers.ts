import type { Fact } from '#domain/robots/facts.ts';
import { SIZE_NAMES } from '#writer/data/facts/fact-labels.ts';
import { quantityOfFact } from '#writer/facts/describe-fact.ts';
import { foldJapanese, foldPortuguese } from '#writer/facts/folded-text.ts';
import { isComparable, isSameQuantity, type Language, type Quantity } from '#writer/facts/quantity.ts';
import { readQuantities } from '#writer/facts/read-quantities.ts';
import type { Addition, Change } from './compare-facts.ts';
import { UNTRANSLATED_MARK } from './untranslated-mark.ts';

export type NumberComparison = { kept: Set<string>; changed: Change[]; lost: Set<string>; added: Addition[] };

/** The seller's numbers, read once for all the sentences that are held against them. */
export type NumberLedger = {
  facts: readonly Fact[];
  source: string;
  amounts: ReadonlyMap<string, Quantity>;
  known: readonly Quantity[];
};

export function readNumberLedger(facts: readonly Fact[], source: string): NumberLedger {
  const amounts = new Map(
    facts.flatMap((fact) => {
      const amount = COMPARED.has(fact.kind) ? quantityOfFact(fact) : undefined;
      return amount ? [[fact.id, amount] as const] : [];
    }),
  );
  const known = [
    ...amounts.values(),
    ...facts.flatMap(amountsOf),
    ...countsOf(facts),
    ...readQuantities(source.normalize('NFC'), 'pt'),
  ];
  return { facts, source, amounts, known };
}

/** Amounts of the facts in the text: repeated, written differently, missing; and numbers that the seller never wrote. */
export function compareNumbers(ledger: NumberLedger, text: string, language: Language): NumberComparison {
  const { facts, known, amounts, source } = ledger;
  const found = language === 'ja' ? readMixed(text) : readQuantities(text, language);
  const hasSizeRange = facts.some(({ kind }) => kind === 'size_range');
  const strangers = found.filter(
    (quantity) =>
      !quantity.soft &&
      !isBatterySize(text, quantity) &&
      !(hasSizeRange && isSizeName(text, quantity)) &&
      !known.some((amount) => repeats(amount, quantity)) &&
      !isPartOfName(text, quantity, source),
  );
  const kept = new Set<string>();
  const lost = new Set<string>();
  const changed: Change[] = [];
  const explained = new Set<Quantity>();
  for (const fact of facts) {
    if (fact.kind === 'size_range' && !/\d/.test(fact.value)) {
      (hasSizes(fact.value, text, language) ? kept : lost).add(fact.id);
      continue;
    }
    if (!COMPARED.has(fact.kind)) continue;
    const amount = amounts.get(fact.id);
    if (!amount) {
      if (/bivolt/i.test(fact.value)) (saysBivolt(text) ? kept : lost).add(fact.id);
      continue;
    }
    if (found.some((quantity) => repeats(amount, quantity) || isInside(amount, quantity))) {
      kept.add(fact.id);
      continue;
    }
    const other =
      fact.kind === 'number'
        ? undefined
        : strangers.find((quantity) => !explained.has(quantity) && isOther(fact, amount, quantity));
    if (other) {
      explained.add(other);
      changed.push({ fact, excerpt: text.slice(other.start, other.end), start: other.start, end: other.end });
    } else if (fact.kind !== 'number') lost.add(fact.id);
  }
  const added = strangers
    .filter((quantity) => !explained.has(quantity))
    .map(({ start, end }) => ({
      kind: 'number' as const,
      excerpt: text.slice(start, end),
      start,
      end,
      isRisky: false,
      label: '',
    }));
  return { kept, changed, lost, added };
}

/** 【未訳: 1.200 W】: inside the mark the point is the seller's, of thousands. */
function readMixed(text: string): Quantity[] {
  const marked = [...text.matchAll(UNTRANSLATED_MARK)];
  const japanese = marked.reduce(
    (rest, { index, 0: words }) => rest.slice(0, index) + ' '.repeat(words.length) + rest.slice(index + words.length),
    text,
  );
  return [
    ...readQuantities(japanese, 'ja'),
    ...marked.flatMap(({ index, 0: words }) =>
      readQuantities(words, 'pt').map((quantity) => ({
        ...quantity,
        start: quantity.start + index,
        end: quantity.end + index,
      })),
    ),
  ];
}

const COMPARED: ReadonlySet<Fact['kind']> = new Set(['quantity', 'size_range', 'price', 'number']);

function amountsOf(fact: Fact): Quantity[] {
  return readQuantities(`${fact.text}\n${fact.value} ${fact.unit ?? ''}`.normalize('NFC'), 'pt');
}

/** What the seller lists may be counted: three colours are 3色. "Bivolt" stands for its two voltages. */
function countsOf(facts: readonly Fact[]): Quantity[] {
  const count = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind).length;
  const listed = [
    `${count('colour')} cores`,
    `${count('contents')} itens`,
    ...(facts.some(({ value }) => /bivolt/i.test(value))
      ? ['100 V', '110 V', '127 V', '220 V', '240 V', '100/220 V', '110/220 V', '127/220 V', '100 a 240 V']
      : []),
  ];
  return listed.flatMap((words) => readQuantities(words, 'pt'));
}

/** The same amount; without a unit on one side the bare numbers decide. */
function repeats(amount: Quantity, quantity: Quantity): boolean {
  if (isSameQuantity(amount, quantity)) return true;
  if (amount.unit && quantity.unit) return isReframed(amount, quantity);
  const numbers = new Set(amount.numbers);
  return quantity.numbers.every((value) => numbers.has(value)) || isReframed(amount, quantity);
}

/** "30 a 160" may be told as "de 30 até 160" or "30cm, 160cm": each number by itself is still the seller's. */
function isReframed(amount: Quantity, quantity: Quantity): boolean {
  if (!isComparable(amount, quantity) || amount.numbers.length === 1) return false;
  const scale = (amount.unit?.scale ?? 1) / (quantity.unit?.scale ?? 1);
  return quantity.numbers.every((value) =>
    amount.numbers.some((own) => Math.abs(own * scale - value) < 1e-6 * Math.max(1, value)),
  );
}

function isInside(amount: Quantity, quantity: Quantity): boolean {
  return quantity.numbers.length > amount.numbers.length && isReframed(quantity, amount);
}

/** A number of the same kind that the seller did not write is the seller's number, changed. */
function isOther({ role }: Fact, amount: Quantity, quantity: Quantity): boolean {
  if (amount.unit?.dimension !== quantity.unit?.dimension) return false;
  if (amount.unit?.dimension === 'money') return amount.unit.id === quantity.unit?.id;
  return amount.unit?.dimension !== 'time' || (TIME_UNITS[role ?? '']?.has(quantity.unit?.id ?? '') ?? true);
}

const CLOCK: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'day']);
const CALENDAR: ReadonlySet<string> = new Set(['day', 'week', 'month', 'year']);
/** What each span may be counted in: the buyer's 25 to 60 years are no battery that lasts 35 minutes, written wrongly. */
const TIME_UNITS: Readonly<Record<string, ReadonlySet<string>>> = {
  duration: CLOCK,
  charge_time: CLOCK,
  warranty: CALENDAR,
  limited_warranty: CALENDAR,
  shelf_life: CALENDAR,
  age: new Set(['month', 'year']),
};

/** iPhone 15, Bluetooth 5.3, USB3.0, XY 200 for XY-200: digits of a name that the source has as well. */
function isPartOfName(text: string, { start, end }: Quantity, source: string): boolean {
  const before = /[A-Za-z][A-Za-z-]*[ ]?$/.exec(text.slice(Math.max(0, start - 16), start))?.[0];
  if (before === undefined) return false;
  const bare = (words: string) => words.toLowerCase().replaceAll(/[ -]/g, '');
  return bare(source).includes(bare(`${before}${text.slice(start, end)}`));
}

/** 単3形 is the name of a battery (AA), not an amount. */
function isBatterySize(text: string, { start }: Quantity): boolean {
  return text.charAt(start - 1) === '単';
}

/** Of clothes 3L is a size, not three litres. */
function isSizeName(text: string, { start, end }: Quantity): boolean {
  return /^\dL$/.test(text.slice(start, end));
}

function saysBivolt(text: string): boolean {
  return /bivolt|バイボルト|両(?:電圧|対応)|(?:100|110|127)\s?V?\s?[~〜～/・-]\s?(?:220|240)\s?V|(?:100|110)V?.{0,4}(?:220|240)V/iu.test(
    foldJapanese(text),
  );
}

/** Every size of the seller, in the letters of either country. */
function hasSizes(value: string, text: string, language: Language): boolean {
  const sizes = foldPortuguese(value)
    .replace(/^(?:do|de)\s/, '')
    .split(/\s(?:a|ao|ate|e|ou)\s(?:o\s)?|\s?[,/|-]\s?/);
  const letters = new Set((language === 'pt' ? text : foldJapanese(text)).match(/\b[A-Z0-9]{1,4}\b/g) ?? []);
  return sizes.every((size) => {
    const japanese = SIZE_NAMES[size.trim()];
    if (/unico|^u$/.test(size)) return /フリーサイズ|ワンサイズ|único|unico/i.test(text);
    const alternatives = [size.trim().toUpperCase(), japanese ?? '', ...(OTHER_NAMES[japanese ?? ''] ?? [])];
    return alternatives.some((name) => letters.has(name) && (language === 'pt' || name !== 'G'));
  });
}

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  XL: ['LL', '2L'],
  XXL: ['3L', '2XL', 'XL'],
  '3XL': ['4L', 'XXXL', 'XXL'],
  XS: ['SS'],
};

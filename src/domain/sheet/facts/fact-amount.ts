import type { Fact } from '#domain/robots/facts.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Amount, Qualifier } from '../sheet.ts';
import { UNITS } from '../units.ts';

const UNIT_OF_WORD: ReadonlyMap<string, string> = new Map(
  UNITS.flatMap(({ key, pt }) =>
    pt.flatMap((form) => [form, ...form.split('/')].map((word) => [foldText(word), key] as const)),
  )
    // The first unit with a spelling wins: "unidades" is 個.
    .reverse(),
);

/** "1,8", "1.200", "5 a 7", "110-220", "-20 °C a 140": one number or a range, and nothing else. */
const NUMBER = String.raw`[-−]?\d+(?:\.\d{3})*(?:[.,]\d+)?`;
const AMOUNT = new RegExp(`^(${NUMBER})(?: ?[°º]? ?[a-z]{0,10} ?(?:a|ate|ao|e|-|–|~|/) ?(${NUMBER}))?$`);

const numberOf = (written: string): number => {
  const plain = written.replace('−', '-');
  // A point before exactly three digits separates thousands, unless a zero precedes it.
  const isGrouped = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(plain);
  return Number((isGrouped ? plain.replaceAll('.', '') : plain).replace(',', '.'));
};

/** The amount of a fact with its qualifier "cerca de", "até" or "a partir de"; null if it is not a plain number. */
export function factAmount({ value, unit = '', text }: Fact, unitless?: string): Amount | null {
  const read = AMOUNT.exec(foldText(value.trim()).slice(0, 60));
  const key = UNIT_OF_WORD.get(foldText(unit.trim())) ?? (unit === '' ? unitless : undefined);
  if (!read || !key) return null;
  const [, from = '', to] = read;
  const qualifier = qualifierIn(foldText(text), foldText(value.trim()));
  return {
    number: numberOf(from),
    ...(to === undefined ? {} : { to: numberOf(to) }),
    unit: key,
    ...(qualifier ? { qualifier } : {}),
  };
}

const BEFORE: readonly (readonly [RegExp, Qualifier])[] = [
  [/(?:cerca de|aproximadamente|aprox\.?|aproximad[oa]s?:?|mais ou menos|em torno de|~|±)\s*$/, 'about'],
  [/(?:ate|no maximo|maxim[oa] de|max\.?)\s*$/, 'up_to'],
  [/(?:a partir de|acima de|mais de|no minimo|minim[oa] de|pelo menos|\+)\s*$/, 'from'],
];
const AFTER: readonly (readonly [RegExp, Qualifier])[] = [
  [/^\s{0,3}\S{0,12}\s{0,3}aprox/, 'about'],
  [/^\s{0,3}(?:\+|\S{0,12}\s{0,3}(?:\+|ou mais|ou superior|em diante))/, 'from'],
];

function qualifierIn(text: string, value: string): Qualifier | undefined {
  const at = text.indexOf(value);
  if (at < 0) return undefined;
  const before = text.slice(Math.max(0, at - 30), at);
  const after = text.slice(at + value.length, at + value.length + 40);
  return (BEFORE.find(([words]) => words.test(before)) ?? AFTER.find(([words]) => words.test(after)))?.[1];
}

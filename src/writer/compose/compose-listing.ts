import { fieldSentencesOf } from '#domain/sheet/field-sentences.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { type SpecificationRow, specificationOf } from '#domain/sheet/specification.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import { CHOICE_SITUATIONS } from '#writer/data/sentences/goods-sentences.ts';
import { fill, japaneseSubject, namesMaterial, type Subject } from './product-subject.ts';
import { isLack, type SheetSentence, sheetSentencesFor } from './sheet-sentences.ts';

export type ListingProposals = {
  name: Bilingual[];
  benefit: Bilingual[];
  situations: Bilingual[];
  features: (Bilingual & { title: string })[];
  steps: Bilingual[];
  tags: Bilingual[];
};

const MOST = 6;
const MOST_BENEFITS = 3;
/** Of one value in a name or a tag. */
const SHORT = 16;
/** A diameter is the size of a pan, but not of a bottle with its capacity. */
const SIZE_KEYS = ['capacity', 'net_content', 'screen', 'diameter'];
/** What is counted, missing or not possible is no 特長. */
const NO_FEATURES: readonly string[] = ['quantity', 'not_included'];
const TAG_KEYS = ['brand', 'material', 'fabric', 'functions', 'intended_use', 'for_whom', 'wireless', 'colour'];

/** What the words of a page can be taken from: only what the sheet says, or what says nothing about the product. */
export function composeListing(sheet: Sheet, nameJa: string): ListingProposals {
  const rows = specificationOf(sheet);
  const subject = japaneseSubject(sheet, nameJa || undefined);
  const sentences = sheetSentencesFor(sheet, 'ad').sentences.filter(
    (one) => !NO_FEATURES.includes(one.key) && !isLack(one),
  );
  return {
    name: subject ? namesOf(rows, subject, materialOf(sheet)) : [],
    benefit: sentences.slice(0, MOST_BENEFITS).map(inOneLine),
    situations: subject ? CHOICE_SITUATIONS.map((situation) => fill(situation, subject)) : [],
    features: sentences.slice(0, MOST).flatMap((one) => {
      const row = rowOf(rows, one);
      return row ? [{ title: titleOf(row, one), ...inOneLine(one) }] : [];
    }),
    steps: partsOf(rows.find(({ key }) => key === 'how_to_use')).map(({ ja, pt }) => ({
      ja: ja.replace(NUMBERED, ''),
      pt: pt.replace(NUMBERED, ''),
    })),
    tags: unique([
      ...(subject ? [subject] : []).map(({ ja, pt }) => ({ ja, pt })),
      ...valuesOf(rows, TAG_KEYS).map(withoutPart).filter(isShort),
    ]),
  };
}

/** "本体：アルミニウム" is searched as アルミニウム. */
const withoutPart = ({ ja, pt }: Bilingual): Bilingual => ({
  ja: ja.replace(/^[^：]*：/, ''),
  pt: ja.includes('：') ? pt.replace(/^[^:]*: /, '') : pt,
});
const unique = (words: readonly Bilingual[]): Bilingual[] => [
  ...new Map(words.map((each) => [each.ja, each])).values(),
];

/** The row of a sentence; of several rows of one field, the one whose label opens it. */
function rowOf(rows: readonly SpecificationRow[], one: SheetSentence): SpecificationRow | undefined {
  const own = rows.filter(({ keys }) => keys.includes(one.key));
  return own.find(({ label }) => inOneLine(one).ja.startsWith(label)) ?? own[0];
}

/** 容量350ml, 折りたたみ式, 3気圧防水; else the label. */
function titleOf({ label, value }: SpecificationRow, one: SheetSentence): string {
  const [, whole] = /^([^は。]{1,12})です。$/.exec(inOneLine(one).ja) ?? [];
  if (whole) return whole;
  const isFigure = value !== null && /^(?:約|最大)?\d[^、：\n]*$/.test(value) && value.length <= SHORT;
  if (!isFigure || label.includes('・')) return label;
  return value.includes(label.slice(0, 2)) ? value : `${label}${value}`;
}

/** ガラス製, if the product has one material. */
function materialOf(sheet: Sheet): Bilingual | undefined {
  const statement = fieldSentencesOf(sheet).find(
    ({ key, sentenceForm }) => key === 'material' && sentenceForm === 'before_name',
  );
  return statement?.ja ? { ja: statement.ja.replace(/の$/, ''), pt: statement.pt } : undefined;
}

const NUMBERED = /^\d+\. /;
const isShort = ({ ja }: Bilingual): boolean => ja.length <= SHORT && !/[（(,]/.test(ja);
const inOneLine = ({ sentences }: SheetSentence): Bilingual => ({
  ja: sentences.map(({ ja }) => ja).join(''),
  pt: sentences.map(({ pt }) => pt).join(' '),
});

/** The single values of a row, where both languages have as many. */
function partsOf(row: SpecificationRow | undefined): Bilingual[] {
  if (!row?.value) return [];
  const ja = row.value.split(/[、／\n]/);
  const pt = row.valuePt.split(/, | \/ |\n/);
  return ja.length === pt.length ? ja.map((each, at) => ({ ja: each, pt: pt[at] ?? '' })) : [];
}

const valuesOf = (rows: readonly SpecificationRow[], keys: readonly string[]): Bilingual[] =>
  rows.filter(({ key }) => keys.includes(key)).flatMap(partsOf);

/** Brand, kind and size in the order of Japanese shops; the fullest first. */
function namesOf(rows: readonly SpecificationRow[], subject: Subject, ofMaterial: Bilingual | undefined): Bilingual[] {
  const kind = { ja: subject.ja, pt: subject.pt };
  const shortOf = (key: string) => valuesOf(rows, [key]).find(isShort);
  const brand = shortOf('brand');
  const size = SIZE_KEYS.map(shortOf).find((value) => value !== undefined);
  const material = ofMaterial && isShort(ofMaterial) && !namesMaterial(subject, ofMaterial.ja) ? ofMaterial : undefined;
  const join = (words: readonly (string | undefined)[]) => words.filter((word) => word !== undefined).join(' ');
  const names = [[brand, kind, size], [material, kind, size], [brand, kind], [kind]].map((parts) => ({
    ja: join(parts.map((part) => part?.ja)),
    // "taça de vidro 350 ml": the material follows the kind.
    pt: join((parts[0] === material ? [kind, material, size] : parts).map((part) => part?.pt)),
  }));
  return unique(names);
}

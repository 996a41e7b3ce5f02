import type { Bilingual } from '#domain/text/bilingual.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import type { FieldKey, FieldRow } from './field-keys.ts';
import type { SentenceForm } from './field-row.ts';
import type { Entry, Sheet } from './sheet.ts';
import { isSameMaterial } from './specification.ts';
import { isList, isSaidAfter, saySpoken } from './wording/printed-lines.ts';
import { joinWordings, NOTHING, sayEntry, sayPart, sayWords, type Wording, withBrackets } from './wording/say-entry.ts';
import { asSentenceJa, asSentencePt, deniesProduct, isDenial, isNoun } from './wording/sentence-ending.ts';
import { type SheetLine, sheetLines } from './wording/sheet-lines.ts';

/** What a field says in running text: one sentence, or words before the product's name (`before_name`). */
export type FieldSentence = {
  key: FieldKey;
  keys: readonly FieldKey[];
  sentenceForm: SentenceForm;
  /** Null if Japanese is missing, of the limit too. */
  ja: string | null;
  pt: string;
  /** Condition that must follow the statement. */
  limit?: { ja: string | null; pt: string };
  /** Statement and limit in one sentence, if the limit is not a sentence: "直径は4.5cm（飲み口）です。" */
  inOne?: Bilingual;
  translated: boolean;
};

const SENTENCE_PATTERNS: Readonly<Record<'label_is_value' | 'supports' | 'supports_not', Bilingual>> = {
  label_is_value: { ja: '{l}は{v}です。', pt: '{l}: {v}.' },
  supports: { ja: '{v}に対応しています。', pt: '{l}: compatível com {v}.' },
  supports_not: { ja: '{v}には対応していません。', pt: '{l}: não é compatível com {v}.' },
};
const PLACE = {
  yes: { ja: '{l}で使用できます。', pt: '{l}: pode.' },
  no: { ja: '{l}では使用できません。', pt: '{l}: não pode.' },
};

/** 原材料名 heads a table: a sentence says 原材料. */
const TABLE_LABEL = /(?<=^原材料)名$/;

/** Every accepted field as sentences, in the order of 商品仕様, each with its Portuguese meaning. */
export function fieldSentencesOf(sheet: Sheet): FieldSentence[] {
  const lines = sheetLines(sheet).filter(({ isTable }) => !isTable);
  const fabric = lines.find(({ row }) => row.key === 'fabric')?.value.ja;
  const isRepeated = ({ row, value, variant }: SheetLine) =>
    row.key === 'material' && !variant && isSameMaterial(value.ja || null, fabric);
  return lines.flatMap((line) => [...(isRepeated(line) ? [] : sentencesOf(line)), ...beforeName(line)]);
}

function sentencesOf(whole: SheetLine): FieldSentence[] {
  const parted = whole.variant ? null : withOwnSentences(whole);
  if (parted) return parted.flatMap(sentencesOf);
  const line = { ...whole, limits: [...denialsOf(whole), ...whole.limits] };
  const { row, spoken, rest, denied, entries, variant, limits } = line;
  // It stays in the table, where the seller sees it.
  if (row.sentenceForm === 'supports' && limits.some(({ ja }) => deniesProduct(ja))) return [];
  const own = { ...line.label, ja: line.label.ja.replace(TABLE_LABEL, '') };
  const label = variant ? joinWordings([variant, own], { ja: 'の', pt: ': ' }) : own;
  if (row.sentenceForm === 'sentence') {
    return entries.map((entry) => {
      const entryWording = sayEntry(row, entry);
      const wording = variant ? joinWordings([variant, entryWording], { ja: 'は、', pt: ': ' }) : entryWording;
      const limit = entries.length > 1 && entry.limit ? [sayWords(entry.limit)] : [];
      return fieldSentence(
        line,
        'sentence',
        { ...wording, ja: asSentenceJa(wording.ja), pt: asSentencePt(wording.pt) },
        [...limit, ...limits],
      );
    });
  }
  const value = { ...spoken, ja: spoken.ja.replaceAll('\n', '、'), pt: spoken.pt.replaceAll('\n', ', ') };
  const no = denied && filled(SENTENCE_PATTERNS.supports_not, label, denied);
  if (no && value.pt === '')
    return [fieldSentence(line, 'supports', variant ? { ...no, ja: `${variant.ja}は、${no.ja}` } : no, limits)];
  const areNouns = limits.every(({ ja }) => isNoun(ja) && !(row.sentenceForm === 'supports' && isDenial(ja)));
  const say = (pattern: Bilingual, wording = value) => {
    const limited = filled(pattern, label, withBrackets(wording, limits));
    // "ガス火（弱火のみ）に対応しています。IHには対応していません。": behind the denial the limit would lose its thing.
    if (no && areNouns) return fieldSentence(line, row.sentenceForm, limited, [no]);
    const main = filled(pattern, label, wording);
    const ofRest = rest ? [filled(row.restSentence ?? SENTENCE_PATTERNS.label_is_value, label, rest)] : [];
    const whole = joinWordings(row.restSentence ? [main, ...ofRest] : [...ofRest, main], { ja: '', pt: ' ' });
    const ownSentence = fieldSentence(line, row.sentenceForm, whole, no ? [no, ...limits] : limits);
    // After several parts it would be unclear which of them is limited.
    const isOne = (wording === value || entries.length === 1) && !no && !rest && areNouns;
    if (limits.length === 0 || !isOne || ownSentence.ja === null) return ownSentence;
    // Behind the last item it would seem to be of that one.
    if (isList(row, entries))
      return { ...ownSentence, inOne: closed(withBrackets(opened(ownSentence.ja, ownSentence.pt), limits)) };
    if (!pattern.ja.includes('{v}'))
      return { ...ownSentence, inOne: withoutPlace(row, opened(ownSentence.ja, ownSentence.pt), limits) };
    return { ...ownSentence, inOne: { ja: limited.ja, pt: limited.pt } };
  };
  // A pair of its own (明るさは3段階) does not fit behind the label: it stays in the table.
  const isListOfPairs = entries.some(({ part }) => part !== undefined);
  const pairs = isListOfPairs ? { ...value, ja: `、${value.ja}` } : value;
  if (variant && row.sentenceOfVariant)
    return [fieldSentence(line, row.sentenceForm, filled(row.sentenceOfVariant, variant, value), limits)];
  if (isListOfPairs && row.sentenceOfParts) {
    const { ja, pt } = row.sentenceOfParts;
    return [say({ ja: variant ? `${variant.ja}は、${ja}` : ja, pt })];
  }
  if (variant)
    return row.spoken?.ja.includes('は') && spoken.ja !== line.value.ja
      ? []
      : [say(SENTENCE_PATTERNS.label_is_value, pairs)];
  const answer = row.kind === 'yesno' ? (entries[0]?.allowed ? 'yes' : 'no') : undefined;
  const ofChoice = entries.length === 1 && !isListOfPairs && entries[0] && sentenceOf(line, entries[0]);
  if (ofChoice) return [say(ofChoice)];
  if (answer) return [say(PLACE[answer])];
  if (row.sentence && entries.every((entry) => sayEntry(row, entry).ja.endsWith(row.sentenceEnd ?? '')))
    return [say(row.sentence)];
  if (row.sentenceForm === 'supports') return [say(SENTENCE_PATTERNS.supports)];
  const [only] = entries;
  if (only?.part !== undefined && entries.length === 1) {
    const { part, ...entry } = only;
    const pattern = {
      ...SENTENCE_PATTERNS.label_is_value,
      ja: `${sayPart(row, part).ja}の${SENTENCE_PATTERNS.label_is_value.ja}`,
    };
    return [say(pattern, { ...value, ja: saySpoken(row, [entry]).ja })];
  }
  return [say(SENTENCE_PATTERNS.label_is_value, pairs)];
}

const sentenceOf = ({ row }: SheetLine, { choice = '', pt, ja, amount, allowed }: Entry): Bilingual | undefined => {
  if (row.kind === 'yesno') return row.sentenceOfChoice?.[`${choice}:${allowed ? 'yes' : 'no'}`];
  if (!choice && (pt || ja)) return undefined;
  return row.sentenceOfChoice?.[choice] ?? row.sentenceOfChoice?.[`${choice}:${amount?.unit ?? ''}`];
};

/** "折りたたみ式です。" apart from "主な機能はタイマーです。"; null if no choice of a list has a sentence of its own. */
function withOwnSentences(line: SheetLine): SheetLine[] | null {
  const { row, entries } = line;
  // A limit of the field holds for all of them: one sentence says it once.
  if (row.kind !== 'choices' || entries.length < 2 || line.limits.length > 0) return null;
  const own = entries.filter((entry) => entry.allowed !== false && sentenceOf(line, entry));
  if (own.length === 0) return null;
  const rest = entries.filter((entry) => !own.includes(entry));
  const limitsOf = ({ limit }: Entry): Wording[] => (limit ? [sayWords(limit)] : []);
  const lines = own.map((entry) => ({
    ...line,
    entries: [entry],
    spoken: sayEntry(row, entry),
    denied: undefined,
    limits: limitsOf(entry),
  }));
  if (rest.length === 0) return lines;
  const limits = rest.length === 1 ? rest.flatMap(limitsOf) : [];
  return [{ ...line, entries: rest, spoken: saySpoken(row, rest), limits }, ...lines];
}

/** "Wi-Fiは、5GHz帯には対応していません。" after a list of several. */
const denialsOf = ({ row, entries }: SheetLine): Wording[] =>
  entries.length < 2
    ? []
    : entries.flatMap((entry) =>
        entry.limit && isSaidAfter(row, entry)
          ? [joinWordings([sayEntry(row, entry), sayWords(entry.limit)], { ja: 'は、', pt: ': ' })]
          : [],
      );

/** "脚のみ折りたたみ式です。", "オーブンで使用できます（180℃まで）。" */
function withoutPlace(row: FieldRow, wording: Wording, limits: readonly Wording[]): Bilingual {
  const [limit] = limits;
  const isOnly = limits.length === 1 && row.kind === 'choices' && limit?.ja.endsWith('のみ');
  const { pt } = withBrackets(wording, limits);
  return closed(isOnly ? { ...wording, ja: `${limit?.ja}${wording.ja}`, pt } : withBrackets(wording, limits));
}

const opened = (ja: string, pt: string): Wording => ({ ...NOTHING, ja: ja.slice(0, -1), pt: pt.slice(0, -1) });
const closed = ({ ja, pt }: Wording): Bilingual => ({ ja: `${ja}。`, pt: `${pt}.` });

/** "容量500mlの" before the name, if the only value has no limit. */
function beforeName(line: SheetLine): FieldSentence[] {
  const { row, spoken, entries, variant, limits } = line;
  const [entry] = entries;
  if (!row.before || !entry || entries.length > 1 || entry.part !== undefined || variant || limits.length > 0)
    return [];
  if (row.choiceIsLabel && entry.choice !== undefined) return [];
  const before = row.beforeOfChoice?.[entry.choice ?? ''] ?? row.before;
  return [fieldSentence(line, 'before_name', filled(before, NOTHING, spoken), [])];
}

const filled = (pattern: Bilingual, label: Wording, value: Wording): Wording => ({
  ja: pattern.ja.replace('{l}', () => label.ja).replace('{v}', () => value.ja),
  pt: pattern.pt.replace('{l}', () => label.pt).replace('{v}', () => value.pt),
  missing: [...label.missing, ...value.missing],
  translated: label.translated || value.translated,
});

function fieldSentence(
  { row, keys }: SheetLine,
  sentenceForm: SentenceForm,
  wording: Wording,
  limits: readonly Wording[],
): FieldSentence {
  const after = joinWordings(
    limits.map((limit) => ({ ...limit, ja: asSentenceJa(limit.ja), pt: asSentencePt(capitalise(limit.pt)) })),
    { ja: '', pt: ' ' },
  );
  const isWhole = wording.missing.length === 0 && after.missing.length === 0;
  return {
    key: row.key,
    keys,
    sentenceForm,
    ja: isWhole ? wording.ja : null,
    pt: wording.pt,
    ...(limits.length === 0 ? {} : { limit: { ja: isWhole ? after.ja : null, pt: after.pt } }),
    translated: wording.translated || after.translated,
  };
}

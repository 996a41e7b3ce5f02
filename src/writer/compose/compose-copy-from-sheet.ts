import { foldText } from '#domain/fold-text.ts';
import type { CopyModel } from '#domain/robots/robot-options.ts';
import type { CopyReply, CopyRequest } from '#domain/robots/robot-replies.ts';
import { pickOne, type Random, seededRandom } from '#domain/robots/seeded-random.ts';
import { splitSentences } from '#domain/robots/split-sentences.ts';
import type { Written, WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { type SpecificationRow, specificationOf } from '#domain/sheet/specification.ts';
import { statementsOf } from '#domain/sheet/statements.ts';
import { CHOICE_SCENES, CHOICE_WORRIES } from '#writer/data/voices/goods-voices.ts';
import { composePersona, composePublico } from './compose-persona-from-sheet.ts';
import { FIELD_BENEFITS } from './field-benefits.ts';
import { agree, capitalize } from './portuguese-noun.ts';
import { quotableSentences } from './quotable-sentences.ts';
import { fill, portugueseKind, seedOf, type Subject, subjectFrom } from './subject.ts';

type Model = Exclude<CopyModel, 'auto'>;
type Draft = { subject: Subject; called: string; rows: readonly SpecificationRow[]; said: ReadonlyMap<FieldKey, string>; quotes: string[]; random: Random };

/** What reads well in running text, best first; everything else stands in the list. */
const PROSE_KEYS: readonly FieldKey[] = [
  'functions', 'insulation', 'capacity', 'diameter', 'material', 'fabric', 'heat_sources', 'water_resistance', 'runtime', 'wireless', 'compatible_with', 'power_source', 'weight', 'colour', 'sizes',
];
const PROSE_SENTENCES = 3;
const FAB_FIELDS = 6;
/** The product itself is named in every text; the others have a place of their own. */
const CAUTIONS = new Set<FieldKey>(['warnings', 'storage', 'remarks']);

const TURNS = ['É aqui que entra {nome}.', 'Para essa hora existe {nome}.'];
const INTRODUCTIONS = ['Conheça {nome}.', 'Apresentamos {nome}.'];
const DESIRES = ['Imagine {nome} no seu dia a dia.', 'Já consegue imaginar {nome} na sua rotina?'];
const CALLS = ['Se gostou, que tal colocar {nome} no carrinho?', 'Veja {nome} na página do produto e tire as suas dúvidas.'];

/** Portuguese, so that it needs no Japanese. Every accepted field is in it, each with its limit. */
export function composeCopy(sheet: Sheet, request: CopyRequest): Written<CopyReply> {
  const { chosenName, chosenModel, description } = request;
  const kind = portugueseKind(sheet);
  const subject = subjectFrom(sheet, kind ?? 'produto', '');
  const rows = specificationOf(sheet).filter(({ key }) => key !== 'product_type');
  const random = seededRandom(seedOf(sheet, chosenName, chosenModel));
  const model = chosenModel === 'auto' ? chooseModel(rows, subject) : chosenModel;
  const draft = {
    subject,
    called: calledBy(chosenName.trim(), subject),
    rows,
    said: saidInPortuguese(sheet),
    quotes: quotableSentences(description),
    random,
  };
  const reply = {
    publico: composePublico(subject, rows),
    persona: composePersona(subject, sheet, random),
    copy: WRITERS[model](draft)
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
  };
  return { ...reply, sentences: (['publico', 'persona', 'copy'] as const).flatMap((field) => linesOf(field, reply[field])) };
}

/** Many figures read best as a list; goods with a voice start from a nuisance, others from a scene. */
function chooseModel(rows: readonly SpecificationRow[], { voice }: Subject): Model {
  if (rows.filter(({ key }) => FIELD_BENEFITS[key]).length >= 8) return 'FAB';
  return voice ? 'PAS' : 'AIDA';
}

const WRITERS: Record<Model, (draft: Draft) => string[]> = {
  PAS: (draft) => {
    const { pain, after } = pickOne(draft.subject.voice?.worries ?? CHOICE_WORRIES, draft.random);
    const told = toldInProse(draft);
    return [
      filled(pain.pt, draft),
      filled(after.pt, draft),
      [named(TURNS, draft), ...told.map((key) => draft.said.get(key) ?? '')].join(' '),
      ...closing(draft, new Set(told)),
    ];
  },
  AIDA: (draft) => {
    const scene = pickOne(draft.subject.voice?.scenes ?? CHOICE_SCENES, draft.random);
    const told = toldInProse(draft);
    return [
      filled(scene.pt, draft),
      [named(INTRODUCTIONS, draft), ...told.map((key) => draft.said.get(key) ?? '')].join(' '),
      named(DESIRES, draft),
      ...closing(draft, new Set(told)),
    ];
  },
  FAB: (draft) => {
    const helped = draft.rows.filter(({ key, valuePt }) => FIELD_BENEFITS[key] && !valuePt.includes('\n')).slice(0, FAB_FIELDS);
    const bullets = helped.map(({ key, labelPt, valuePt }) => `• ${labelPt}: ${valuePt}. ${FIELD_BENEFITS[key]}`);
    return [
      named(INTRODUCTIONS, draft),
      bullets.join('\n'),
      ...closing({ ...draft, rows: draft.rows.filter((row) => !helped.includes(row)) }, new Set()),
    ];
  },
};

/** Fields whose sentences open the text; a field is told whole or in the list. */
function toldInProse({ said }: Draft): FieldKey[] {
  return PROSE_KEYS.filter((key) => said.has(key)).slice(0, PROSE_SENTENCES);
}

function saidInPortuguese(sheet: Sheet): Map<FieldKey, string> {
  const said = new Map<FieldKey, string>();
  for (const { key, pt, limit } of statementsOf(sheet)) {
    const sentence = limit ? `${pt} ${limit.pt}` : pt;
    said.set(key, [said.get(key), sentence].filter(Boolean).join(' '));
  }
  return said;
}

/** The seller's own sentences, everything that was not told yet, cautions, and an invitation. */
function closing(draft: Draft, told: ReadonlySet<FieldKey>): string[] {
  const left = draft.rows.filter(({ key }) => !told.has(key));
  return [
    draft.quotes.join(' '),
    listOf(agree('Detalhes {do} ', draft.subject.noun) + draft.subject.pt, left.filter(({ key }) => !CAUTIONS.has(key))),
    listOf('Antes de usar', left.filter(({ key }) => CAUTIONS.has(key))),
    named(CALLS, draft),
  ];
}

function listOf(heading: string, rows: readonly SpecificationRow[]): string {
  if (rows.length === 0) return '';
  const lines = rows.flatMap(({ labelPt, valuePt }) =>
    valuePt.split('\n').map((line, index) => (index === 0 ? `• ${labelPt}: ${line}` : `• ${line}`)),
  );
  return [`${heading}:`, ...lines].join('\n');
}

/** "a Frigideira Terra" where the name says what it is; else "Kaze Fit 3, um relógio inteligente". */
function calledBy(name: string, { pt, noun }: Subject): string {
  if (name === '') return agree('{este} ', noun) + pt;
  const [first = ''] = foldText(name).split(' ');
  if (foldText(pt).split(' ')[0] === first) return agree('{o} ', noun) + name;
  return pt === 'produto' ? name : `${name}, ${agree('{um} ', noun)}${pt}`;
}

const named = (frames: readonly string[], { called, random }: Draft): string =>
  capitalize(pickOne(frames, random).replace('{nome}', () => called));

const filled = (pt: string, { subject }: Draft): string => fill({ pt, ja: '' }, subject).pt;

function linesOf(field: string, text: string): WrittenSentence[] {
  return splitSentences(text).map((sentence) => ({ field, index: 0, source: null, text: sentence.text, meaning: null }));
}

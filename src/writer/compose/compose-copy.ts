import type { CopyModel } from '#domain/robots/robot-options.ts';
import type { CopyReply, CopyRequest, WithFacts } from '#domain/robots/robot-replies.ts';
import { hashText, pickOne, type Random, seededRandom, shuffled } from '#domain/robots/seeded-random.ts';
import type { Written, WrittenSentence } from '#domain/robots/written-sentence.ts';
import {
  CALLS_TO_ACTION,
  CHOICE_SCENES,
  CHOICE_WORRIES,
  DESIRES,
  HEADINGS,
  INTRODUCTIONS,
  NAMED_INTRODUCTIONS,
  NAMED_TURNS,
  TURNS,
} from '#writer/data/frames/copy-frames.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { familyVoice } from '#writer/data/voices/family-voices.ts';
import { composePersona, composePublico } from './compose-persona.ts';
import { detailLines } from './detail-list.ts';
import { fillFrame, namesProduct } from './fill-frame.ts';
import { agree, capitalize } from './portuguese-words.ts';
import { type Product, productOf } from './product.ts';
import { quoteDetails } from './quote-details.ts';
import type { Statement } from './statement.ts';
import { worriesFor } from './worries-for.ts';

type Model = Exclude<CopyModel, 'auto'>;
type Draft = { product: Product; name: string; random: Random; quotes: readonly string[] };

const NAMELESS = 'este produto';
const PROSE_SENTENCES = 4;
const FAB_BULLETS = 6;
const PROBLEM_FAMILIES = new Set(['cleaning', 'storage', 'kitchen', 'car', 'tool', 'phone', 'gadget', 'baby', 'pet']);
/** What reads well in running text, best first. */
const PROSE_ORDER = [
  'claim',
  'use',
  'quantity',
  'material',
  'audience',
  'compatibility',
  'size_range',
  'colour',
  'certification',
];
const DESIRE_KINDS = new Set(['use', 'audience', 'colour', 'size_range']);

export function composeCopy(request: WithFacts<CopyRequest>): Written<CopyReply> {
  const product = productOf(request.facts, request.description);
  const random = seededRandom(hashText(`${product.seed}|${request.chosenName}|${request.chosenModel}`));
  const quotes = quoteDetails(request.facts, request.description, detailLines(product));
  const draft: Draft = { product, name: request.chosenName.trim() || NAMELESS, random, quotes };
  const model = request.chosenModel === 'auto' ? chooseModel(product) : request.chosenModel;
  const reply = {
    publico: composePublico(product),
    persona: composePersona(product, random),
    copy: WRITERS[model](draft)
      .filter((paragraph) => paragraph !== '')
      .map(capitalize)
      .join('\n\n'),
  };
  return {
    ...reply,
    sentences: (['publico', 'persona', 'copy'] as const).flatMap((field) => sentencesOf(field, reply[field])),
  };
}

/** Many details read best as a list; goods that remove a nuisance start from it; the rest starts from a scene. */
function chooseModel(product: Product): Model {
  if (product.statements.filter(({ kind }) => kind === 'quantity').length >= 4) return 'FAB';
  return PROBLEM_FAMILIES.has(product.family) ? 'PAS' : 'AIDA';
}

const WRITERS: Record<Model, (draft: Draft) => string[]> = {
  PAS: (draft) => {
    const { product, random } = draft;
    const worries = product.hasVoice
      ? [...worriesFor(product), ...worriesFor(product), pickOne(CHOICE_WORRIES, random)]
      : CHOICE_WORRIES;
    const { pain, pressure } = pickOne(worries, random);
    return [
      filled(pain, draft),
      filled(pressure, draft),
      [filled(pickOne(turnsOf(draft), random), draft), ...prose(draft)].join(' '),
      details(draft),
      filled(pickOne(CALLS_TO_ACTION, random), draft),
    ];
  },
  AIDA: (draft) => {
    const { product, random } = draft;
    const scenes = product.hasVoice
      ? [...familyVoice(product.family).scenes, pickOne(CHOICE_SCENES, random)]
      : CHOICE_SCENES;
    const wished = product.statements.filter(({ kind }) => DESIRE_KINDS.has(kind));
    return [
      filled(pickOne(scenes, random), draft),
      [
        filled(pickOne(introductionsOf(draft), random), draft),
        ...prose(draft, ({ kind }) => !DESIRE_KINDS.has(kind)),
      ].join(' '),
      [filled(pickOne(DESIRES, random), draft), ...sayAll(wished.slice(0, 3), draft)].join(' '),
      details(draft),
      filled(pickOne(CALLS_TO_ACTION, random), draft),
    ];
  },
  FAB: (draft) => {
    const { product, random } = draft;
    const helped = product.statements.filter(({ helps }) => helps !== '').slice(0, FAB_BULLETS);
    const bullets = helped.map(
      ({ label, value, helps }) => `• ${label.pt} (${value.pt}): ${lowerFirst(agree(helps, product.noun))}`,
    );
    return [
      [filled(pickOne(introductionsOf(draft), random), draft), ...prose(draft, ({ kind }) => kind === 'claim')].join(
        ' ',
      ),
      bullets.length > 0
        ? [filled(HEADINGS[1] as Bilingual, draft), ...bullets].join('\n')
        : filled(pickOne(DESIRES, random), draft), // our own list of two
      details(draft),
      filled(pickOne(CALLS_TO_ACTION, random), draft),
    ];
  },
};

function turnsOf({ name, product }: Draft): readonly Bilingual[] {
  return name === NAMELESS || namesProduct(name, product) ? NAMED_TURNS : TURNS;
}

function introductionsOf({ name, product }: Draft): readonly Bilingual[] {
  return name === NAMELESS || namesProduct(name, product) ? NAMED_INTRODUCTIONS : INTRODUCTIONS;
}

function prose(draft: Draft, takes: (statement: Statement) => boolean = () => true): string[] {
  const ranked = shuffled(draft.product.statements, draft.random)
    .filter((statement) => PROSE_ORDER.includes(statement.kind) && statement.says.length > 0 && takes(statement))
    .sort((a, b) => PROSE_ORDER.indexOf(a.kind) - PROSE_ORDER.indexOf(b.kind));
  // Claims first, but never claims alone while there are measures to tell.
  const claims = ranked.filter(({ kind }) => kind === 'claim').slice(0, 2);
  const others = ranked.filter(({ kind }) => kind !== 'claim');
  return sayAll([...claims, ...others].slice(0, PROSE_SENTENCES), draft);
}

function sayAll(statements: readonly Statement[], { product, random }: Draft): string[] {
  return statements.flatMap(({ says }) => (says.length > 0 ? [agree(pickOne(says, random).pt, product.noun)] : []));
}

function details(draft: Draft): string {
  const lines = [...detailLines(draft.product), ...draft.quotes];
  return lines.length > 0
    ? [filled(HEADINGS[0] as Bilingual, draft), ...lines.map((line) => `• ${line}`)].join('\n')
    : ''; // our own list of two
}

function filled(frame: Bilingual, { product, name }: Draft): string {
  return fillFrame(frame, product, name).pt;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);
}

function sentencesOf(field: string, text: string): WrittenSentence[] {
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith('• ') ? [line.slice(2)] : line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)))
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => ({ field, index: 0, source: null, text: sentence, meaning: null }));
}

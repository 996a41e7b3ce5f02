import type { CopyModel } from '#domain/robots/robot-options.ts';
import type { CopyReply, CopyRequest, WithFacts } from '#domain/robots/robot-replies.ts';
import { hashText, pickOne, type Random, seededRandom } from '#domain/robots/seeded-random.ts';
import type { Written } from '#domain/robots/written-sentence.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { CALLS_TO_ACTION, INTRODUCTIONS, TURNS } from '#writer/data/voices/copy-frames.ts';
import { familyVoice, worriesOf } from '#writer/data/voices/family-voices.ts';
import { analyzeDescription, type ProductFacts } from '#writer/facts/description-analysis.ts';
import type { MeasureKind } from '#writer/facts/measures.ts';
import { composePersona, composePublico } from './compose-persona.ts';
import { type VoicedFeature, voicedFeatures } from './japanese-phrases.ts';
import { agree, capitalize, genderOf, joinPortuguese, productPhrasePt } from './portuguese-phrases.ts';

type Draft = { facts: ProductFacts; name: string; features: VoicedFeature[]; random: Random };

const MAX_FEATURES = 4;
const UNLISTED_MEASURES: ReadonlySet<MeasureKind> = new Set(['warranty', 'time', 'load']);
const PROBLEM_FAMILIES = new Set(['cleaning', 'storage', 'kitchen', 'car', 'tool', 'phone', 'gadget', 'baby', 'pet']);

export function composeCopy(request: WithFacts<CopyRequest>): Written<CopyReply> {
  const facts = analyzeDescription(request.description);
  const random = seededRandom(hashText(`${facts.seed}|${request.chosenName}|${request.chosenModel}`));
  const draft: Draft = {
    facts,
    name: request.chosenName.trim() || 'este produto',
    features: voicedFeatures(facts).slice(0, MAX_FEATURES),
    random,
  };
  const model = request.chosenModel === 'auto' ? chooseModel(draft) : request.chosenModel;
  return {
    publico: composePublico(facts),
    persona: composePersona(facts, random),
    copy: writeModel(model, draft),
    sentences: [],
  };
}

/** Many stated features read best as a list; goods that remove a nuisance start from it; the rest starts from a scene. */
function chooseModel({ facts, features }: Draft): Exclude<CopyModel, 'auto'> {
  if (features.length >= 3) return 'FAB';
  return PROBLEM_FAMILIES.has(facts.family) ? 'PAS' : 'AIDA';
}

function writeModel(model: Exclude<CopyModel, 'auto'>, draft: Draft): string {
  switch (model) {
    case 'PAS':
      return writePas(draft);
    case 'AIDA':
      return writeAida(draft);
    case 'FAB':
      return writeFab(draft);
  }
}

function writePas(draft: Draft): string {
  const voice = familyVoice(draft.facts.family);
  const { pain, pressure } = pickOne(worriesOf(draft.facts.family), draft.random);
  return paragraphs(
    draft,
    [
      [pain.pt],
      [pressure.pt],
      [
        pickOne(TURNS, draft.random).pt,
        ...draft.features.slice(0, 2).flatMap(({ voice: { does, gain } }) => [does.pt, gain.pt]),
        ...(draft.features.length === 0 ? [pickOne(voice.wishes, draft.random).pt] : []),
      ],
      draft.features.slice(2).map(({ voice: { does } }) => does.pt),
    ],
    { namesProduct: false },
  );
}

function writeAida(draft: Draft): string {
  const voice = familyVoice(draft.facts.family);
  return paragraphs(draft, [
    [pickOne(voice.scenes, draft.random).pt],
    [pickOne(INTRODUCTIONS, draft.random).pt, ...draft.features.map(({ voice: { does } }) => does.pt)],
    [pickOne(voice.wishes, draft.random).pt, ...draft.features.slice(0, 2).map(({ voice: { gain } }) => gain.pt)],
  ]);
}

function writeFab(draft: Draft): string {
  const voice = familyVoice(draft.facts.family);
  const bullets = draft.features.map(({ voice: { label, does, gain } }) => `• ${label}: ${does.pt} ${gain.pt}`);
  return paragraphs(draft, [
    [pickOne(INTRODUCTIONS, draft.random).pt],
    bullets.length > 0 ? [['O que muda para você:', ...bullets].join('\n')] : [voice.wishes[0]?.pt ?? ''],
    [(bullets.length > 0 ? pickOne(voice.wishes, draft.random) : (voice.wishes[1] as Bilingual)).pt], // every family has two wishes
  ]);
}

function paragraphs(draft: Draft, groups: readonly (readonly string[])[], { namesProduct = true } = {}): string {
  const { facts, name, random } = draft;
  const gender = genderOf(facts.head);
  const body = groups.filter((sentences) => sentences.length > 0).map((sentences) => sentences.join(' '));
  return [...body, ...detailsOf(facts, namesProduct), pickOne(CALLS_TO_ACTION, random).pt]
    .map((text) =>
      agree(text, gender)
        .replaceAll('{nome}', () => name)
        .replaceAll('{np}', () => productPhrasePt(facts)),
    )
    .map(capitalize)
    .join('\n\n');
}

/** The facts themselves, as a list a buyer can check. */
function detailsOf(facts: ProductFacts, namesProduct: boolean): string[] {
  const names = (entries: readonly { pt: string }[], limit: number) =>
    joinPortuguese(entries.slice(0, limit).map(({ pt }) => pt));
  const plainFeatures = facts.features.filter(({ pt }) => !voicedFeatures(facts).some(({ entry }) => entry.pt === pt));
  const sizes = facts.measures.filter(({ kind }) => !UNLISTED_MEASURES.has(kind));
  const measured = (wanted: MeasureKind) => facts.measures.find(({ kind }) => kind === wanted)?.pt ?? '';
  const rows: [string, string][] = [
    ['Produto', namesProduct || !facts.head ? '' : facts.head.pt],
    ['Material', names(facts.materials, 3)],
    ['Cor', names(facts.colours, 6)],
    ['Estampa', names(facts.patterns, 3)],
    ['Características', names(plainFeatures, 5)],
    ['Medidas', joinPortuguese(sizes.slice(0, 5).map(({ pt }) => pt))],
    ['Suporta', measured('load')],
    ['Garantia', measured('warranty')],
    ['Para quem', names(facts.audiences, 4)],
    ['Uso', names(facts.occasions, 4)],
  ];
  const bullets = rows.filter(([, value]) => value !== '').map(([label, value]) => `• ${label}: ${value}`);
  return bullets.length > 0 ? [['Detalhes do produto:', ...bullets].join('\n')] : [];
}

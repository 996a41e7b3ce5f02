import type { TranslationTone } from '#domain/robots/robot-options.ts';
import type { TranslationReply, TranslationRequest, WithFacts } from '#domain/robots/robot-replies.ts';
import type { Written } from '#domain/robots/written-sentence.ts';
import { analyzeDescription, type ProductFacts } from '#writer/facts/description-analysis.ts';
import { cleanLines, dropHiddenBlocks } from '#writer/facts/description-cleaning.ts';
import { contextOf } from '#writer/facts/lexicon-matcher.ts';
import { tokenize } from '#writer/facts/portuguese-words.ts';
import type { ConcreteTone } from './japanese-tone.ts';
import { metaDescriptionOf } from './meta-description.ts';
import { type LineTranslator, translateLine } from './translate-line.ts';
import { slugOf } from './url-slug.ts';

const FORMAL_FAMILIES = new Set(['jewelry', 'watch', 'furniture', 'office']);
const INFORMAL_FAMILIES = new Set(['toy', 'pet', 'baby', 'party', 'food']);

/** `translatedShare` runs from 0 to 1. */
export type DraftTranslation = Written<TranslationReply> & { translatedShare: number };

/** A draft, line by line: known wording in Japanese, the rest marked for a person to translate. */
export function composeTranslation(request: WithFacts<TranslationRequest>): DraftTranslation {
  const facts = analyzeDescription(request.text);
  const translator: LineTranslator = {
    context: contextOf(cleanLines(request.text).flatMap(tokenize)),
    family: facts.family,
    tone: concreteTone(request.tone, facts, request.text),
    sentenceCount: 0,
  };
  return {
    translation: dropHiddenBlocks(request.text)
      .split('\n')
      .map((line) => translateLine(line, translator))
      .join('\n'),
    meta_description: metaDescriptionOf(facts),
    url_slug: slugOf(facts),
    sentences: [],
    translatedShare: 1,
  };
}

function concreteTone(tone: TranslationTone, facts: ProductFacts, text: string): ConcreteTone {
  if (tone !== 'auto') return tone;
  if (FORMAL_FAMILIES.has(facts.family)) return 'formal';
  if (INFORMAL_FAMILIES.has(facts.family)) return 'informal';
  return (text.match(/!/g)?.length ?? 0) >= 3 ? 'persuasivo' : 'neutro';
}

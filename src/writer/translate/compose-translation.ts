import type { TranslationTone } from '#domain/robots/robot-options.ts';
import type { TranslationReply, TranslationRequest, WithFacts } from '#domain/robots/robot-replies.ts';
import type { Written, WrittenSentence } from '#domain/robots/written-sentence.ts';
import { japaneseDetails } from '#writer/compose/detail-list.ts';
import { type Product, productOf } from '#writer/compose/product.ts';
import { dropHiddenBlocks } from '#writer/facts/description-cleaning.ts';
import { withoutNotes } from '#writer/facts/writer-notes.ts';
import type { ConcreteTone } from './japanese-tone.ts';
import { metaDescriptionOf } from './meta-description.ts';
import { ownSentencesOf } from './own-sentences.ts';
import { translateLine } from './translate-line.ts';
import type { Translator } from './translate-sentence.ts';
import { slugOf } from './url-slug.ts';

export type DraftTranslation = Written<TranslationReply> & {
  /** Share of the letters of the source that are in Japanese now, 0 to 1. */
  translatedShare: number;
  /** What the ledger holds for certain, as lines of a Japanese specification, each with its meaning. */
  specification: { text: string; meaning: string }[];
};

/** Below this share a draft is no translation: the screen says so and offers the specification and the ready request. */
export const USABLE_SHARE = 0.7;

const FORMAL_FAMILIES = new Set(['jewelry', 'watch', 'furniture', 'office']);
const INFORMAL_FAMILIES = new Set(['toy', 'pet', 'baby', 'party', 'food']);

/** A draft, line by line: what is known for certain in Japanese, the rest marked for a person to translate. */
export function composeTranslation(request: WithFacts<TranslationRequest>): DraftTranslation {
  const product = productOf(request.facts, request.text);
  const translator: Translator = {
    product,
    tone: concreteTone(request.tone, product, request.text),
    ownSentences: ownSentencesOf(product),
    sentenceCount: 0,
  };
  const sentences: WrittenSentence[] = [];
  const translation = dropHiddenBlocks(request.text)
    .split('\n')
    .map((line) =>
      translateLine(shownOf(line), translator, (sentence) =>
        sentences.push({ field: 'translation', index: 0, ...sentence }),
      ),
    )
    .join('\n');
  const meta = metaDescriptionOf(product, translator.tone);
  return {
    translation,
    meta_description: meta.map(({ ja }) => ja).join(''),
    url_slug: slugOf(product),
    translatedShare: shareOf(sentences),
    specification: japaneseDetails(product).map(({ label, value, statements }) => ({
      text: `${label}：${value}`,
      meaning: `${statements[0]?.label.pt ?? ''}: ${statements.map((statement) => statement.value.pt).join(', ')}`,
    })),
    sentences: [
      ...sentences,
      ...meta.map(({ ja, pt }) => ({ field: 'meta_description', index: 0, source: null, text: ja, meaning: pt })),
    ],
  };
}

/** Without what is said to the one who writes; between tags every letter keeps its place. */
function shownOf(line: string): string {
  return line.includes('<') ? line : withoutNotes(line);
}

function shareOf(sentences: readonly WrittenSentence[]): number {
  let translated = 0;
  let all = 0;
  for (const { source, meaning } of sentences) {
    const letters = source?.match(/\p{L}/gu)?.length ?? 0;
    all += letters;
    if (meaning !== null) translated += letters;
  }
  return all === 0 ? 0 : translated / all;
}

function concreteTone(tone: TranslationTone, product: Product, text: string): ConcreteTone {
  if (tone !== 'auto') return tone;
  if (FORMAL_FAMILIES.has(product.family)) return 'formal';
  if (INFORMAL_FAMILIES.has(product.family)) return 'informal';
  return (text.match(/!/g)?.length ?? 0) >= 3 ? 'persuasivo' : 'neutro';
}

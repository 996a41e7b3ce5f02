import { fillFrame } from '#writer/compose/fill-frame.ts';
import { fold } from '#writer/compose/fold.ts';
import type { Product } from '#writer/compose/product.ts';
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
import { ALL_FAMILY_VOICES } from '#writer/data/voices/family-voices.ts';

const FRAMES = [
  ...TURNS,
  ...INTRODUCTIONS,
  ...NAMED_TURNS,
  ...NAMED_INTRODUCTIONS,
  ...DESIRES,
  ...CALLS_TO_ACTION,
  ...CHOICE_SCENES,
  ...CHOICE_WORRIES.flatMap(({ pain, pressure }) => [pain, pressure]),
  ...HEADINGS,
];
const FIXED = new Map(
  ALL_FAMILY_VOICES.flatMap(({ pains, pressures, scenes }) => [...pains, ...pressures, ...scenes]).map((pair) => [
    fold(pair.pt),
    pair,
  ]),
);

export type OwnSentences = (sentence: string) => Bilingual | undefined;

/** Sentences of our copy robot, with its Japanese: a copy made here comes back from the translator. */
export function ownSentencesOf(product: Product): OwnSentences {
  // Of a product that we cannot name in Japanese we cannot say these.
  const open = FRAMES.filter(({ ja }) => product.head !== undefined || !ja.includes('{ja}')).map((frame) => {
    const { pt, ja } = fillFrame(frame, product, '{nome}');
    const source = fold(pt.replaceAll('{nome}', 'nomedoproduto'))
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('nomedoproduto', '(.{1,80})');
    return { pattern: new RegExp(`^${source}$`, 'u'), ja, hasName: pt.includes('{nome}') };
  });
  return (sentence) => {
    const folded = fold(sentence);
    const fixed = FIXED.get(folded);
    if (fixed) return { pt: sentence, ja: fixed.ja };
    for (const { pattern, ja, hasName } of open) {
      const match = pattern.exec(folded);
      if (!match) continue;
      const name = hasName ? nameIn(sentence, match[1] ?? '') : '';
      if (hasName && !isName(name)) continue;
      return { pt: sentence, ja: ja.replaceAll('{nome}', () => name) };
    }
    return undefined;
  };
}

const LINK = /^(?:d[aeo]s?|e|em|com|para|por|&|\+)$/;
const NO_NAME = /^(?:[ao]s?|uma?|uns|umas|n?est[ae]s?|ess[ae]s?|noss[ao]s?|seus?|suas?)\s|\s(?:que|quem|onde)\s/i;

/** "Conheça Mizu Mate." has a name in it, "Conheça a garrafa que mantém tudo gelado." has none. */
function isName(words: string): boolean {
  if (NO_NAME.test(words)) return false;
  const [, ...rest] = words.split(' ').filter((word) => !LINK.test(word));
  return rest.every((word) => !/^(?!d[’'])\p{Ll}/u.test(word));
}

/** The name as it was written, found by its folded form. */
function nameIn(sentence: string, folded: string): string {
  const words = sentence.split(/\s+/);
  for (let from = 0; from < words.length; from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      const candidate = words
        .slice(from, to)
        .join(' ')
        .replace(/[.,:!?]+$/, '');
      if (fold(candidate) === folded) return candidate;
    }
  }
  return folded;
}

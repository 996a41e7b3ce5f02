import { META_DESCRIPTION_LENGTH } from '#domain/robots/robot-options.ts';
import { seededRandom, shuffled } from '#domain/robots/seeded-random.ts';
import { countGraphemes, fullWidthLength } from '#domain/robots/text-length.ts';
import { fillFrame } from '#writer/compose/fill-frame.ts';
import { mergeTold, type Told, tellInJapanese } from '#writer/compose/japanese-sentences.ts';
import { asRead, type Product } from '#writer/compose/product.ts';
import { META_FILLERS, META_OPENINGS } from '#writer/data/frames/meta-frames.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { type ConcreteTone, inTone } from './japanese-tone.ts';

/** A warning does not sell: it stands on the page, not in the search result. */
const LEFT_OUT = new Set(['warning', 'care']);

/** The product first; facts follow while they fit; sentences about the page only reach the minimum length. */
export function metaDescriptionOf(given: Product, tone: ConcreteTone = 'neutro'): Bilingual[] {
  const product = asRead(given);
  const random = seededRandom(product.seed);
  const opening = shuffled(META_OPENINGS, random)
    .slice(0, 1)
    .map((frame) => fillFrame(frame, product));
  const selling = { ...product, statements: product.statements.filter(({ kind }) => !LEFT_OUT.has(kind)) };
  let chosen: Told[] = [];
  for (const told of tellInJapanese(selling, random)) {
    if (fits([...opening, ...mergeTold([...chosen, told])])) chosen = [...chosen, told];
  }
  let sentences: Bilingual[] = [...opening, ...mergeTold(chosen)];
  for (const filler of shuffled(META_FILLERS, random).map((frame) => fillFrame(frame, product))) {
    if (fullWidthLength(textOf(sentences)) < META_DESCRIPTION_LENGTH.min && fits([...sentences, filler]))
      sentences = [...sentences, filler];
  }
  const plain = sentences.map(({ pt, ja }) => ({ pt, ja }));
  const toned = plain.map(({ pt, ja }, position) => ({ pt, ja: inTone(ja, tone, position) }));
  return fits(toned) && fullWidthLength(textOf(toned)) >= META_DESCRIPTION_LENGTH.min ? toned : plain;
}

function textOf(sentences: readonly Bilingual[]): string {
  return sentences.map(({ ja }) => ja).join('');
}

function fits(sentences: readonly Bilingual[]): boolean {
  const text = textOf(sentences);
  return countGraphemes(text) <= META_DESCRIPTION_LENGTH.max && fullWidthLength(text) <= META_DESCRIPTION_LENGTH.max;
}

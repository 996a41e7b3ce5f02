import {
  AD_DESCRIPTION_COUNT,
  AD_DESCRIPTION_MAX_CHARS,
  type AdStrategy,
  type AdsReply,
} from '#domain/robots/robot-options.ts';
import { type Random, seededRandom, shuffled } from '#domain/robots/seeded-random.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import { CHOICE_NUISANCES, CHOICE_SCENES } from '#writer/data/sentences/goods-sentences.ts';
import { AD_CLOSING_LINES, AD_TEMPLATES } from '#writer/data/sentences/sentence-templates.ts';
import { type Composition, fill, japaneseSubject, type Subject, seedOf, sentencesOf } from './product-subject.ts';
import { isLack, joinSentences, lengthOf, type SheetSentence, sheetSentencesFor } from './sheet-sentences.ts';

type Strategy = Exclude<AdStrategy, 'auto'>;
/** Sentences around those of the sheet in one advertisement; `turn` names the product, the rest is dropped if space is short. */
type Around = Record<'opening' | 'after' | 'turn' | 'close', readonly Bilingual[]>;

export function composeAds(sheet: Sheet, strategy: AdStrategy, nameJa?: string): Composition<AdsReply> {
  const subject = japaneseSubject(sheet, nameJa);
  if (!subject) return { isWritten: false, missing: ['product_type'] };
  const { sentences, withoutJapanese } = sheetSentencesFor(sheet, 'ad');
  const chosen = strategy === 'auto' ? chooseStrategy(subject, sentences) : strategy;
  const ads = writeAds(
    aroundOf(chosen, subject, seededRandom(seedOf(sheet, strategy)), sentences.length > 0),
    sentences,
  );
  return {
    isWritten: true,
    descriptions: ads.map((sentences) => sentences.map(({ ja }) => ja).join('')),
    sentences: ads.flatMap((sentences, index) => sentencesOf('descriptions', index, sentences)),
    withoutJapanese,
  };
}

const chooseStrategy = ({ goods }: Subject, sentences: readonly SheetSentence[]): Strategy => {
  if (sentences.length >= 5) return 'aida';
  return goods ? 'pas' : 'storytelling';
};

function aroundOf(strategy: Strategy, subject: Subject, random: Random, hasSentences: boolean): Around[] {
  const mixed = <T>(...lists: (readonly T[])[]) => lists.flatMap((list) => shuffled(list, random));
  const nuisances = mixed(subject.goods?.nuisances ?? [], CHOICE_NUISANCES);
  const scenes = mixed(subject.goods?.scenes ?? [], CHOICE_SCENES);
  const turns = shuffled(AD_TEMPLATES[strategy], random);
  // Without sentences of the sheet there is no "other information".
  const closes = hasSentences ? shuffled(AD_CLOSING_LINES, random) : AD_CLOSING_LINES.slice(0, 1);
  return Array.from({ length: AD_DESCRIPTION_COUNT }, (_, index): Around => {
    const turn = [fill(at(turns, index), subject), ...subject.limit];
    const close = [at(closes, index)];
    // A presentation does not follow a scene: "Para quem procura…" starts a text.
    if (strategy === 'aida') return { opening: [], after: [], turn, close };
    if (strategy === 'storytelling') return { opening: [fill(at(scenes, index), subject)], after: [], turn, close };
    const { question, consequence } = at(nuisances, index);
    return { opening: [fill(question, subject)], after: [fill(consequence, subject)], turn, close: [] };
  });
}

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T; // no list of frames is empty

/** The sheet first: opening, consequence and invitation stand where there is room for them. */
function writeAds(around: readonly Around[], sentences: readonly SheetSentence[]): Bilingual[][] {
  const withOpenings = share(
    sentences,
    around.map(({ opening, turn }) => [...opening, ...turn]),
  );
  const turns = around.map(({ turn }) => turn);
  const { shares } = withOpenings.left === 0 ? withOpenings : share(sentences, turns);
  return around.map(({ opening, after, turn, close }, index) => {
    const middle = [...turn, ...joinSentences(shares[index] ?? [])];
    const plans = [
      [...opening, ...after, ...middle, ...close],
      [...opening, ...middle],
      [...middle, ...close],
    ];
    return plans.find((plan) => lengthOf(plan) <= AD_DESCRIPTION_MAX_CHARS) ?? middle;
  });
}

/** Gives each sentence to the advertisement with room and the fewest of them; with too few, some stand twice. */
function share(sentences: readonly SheetSentence[], before: readonly (readonly Bilingual[])[]) {
  const shares: SheetSentence[][] = before.map(() => []);
  const fits = (index: number, one: SheetSentence) =>
    lengthOf([...(before[index] ?? []), ...joinSentences([...(shares[index] ?? []), one])]) <= AD_DESCRIPTION_MAX_CHARS;
  let left = 0;
  for (const one of sentences) {
    const places = shares.map((_, index) => index).filter((index) => fits(index, one));
    const [best] = places.sort((a, b) => (shares[a]?.length ?? 0) - (shares[b]?.length ?? 0));
    if (best === undefined) left += 1;
    else shares[best]?.push(one);
  }
  shares.forEach((own, index) => {
    const again = sentences[index % Math.max(1, sentences.length)];
    if (own.length === 0 && again && index < 2 * sentences.length && fits(index, again)) own.push(again);
    // No shop advertises with nothing but a lack: something the product has comes first.
    const gains = sentences.filter((one) => !isLack(one));
    const gain = [...gains.slice(index), ...gains.slice(0, index)].find((one) => fits(index, one));
    if (own.length > 0 && own.every(isLack) && gain) own.push(gain);
    own.sort((a, b) => Number(isLack(a)) - Number(isLack(b)));
  });
  return { shares, left };
}

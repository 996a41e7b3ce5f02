import { AD_DESCRIPTION_COUNT, AD_DESCRIPTION_MAX_CHARS, type AdStrategy } from '#domain/robots/robot-options.ts';
import type { AdsReply, AdsRequest, WithFacts } from '#domain/robots/robot-replies.ts';
import { hashText, type Random, seededRandom, shuffled } from '#domain/robots/seeded-random.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';
import type { Written } from '#domain/robots/written-sentence.ts';
import { AD_CLOSES, AD_PAS_TURNS, AD_PRESENTATIONS, AD_STORY_TURNS } from '#writer/data/frames/ad-frames.ts';
import { CHOICE_SCENES, CHOICE_WORRIES } from '#writer/data/frames/copy-frames.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { familyVoice, type Worry } from '#writer/data/voices/family-voices.ts';
import { fillFrame } from './fill-frame.ts';
import { mergeTold, type Told, tellInJapanese } from './japanese-sentences.ts';
import { asRead, type Product, productOf } from './product.ts';
import { worriesFor } from './worries-for.ts';

type Strategy = Exclude<AdStrategy, 'auto'>;
/** What stands around the facts of one advertisement; `extra` goes first when space is short, then `opening`. */
type Around = { opening: Bilingual[]; extra: Bilingual[]; turn: Bilingual[]; close: Bilingual[] };

export function composeAds(request: WithFacts<AdsRequest>): Written<AdsReply> {
  const product = asRead(productOf(request.facts, request.text));
  const random = seededRandom(hashText(`${product.seed}|${request.strategy}`));
  const strategy = request.strategy === 'auto' ? chooseStrategy(product) : request.strategy;
  const around = PLANS[strategy](product, random);
  const ads = writeAds(around, tellInJapanese(product, random));
  return {
    descriptions: ads.map((sentences) => sentences.map(({ ja }) => ja).join('')),
    sentences: ads.flatMap((sentences, index) =>
      sentences.map(({ ja, pt }) => ({ field: 'descriptions', index, source: null, text: ja, meaning: pt })),
    ),
  };
}

function chooseStrategy({ statements }: Product): Strategy {
  if (statements.some(({ kind }) => kind === 'use')) return 'storytelling';
  return statements.length >= 4 ? 'aida' : 'pas';
}

const PLANS: Record<Strategy, (product: Product, random: Random) => Around[]> = {
  aida: (product, random) => {
    const scenes = scenesOf(product, random);
    const worries = mixedWorries(product, random);
    return planned(product, random, AD_PRESENTATIONS, (index) => ({
      // Two scenes, one that starts with the product itself, two questions.
      opening: index < 2 ? [at(scenes, index)] : index === 2 ? [] : [at(worries, index - 3).pain],
      extra: [],
      hasClose: true,
    }));
  },
  pas: (product, random) => {
    const worries = mixedWorries(product, random);
    return planned(product, random, AD_PAS_TURNS, (index) => ({
      opening: [at(worries, index).pain],
      extra: index < 3 ? [at(worries, index).pressure] : [],
      hasClose: index > 2,
    }));
  },
  storytelling: (product, random) => {
    const scenes = scenesOf(product, random);
    return planned(product, random, AD_STORY_TURNS, (index) => ({
      opening: [at(scenes, index)],
      extra: [],
      hasClose: index > 2,
    }));
  },
};

function planned(
  product: Product,
  random: Random,
  turns: readonly Bilingual[],
  open: (index: number) => Pick<Around, 'opening' | 'extra'> & { hasClose: boolean },
): Around[] {
  const fill = (frame: Bilingual) => fillFrame(frame, product);
  const mixed = shuffled(turns, random);
  const closes = shuffled(AD_CLOSES, random);
  return Array.from({ length: AD_DESCRIPTION_COUNT }, (_, index) => {
    const { opening, extra, hasClose } = open(index);
    // A text that has named the product already need not present it again.
    const isNamed = [...opening, ...extra].some(({ ja }) => ja.includes('{ja}'));
    return {
      opening: opening.map(fill),
      extra: extra.map(fill),
      turn: isNamed && index > 1 ? [] : [fill(at(mixed, index))],
      close: hasClose ? [fill(at(closes, index))] : [],
    };
  });
}

function mixedWorries(product: Product, random: Random): Worry[] {
  const own = product.hasVoice ? shuffled(worriesFor(product), random) : [];
  return [...own, ...shuffled(CHOICE_WORRIES, random)];
}

function scenesOf(product: Product, random: Random): Bilingual[] {
  const own = product.hasVoice ? shuffled(familyVoice(product.family).scenes, random) : [];
  return [...own, ...shuffled(CHOICE_SCENES, random)];
}

/** All facts find their place: what surrounds them gives way step by step. */
function writeAds(around: readonly Around[], told: readonly Told[]): Bilingual[][] {
  const levels: ((plan: Around, index: number) => { before: Bilingual[]; after: Bilingual[] })[] = [
    ({ opening, extra, turn, close }) => ({ before: [...opening, ...extra, ...turn], after: close }),
    ({ opening, turn, close }) => ({ before: [...opening, ...turn], after: close }),
    ({ opening, turn }) => ({ before: [...opening, ...turn], after: [] }),
    ({ opening, turn }, index) => ({ before: index < 2 ? [...opening, ...turn] : turn, after: [] }),
    ({ opening, turn }, index) => ({ before: index < 2 ? opening : turn, after: [] }),
  ];
  let best: Bilingual[][] = [];
  for (const level of levels) {
    const frames = around.map(level);
    const { buckets, left } = share(
      told,
      frames.map(({ before, after }) => AD_DESCRIPTION_MAX_CHARS - size([...before, ...after])),
    );
    best = frames.map(({ before, after }, index) => {
      const own = buckets[index] ?? [];
      return [
        ...before,
        ...mergeTold(byTopic(own.filter(({ isNote }) => !isNote))),
        ...after,
        ...own.filter(({ isNote }) => isNote),
      ];
    });
    const isWithin = best.every((sentences) => size(sentences) <= AD_DESCRIPTION_MAX_CHARS);
    if (left === 0 && isWithin) return best;
  }
  return best.map(withinLimit);
}

/** Like stands beside like, so that it can become one sentence. */
function byTopic(told: readonly Told[]): Told[] {
  return [...told].sort((a, b) => (a.topic ?? '').localeCompare(b.topic ?? ''));
}

/** Each sentence goes to the emptiest text that has room, beside its like; few facts are told more than once. */
function share(told: readonly Told[], rooms: readonly number[]): { buckets: Told[][]; left: number } {
  const buckets: Told[][] = rooms.map(() => []);
  const roomOf = (index: number) => (rooms[index] ?? 0) - size(mergeTold(byTopic(buckets[index] ?? [])));
  // Up to three of one topic make one sentence: they count as one.
  const weightOf = (index: number, { topic }: Told) => {
    const bucket = buckets[index] ?? [];
    const alike = topic === undefined ? 0 : bucket.filter((other) => other.topic === topic).length;
    return new Set(bucket.map((one, at) => one.topic ?? at)).size - (alike > 0 && alike < 3 ? 1 : 0);
  };
  let left = 0;
  for (const sentence of [...told.filter(({ isNote }) => !isNote), ...told.filter(({ isNote }) => isNote)]) {
    const [best] = rooms
      .map((_, index) => index)
      .filter((index) => roomOf(index) >= size([sentence]))
      .sort((a, b) => weightOf(a, sentence) - weightOf(b, sentence) || roomOf(b) - roomOf(a));
    if (best === undefined) left += 1;
    else buckets[best]?.push(sentence);
  }
  buckets.forEach((bucket, index) => {
    const selling = told.filter(({ isNote }) => !isNote);
    const again = selling[index % Math.max(1, selling.length)];
    if (bucket.every(({ isNote }) => isNote) && again && roomOf(index) >= size([again])) bucket.push(again);
  });
  return { buckets, left };
}

function size(sentences: readonly Bilingual[]): number {
  return countGraphemes(sentences.map(({ ja }) => ja).join(''));
}

function withinLimit(sentences: readonly Bilingual[]): Bilingual[] {
  const kept = [...sentences];
  while (size(kept) > AD_DESCRIPTION_MAX_CHARS && kept.length > 1) kept.pop();
  return kept;
}

function at<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T; // no list of frames is empty
}

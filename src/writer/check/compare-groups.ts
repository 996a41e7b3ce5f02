import type { FoundWord } from '#writer/text/find-words.ts';
import type { Pair } from './align.ts';
import { isSure, type Piece, type Reading } from './reading.ts';
import { type Finding, quote } from './warn.ts';

/** Of these the loss of the only one counts too. */
const MUST_STAND: ReadonlySet<string> = new Set(['place', 'heat_level', 'heat']);
const FIRM_MATERIAL = /^material (?:stainless_steel|cotton|polyester|aluminium|silicone|bamboo|titanium|linen|silk)$/;
/** Of these one that is nowhere in the source is an addition; そば is no buckwheat. */
const KANA = /^\p{Script=Hiragana}+$/u;
const MUST_BE_KNOWN =
  /^(?:place (?:microwave|oven|dishwasher)|language |platform |colour |roast |coffee |food |coating |plate )/;
/** Of these the loss of one beside another counts. */
const LISTED: ReadonlySet<string> = new Set([
  'colour',
  'place',
  'wash',
  'heat',
  'language',
  'food',
  'time',
  'who',
  'damp',
  'state',
  'platform',
]);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

type Named = { key: string; word: string };

/** Colours, materials, appliances, languages, opposites: another one, one fewer, one that the source has not. */
export function compareGroups(pairs: readonly Pair[], source: Reading, target: Reading): Finding[] {
  const [own, theirs] = [source, target].map(({ pieces }) => countKeys(pieces));
  const more = (key: string) => (theirs?.get(key) ?? 0) - (own?.get(key) ?? 0);
  const isKnown = (key: string) => own?.has(key) === true;
  const isTold = (key: string) => theirs?.has(key) === true;
  return pairs.flatMap((pair) =>
    pair.sources.length > 0 && pair.targets.length > 0
      ? [...comparePair(pair, more, isKnown, isTold), ...lostOfList(pair, isTold)]
      : [],
  );
}

function countKeys(pieces: readonly Piece[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const { found } of pieces)
    for (const { key } of found) count.set(key.replace('?', ''), (count.get(key.replace('?', '')) ?? 0) + 1);
  return count;
}

type Is = (key: string) => boolean;

function comparePair({ sources, targets }: Pair, more: (key: string) => number, isKnown: Is, isTold: Is): Finding[] {
  const [mine, others] = [byGroup(sources), byGroup(targets)];
  const sentence = targets[0]?.text ?? '';
  return [...new Set([...mine.keys(), ...others.keys()])].flatMap((group): Finding[] => {
    const [said, told] = [mine.get(group) ?? [], others.get(group) ?? []];
    const lost = said.filter(({ key }) => !told.some((other) => other.key === key) && more(key) < 0);
    const gone = lost.find(({ key }) => FIRM_MATERIAL.test(key)) ?? lost[0];
    const stranger = told.find(({ key }) => !said.some((other) => other.key === key) && more(key) > 0);
    if (gone && stranger)
      return [
        {
          code: 'fact_changed',
          excerpt: stranger.word,
          sentence,
          message: `No seu texto está ${quote(gone.word)}; aqui está ${quote(stranger.word)}.`,
        },
      ];
    const isOneFewer =
      LISTED.has(group) &&
      isListShorter(sources, targets) &&
      !told.some(({ key }) => key === 'who unisex') &&
      (told.length > 0 || group === 'wash');
    if (gone && !isTold(gone.key) && (isOneFewer || MUST_STAND.has(group) || FIRM_MATERIAL.test(gone.key)))
      return [{ code: 'fact_lost', excerpt: '', sentence, message: `Faltou ${quote(gone.word)}.` }];
    return told
      .filter(({ key, word }) => !isKnown(key) && MUST_BE_KNOWN.test(key) && !KANA.test(word))
      .map(({ word }) => ({
        code: 'fact_added',
        hint: true,
        excerpt: word,
        sentence,
        message: `${quote(word)} não está no seu texto.`,
      }));
  });
}

/** By group; a word of two meanings counts only beside one of a single meaning. */
function byGroup(pieces: readonly Piece[]): Map<string, Named[]> {
  const groups = new Map<string, (Named & { isSure: boolean })[]>();
  for (const piece of pieces)
    for (const found of piece.found) {
      const { key } = found;
      const [group = '', name] = key.split(' ');
      if (name === undefined) continue;
      const named = { key: key.replace('?', ''), word: wordAt(piece, found), isSure: !key.endsWith('?') };
      const list = groups.get(group);
      if (list) list.push(named);
      else groups.set(group, [named]);
    }
  return new Map([...groups].filter(([, list]) => list.some(({ isSure }) => isSure)));
}

/** With the ending that its row leaves open. */
function wordAt({ text, start }: Piece, found: FoundWord): string {
  const rest = /^[a-zà-ÿ]*/i.exec(text.slice(found.end - start, found.end - start + 20))?.[0] ?? '';
  return text.slice(found.start - start, found.end - start) + rest;
}

const DENIES = /\b(?:nao|nem|nunca|sem|livre|exceto|evite)\b/;

/** One thing of a list that is nowhere, of which the others stand: of three and more, or of two that are forbidden. */
function lostOfList({ sources, targets }: Pair, isTold: Is): Finding[] {
  const things = new Map(
    sources.flatMap((piece) =>
      piece.found
        .filter(({ key }) => isSure(key) && !key.includes(' '))
        .map((word) => [word.key, wordAt(piece, word)] as const),
    ),
  );
  const gone = [...things].filter(([key]) => !isTold(key));
  const [first] = gone;
  const least = sources.some(({ folded }) => DENIES.test(folded)) ? 2 : 3;
  if (!first || gone.length > 1 || things.size < least || (least > 2 && !isListShorter(sources, targets))) return [];
  const message = `Faltou ${quote(first[1])}.`;
  return [{ code: 'fact_lost', excerpt: '', sentence: targets[0]?.text ?? '', message }];
}

/** Fewer signs of a list than the source has: then something may have fallen out of it. */
const isListShorter = (sources: readonly Piece[], targets: readonly Piece[]): boolean =>
  targets.reduce((sum, { text }) => sum + count(text, /[、・，／/＋×,]|[とや](?=[^いてき])|または|および|も/g), 0) <
  sources.reduce((sum, { folded }) => sum + count(folded, /,| e | ou | nem |\/|\+/g), 0);

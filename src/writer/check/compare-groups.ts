import type { FoundWord } from '#writer/text/find-words.ts';
import type { Pair } from './align.ts';
import { isSure, type Piece, type Reading } from './reading.ts';
import { type Finding, quote } from './warn.ts';

/** Of these the loss of the only one counts too. */
const MUST_STAND: ReadonlySet<string> = new Set(['place', 'heat_level', 'heat']);
const FIRM_MATERIAL = /^material (?:stainless_steel|cotton|polyester|aluminium|silicone|bamboo|titanium|linen|silk)$/;
/** Of these one that is nowhere in the source is an addition. */
const MUST_BE_KNOWN = /^(?:place (?:microwave|oven|dishwasher)|language|platform)/;
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
export function compareGroups(pairs: readonly Pair[], source: Reading): Finding[] {
  const everywhere = new Set(source.pieces.flatMap(({ found }) => found.map(({ key }) => key.replace('?', ''))));
  return pairs.flatMap((pair) =>
    pair.source && pair.target
      ? [...comparePair(pair.source, pair.target, everywhere), ...lostOfList(pair.source, pair.target)]
      : [],
  );
}

function comparePair(source: Piece, target: Piece, everywhere: ReadonlySet<string>): Finding[] {
  const [mine, others] = [byGroup(source), byGroup(target)];
  const sentence = target.text;
  return [...new Set([...mine.keys(), ...others.keys()])].flatMap((group): Finding[] => {
    const [said, told] = [mine.get(group) ?? [], others.get(group) ?? []];
    const lost = said.filter(({ key }) => !told.some((other) => other.key === key));
    const gone = lost.find(({ key }) => FIRM_MATERIAL.test(key)) ?? lost[0];
    const stranger = told.find(({ key }) => !said.some((other) => other.key === key));
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
      isListShorter(source, target) &&
      !told.some(({ key }) => key === 'who unisex') &&
      (told.length > 0 || group === 'wash');
    if (gone && (isOneFewer || MUST_STAND.has(group) || FIRM_MATERIAL.test(gone.key)))
      return [{ code: 'fact_lost', excerpt: '', sentence, message: `Faltou ${quote(gone.word)}.` }];
    if (stranger && MUST_BE_KNOWN.test(stranger.key) && !everywhere.has(stranger.key))
      return [
        {
          code: 'fact_added',
          excerpt: stranger.word,
          sentence,
          message: `${quote(stranger.word)} não está no seu texto.`,
        },
      ];
    return [];
  });
}

/** By group; a word of two meanings counts only beside one of a single meaning. */
function byGroup(piece: Piece): Map<string, Named[]> {
  const groups = new Map<string, (Named & { isSure: boolean })[]>();
  for (const found of piece.found) {
    const { key } = found;
    const [group = '', name] = key.split(' ');
    if (name === undefined) continue;
    const named = { key: key.replace('?', ''), word: wordAt(piece, found), isSure: !key.endsWith('?') };
    groups.set(group, [...(groups.get(group) ?? []), named]);
  }
  return new Map([...groups].filter(([, list]) => list.some(({ isSure }) => isSure)));
}

/** With the ending that its row leaves open. */
function wordAt({ text, start }: Piece, found: FoundWord): string {
  const rest = /^[a-zà-ÿ]*/i.exec(text.slice(found.end - start, found.end - start + 20))?.[0] ?? '';
  return text.slice(found.start - start, found.end - start) + rest;
}

const DENIES = /\b(?:nao|nem|nunca|sem|livre|exceto|evite)\b/;

/** One thing of a list gone, of which the others stand: of three and more, or of two that are forbidden. */
function lostOfList(source: Piece, target: Piece): Finding[] {
  const things = new Map(
    source.found.filter(({ key }) => isSure(key) && !key.includes(' ')).map((word) => [word.key, word]),
  );
  const gone = [...things.values()].filter(({ key }) => !target.words.has(key));
  const [first] = gone;
  if (!first || gone.length > 1 || things.size < (DENIES.test(source.folded) ? 2 : 3) || !isListShorter(source, target))
    return [];
  return [
    { code: 'fact_lost', excerpt: '', sentence: target.text, message: `Faltou ${quote(wordAt(source, first))}.` },
  ];
}

/** Fewer signs of a list than the source has: then something may have fallen out of it. */
const isListShorter = (source: Piece, target: Piece): boolean =>
  count(target.text, /[、・，／/＋×,]|[とや](?=[^いてき])|または|および|も/g) <
  count(source.folded, /,| e | ou | nem |\/|\+/g);

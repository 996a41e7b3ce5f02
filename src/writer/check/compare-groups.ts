import { groupBy } from '#domain/group-by.ts';
import { DOUBTFUL_WORDS } from '#writer/data/words/word-groups.ts';
import type { Language } from '#writer/text/find-unit.ts';
import { type FoundWord, wordFinder } from '#writer/text/find-words.ts';
import type { SentencePair } from './align-sentences.ts';
import { type CheckProblem, describeReplaced, problemIn } from './check-problem.ts';
import { denies } from './compare-denials.ts';
import { cachedPerText, type ParsedSentence, type ParsedText, type Sentences } from './parsed-text.ts';

const KATAKANA = /^[ァ-ヶー]{2}$/;

const findDoubtful = wordFinder(DOUBTFUL_WORDS);

type Named = { key: string; word: string; piece: ParsedSentence; found: FoundWord };

/** Colours, materials, appliances, languages: replaced by others. */
export function compareGroups(pairs: readonly SentencePair[], source: ParsedText, target: ParsedText): CheckProblem[] {
  const [own, theirs] = [source, target].map(({ pieces }) => countKeys(pieces));
  const more = (key: string) => (theirs?.get(key) ?? 0) - (own?.get(key) ?? 0);
  return pairs.flatMap(({ sources, targets }) => {
    // "não é inoxidável": what is denied need not be named.
    if (targets.length === 0 || sources.some((piece) => piece.isOptional || denies(piece, 'pt'))) return [];
    const [mine, others] = [byGroup(sources, 'pt'), byGroup(targets, 'ja')];
    const sentence = targets[0]?.text ?? '';
    return [...mine].flatMap(([group, ownWords]): CheckProblem[] => {
      // "Forma pequena" and 大きめをお選びください say the same.
      if (group === 'size') return [];
      const otherWords = others.get(group) ?? [];
      const lost = ownWords.filter(({ key }) => !otherWords.some((other) => other.key === key) && more(key) < 0);
      const [gone] = lost;
      const stranger = otherWords.find(
        ({ key, piece }) => !ownWords.some((other) => other.key === key) && more(key) > 0 && !denies(piece, 'ja'),
      );
      return gone && stranger
        ? [problemIn('fact_changed', describeReplaced(gone.word, stranger.word), sentence, stranger.word)]
        : [];
    });
  });
}

/** "coating ceramic" and "material ceramic" have words in common. */
export const nameOf = (key: string): string => key.slice(key.indexOf(' ') + 1).replace('?', '');

/** Names of all colours, materials and other kinds that a text may mean. */
export const kindsIn = cachedPerText(
  ({ pieces, folded }): ReadonlySet<string> =>
    new Set([...pieces.flatMap(({ found }) => found), ...findDoubtful(folded)].map(({ key }) => nameOf(key))),
);

function countKeys(pieces: Sentences): Map<string, number> {
  const count = new Map<string, number>();
  for (const { found } of pieces)
    for (const { key } of found) count.set(key.replace('?', ''), (count.get(key.replace('?', '')) ?? 0) + 1);
  return count;
}

/** "Cor: vinho", カラーはピンク: what follows is a colour, though its word alone may be a drink or a flower. */
export const COLOUR_LABEL = /\bcor(?:es)?\b|カラー|色[はが:]/;

/** Words by group; an ambiguous word counts only beside an unambiguous one, or where a colour is named as such. */
function byGroup(pieces: Sentences, language: Language): Map<string, Named[]> {
  const all = pieces.flatMap((piece) =>
    piece.found
      .filter(({ key, start }) => key.includes(' ') && !(language === 'ja' && isCompound(piece, start)))
      .map((found) => ({ key: found.key.replace('?', ''), word: wordAt(piece, found), piece, found })),
  );
  const groups = groupBy(all, ({ key }) => key.slice(0, key.indexOf(' ')));
  return new Map(
    [...groups].filter(([, list]) =>
      list.some(({ found, piece }) => !found.key.endsWith('?') || COLOUR_LABEL.test(piece.folded)),
    ),
  );
}

/** スチールウール is no wool. */
const isCompound = ({ text, start }: ParsedSentence, place: number): boolean =>
  KATAKANA.test(text.slice(place - start - 1, place - start + 1));

/** The whole word, including an ending that the table leaves open. */
function wordAt({ text, start }: ParsedSentence, found: FoundWord): string {
  const rest = /^[a-zà-ÿ]*/i.exec(text.slice(found.end - start, found.end - start + 20))?.[0] ?? '';
  return text.slice(found.start - start, found.end - start) + rest;
}

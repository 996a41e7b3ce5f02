import { JAPANESE_PLAIN_DENIAL, PORTUGUESE_APART, PORTUGUESE_SHADE } from '#writer/data/words/denial-words.ts';
import { clauseFrom, clauseOf, isDeniedAt, JAPANESE_NO } from './is-stated.ts';
import { isSure, type Piece, perReading, type Reading } from './parsed-text.ts';
import { type Finding, quote } from './to-warnings.ts';

type Told = { denied: number; affirmed: number; piece: Piece; next: Piece | undefined; start: number; end: number };

/** Word groups that can be denied and affirmed like things: "não vai ao forno". */
const GROUPS = /^(?:place|wash|heat|food|material|coating) /;
const MOST_PLACES = 6;

/** Things, appliances, codes and acronyms of a text, with how often each is denied and affirmed. */
const readTold = perReading(({ pieces, language }): ReadonlyMap<string, Told> => {
  const all = new Map<string, Told>();
  for (const [at, piece] of pieces.entries()) {
    const places = [
      ...piece.found.filter(({ key }) => isSure(key) && (!key.includes(' ') || GROUPS.test(key))),
      ...piece.codes.map(({ code, start, end }) => ({ key: `=${code}`, start, end })),
      ...acronymsOf(piece),
    ];
    for (const { key, start, end } of places) {
      const told = all.get(key) ?? { denied: 0, affirmed: 0, piece, next: pieces[at + 1], start, end };
      all.set(key, told);
      if (told.denied + told.affirmed >= MOST_PLACES) continue;
      if (isDeniedAt(piece, start, language)) told.denied += 1;
      else told.affirmed += 1;
    }
  }
  return all;
});

const acronymsOf = ({ text, start }: Piece): { key: string; start: number; end: number }[] =>
  [...text.matchAll(/(?<![A-Za-z0-9-])[A-Z]{3,6}(?![A-Za-z0-9])/g)].map(({ 0: name, index }) => ({
    key: `=${name.toLowerCase()}`,
    start: start + index,
    end: start + index + name.length,
  }));

/** Things that the seller always denies and the text affirms, and the reverse. */
export function compareDenied(own: Reading, text: Reading, where = 'no seu texto'): Finding[] {
  const said = readTold(own);
  return [...readTold(text)].flatMap(([key, told]): Finding[] => {
    const mine = said.get(key);
    if (!mine) return [];
    const isLost =
      told.denied === 0 &&
      mine.denied > 0 &&
      (mine.affirmed === 0 ? !(isApart(mine) && isDeniedNear(told, text)) : told.affirmed > mine.affirmed);
    if (!isLost && !(mine.denied === 0 && told.affirmed === 0 && isAdded(told, mine, text))) return [];
    const excerpt = text.plain.slice(told.start, told.end);
    const message = `Confira ${quote(excerpt)}: ${where} está ${quote(mine.piece.text)}.`;
    return [{ code: isLost ? 'denial_lost' : 'denial_added', excerpt, sentence: told.piece.text, message }];
  });
}

/** Denied in the text although nothing in the seller's clause implies it. */
function isAdded({ piece, start }: Told, mine: Told, { language }: Reading): boolean {
  const clause = mine.piece.folded.slice(...clauseOf(mine.piece.folded, mine.start - mine.piece.start));
  const said = clauseFrom(piece.text, start - piece.start);
  return language === 'ja' && said.search(JAPANESE_PLAIN_DENIAL) >= 0 && !PORTUGUESE_SHADE.test(clause);
}

const isApart = ({ piece }: Told): boolean => piece.folded.search(PORTUGUESE_APART) >= 0;
/** Denied in its sentence or in the next, which may refer to it: こちらは付属しません. */
const isDeniedNear = ({ piece, next }: Told, { language }: Reading): boolean =>
  language === 'ja' && (JAPANESE_NO.test(piece.text) || JAPANESE_NO.test(next?.text ?? ''));

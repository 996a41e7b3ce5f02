import { denies } from './compare-denials.ts';
import { isSure, type ParsedText, readText } from './parsed-text.ts';

/** Whether a text states a limit or warning in any wording: its things, its numbers, its "não". */
export function isStated(text: ParsedText, statement: { pt: string; ja: string | null }): boolean {
  const [pt, ja] = [readText(statement.pt, 'pt'), readText(statement.ja ?? '', 'ja')];
  const own = text.language === 'pt' ? pt : ja;
  const folded = own.folded.replaceAll(/[\s.。、]/g, '');
  if (folded !== '' && text.folded.replaceAll(/[\s.。、]/g, '').includes(folded)) return true;
  const keys = [...new Set([...pt.pieces, ...ja.pieces].flatMap(({ words }) => [...words]))];
  const sure = keys.filter(isSure);
  const telling = sure.length > 0 ? sure : keys;
  const numbers = pt.pieces.flatMap(({ amounts }) => amounts.flatMap(({ keys }) => keys));
  const isDenial = pt.pieces.some((piece) => denies(piece, 'pt'));
  return text.pieces.some((piece) => {
    if (isDenial && !denies(piece, text.language) && !/\bcuidado|\blonge|\bso\b/.test(piece.folded)) return false;
    const told = new Set(piece.amounts.flatMap(({ keys }) => keys));
    if (!numbers.every((key) => told.has(key))) return false;
    const shared = telling.filter((key) => piece.words.has(key)).length;
    return telling.length > 0 && shared * 2 >= Math.min(3, telling.length);
  });
}

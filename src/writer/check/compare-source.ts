import { PORTUGUESE_EXCEPT } from '#writer/data/words/denial-words.ts';
import { compareGrades, misspelt } from './compare-codes.ts';
import { compareDenied } from './compare-denied.ts';
import { findSwaps, labelAll } from './compare-labels.ts';
import { compareQualifiers } from './compare-qualifiers.ts';
import { type Reading, strongKeys } from './reading.ts';
import { speaksNo } from './says-it.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { type Finding, quote } from './warn.ts';

/** What the seller's own text denies, limits and labels, told otherwise. */
export const compareSource = (text: Reading, { names, folded }: SheetFacts, source: Reading): Finding[] => [
  ...compareDenied(source, text),
  ...findSwaps(labelAll(source), labelAll(text)),
  ...compareQualifiers(source, text, true),
  ...compareGrades(source, text),
  ...findUnlimited(text, source),
  ...misspelt(source, text, names, folded),
];

/** "FPU 50+, exceto no forro": whoever tells the number or code tells the exception. */
function findUnlimited(text: Reading, source: Reading): Finding[] {
  const limited = source.pieces.filter(({ folded }) => folded.search(PORTUGUESE_EXCEPT) >= 0);
  const said = new Map(limited.flatMap((piece) => strongKeys(piece).map((key) => [key, piece] as const)));
  return text.pieces.flatMap((piece): Finding[] => {
    const own = strongKeys(piece).flatMap((key) => said.get(key) ?? [])[0];
    if (!own || speaksNo(piece, text.language)) return [];
    const message = `No seu texto há uma exceção: ${quote(own.text)}.`;
    return [{ code: 'limit_lost', excerpt: '', sentence: piece.text, message }];
  });
}

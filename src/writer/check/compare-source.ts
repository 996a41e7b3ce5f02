import { PORTUGUESE_EXCEPT } from '#writer/data/words/denial-words.ts';
import { foldText } from '#writer/text/fold.ts';
import { compareGrades, misspelt } from './compare-codes.ts';
import { compareDenied } from './compare-denied.ts';
import { findSwaps, labelAll } from './compare-labels.ts';
import { compareQualifiers } from './compare-qualifiers.ts';
import { sentenceAt } from './find-added.ts';
import { type Reading, strongKeys } from './reading.ts';
import { speaksNo } from './says-it.ts';
import { type Finding, quote } from './warn.ts';

/** What the seller's own text denies, limits and labels, told otherwise. */
export function compareSource(text: Reading, names: readonly string[], source: Reading): Finding[] {
  const cut = names.flatMap((name) => {
    const [first = '', ...rest] = foldText(name).split(' ');
    const place =
      rest.length > 0 ? text.folded.search(new RegExp(`\\b${first.replaceAll(/[^a-z0-9]/g, '.')} [a-z]`)) : -1;
    return place < 0 || text.folded.includes(foldText(name)) ? [] : [{ name, place }];
  });
  return [
    ...compareDenied(source, text),
    ...findSwaps(labelAll(source), labelAll(text)),
    ...compareQualifiers(source, text, true),
    ...compareGrades(source, text),
    ...findUnlimited(text, source),
    ...(text.language === 'ja' ? misspelt(source, text) : []),
    ...cut.map(
      ({ name, place }): Finding => ({
        code: 'code_changed',
        hint: true,
        excerpt: text.plain.slice(place, place + name.length),
        sentence: sentenceAt(text, place),
        message: `O nome ${quote(name)} não está inteiro aqui.`,
      }),
    ),
  ];
}

/** "FPU 50+, exceto no forro": whoever tells the number or code tells the exception. */
function findUnlimited(text: Reading, source: Reading): Finding[] {
  const limited = source.pieces.filter(({ folded }) => folded.search(PORTUGUESE_EXCEPT) >= 0);
  const said = new Map(limited.flatMap((piece) => strongKeys(piece).map((key) => [key, piece] as const)));
  return text.pieces.flatMap((piece): Finding[] => {
    const own = strongKeys(piece).flatMap((key) => said.get(key) ?? [])[0];
    if (!own || speaksNo(piece, text.language)) return [];
    const message = `No seu texto há uma exceção: ${quote(own.text)}.`;
    return [{ code: 'limit_lost', hint: true, excerpt: '', sentence: piece.text, message }];
  });
}

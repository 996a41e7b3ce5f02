import type { Fact } from '#domain/robots/facts.ts';
import { foldPortuguese } from '#writer/facts/folded-text.ts';
import type { TruthCase } from './truth-case.ts';

/** The table of a case as a ledger: the words of each fact are the line of the text that it stands in. */
export function ledgerOf({ id, text, facts }: TruthCase): Fact[] {
  const lines = text.split('\n');
  return facts.map(({ kind, role, value, unit, part }, index) => {
    const wanted = foldPortuguese(value);
    const line = lines.findIndex((one) => {
      const folded = foldPortuguese(one);
      return folded.includes(wanted) && (part === undefined || folded.includes(foldPortuguese(part)));
    });
    return {
      id: `${id}:${index}`,
      kind,
      role: role ?? null,
      ...(part === undefined || kind !== 'quantity' ? {} : { part }),
      value,
      ...(unit === undefined ? {} : { unit }),
      text: (lines[line] ?? value).trim(),
      line,
    };
  });
}

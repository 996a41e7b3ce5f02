import type { Fact } from '#domain/robots/facts.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';

/** "length [cabo] 2 m", "colour preto ?": kind or role, whose, value and unit; "?" where the seller has to confirm. */
function shown({ kind, role, part, value, unit, unsure }: Fact): string {
  const name = kind === 'quantity' ? role : [kind, role].filter(Boolean).join(':');
  return [name, part && `[${part}]`, value, unit, unsure && '?'].filter(Boolean).join(' ');
}

/** All that a text says. */
export function said(text: string): string {
  return extractFacts(text).map(shown).join('; ');
}

/** What a line says about the product that the title above it names. */
export function saidOf(title: string): (line: string) => string {
  return (line) =>
    extractFacts(`${title}\n${line}`)
      .filter(({ line: number }) => number > 0)
      .map(shown)
      .join('; ');
}

function shownWithClause(fact: Fact): string {
  return [shown(fact), fact.clause && `«${fact.clause}»`].filter(Boolean).join(' ');
}

/** As `said`, with the words that a value in doubt is true with: "weight 300 g ? «Peso: 300 g com o estojo»". */
export function saidWithClause(text: string): string {
  return extractFacts(text).map(shownWithClause).join('; ');
}

export function saidWithClauseOf(title: string): (line: string) => string {
  return (line) =>
    extractFacts(`${title}\n${line}`)
      .filter(({ line: number }) => number > 0)
      .map(shownWithClause)
      .join('; ');
}

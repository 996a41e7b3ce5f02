import type { Fact, FactKind } from '#domain/robots/facts.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import { describeFact } from '#writer/facts/describe-fact.ts';
import { foldPortuguese } from '#writer/facts/folded-text.ts';
import { type CheckContext, type Place, warn } from './check-place.ts';
import { compareWhole } from './compare-facts.ts';
import { UNTRANSLATED_MARK } from './untranslated-mark.ts';

/** `lost`: kinds of facts that this text has to repeat. A short text (an advertisement, a review) has to repeat none. */
export type FactDemands = { lost: ReadonlySet<FactKind> };

export function checkFacts(
  text: string,
  place: Place,
  { source, facts }: CheckContext,
  { lost }: FactDemands,
): Warning[] {
  const comparison = compareWhole(facts, text, place.language, source);
  return [
    ...comparison.changed.map(({ fact, excerpt }) =>
      warn(place, 'number_changed', `No seu texto está “${nameOf(fact)}”; aqui está “${excerpt}”.`, {
        excerpt,
        factId: fact.id,
      }),
    ),
    ...comparison.lost
      .filter((fact) => lost.has(fact.kind) && !standsUntranslated(fact, text))
      .map((fact) => warn(place, 'fact_lost', lostMessage(fact), { factId: fact.id })),
    ...comparison.added
      .filter(({ start }) => !isInMark(start, text))
      .map(({ excerpt, isRisky, label }) =>
        isRisky
          ? warn(
              place,
              'risky_claim',
              `Promessa que não está no seu texto e que a lei japonesa pode proibir: ${label}.`,
              { excerpt },
            )
          : warn(
              place,
              'fact_added',
              label === '' ? `O número “${excerpt}” não está no seu texto.` : `Não está no seu texto: ${label}.`,
              { excerpt },
            ),
      ),
  ];
}

/** The seller's own Portuguese stands in the mark: its numbers are no additions, however they read in Japanese. */
function isInMark(start: number, text: string): boolean {
  return [...text.matchAll(UNTRANSLATED_MARK)].some(
    ({ 0: mark, index }) => index <= start && start < index + mark.length,
  );
}

/** What is marked as not translated is already told: the fact in it is not told a second time. */
function standsUntranslated({ value, text: words }: Fact, text: string): boolean {
  const marks = foldPortuguese((text.match(UNTRANSLATED_MARK) ?? []).join(' '));
  return marks.includes(foldPortuguese(value)) || marks.includes(foldPortuguese(words));
}

/** A value that is true only with its words is told with them; to stand by itself the seller has to write it so. */
function lostMessage(fact: Fact): string {
  if (fact.clause !== undefined)
    return `${fact.unsure ? 'A conferir' : 'Faltou'}: ${nameOf(fact)}, que vale com as suas palavras: “${fact.clause}”. Corrija o fato se ele valer sozinho.`;
  return fact.unsure
    ? `A conferir: ${nameOf(fact)}. Confirme ou corrija este fato para que ele entre no texto.`
    : `Faltou: ${nameOf(fact)}.`;
}

function nameOf(fact: Fact): string {
  const { label, value } = describeFact(fact);
  return `${label}: ${value}`;
}

import { pickOne, type Random } from '#domain/robots/seeded-random.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { wordedFor } from './family-verbs.ts';
import { agree } from './portuguese-words.ts';
import type { Product } from './product.ts';
import type { Statement } from './statement.ts';

/** A Japanese sentence, its exact meaning and the facts it tells. */
export type Told = Bilingual & {
  factIds: readonly string[];
  /** Care and warnings: they close a text, behind ※. */
  isNote?: boolean;
};

/** Every statement that can be said in Japanese, in one of its wordings. */
export function tellInJapanese(product: Product, random: Random): Told[] {
  return product.statements.flatMap((statement) => {
    const said = statement.says.flatMap(({ pt, ja }) => (ja === null ? [] : [{ pt, ja }]));
    return said.length > 0 ? [tellOne(statement, pickOne(said, random), product)] : [];
  });
}

function tellOne(statement: Statement, said: Bilingual, product: Product): Told {
  const isNote = statement.kind === 'warning' || statement.kind === 'care';
  const pt = agree(said.pt, product.noun);
  return {
    pt: isNote ? `Atenção: ${pt.charAt(0).toLowerCase()}${pt.slice(1)}` : pt,
    ja: `${isNote ? '※' : ''}${wordedFor(product.family, said.ja)}`,
    factIds: statement.japaneseFactIds ?? statement.factIds,
    isNote,
  };
}

const PLAIN = /^[^、。は※]{1,14}は[^。は]{1,40}です。$/u;

/** 容量は500mlです。重さは320gです。 becomes 容量は500ml、重さは320gです。 */
export function mergeTold(told: readonly Told[]): Told[] {
  const merged: Told[] = [];
  for (const next of told) {
    const last = merged.at(-1);
    if (last && PLAIN.test(next.ja) && endsPlain(last.ja) && !next.ja.includes('（'))
      merged.splice(-1, 1, {
        ja: `${last.ja.replace(/です。$/, '')}、${next.ja}`,
        pt: `${last.pt.replace(/\.$/, '')}; ${next.pt.charAt(0).toLowerCase()}${next.pt.slice(1)}`,
        factIds: [...last.factIds, ...next.factIds],
      });
    else merged.push(next);
  }
  return merged;
}

function endsPlain(ja: string): boolean {
  const clauses = ja.split('、');
  return (
    clauses.length < 3 &&
    PLAIN.test(`${clauses.at(-1)}`) &&
    !/[（）]/.test(ja) &&
    PLAIN.test(clauses.length > 1 ? `${clauses[0]}です。` : ja)
  );
}

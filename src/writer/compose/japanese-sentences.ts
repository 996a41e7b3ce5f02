import { pickOne, type Random } from '#domain/robots/seeded-random.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { wordedFor } from './family-verbs.ts';
import { agree } from './portuguese-words.ts';
import type { Product } from './product.ts';
import type { Statement } from './statement.ts';

/** A Japanese sentence, its exact meaning and the facts it tells. */
export type Told = Bilingual & {
  factIds: readonly string[];
  /** Sentences of one topic may become one sentence: sizes with sizes, never a warranty with a weight. */
  topic?: string | undefined;
  /** Care and warnings: they close a text, behind ※. */
  isNote?: boolean;
};

const SIZES = new Set('dimensions height width length depth diameter thickness weight volume load area'.split(' '));
const WORKINGS = new Set(
  'duration charge_time battery power voltage suction noise brightness colour_temperature range screen memory'.split(
    ' ',
  ),
);
const ORDER = ['size', 'material', 'working'];

function topicOf({ kind, role }: Statement): string | undefined {
  if (kind === 'material') return 'material';
  if (kind !== 'quantity' || role === null) return undefined;
  return SIZES.has(role) ? 'size' : WORKINGS.has(role) ? 'working' : undefined;
}

/** Every statement that can be said in Japanese, in one of its wordings; like stands beside like. */
export function tellInJapanese(product: Product, random: Random): Told[] {
  const told = product.statements.flatMap((statement) => {
    const said = statement.says.flatMap(({ pt, ja }) => (ja === null ? [] : [{ pt, ja }]));
    return said.length > 0 ? [tellOne(statement, pickOne(said, random), product)] : [];
  });
  const place = ({ topic }: Told) => (topic === undefined ? -1 : ORDER.indexOf(topic));
  return told.sort((a, b) => place(a) - place(b));
}

function tellOne(statement: Statement, said: Bilingual, product: Product): Told {
  const isNote = statement.kind === 'warning' || statement.kind === 'care';
  const pt = agree(said.pt, product.noun);
  return {
    pt: isNote ? `Atenção: ${pt.charAt(0).toLowerCase()}${pt.slice(1)}` : pt,
    ja: `${isNote ? '※' : ''}${wordedFor(product, said.ja)}`,
    factIds: statement.japaneseFactIds ?? statement.factIds,
    topic: topicOf(statement),
    isNote,
  };
}

const PLAIN = /^[^、。は※]{1,14}は[^。は]{1,40}です。$/u;
const MOST_CLAUSES = 3;

/** 容量は500mlです。重さは320gです。 becomes 容量は500ml、重さは320gです。 */
export function mergeTold(told: readonly Told[]): Told[] {
  const merged: (Told & { clauses: number })[] = [];
  for (const next of told) {
    const last = merged.at(-1);
    if (last && canJoin(last, next) && last.clauses < MOST_CLAUSES)
      merged.splice(-1, 1, {
        ja: `${last.ja.replace(/です。$/, '')}、${next.ja}`,
        pt: `${last.pt.replace(/\.$/, '')}; ${next.pt.charAt(0).toLowerCase()}${next.pt.slice(1)}`,
        factIds: [...last.factIds, ...next.factIds],
        topic: last.topic,
        clauses: last.clauses + 1,
      });
    else merged.push({ ...next, clauses: PLAIN.test(next.ja) && !next.ja.includes('、') ? 1 : MOST_CLAUSES });
  }
  return merged.map(({ clauses: _, ...one }) => one);
}

/** A list has commas of its own: it stays a sentence of its own. */
function canJoin(last: Told, next: Told): boolean {
  return last.topic !== undefined && last.topic === next.topic && PLAIN.test(next.ja) && !next.ja.includes('、');
}

import { type SQL, sql } from 'drizzle-orm';
import { escapeLike } from './escape-like.ts';

export const folded = (text: string): SQL => sql`fold_search(${text})`;

export const holds = (value: SQL, part: string): SQL => sql`${value} like ${folded(`%${escapeLike(part)}%`)}`;

/** Each word is looked for by itself; what was typed after so many narrows nothing down. */
const MAX_WORDS = 10;

/** Every word, anywhere. */
export const containsWords = (value: SQL, phrase: string): SQL =>
  sql.join(
    phrase
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, MAX_WORDS)
      .map((word) => holds(value, word)),
    sql` and `,
  );

/**
 * Leads an index to the texts of one person that may hold the words. What was typed is known when the query is planned:
 * of the two conditions one falls away there, so that the short grams are read only where there are no long ones.
 */
export function mayContainWords(table: SQL, userId: string, phrase: string): SQL {
  const long = sql`search_grams(${userId}::uuid, ${folded(phrase)})`;
  const short = sql`search_short_grams(${userId}::uuid, ${folded(phrase)})`;
  return sql`(cardinality(${long}) = 0 or ${table}.search_grams @> ${long})
    and (cardinality(${long}) > 0 or cardinality(${short}) = 0
      or search_short_grams(${table}.user_id, ${table}.search) @> ${short})`;
}

import { type SQL, sql } from 'drizzle-orm';

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const foldInSql = (text: string): SQL => sql`fold_search(${text})`;

export const containsInSql = (value: SQL, part: string): SQL =>
  sql`${value} like ${foldInSql(`%${escapeLike(part)}%`)}`;

/** Each word is searched separately; words after this limit are ignored. */
const MAX_WORDS = 10;

export const containsWordsInSql = (value: SQL, phrase: string): SQL =>
  sql.join(
    phrase
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, MAX_WORDS)
      .map((word) => containsInSql(value, word)),
    sql` and `,
  );

/** Lets an index find the texts; with the terms known when planning, only one of the two conditions stays. */
export function mayContainWordsInSql(table: SQL, userId: string, phrase: string): SQL {
  const long = sql`search_grams(${userId}::uuid, ${foldInSql(phrase)})`;
  const short = sql`search_short_grams(${userId}::uuid, ${foldInSql(phrase)})`;
  return sql`(cardinality(${long}) = 0 or ${table}.search_grams @> ${long})
    and (cardinality(${long}) > 0 or cardinality(${short}) = 0
      or search_short_grams(${table}.user_id, ${table}.search) @> ${short})`;
}

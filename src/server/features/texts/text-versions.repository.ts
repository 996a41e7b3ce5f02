import { and, desc, eq, sql } from 'drizzle-orm';
import type { SavedOutput } from '#contract/robots/texts.ts';
import type { Db } from '#server/db/client.ts';
import { texts, textVersions } from '#server/db/schema/products.ts';
import type { PageKey } from '#server/http/cursor.ts';

/** Maximum number of versions per text. */
const VERSIONS_KEPT = 30;

/** Saves the current text as a version if its words are about to change. Waits for concurrent writers. */
export async function keepVersion(tx: Db, userId: string, textId: string, next: SavedOutput): Promise<void> {
  await tx.execute(sql`
    insert into ${textVersions} (text_id, facts, output, writer, warnings)
    select id, facts, output, writer, warnings from ${texts}
    where id = ${textId} and user_id = ${userId} and output -> 'texts' <> ${JSON.stringify(next.texts)}::jsonb
    for update`);
  await tx.execute(sql`
    delete from ${textVersions} where id in (
      select id from ${textVersions} where text_id = ${textId}
      order by created_at desc, id desc offset ${VERSIONS_KEPT})`);
}

export async function forgetVersions(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${textVersions} where id in (
      select id from (
        select v.id, row_number() over (partition by v.text_id order by v.created_at desc, v.id desc) as place
        from ${textVersions} v join ${texts} t on t.id = v.text_id where t.user_id = ${userId}::uuid
      ) ranked where place > ${VERSIONS_KEPT})`);
}

type Page = { after: PageKey | undefined; limit: number };

export function findVersions(db: Db, userId: string, textId: string, { after, limit }: Page) {
  const place = sql`(${textVersions.createdAt}, ${textVersions.id})`;
  return db
    .select({
      id: textVersions.id,
      writer: textVersions.writer,
      facts: textVersions.facts,
      output: textVersions.output,
      warnings: textVersions.warnings,
      createdAt: textVersions.createdAt,
    })
    .from(textVersions)
    .innerJoin(texts, eq(texts.id, textVersions.textId))
    .where(
      and(
        eq(textVersions.textId, textId),
        eq(texts.userId, userId),
        after && sql`${place} < (${after.createdAt}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(textVersions.createdAt), desc(textVersions.id))
    .limit(limit);
}

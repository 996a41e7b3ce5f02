import type { Db } from '#server/db/client.ts';
import { uploads } from '#server/db/schema/uploads.ts';

export async function insertUpload(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row);
}

import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { seededContent } from '#server/db/schema/seeded-content.ts';

/** Made of the keys of the library and its corrections (a test says which): an installation that has seen it need not read the catalogue. */
export const CATALOGUE_EDITION = '4bf9f02dc42c';

export const editionKey = `library:${CATALOGUE_EDITION}`;

export async function isEditionSeeded(tx: Db): Promise<boolean> {
  const rows = await tx.select({ key: seededContent.key }).from(seededContent).where(eq(seededContent.key, editionKey));
  return rows.length > 0;
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { connectUnhurried } from './client.ts';
import type { DatabaseLink } from './link.ts';

/** Any number shared by all instances: the lock that lets one of them migrate at a time. */
export const MIGRATION_LOCK = 7_311_953_001;

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

export async function migrateDatabase(link: DatabaseLink): Promise<void> {
  if (!existsSync(migrationsFolder)) throw new Error(`missing migrations: ${migrationsFolder}`);
  const client = await connectUnhurried(link);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder });
  } finally {
    // Closing the connection releases the lock and drops its settings.
    await client.end();
  }
}

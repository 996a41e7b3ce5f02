import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#domain/errors.ts';
import type { Config } from '#server/config.ts';
import type { ConnectionSettings } from '#server/db/client.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { StartError } from '#server/start/start-error.ts';

export type ToolDatabase = { connection: ConnectionSettings; close(): Promise<void> };

/** `shared` works beside a running server; `exclusive` fails while one owns the database, and may create it. */
export async function openToolDatabase(config: Config, access: 'shared' | 'exclusive'): Promise<ToolDatabase> {
  const given = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  if (given) return { connection: { connectionString: given }, close: async () => {} };
  const dataDir = join(config.DATA_DIR, 'postgres');
  if (access === 'shared' && !existsSync(dataDir)) {
    throw new AppError('not_found', `Não há banco de dados em ${config.DATA_DIR}: rode npm start primeiro.`);
  }
  const embedded = await startEmbeddedDatabase({ dataDir, shared: access === 'shared' });
  return { connection: embedded.connection, close: () => embedded.stop() };
}

/** Prints one line on success or failure, and sets the exit code. */
export async function runTool(work: (args: string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await work(process.argv.slice(2)));
  } catch (error) {
    const isForPeople = error instanceof AppError || error instanceof StartError;
    console.error(isForPeople ? error.message : `Falhou: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

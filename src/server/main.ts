import cluster from 'node:cluster';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import pino from 'pino';
import { AppError } from '#domain/errors.ts';
import { checkPort } from './check-port.ts';
import type { Config } from './config.ts';
import { loadConfig } from './config.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './db/embedded/embedded.ts';
import { describeError } from './db/error-causes.ts';
import { StartError } from './start-error.ts';
import { checkWorkerConnections } from './workers.ts';

async function start(): Promise<void> {
  const config = loadConfig();
  const log = pino({ level: config.LOG_LEVEL, base: cluster.worker ? { worker: cluster.worker.id } : null });
  if (!cluster.isWorker) {
    checkWorkerConnections(config);
    await checkPort(config);
  }
  // PostgreSQL starts while the rest of the program is loaded, which takes longer.
  const [{ serve }, embedded] = await Promise.all([
    import('./serve.ts'),
    config.DATABASE_URL ? undefined : openEmbeddedDatabase(config, log),
  ]);
  await serve(config, log, embedded);
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else console.error('O servidor não pôde iniciar:', describeError(error));
  process.exit(1);
});

export async function openEmbeddedDatabase(config: Config, log: Logger): Promise<EmbeddedDatabase> {
  try {
    await mkdir(config.DATA_DIR, { recursive: true });
    return await startEmbeddedDatabase({ dataDir: join(config.DATA_DIR, 'postgres'), log });
  } catch (error) {
    if (error instanceof AppError) throw new StartError(error.message);
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EACCES' || code === 'EPERM' || code === 'ENOTDIR' || code === 'EROFS' || code === 'EEXIST') {
      throw new StartError(
        `Não foi possível usar a pasta de dados ${config.DATA_DIR}. Confira DATA_DIR e suas permissões.`,
      );
    }
    throw error;
  }
}

import cluster from 'node:cluster';
import pino from 'pino';
import { checkPort } from './check-port.ts';
import { loadConfig } from './config.ts';
import { describeError } from './db/error-causes.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
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
  const [{ runInstance: serve }, embedded] = await Promise.all([
    import('./run-instance.ts'),
    config.DATABASE_URL ? undefined : openEmbeddedDatabase(config, log),
  ]);
  await serve(config, log, embedded);
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else console.error('O servidor não pôde iniciar:', describeError(error));
  process.exit(1);
});

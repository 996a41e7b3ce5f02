import cluster from 'node:cluster';
import pino from 'pino';
import { loadConfig } from './config.ts';
import { describeError } from './db/error-causes.ts';
import { checkPort } from './start/check-port.ts';
import { checkWorkerConnections } from './start/cluster-workers.ts';
import { openEmbeddedDatabase } from './start/open-embedded-database.ts';
import { StartError } from './start/start-error.ts';

async function start(): Promise<void> {
  const config = loadConfig();
  const log = pino({ level: config.LOG_LEVEL, base: cluster.worker ? { worker: cluster.worker.id } : null });
  if (!cluster.isWorker) {
    checkWorkerConnections(config);
    await checkPort(config);
  }
  // PostgreSQL starts while the rest of the program is loaded, which takes longer.
  const [{ runInstance: serve }, embedded] = await Promise.all([
    import('./start/run-instance.ts'),
    config.DATABASE_URL ? undefined : openEmbeddedDatabase(config, log),
  ]);
  await serve(config, log, embedded);
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else console.error('O servidor não pôde iniciar:', describeError(error));
  process.exit(1);
});

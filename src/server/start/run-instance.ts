import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import type { Config } from '#server/config.ts';
import { findStartWarnings } from '#server/config.ts';
import type { EmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { startDeletionSweep } from '#server/features/account/account-deletion.service.ts';
import { startActivitySweep } from '#server/features/activity/activity.service.ts';
import { startAccountSweep } from '#server/features/auth/sessions/sweep-expired.ts';
import { startNoticeSweep } from '#server/features/notices/notice-sweep.ts';
import { startBillingSweep } from '#server/features/payments/billing-sweep.ts';
import { startShopifySender } from '#server/features/shopify/send-runner.ts';
import { startUploadSweep } from '#server/features/storage/upload-sweep.ts';
import { startDeletedTextSweep } from '#server/features/texts/text-sweep.ts';
import { startTrashSweep } from '#server/features/trash/trash.service.ts';
import { startHttpServer } from '#server/http-server.ts';
import { gatherWorkerMetrics, shareWorkerMetrics } from './cluster-metrics.ts';
import { STOP_MESSAGE, startWorkers } from './cluster-workers.ts';
import { openServices, type Services } from './open-services.ts';

const siteDir = fileURLToPath(new URL('../site', import.meta.url));

/** On Windows: Ctrl-C, Ctrl-Break and the window being closed. */
const STOP_SIGNALS: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM'];

/** After the delay: 25 s for running requests, 20 s for pending mail; anything that still hangs is aborted. */
const STOP_MS = 50_000;

type Running = { stop(signal: NodeJS.Signals): Promise<void> };

export async function runInstance(config: Config, log: Logger, embedded: EmbeddedDatabase | undefined): Promise<void> {
  if (!cluster.isWorker) for (const warning of findStartWarnings(config)) log.warn(warning);
  const services = await openServices(config, log, embedded);
  try {
    const answering = await startAnswering(config, services, log);
    // Scheduled jobs run once per machine, in the first process; each worker only flushes its own activity.
    const sweeps = cluster.isWorker
      ? [startActivitySweep(services)]
      : [
          startActivitySweep(services),
          startBillingSweep(services),
          startUploadSweep(services),
          startTrashSweep(services),
          startDeletionSweep(services),
          startAccountSweep(services),
          startNoticeSweep(services),
          startDeletedTextSweep(services),
          startShopifySender(services),
        ];
    if (!cluster.isWorker) console.log(`${PRODUCT_NAME} está no ar: ${config.PUBLIC_URL}`);
    stopOnSignal(async (signal) => {
      log.info('stopping');
      setTimeout(
        () => {
          log.error('not stopped in time, ending all the same');
          process.exit(1);
        },
        config.STOP_DELAY_SECONDS * 1000 + STOP_MS,
      ).unref();
      await answering.stop(signal);
      await Promise.all(sweeps.map((sweep) => sweep.stop()));
      await services.close();
      log.info('stopped');
    });
  } catch (error) {
    await services.close();
    throw error;
  }
}

async function startAnswering(config: Config, services: Services, log: Logger): Promise<Running> {
  if (config.WORKERS > 1 && !cluster.isWorker) {
    gatherWorkerMetrics(services.metrics);
    return startWorkers(
      config.WORKERS,
      { DATABASE_URL: services.databaseUrl, DATABASE_URL_FILE: '', SEED: 'none' },
      log,
    );
  }
  const metrics = cluster.isWorker ? shareWorkerMetrics(services.metrics) : services.metrics;
  const server = await startHttpServer({ ...services, metrics }, siteDir);
  log.info({ port: server.port, pid: process.pid }, 'listening');
  // With Ctrl-C someone waits at the terminal, so there is no delay; behind a proxy the signal is SIGTERM.
  return { stop: (signal) => server.close(signal === 'SIGTERM' ? config.STOP_DELAY_SECONDS * 1000 : 0) };
}

function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping = false;
  const stopOnce = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    stop(signal).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stopOnce);
  if (cluster.isWorker) process.on('message', (message) => message === STOP_MESSAGE && stopOnce('SIGINT'));
}

import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import { checkDatabase, checkSessions, explainDatabaseFailure } from '#server/db/check-database.ts';
import { type ConnectionSettings, type Database, openDatabase, toConnectionString } from '#server/db/client.ts';
import type { EmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { describeError } from '#server/db/error-causes.ts';
import { checkMigrated, migrateDatabase } from '#server/db/migrate.ts';
import { createNotifyListener } from '#server/db/notify-listener.ts';
import { createEventHub } from '#server/events/event-hub.ts';
import { finishPendingMail } from '#server/features/auth/mail/send-in-background.ts';
import { loadInstanceKeys } from '#server/features/auth/tokens/instance-keys.ts';
import { createActivity } from '#server/http/activity-buffer.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { createRateLimits, unlimited } from '#server/http/rate-limit.ts';
import { createRequestQueues } from '#server/http/request-queues.ts';
import { createSessionCache } from '#server/http/session-cache.ts';
import { createImageDecoder } from '#server/images/image-decoder-pool.ts';
import { createImportProcessPool } from '#server/import-processes/import-process-pool.ts';
import { openLiveSettings } from '#server/providers/ai-settings/live-settings.ts';
import { createRateFetcher } from '#server/providers/exchange-rate/fetch-rate.ts';
import { createFiles } from '#server/providers/files/create-files.ts';
import { createMailer } from '#server/providers/mail/create-mailer.ts';
import { createOutboundFetch } from '#server/providers/outbound-fetch.ts';
import { createShopify } from '#server/providers/shopify/shopify.ts';
import { openLocalTranslator } from '#server/providers/translation/local/forward-translator.ts';
import { createAccessTokens } from '#server/secrets/access-tokens.ts';
import { createSecretBox } from '#server/secrets/secret-box.ts';
import { seedFirstRun } from '#server/seed/seed-first-run.ts';
import { createGenerationQueue, GENERATION_LIMITS } from '#server/writer-threads/generation-queue.ts';
import { createWriterPool } from '#server/writer-threads/writer-pool.ts';
import { addServiceMetrics } from './service-gauges.ts';

export type Services = Dependencies & {
  databaseUrl: string;
  close(): Promise<void>;
};

/** Opens external services in order: database (migrated, seeded), keys, mail, files. */
export async function openServices(
  config: Config,
  log: Logger,
  embedded: EmbeddedDatabase | undefined,
): Promise<Services> {
  const connection: ConnectionSettings = embedded?.connection ?? { connectionString: config.DATABASE_URL };
  const database = openDatabase(connection, {
    poolSize: config.DATABASE_POOL_SIZE,
    directAddress: config.DATABASE_DIRECT_URL,
    onError: (error) => log.warn({ err: describeError(error) }, 'idle database connection lost'),
    onMoved: (host) => log.warn({ host }, 'another database server takes the writes now'),
  });
  const replica = config.DATABASE_READ_URL
    ? openDatabase(
        { connectionString: config.DATABASE_READ_URL },
        {
          poolSize: config.DATABASE_POOL_SIZE,
          onError: (error) => log.warn({ err: describeError(error) }, 'idle connection to the replica lost'),
        },
      )
    : undefined;
  const listeners = createListeners(database, log);
  // In the same folder after the build: scripts/build.mjs.
  const writerThreads = createWriterPool(new URL('./writer-worker.js', import.meta.url));
  const importProcesses = createImportProcessPool(new URL('./import-process.js', import.meta.url));
  const images = createImageDecoder(new URL('./redraw-image.js', import.meta.url));
  const localTranslator = openLocalTranslator(config, new URL('./translator-engine.js', import.meta.url));
  const close = async () => {
    await writerThreads.close();
    await importProcesses.close();
    await images.close();
    await localTranslator.close();
    await listeners.events.close();
    await listeners.listener.stop();
    await Promise.all([database.close(), replica?.close()]);
    await embedded?.stop();
  };
  try {
    await prepareDatabase(database, config, log);
    const deps = await createDependencies(config, log, database, {
      ...listeners,
      writerThreads,
      importProcesses,
      images,
      localTranslator,
      mailer: await createMailer(config, log),
      files: createFiles(config),
      ...(replica && { readDb: replica.db }),
    });
    await seedFirstRun(deps);
    return {
      ...deps,
      databaseUrl: toConnectionString(connection),
      close: async () => {
        await finishPendingMail(deps.mailer);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Before the first connection of the pool, whose notices the session cache hears. */
export function createListeners({ db, pool, link }: Database, log: Logger) {
  const listener = createNotifyListener(link, log);
  return { listener, events: createEventHub({ db, listener, log }), sessionCache: createSessionCache(listener, pool) };
}

type GivenDependencies = 'writerThreads' | 'importProcesses' | 'images' | 'localTranslator' | 'mailer' | 'files';

/** On an open and migrated database; tests give more of their own. */
export async function createDependencies(
  config: Config,
  log: Logger,
  { db, pool, link }: Database,
  given: ReturnType<typeof createListeners> & Pick<Dependencies, GivenDependencies> & Partial<Dependencies>,
): Promise<Dependencies> {
  const keys = await loadInstanceKeys(db);
  const { listener, localTranslator, now = () => new Date() } = given;
  const secrets = createSecretBox(config);
  const deps: Dependencies = {
    config,
    log,
    now,
    metrics: createMetrics(),
    activity: createActivity(),
    db,
    readDb: db,
    pool,
    link,
    limits: config.RATE_LIMITS ? createRateLimits(pool) : unlimited,
    accessTokens: await createAccessTokens(keys.signing, { issuer: `${config.PUBLIC_URL}/auth/v1`, now }),
    instanceSecret: keys.secret,
    exchangeRates: createRateFetcher(config.EXCHANGE_RATE_URL),
    aiSettings: await openLiveSettings({ config, db, secrets, localTranslator, listener, log }),
    secrets,
    queues: createRequestQueues(),
    generations: createGenerationQueue(GENERATION_LIMITS),
    photoFetch: createOutboundFetch({ allowsPrivate: false }),
    shopify: createShopify(config.SHOPIFY_URL),
    ...given,
  };
  addServiceMetrics(deps);
  return deps;
}

async function prepareDatabase(database: Database, config: Config, log: Logger): Promise<void> {
  // The setting to name in an error.
  let variable = config.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR';
  try {
    await database.link.findWritableHost();
    await checkDatabase(database.pool, variable);
    if (config.DATABASE_URL && !cluster.isWorker) await checkSessions(database, Boolean(config.DATABASE_DIRECT_URL));
    if (config.DATABASE_DIRECT_URL) variable = 'DATABASE_DIRECT_URL';
    if (config.MIGRATE && !cluster.isWorker) await migrateDatabase(database.link, log);
    else await checkMigrated(database.pool);
  } catch (error) {
    throw explainDatabaseFailure(error, variable) ?? error;
  }
}

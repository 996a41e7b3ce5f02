import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import pino from 'pino';
import { afterAll, inject } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import type { App, Dependencies } from '#server/http/dependencies.ts';
import { createImageDecoder } from '#server/images/image-decoder-pool.ts';
import { createImportProcessPool } from '#server/import-processes/import-process-pool.ts';
import { createRateFetcher } from '#server/providers/exchange-rate/fetch-rate.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { createShopify } from '#server/providers/shopify/shopify.ts';
import { openLocalTranslator } from '#server/providers/translation/local/forward-translator.ts';
import { createDependencies, createListeners } from '#server/start/open-services.ts';
import { createWriterPool, type WriterPool } from '#server/writer-threads/writer-pool.ts';
import { createTestApi, type TestApi } from './api.ts';
import { inDatabase, TEMPLATE_DATABASE } from './database-server.ts';
import { createMemoryFiles } from './doubles/memory-files.ts';

export type TestApp = {
  app: App;
  deps: Dependencies;
  api: TestApi;
  outbox: MailMessage[];
  /** Moves the app's clock; starts at the real time. */
  setNow(date: Date): void;
};

/**
 * A thread runs built code (tests/support/build-server.ts has just built it) and loads the whole lexicon at its start:
 * one for all files of the process, ended by the process.
 */
const threads = createWriterPool(pathToFileURL('dist/server/writer-worker.js'));
let started: Promise<unknown> | undefined;
const writerThreads: WriterPool = {
  ...threads,
  runInWorker: async (userId, task) => {
    // Nobody's task: on a busy machine the start takes so long that whoever waits for it would then have to rest.
    started ??= threads.runInWorker('nobody', { work: 'notes', input: 'x' }).catch(() => undefined);
    await started;
    return threads.runInWorker(userId, task);
  },
};
const importProcesses = createImportProcessPool(pathToFileURL('dist/server/import-process.js'));
const images = createImageDecoder(pathToFileURL('dist/server/redraw-image.js'));

/** The real app on its own copy of the migrated database. Call at the top of a test file (or describe). */
export async function createTestApp(
  env: Record<string, string> = {},
  over: Partial<Dependencies> = {},
  options: { siteDir?: string } = {},
): Promise<TestApp> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...server });
  await admin.connect();
  // The data does not outlive the run: the copy need not go through the WAL.
  await admin.query(`create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
  const database = openDatabase(inDatabase(server, name), { poolSize: 10, onError: () => {} });
  const log = pino({ level: env.LOG_LEVEL ?? 'silent' });
  const listeners = createListeners(database, log);
  afterAll(async () => {
    await localTranslator.close();
    await listeners.events.close();
    await listeners.listener.stop();
    await database.close();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });

  const config: Config = readConfig({
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    SEED: 'none',
    TRANSLATE_PROVIDER: 'none',
    ...env,
  });
  const localTranslator =
    over.localTranslator ?? openLocalTranslator(config, pathToFileURL('dist/server/translator-engine.js'));
  const outbox: MailMessage[] = [];
  let shift = 0;
  const deps = await createDependencies(config, log, database, {
    ...listeners,
    localTranslator,
    writerThreads,
    importProcesses,
    images,
    now: () => new Date(Date.now() + shift),
    // Tests never call the real services: nothing listens here unless a test sets a URL.
    exchangeRates: createRateFetcher(config.EXCHANGE_RATE_URL ?? 'http://127.0.0.1:9/'),
    shopify: createShopify(config.SHOPIFY_URL ?? 'http://127.0.0.1:9'),
    mailer: { send: async (message) => void outbox.push(message) },
    files: createMemoryFiles(),
    ...over,
  });
  const app = createApp(deps, options);
  return {
    app,
    deps,
    outbox,
    api: createTestApi(app, deps),
    setNow: (date) => {
      shift = date.getTime() - Date.now();
    },
  };
}

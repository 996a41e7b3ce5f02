import type { Context, Hono } from 'hono';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Actor } from '#domain/accounts/permissions.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/client.ts';
import type { DatabaseLink } from '#server/db/database-connections.ts';
import type { NotifyListener } from '#server/db/notify-listener.ts';
import type { EventHub } from '#server/events/event-hub.ts';
import type { ImageDecoder } from '#server/images/image-decoder-pool.ts';
import type { ImportProcessPool } from '#server/import-processes/import-process-pool.ts';
import type { LiveSettings } from '#server/providers/ai-settings/live-settings.ts';
import type { ExchangeRates } from '#server/providers/exchange-rate/fetch-rate.ts';
import type { Files } from '#server/providers/files/files.ts';
import type { Mailer } from '#server/providers/mail/mailer.ts';
import type { OutboundFetch } from '#server/providers/outbound-fetch.ts';
import type { Shopify } from '#server/providers/shopify/shopify.ts';
import type { LocalTranslator } from '#server/providers/translation/local/local-translator.ts';
import type { AccessTokens } from '#server/secrets/access-tokens.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import type { GenerationQueue } from '#server/writer-threads/generation-queue.ts';
import type { WriterPool } from '#server/writer-threads/writer-pool.ts';
import type { Activity } from './activity-buffer.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimits } from './rate-limit.ts';
import type { RequestQueues } from './request-queues.ts';
import type { SessionCache } from './session-cache.ts';
import type { Trace } from './trace-context.ts';

export type Dependencies = {
  config: Config;
  db: Db;
  /** For lists that may be slightly stale: the replica, or `db` without one. */
  readDb: Db;
  pool: pg.Pool;
  link: DatabaseLink;
  log: Logger;
  now: () => Date;
  accessTokens: AccessTokens;
  /** Root secret of keyed hashes and encryption; the same on all instances. */
  instanceSecret: Buffer;
  limits: RateLimits;
  metrics: Metrics;
  activity: Activity;
  listener: NotifyListener;
  events: EventHub;
  sessionCache: SessionCache;
  exchangeRates: ExchangeRates;
  /** The configured model and translator; without either the robots compose offline. */
  aiSettings: LiveSettings;
  secrets: SecretBox;
  /** The local translator of this installation, selected or not. */
  localTranslator: LocalTranslator;
  writerThreads: WriterPool;
  importProcesses: ImportProcessPool;
  images: ImageDecoder;
  /** Queues in which the requests of one person wait for each other. */
  queues: RequestQueues;
  generations: GenerationQueue;
  mailer: Mailer;
  shopify: Shopify;
  files: Files;
  /** For photos on suppliers' servers, whose URLs are untrusted. */
  photoFetch: OutboundFetch;
};

export type RequestActor = Actor & {
  name: string;
  email: string;
  createdAt: string;
  updatedAt: string;
  deletionDueAt: string | null;
  factorDueAt: string | null;
  sessionId: string;
};

export type AppEnv = {
  Variables: {
    deps: Dependencies;
    requestId: string;
    trace: Trace | undefined;
    /** Route name for log and metrics, if it differs from the handler's pattern. */
    route: string | undefined;
    ip: string;
    replyHeaders: Readonly<Record<string, string>>;
    /** The reply already has all headers. */
    isReplyComplete: boolean | undefined;
    actor: RequestActor | undefined;
  };
};

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;

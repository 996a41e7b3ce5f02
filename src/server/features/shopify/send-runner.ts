import { randomUUID } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import { describeError } from '#server/db/error-causes.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { ShopifyError } from '#server/providers/shopify/shopify-error.ts';
import { type ScheduledJob, startScheduledJob } from '#server/scheduled-job.ts';
import { type SendContext, Stopped } from './read-shop-state.ts';
import { sendProduct } from './send-steps.ts';
import { claimSends, findConnection, type SendRow, saveSend } from './shopify.repository.ts';
import { openKeys } from './shopify-connection.service.ts';

const LOOK_MS = 1_000;
/** Per process; each send belongs to another person. */
const MAX_RUNNING = 4;
/** A process that has not renewed its lease for this long counts as dead. */
const LEASE_MS = 90_000;
const RENEW_MS = 30_000;
const MAX_ATTEMPTS = 6;
const FIRST_RETRY_MS = 5_000;

type Deps = Pick<Dependencies, 'db' | 'now' | 'log' | 'files' | 'config' | 'secrets' | 'shopify'>;

const later = ({ now }: Deps, milliseconds: number): string => new Date(now().getTime() + milliseconds).toISOString();

const claim = (deps: Deps, lease: string, limit: number): Promise<SendRow[]> =>
  claimSends(deps.db, { now: later(deps, 0), until: later(deps, LEASE_MS), lease, limit });

/** Runs all due sends to completion. Safe on all instances at once. */
export async function runDueSends(deps: Deps, signal: AbortSignal): Promise<void> {
  const lease = randomUUID();
  const rows = await claim(deps, lease, MAX_RUNNING);
  await Promise.all(rows.map((row) => run(deps, row, lease, signal)));
}

/** Runs while the process serves requests; another process resumes unfinished sends after a shutdown. */
export function startShopifySender(deps: Dependencies): ScheduledJob {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const sweep = startScheduledJob(deps, 'shopify', LOOK_MS, async () => {
    if (running.size >= MAX_RUNNING) return {};
    const lease = randomUUID();
    const rows = await claim(deps, lease, MAX_RUNNING - running.size);
    for (const row of rows) {
      const sending = run(deps, row, lease, stopping.signal).finally(() => running.delete(sending));
      running.add(sending);
    }
    return { started: rows.length };
  });
  return {
    async stop() {
      await sweep.stop();
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function run(deps: Deps, row: SendRow, lease: string, signal: AbortSignal): Promise<void> {
  const lost = new AbortController();
  const hold = { ...row, lease };
  const current = { ...row };
  const save: SendContext['save'] = async (change) => {
    if (await saveSend(deps.db, hold, { nextRunAt: later(deps, LEASE_MS), ...change })) {
      return void Object.assign(current, change);
    }
    lost.abort();
    throw new Stopped();
  };
  // Errors are ignored: the seller stopped the send, or another process took it over.
  const renewing = setInterval(() => void save({}).catch(() => undefined), RENEW_MS);
  try {
    if (row.attempts > MAX_ATTEMPTS) throw new AppError('internal', 'O envio parou várias vezes. Tente mais tarde.');
    const connection = await findConnection(deps.db, row.userId);
    if (connection?.shop !== row.shop) throw new AppError('not_configured', 'Esta loja não está mais conectada.');
    const shop = deps.shopify.open(await openKeys(deps, connection));
    await sendProduct({
      ...deps,
      shop,
      connection,
      row: current,
      save,
      signal: AbortSignal.any([signal, lost.signal]),
    });
  } catch (error) {
    if (lost.signal.aborted) return;
    const change = signal.aborted
      ? { state: 'waiting' as const, nextRunAt: later(deps, 0) }
      : afterFailure(deps, row, error);
    await save({ ...change, lease: null }).catch((failed: unknown) => {
      if (!(failed instanceof Stopped))
        deps.log.error({ err: describeError(failed) }, 'shopify send was not written down');
    });
  } finally {
    clearInterval(renewing);
  }
}

/** Temporary failures are retried with growing pauses; others are shown to the seller. */
function afterFailure(deps: Deps, { attempts }: SendRow, error: unknown) {
  const isKnown = error instanceof AppError;
  if (!isKnown) deps.log.error({ err: describeError(error) }, 'shopify send failed');
  const failure = isKnown ? error.message : 'Erro inesperado. Tente novamente.';
  const isPassing = !isKnown || (error instanceof ShopifyError && error.isPassing);
  if (!isPassing || attempts >= MAX_ATTEMPTS) return { state: 'failed' as const, failure };
  const nextRunAt = later(deps, FIRST_RETRY_MS * 2 ** attempts);
  return { state: 'waiting' as const, failure, attempts: attempts + 1, nextRunAt };
}

import { describe, expect, it } from 'vitest';
import { version } from '#package.json';
import { startBillingSweep } from '#server/features/payments/billing-sweep.ts';
import { createAuthApp } from '#tests/auth/auth-app.ts';
import { buildPayment, deliver, WEBHOOK_TOKEN } from '#tests/support/doubles/payment-webhook.ts';
import { buildUser } from '#tests/support/samples/builders.ts';

const auth = await createAuthApp({ PAYMENT_WEBHOOK_TOKEN: WEBHOOK_TOKEN });
const { api, deps } = auth;

/** One metric as Prometheus would read it; undefined without such a line. */
async function figure(line: string): Promise<number | undefined> {
  const text = await deps.metrics.collect();
  const found = text.split('\n').find((candidate) => candidate.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

describe('/metrics reports', () => {
  it('the version', async () => {
    expect(await figure(`dropar_build_info{version="${version}",node="${process.version}"}`)).toBe(1);
  });

  it('pool usage and waiting requests', async () => {
    const { max } = deps.pool.options;
    expect(await figure('dropar_database_connections_limit')).toBe(max);
    const clients = await Promise.all(Array.from({ length: max }, () => deps.pool.connect()));
    const late = deps.pool.connect();
    expect(await figure('dropar_database_connections{state="busy"}')).toBe(max);
    expect(await figure('dropar_database_waiting')).toBe(1);
    for (const client of clients) client.release();
    (await late).release();
    expect(await figure('dropar_database_connections{state="busy"}')).toBe(0);
    expect(await figure('dropar_database_waiting')).toBe(0);
  });

  it('the number of open streams', async () => {
    const user = await buildUser(deps.db);
    const reply = await api.as(user).fetch('/api/events');
    expect(await figure('dropar_event_streams_open')).toBe(1);
    await reply.body?.cancel();
    expect(await figure('dropar_event_streams_open')).toBe(0);
  });

  it('the outcomes of webhook deliveries', async () => {
    await deliver(api.visitor, buildPayment());
    await deliver(api.visitor, buildPayment(), 'token-errado');
    await deliver(api.visitor, 'isto não é JSON');
    expect(await figure('dropar_webhook_deliveries_total{outcome="unclaimed"}')).toBe(1);
    expect(await figure('dropar_webhook_deliveries_total{outcome="unauthenticated"}')).toBe(1);
    expect(await figure('dropar_webhook_deliveries_total{outcome="invalid_input"}')).toBe(1);
  });

  it('failed sign-ins by reason, with fixed labels', async () => {
    await auth.post('/token?grant_type=password', { email: 'ninguem@example.com', password: 'errada-1' });
    await auth.post('/token?grant_type=refresh_token', { refresh_token: 'nada' });
    await auth.post('/token?grant_type=inventado', {});
    await auth.post('/verify', { type: 'recovery', email: 'ninguem@example.com', token: '111111' });
    const failures = (method: string, reason: string) =>
      figure(`dropar_sign_in_failures_total{method="${method}",reason="${reason}"}`);
    expect(await failures('password', 'invalid_credentials')).toBe(1);
    expect(await failures('refresh_token', 'validation_failed')).toBe(1);
    expect(await failures('other', 'invalid_credentials')).toBe(1);
    expect(await failures('code', 'otp_expired')).toBe(1);
  });

  it('when the scheduled jobs last ran', async () => {
    const sweep = startBillingSweep(deps);
    await sweep.stop();
    const finished = await figure('dropar_sweep_finished_timestamp_seconds{sweep="billing"}');
    expect(Date.now() / 1000 - (finished ?? 0)).toBeLessThan(30);
  });

  it('the length of each queue', async () => {
    const left = new AbortController();
    const running = deps.generations.run('someone', left.signal, () => new Promise<void>((done) => setImmediate(done)));
    expect(await figure('dropar_queue_jobs{queue="generations",state="running"}')).toBe(1);
    await running;
    for (const queue of ['generations', 'passwords', 'webhooks', 'mail']) {
      expect(await figure(`dropar_queue_jobs{queue="${queue}",state="waiting"}`), queue).toBe(0);
    }
  });

  it('the number of used tokens', async () => {
    deps.metrics.aiTokens.inc({ robot: 'copy', direction: 'output' }, 120);
    expect(await figure('dropar_ai_tokens_total{robot="copy",direction="output"}')).toBe(120);
  });
});

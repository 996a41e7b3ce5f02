import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { createMetrics } from '#server/http/metrics.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { createLogSink } from '#tests/operations/log-sink.ts';
import { countMail, finishPendingMail, sendInBackground } from './send-in-background.ts';

const { log, lines } = createLogSink();
const TEN_MINUTES = 600_000;
let failures: ErrorCode[];
let sent: string[];
let deps: Parameters<typeof sendInBackground>[0];

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  failures = [];
  sent = [];
  const send = async ({ subject }: MailMessage) => {
    const code = failures.shift();
    if (code) throw new AppError(code, 'não deu');
    sent.push(subject);
  };
  deps = { mailer: { send }, metrics: createMetrics(), log };
});
afterEach(() => void vi.useRealTimers());

const message = (subject: string, to = 'ana@example.com'): MailMessage => ({ to, subject, text: '', html: '' });
const outcomes = async () => {
  const { values } = await deps.metrics.mailSent.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
};

it('retries for some minutes, and reports only the first failure', async () => {
  failures = ['unavailable', 'unavailable', 'unavailable'];
  const onFailure = vi.fn(async () => {});
  sendInBackground(deps, message('um'), 'recovery', onFailure);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(countMail(deps.mailer)).toEqual({ running: 0, waiting: 1 });
  await vi.advanceTimersByTimeAsync(TEN_MINUTES);
  expect(sent).toEqual(['um']);
  expect(await outcomes()).toEqual({ retried: 3, sent: 1 });
  expect(onFailure).toHaveBeenCalledOnce();
  expect(countMail(deps.mailer)).toEqual({ running: 0, waiting: 0 });
});

it('gives up after the last retry and logs it', async () => {
  failures = Array.from({ length: 20 }, () => 'unavailable');
  sendInBackground(deps, message('um'), 'confirmation');
  await vi.advanceTimersByTimeAsync(TEN_MINUTES);
  expect(await outcomes()).toEqual({ retried: 5, failed: 1 });
  expect(lines.filter(({ level }) => level === 50)).toMatchObject([{ kind: 'confirmation', tries: 6 }]);
});

it.each(['provider_failed', 'invalid_input'] as const)('does not retry a permanent failure (%s)', async (code) => {
  failures = [code];
  sendInBackground(deps, message('um'), 'recovery');
  await vi.advanceTimersByTimeAsync(TEN_MINUTES);
  expect([sent, await outcomes()]).toEqual([[], { failed: 1 }]);
});

it('sends only the newest mail of a kind to an address, and all mails of other kinds', async () => {
  failures = ['unavailable', 'unavailable', 'unavailable'];
  sendInBackground(deps, message('velho'), 'recovery');
  sendInBackground(deps, message('de outra', 'bia@example.com'), 'recovery');
  sendInBackground(deps, message('de outro tipo'), 'confirmation');
  await vi.advanceTimersByTimeAsync(1_000);
  sendInBackground(deps, message('novo'), 'recovery');
  await vi.advanceTimersByTimeAsync(TEN_MINUTES);
  expect(sent.toSorted()).toEqual(['de outra', 'de outro tipo', 'novo']);
});

it('queues at most 500 mails', async () => {
  failures = Array.from({ length: 510 }, () => 'unavailable');
  for (let index = 0; index < 510; index += 1)
    sendInBackground(deps, message('um', `${index}@example.com`), 'recovery');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(countMail(deps.mailer)).toEqual({ running: 0, waiting: 500 });
  expect(await outcomes()).toEqual({ retried: 500, failed: 10 });
  await finishPendingMail(deps.mailer);
  expect(sent).toHaveLength(500);
});

it('retries once at shutdown without waiting for the pause', async () => {
  failures = ['unavailable', 'unavailable', 'unavailable'];
  sendInBackground(deps, message('um'), 'recovery');
  await vi.advanceTimersByTimeAsync(1_000);
  sendInBackground(deps, message('dois', 'bia@example.com'), 'recovery');
  await finishPendingMail(deps.mailer);
  expect([sent, await outcomes()]).toEqual([[], { retried: 1, failed: 2 }]);
});

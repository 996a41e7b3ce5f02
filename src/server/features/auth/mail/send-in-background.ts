import { AppError } from '#domain/errors.ts';
import { describeError } from '#server/db/error-causes.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { Mailer, MailMessage } from '#server/providers/mail/mailer.ts';

/** A mail server that restarts or uses greylisting accepts the message within some minutes. */
const PAUSES_MS = [5_000, 15_000, 30_000, 60_000, 120_000];
const MOST_WAITING = 500;

/** Why a message stops waiting: the retry is due, the server stops, or a newer message replaces it. */
type Call = 'again' | 'last' | 'never';

type Post = {
  underway: Set<Promise<void>>;
  /** Keyed by kind and address. */
  waiting: Map<string, (call: Call) => void>;
  isSettling: boolean;
};

const posts = new WeakMap<Mailer, Post>();

function postOf(mailer: Mailer): Post {
  const known = posts.get(mailer) ?? { underway: new Set(), waiting: new Map(), isSettling: false };
  posts.set(mailer, known);
  return known;
}

type MailDeps = Pick<Dependencies, 'mailer' | 'metrics' | 'log'>;
type Delivery = { message: MailMessage; kind: string; onFailure(): Promise<void> };

/** Shutdown waits for it. `onFailure` is called at the first failure, even if a retry succeeds. */
export function sendInBackground(
  deps: MailDeps,
  message: MailMessage,
  kind: string,
  onFailure: () => Promise<void> = async () => {},
): void {
  const post = postOf(deps.mailer);
  const delivery = deliver(deps, post, { message, kind, onFailure }).finally(() => post.underway.delete(delivery));
  post.underway.add(delivery);
}

async function deliver({ mailer, metrics, log }: MailDeps, post: Post, { message, kind, onFailure }: Delivery) {
  const key = `${kind} ${message.to}`;
  // The link in an older message of the same kind is already invalid.
  post.waiting.get(key)?.('never');
  let call: Call = 'again';
  for (let tries = 1; call !== 'never'; tries += 1) {
    try {
      await mailer.send(message);
      metrics.mailSent.inc({ outcome: 'sent' });
      return;
    } catch (error) {
      const pause: number | undefined = call === 'again' && mayPass(error) ? pauseAfter(post, tries) : undefined;
      metrics.mailSent.inc({ outcome: pause ? 'retried' : 'failed' });
      log[pause ? 'warn' : 'error']({ err: describeError(error), kind, tries }, 'mail was not sent');
      const waiting: Promise<Call> | Call = pause ? waitForCall(post, key, pause) : 'never';
      if (tries === 1) {
        await onFailure().catch((reason: unknown) =>
          log.error({ err: describeError(reason) }, 'mail limit was not reset'),
        );
      }
      call = await waiting;
    }
  }
}

/** Permanent rejections and invalid messages are not retried. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof AppError && (error.code === 'provider_failed' || error.code === 'invalid_input'));

const pauseAfter = ({ isSettling, waiting }: Post, tries: number): number | undefined =>
  isSettling || waiting.size >= MOST_WAITING ? undefined : PAUSES_MS[tries - 1];

function waitForCall({ waiting }: Post, key: string, milliseconds: number): Promise<Call> {
  waiting.get(key)?.('never');
  return new Promise((resolve) => {
    const settle = (call: Call) => {
      clearTimeout(timer);
      if (waiting.get(key) === settle) waiting.delete(key);
      resolve(call);
    };
    const timer = setTimeout(() => settle('again'), milliseconds).unref();
    waiting.set(key, settle);
  });
}

/** Messages being sent or waiting for a retry, for the metrics. */
export function countMail(mailer: Mailer): { running: number; waiting: number } {
  const { underway, waiting } = postOf(mailer);
  return { running: underway.size - waiting.size, waiting: waiting.size };
}

/** Waits for pending messages, each with one last attempt, so that a shutdown does not lose them. */
export async function finishPendingMail(mailer: Mailer): Promise<void> {
  const post = postOf(mailer);
  post.isSettling = true;
  for (const settle of [...post.waiting.values()]) settle('last');
  await Promise.all(post.underway);
  post.isSettling = false;
}

import { randomBytes } from 'node:crypto';
import { REDEEM_PATH } from '#domain/plans/redeem-states.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { describeError } from '#server/db/error-causes.ts';
import { composeMail } from '#server/features/auth/mail/mail-texts.ts';
import { isEmailAddress } from '#server/features/auth/protocol/email-address.ts';
import { sha256Hex } from '#server/features/auth/tokens/instance-crypto.ts';
import { endExpiredPlans } from '#server/features/plans/user-type.service.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { runEach, runSteps, type ScheduledJob, startScheduledJob } from '#server/scheduled-job.ts';
import { redeemByProvedEmail } from './orders.service.ts';
import { deleteDeliveriesBefore, findPendingDeliveries } from './payments.repository.ts';
import { applyDelivery } from './payments.service.ts';
import { dropRedeemLink, findOrdersToMail, openRedeemLink } from './redeem-links.repository.ts';

const SWEEP_MILLISECONDS = 30_000;
/** A delivery that is still pending after this time was interrupted between storing and applying. */
const PENDING_MILLISECONDS = 60_000;
const PENDING_PER_SWEEP = 200;
const LOG_RETENTION_DAYS = 90;

/** Scheduled work. Every step is safe to run on all instances at once. */
export async function sweepBilling(deps: Pick<Dependencies, 'db' | 'config' | 'log' | 'now' | 'mailer'>) {
  const now = deps.now();
  const oldest = new Date(now.getTime() - LOG_RETENTION_DAYS * 86_400_000);
  return runSteps(deps, {
    applied: () => applyPending(deps, new Date(now.getTime() - PENDING_MILLISECONDS)),
    redeemed: () => redeemByProvedEmail(deps, now),
    mailed: () => mailRedeemLinks(deps),
    ended: () => endExpiredPlans(deps, now),
    purged: () => deleteDeliveriesBefore(deps.db, oldest.toISOString()),
  });
}

async function applyPending(deps: Pick<Dependencies, 'db' | 'config' | 'log' | 'now'>, before: Date): Promise<number> {
  const pending = await findPendingDeliveries(deps.db, before.toISOString(), PENDING_PER_SWEEP);
  return runEach(deps, pending, async (delivery) => {
    await applyDelivery(deps, delivery);
    return 1;
  });
}

export const startBillingSweep = (deps: Dependencies): ScheduledJob =>
  startScheduledJob(deps, 'billing', SWEEP_MILLISECONDS, () => sweepBilling(deps));

const REDEEM_DAYS = 30;
const MAILS_PER_SWEEP = 50;

/** The token is in the URL fragment, which reaches no server and no log; only its hash is stored. */
async function mailRedeemLinks(deps: Pick<Dependencies, 'db' | 'config' | 'log' | 'now' | 'mailer'>): Promise<number> {
  const now = deps.now();
  let mailed = 0;
  for (const { email, productName, ...key } of await findOrdersToMail(deps.db, now.toISOString(), MAILS_PER_SWEEP)) {
    if (!email || !isEmailAddress(email)) continue;
    const token = randomBytes(32).toString('base64url');
    const tokenHash = sha256Hex(token);
    const expiresAt = new Date(now.getTime() + REDEEM_DAYS * 86_400_000).toISOString();
    if (!(await openRedeemLink(deps.db, { ...key, tokenHash, expiresAt, now: now.toISOString() }))) continue;
    try {
      await deps.mailer.send(composeRedeemMail(email, productName, `${deps.config.PUBLIC_URL}${REDEEM_PATH}#${token}`));
      mailed += 1;
    } catch (error) {
      // The next run retries.
      deps.log.error({ err: describeError(error) }, 'redeem link was not sent');
      await dropRedeemLink(deps.db, tokenHash);
    }
  }
  return mailed;
}

const composeRedeemMail = (to: string, productName: string | null, link: string) =>
  composeMail(to, {
    subject: `Ative sua compra no ${PRODUCT_NAME}`,
    intro: `Recebemos o pagamento de ${productName ?? PRODUCT_NAME}, obrigado! Falta só dizer em qual conta ele vale: abra o link abaixo para ativar.`,
    action: 'Ativar minha compra',
    link,
    ending: `O link vale por ${REDEEM_DAYS} dias. Se não foi você quem comprou, ignore esta mensagem.`,
  });

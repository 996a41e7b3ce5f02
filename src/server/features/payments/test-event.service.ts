import type * as z from 'zod/mini';
import { receivePayment, type testEventDraftSchema } from '#contract/account/payments.ts';
import { AppError } from '#domain/errors.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import type { App, Dependencies, RequestActor } from '#server/http/dependencies.ts';
import { paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { requireToken } from './payments.service.ts';

/** Sent as a normal request: same URL, signature, limits and parsing as the provider's. */
export async function sendTestEvent(
  { deps, app }: { deps: Dependencies; app: App },
  actor: RequestActor,
  { eventType }: z.infer<typeof testEventDraftSchema>,
) {
  const provider = paymentProviders[deps.config.PAYMENT_PROVIDER];
  const payload = Buffer.from(JSON.stringify(provider.sample(eventType, deps.now())));
  const { query, headers } = provider.sign(requireToken(deps), payload);
  // Recorded before sending, because the delivery is stored by a separate request.
  await recordAdminAction(deps.db, actor, { action: 'tested', subject: 'webhook', label: eventType });
  const response = await app.request(`${receivePayment.path}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: payload,
  });
  if (!response.ok) throw new AppError('unavailable', 'O webhook não aceitou o evento de teste. Tente novamente.');
  return receivePayment.response.parse(await response.json());
}

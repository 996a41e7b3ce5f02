import type { Page } from '@playwright/test';
import { buildPayment, deliver } from '#tests/support/doubles/payment-webhook.ts';
import { withDatabase } from './database.ts';

/** The webhook token of the browser tests' server. */
const TOKEN = 'token-de-teste';

/** A signed webhook delivery over real HTTP, as the payment provider sends it. */
export async function sendPayment(baseURL: string, draft: Parameters<typeof buildPayment>[0]): Promise<void> {
  const caller = { fetch: (path: string, init?: RequestInit) => fetch(`${baseURL}${path}`, init) };
  const response = await deliver(caller, buildPayment(draft), TOKEN);
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

/** A conversion that is valid for the whole run: the browser tests never call a real exchange-rate service. */
export async function storeConversion(): Promise<void> {
  await withDatabase(({ pool }) =>
    pool.query(
      `insert into plans_converted (plan_id, price_brl, price_jpy, exchange_rate, source, rate_date, expires_at)
       values ('premium', 119.90, 3417, 28.5, 'ExchangeRate-API', '2026-11-15', now() + interval '1 day')
       on conflict (plan_id) do update set price_jpy = 3417, exchange_rate = 28.5, expires_at = excluded.expires_at`,
    ),
  );
}

/** Makes the page's Premium a paid one, not one granted by the team. */
export async function paysForPlan(page: Page): Promise<void> {
  await page.route('**/api/plans', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const standing = { ...body.standing, origin: 'paid', status: 'active', grantedAt: null };
    await route.fulfill({ response, json: { ...body, standing } });
  });
}

import type { PaymentEvent } from '#domain/plans/payment-event.ts';
import type { PaymentEventKind, PaymentProviderName } from '#domain/plans/payment-event-types.ts';
import type { Json } from './delivery-fields.ts';

/** A delivery as it came in. */
export type Delivery = {
  body: Uint8Array;
  query(name: string): string | undefined;
  header(name: string): string | undefined;
};

/** Everything that differs from one payment provider to the next; what it tells us is the same `PaymentEvent`. */
export type PaymentProvider = {
  name: PaymentProviderName;
  /** Whether whoever sent it knows the token. */
  verify(token: string, delivery: Delivery): boolean;
  /** From the body as sent or from its redacted form: both read the same. */
  read(body: Json): PaymentEvent;
  /** What may be stored. */
  redact(body: Json): Record<string, unknown>;
  /** The checkout with the buyer's account in it, to come back with the purchase. */
  checkoutUrl(address: string, userId: string): string;
  /** A delivery as the provider's own test button would send it: recorded, never provisioned. */
  sample(kind: PaymentEventKind, now: Date): Json;
  /** What has to be in the address and the headers of a delivery for `verify` to accept it. */
  sign(token: string, body: Uint8Array): { query: Record<string, string>; headers: Record<string, string> };
};

/** Both providers hand the parameter `sck` back with the purchase. */
export function addTracking(address: string, userId: string): string {
  const url = new URL(address);
  url.searchParams.set('sck', userId);
  return url.href;
}

import type { PaymentEvent } from '#domain/plans/payment-event.ts';
import type { PaymentEventKind, PaymentProviderName } from '#domain/plans/payment-event-types.ts';
import type { Json } from './redact-delivery.ts';

export type Delivery = {
  body: Uint8Array;
  query(name: string): string | undefined;
  header(name: string): string | undefined;
};

/** Everything that differs between payment providers; each one produces the same `PaymentEvent`. */
export type PaymentProvider = {
  name: PaymentProviderName;
  verify(token: string, delivery: Delivery): boolean;
  /** Parses the original body or its redacted form, with the same result. */
  read(body: Json): PaymentEvent;
  /** The part of a delivery that may be stored. */
  redact(body: Json): Record<string, unknown>;
  checkoutUrl(address: string, userId: string): string;
  /** A delivery like that of the provider's test button: recorded, never granted access. */
  sample(kind: PaymentEventKind, now: Date): Json;
  /** Query and headers that make `verify` accept a delivery. */
  sign(token: string, body: Uint8Array): { query: Record<string, string>; headers: Record<string, string> };
};

/** Both providers return the parameter `sck` with the purchase. */
export function addTracking(address: string, userId: string): string {
  const url = new URL(address);
  url.searchParams.set('sck', userId);
  return url.href;
}

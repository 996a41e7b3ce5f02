import type { PaymentProviderName } from '#domain/plans/payment-event-types.ts';
import { hotmart } from './hotmart.ts';
import { kiwify } from './kiwify.ts';
import type { PaymentProvider } from './payment-provider.ts';

export const paymentProviders: Readonly<Record<PaymentProviderName, PaymentProvider>> = { kiwify, hotmart };

import type { ReplyTemplate } from './reply-types.ts';
import { DELIVERY_TEMPLATES } from './templates-delivery.ts';
import { ORDER_TEMPLATES } from './templates-order.ts';
import { PAYMENT_TEMPLATES } from './templates-payment.ts';
import { PROBLEM_TEMPLATES } from './templates-problems.ts';
import { REVIEW_TEMPLATES } from './templates-reviews.ts';

export const REPLY_TEMPLATES: readonly ReplyTemplate[] = [
  ...ORDER_TEMPLATES,
  ...DELIVERY_TEMPLATES,
  ...PROBLEM_TEMPLATES,
  ...PAYMENT_TEMPLATES,
  ...REVIEW_TEMPLATES,
];

/** The API contract validates against these names. */
export const REPLY_SITUATIONS = [
  'delay',
  'tracking',
  'address',
  'lostParcel',
  'customsTax',
  'exchange',
  'defect',
  'refund',
  'refundAccount',
  'konbini',
  'orderAccepted',
  'sellerData',
  'cancellation',
  'outOfStock',
  'reviewRequest',
  'replyLow',
  'replyHigh',
] as const;
export type ReplySituation = (typeof REPLY_SITUATIONS)[number];

export function findTemplate(situation: ReplySituation): ReplyTemplate {
  const template = REPLY_TEMPLATES.find(({ id }) => id === situation);
  if (!template) throw new Error(`no template for ${situation}`);
  return template;
}

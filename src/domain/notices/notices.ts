import type { ForeignCurrency } from '#domain/pricing/full/calculation-inputs.ts';

/** What a person may want to hear of, each in the app, by mail or not at all. */
export const noticeGroups = ['task', 'answer', 'price', 'shopify'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** What a notice keeps beside its subject: enough to be read without looking anything up. */
type TaskData = { title: string; dueAt: string };
type ShopifyData = { name: string; line: string; isDraft?: boolean };
type NoticeDataByKind = {
  'task-tomorrow': TaskData;
  'task-today': TaskData;
  'task-late': TaskData;
  answer: { name: string; excerpt: string; itemTitle: string; path: string };
  price: { name: string; count: number; currency: ForeignCurrency; yenMicro: number; changeBp: number };
  'shopify-ready': ShopifyData;
  'shopify-failed': ShopifyData;
  'shopify-changed': ShopifyData;
};

export const noticeKinds = [
  'task-tomorrow',
  'task-today',
  'task-late',
  'answer',
  'price',
  'shopify-ready',
  'shopify-failed',
  'shopify-changed',
] as const satisfies readonly (keyof NoticeDataByKind)[];
export type NoticeKind = (typeof noticeKinds)[number];
export type NoticeData = NoticeDataByKind[NoticeKind];

/** A kind, what it is about, and its data. */
export type NoticeContent = {
  [Kind in NoticeKind]: { kind: Kind; subjectId: string; data: NoticeDataByKind[Kind] };
}[NoticeKind];

/** The first word of the kind. */
export const groupOf = (kind: NoticeKind): NoticeGroup => kind.split('-')[0] as NoticeGroup;

export const MAX_NOTICES = 200;
export const NOTICE_DAYS = 90;
export const MAX_EXCERPT = 140;

/** By how much a rate has to move, in per cent. */
export const RATE_PERCENT = { min: 1, max: 20 };

export const mailModes = ['now', 'daily'] as const;

export type NoticeSettings = {
  kinds: Record<NoticeGroup, { app: boolean; mail: boolean }>;
  ratePercent: number;
  mailMode: (typeof mailModes)[number];
  /** Of the one message a day, in Brasília. */
  mailHour: number;
};

/** In the app until said otherwise, by mail once asked for. */
const UNASKED = { app: true, mail: false };
export const DEFAULT_SETTINGS: NoticeSettings = {
  kinds: { task: UNASKED, answer: UNASKED, price: UNASKED, shopify: UNASKED },
  ratePercent: 2,
  mailMode: 'daily',
  mailHour: 8,
};

/** Where the link at the end of each message leads. */
export const STOP_MAILS_PATH = '/lembretes';

import type { Review } from './robot-options.ts';

/** What a reply says of its texts, beside them. */
const SHARED_REPLY_FIELDS = [
  'mode',
  'writer',
  'facts',
  'suggested',
  'warnings',
  'notes',
  'sentences',
  'toConfirm',
  'kept',
] as const;

export type SharedReplyField = (typeof SHARED_REPLY_FIELDS)[number];

const sharedReplyFields: ReadonlySet<string> = new Set(SHARED_REPLY_FIELDS);

/** The texts of a reply by field, each as a list; reviews and their authors are two fields. */
export function textsOfReply(reply: object): Record<string, string[]> {
  const texts = Object.entries(reply).filter(
    ([field, value]) => !sharedReplyFields.has(field) && typeof value !== 'number',
  );
  return Object.fromEntries(
    texts.flatMap(([field, value]): [string, string[]][] => {
      if (field !== 'reviews') return [[field, [value].flat()]];
      const reviews: readonly Review[] = value;
      return [
        [field, reviews.map(({ review }) => review)],
        ['names', reviews.map(({ nome }) => nome)],
      ];
    }),
  );
}

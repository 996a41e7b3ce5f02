import type { ListingDraft, ListingReply } from '#contract/listings.ts';
import type { PublishMaterial } from '#domain/publishing/listing.ts';

/** What a page or a file is made from, with the listing as it is being written. */
export function materialOf(reply: ListingReply, listing: ListingDraft): PublishMaterial {
  const chosen = reply.descriptions.find(({ id }) => id === listing.textId) ?? reply.descriptions[0];
  return {
    name: reply.name,
    nameJa: reply.nameJa,
    slug: reply.slug,
    details: reply.details,
    description: chosen?.text ?? '',
    metaDescription: chosen?.metaDescription ?? '',
    points: reply.points,
    listing,
  };
}

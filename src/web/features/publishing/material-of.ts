import type { ListingDraft, ListingReply } from '#contract/products/publishing.ts';
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
    listing: withoutBlanks(listing),
  };
}

const isWritten = (words: string): boolean => words.trim() !== '';

/** A row that was opened and not written yet is not on the page. */
const withoutBlanks = (listing: ListingDraft): ListingDraft => ({
  ...listing,
  situations: listing.situations.filter(isWritten),
  steps: listing.steps.filter(isWritten),
  tags: listing.tags.filter(isWritten),
  features: listing.features.filter(({ title, text }) => isWritten(title) || isWritten(text)),
  images: listing.images.filter(({ url }) => isWritten(url)),
  options: listing.options
    .map(({ name, values }) => ({ name, values: values.filter(isWritten) }))
    .filter(({ name, values }) => isWritten(name) && values.length > 0),
});

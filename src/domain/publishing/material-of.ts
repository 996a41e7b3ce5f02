import type { Listing, PublishMaterial } from './listing.ts';

type PublishSource = Omit<PublishMaterial, 'description' | 'metaDescription' | 'listing'> & {
  descriptions: readonly { id: string; text: string; metaDescription: string }[];
};

/** Inputs of a page, file or shop draft, with the listing as currently edited. */
export function materialOf(source: PublishSource, listing: Listing): PublishMaterial {
  const chosen = source.descriptions.find(({ id }) => id === listing.textId) ?? source.descriptions[0];
  return {
    name: source.name,
    nameJa: source.nameJa,
    slug: source.slug,
    details: source.details,
    description: chosen?.text ?? '',
    metaDescription: chosen?.metaDescription ?? '',
    points: source.points,
    listing: withoutBlanks(listing),
  };
}

const isWritten = (words: string): boolean => words.trim() !== '';

/** Rows added in the form but still empty are left out. */
const withoutBlanks = (listing: Listing): Listing => ({
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

import { MAX_PHOTO_ALT } from '#domain/products/product.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { KnownListing, Listing, PublishContents } from './listing.ts';

type PublishSource = Omit<PublishContents, 'description' | 'metaDescription' | 'listing'> & {
  listing: Listing;
  known: KnownListing;
  descriptions: readonly { id: string; starred: boolean; text: string; metaDescription: string }[];
};

/** The chosen text, else the newest with a star. */
export const chosenText = <Text extends { id: string; starred: boolean }>(
  texts: readonly Text[],
  { textId }: Pick<Listing, 'textId'>,
): Text | undefined => texts.find(({ id }) => id === textId) ?? texts.find(({ starred }) => starred);

/** What a photo shows, where nobody said more: the product. */
export const altOfName = (nameJa: string, at: number): string =>
  at === 0 || nameJa === '' ? nameJa : `${nameJa}（写真${at + 1}）`.slice(0, MAX_PHOTO_ALT);

const letters = (line: string): string => line.normalize('NFKC').replaceAll(/[\s#*]/g, '');

/** The page says the name as its heading: a text that begins with it would say it twice. */
function withoutTitle(text: string, nameJa: string): string {
  const [first = '', ...rest] = text.trimStart().split('\n');
  return nameJa !== '' && letters(first) === letters(nameJa) ? rest.join('\n').trimStart() : text;
}

/** The shop promises to pay the freight, but the price was calculated without any. */
export const isFreightLeftOut = (
  { listing }: Pick<PublishContents, 'listing'>,
  { known, freightYen }: { known: Pick<KnownListing, 'priceYen'>; freightYen: number | null },
  { shippingKind }: Pick<Shop, 'shippingKind'>,
): boolean => shippingKind === 'included' && freightYen === 0 && listing.priceYen === known.priceYen;

/** What a page, a file or a shop's draft is made from: what the seller decided, else what the product says. */
export function publishContents(source: PublishSource): PublishContents {
  const { name, nameJa, slug, details, points, gate, known, listing } = source;
  const chosen = chosenText(source.descriptions, listing);
  return {
    name,
    nameJa,
    slug,
    details,
    points,
    gate,
    description: withoutTitle(chosen?.text ?? '', nameJa),
    metaDescription: chosen?.metaDescription ?? '',
    listing: {
      ...listing,
      priceYen: listing.priceYen || known.priceYen,
      costYen: listing.costYen ?? known.costYen,
      weightGrams: listing.weightGrams ?? known.weightGrams,
      sku: listing.sku || known.sku,
      productType: listing.productType || known.productType,
      images: (listing.images.length > 0 ? listing.images : known.images).map(({ url, alt }, at) => ({
        url,
        alt: alt || altOfName(nameJa, at),
      })),
      options: listing.options.length > 0 ? listing.options : known.options,
    },
    // Those of the sheet belong to its options.
    variants: listing.options.length > 0 ? [] : source.variants,
  };
}

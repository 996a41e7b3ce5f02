import { isDeepStrictEqual } from 'node:util';
import type { ProductPhoto } from '#contract/products/products.ts';
import type { ListingReply } from '#contract/products/publishing.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { completeListing, type Listing, type ListingImage } from '#domain/publishing/listing.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import { listCalculations } from '#server/features/pricing/pricing.service.ts';
import { getProduct, touchProduct } from '#server/features/products/products.service.ts';
import { listPublishable } from '#server/features/texts/texts.service.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { findPoints, type PublishableText, wordsToCheck } from './publish-points.ts';
import { findListing, upsertListing } from './publishing.repository.ts';

type Reader = Pick<Dependencies, 'db' | 'composers' | 'config'>;

/** The product's photos as public URLs, so that a shop can fetch them. */
const imagesOf = ({ config }: Pick<Reader, 'config'>, photos: readonly ProductPhoto[]): ListingImage[] =>
  photos
    .map(({ url, altJa }) => ({ url: new URL(url, config.PUBLIC_URL).href, alt: altJa }))
    .filter(({ url }) => url.startsWith('https://'));

const isTranslation = ({ robot, words }: PublishableText): boolean =>
  robot === 'translate' && (words.translation ?? []).some((text) => text.trim() !== '');

/** The chosen text if it is starred, else the newest starred one. */
const chosenOf = (texts: readonly PublishableText[], { textId }: Listing): PublishableText | undefined =>
  texts.find(({ id }) => id === textId) ?? texts[0];

type Unchecking = Pick<Reader, 'db' | 'config'>;
type Unchecked = Omit<ListingReply, 'points'>;

/** Everything except the points, so that it only reads rows and runs no check. */
export async function readListing(deps: Unchecking, actor: Actor, productId: string): Promise<Unchecked> {
  return (await readWithText(deps, actor, productId)).reply;
}

async function readWithText(deps: Unchecking, actor: Actor, productId: string) {
  const { db } = deps;
  const product = await getProduct(db, actor, productId);
  const [row, starred, { calculations }] = await Promise.all([
    findListing(db, productId),
    listPublishable(db, actor, productId),
    listCalculations(db, actor, productId),
  ]);
  const kept = completeListing(row?.details ?? {});
  const listing = kept.images.length > 0 ? kept : { ...kept, images: imagesOf(deps, product.photos) };
  const translations = starred.filter(isTranslation);
  const reply: Unchecked = {
    listing,
    savedAt: row?.updatedAt ?? null,
    name: product.name,
    nameJa: product.nameJa,
    slug: product.slug,
    details: specificationOf(product.sheet).flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    descriptions: translations.map(({ id, title, words }) => ({
      id,
      title,
      text: (words.translation ?? []).join('\n\n'),
      metaDescription: (words.meta_description ?? []).join(''),
    })),
    adLines: starred.filter(({ robot }) => robot === 'ads').flatMap(({ words }) => words.descriptions ?? []),
    sampleCount: starred.filter(({ robot }) => robot === 'reviews').length,
    suggestedPriceYen: calculations[0]?.result.price ?? null,
  };
  return { reply, chosen: chosenOf(translations, listing) };
}

export async function getListing(deps: Reader, actor: Actor, productId: string): Promise<ListingReply> {
  const { reply, chosen } = await readWithText(deps, actor, productId);
  const claims = await deps.composers.composeInWorker(actor.id, {
    work: 'claims',
    input: wordsToCheck(reply.listing, reply.nameJa, chosen),
  });
  return { ...reply, points: findPoints(chosen, claims) };
}

export async function saveListing(
  deps: Reader,
  actor: Actor,
  { productId, ...listing }: Listing & { productId: string },
): Promise<ListingReply> {
  await deps.db.transaction(async (tx) => {
    const { photos } = await getProduct(tx, actor, productId);
    // The product's own photos are not copied into the listing, so that they stay in sync.
    const isOfProduct = isDeepStrictEqual(listing.images, imagesOf(deps, photos));
    await upsertListing(tx, productId, isOfProduct ? { ...listing, images: [] } : listing);
    await touchProduct(tx, actor, productId);
  });
  return getListing(deps, actor, productId);
}

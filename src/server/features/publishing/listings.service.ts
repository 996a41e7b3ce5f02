import type { ListingReply } from '#contract/listings.ts';
import type { KeptText } from '#contract/texts.ts';
import type { Actor } from '#domain/permissions.ts';
import { completeListing, type Listing } from '#domain/publishing/listing.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import type { Db } from '#server/db/client.ts';
import { listCalculations } from '#server/features/calculations/calculations.service.ts';
import { getProduct, touchProduct } from '#server/features/products/products.service.ts';
import { getOpenText, listTexts } from '#server/features/texts/texts.service.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { findListing, upsertListing } from './listings.repository.ts';
import { findPoints } from './publish-points.ts';

type Reader = Pick<Dependencies, 'db' | 'composers'>;

/** Starred texts of the product, the newest first. */
async function findStarred(db: Db, actor: Actor, productId: string): Promise<KeptText[]> {
  const { texts } = await listTexts(db, actor, { product: productId, starred: 'true' });
  return Promise.all(texts.map(({ id }) => getOpenText(db, actor, id)));
}

const isTranslation = ({ robot, output }: KeptText): boolean =>
  robot === 'translate' && (output.texts.translation ?? []).some((words) => words.trim() !== '');

/** The chosen text while it is starred, else the newest that is. */
const chosenOf = (texts: readonly KeptText[], { textId }: Listing): KeptText | undefined =>
  texts.find(({ id }) => id === textId) ?? texts[0];

export async function getListing({ db, composers }: Reader, actor: Actor, productId: string): Promise<ListingReply> {
  const product = await getProduct(db, actor, productId);
  const [row, starred, { calculations }] = await Promise.all([
    findListing(db, productId),
    findStarred(db, actor, productId),
    listCalculations(db, actor, productId),
  ]);
  const listing = completeListing(row?.details ?? {});
  const translations = starred.filter(isTranslation);
  return {
    listing,
    savedAt: row?.updatedAt ?? null,
    name: product.name,
    nameJa: product.nameJa,
    slug: product.slug,
    details: specificationOf(product.sheet).flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    descriptions: translations.map(({ id, title, output: { texts } }) => ({
      id,
      title,
      text: (texts.translation ?? []).join('\n\n'),
      metaDescription: (texts.meta_description ?? []).join(''),
    })),
    adLines: starred.filter(({ robot }) => robot === 'ads').flatMap(({ output }) => output.texts.descriptions ?? []),
    sampleCount: starred.filter(({ robot }) => robot === 'reviews').length,
    suggestedPriceYen: calculations[0]?.result.price ?? null,
    points: findPoints(listing, product.nameJa, chosenOf(translations, listing)),
  };
}

export async function saveListing(
  deps: Reader,
  actor: Actor,
  { productId, ...listing }: Listing & { productId: string },
): Promise<ListingReply> {
  await deps.db.transaction(async (tx) => {
    await getProduct(tx, actor, productId);
    await upsertListing(tx, productId, listing);
    await touchProduct(tx, actor, productId);
  });
  return getListing(deps, actor, productId);
}

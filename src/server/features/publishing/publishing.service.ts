import type { ListingReply } from '#contract/products/publishing.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { completeListing, type Listing } from '#domain/publishing/listing.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import type { Db } from '#server/db/client.ts';
import { listCalculations } from '#server/features/pricing/pricing.service.ts';
import { getProduct, touchProduct } from '#server/features/products/products.service.ts';
import { listPublishable } from '#server/features/texts/texts.service.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { findPoints, type PublishableText, wordsToCheck } from './publish-points.ts';
import { findListing, upsertListing } from './publishing.repository.ts';

type Reader = Pick<Dependencies, 'db' | 'composers'>;

const isTranslation = ({ robot, words }: PublishableText): boolean =>
  robot === 'translate' && (words.translation ?? []).some((text) => text.trim() !== '');

/** The chosen text while it is starred, else the newest that is. */
const chosenOf = (texts: readonly PublishableText[], { textId }: Listing): PublishableText | undefined =>
  texts.find(({ id }) => id === textId) ?? texts[0];

type Unchecked = Omit<ListingReply, 'points'>;

/** All but the points: nothing is checked, so it costs no more than its rows. */
export async function readListing(db: Db, actor: Actor, productId: string): Promise<Unchecked> {
  return (await readWithText(db, actor, productId)).reply;
}

async function readWithText(db: Db, actor: Actor, productId: string) {
  const product = await getProduct(db, actor, productId);
  const [row, starred, { calculations }] = await Promise.all([
    findListing(db, productId),
    listPublishable(db, actor, productId),
    listCalculations(db, actor, productId),
  ]);
  const listing = completeListing(row?.details ?? {});
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

export async function getListing({ db, composers }: Reader, actor: Actor, productId: string): Promise<ListingReply> {
  const { reply, chosen } = await readWithText(db, actor, productId);
  const claims = await composers.composeInWorker(actor.id, {
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
    await getProduct(tx, actor, productId);
    await upsertListing(tx, productId, listing);
    await touchProduct(tx, actor, productId);
  });
  return getListing(deps, actor, productId);
}

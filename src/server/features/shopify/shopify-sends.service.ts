import type { ShopifySend } from '#contract/shopify.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { chosenText, publishContents } from '#domain/publishing/publish-contents.ts';
import { findForbidden, requireReady } from '#domain/publishing/publish-problems.ts';
import { adminUrlOf, type ComparedField, type ComparedPhoto } from '#domain/shopify/shopify.ts';
import { buildShopifyDraft, type DraftMaterial } from '#domain/shopify/shopify-draft.ts';
import { requireSameRights } from '#server/features/auth/sessions/sessions.ts';
import { getProduct, photosOf } from '#server/features/products/products.service.ts';
import { getListing } from '#server/features/publishing/publishing.service.ts';
import { getShop } from '#server/features/shop/shop.service.ts';
import { storedPathOf } from '#server/features/storage/storage.service.ts';
import { getText } from '#server/features/texts/texts.service.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';
import * as repository from './shopify.repository.ts';

type Deps = Pick<Dependencies, 'db' | 'writerThreads' | 'config' | 'now'>;
async function readMaterial(deps: Deps, actor: Actor, productId: string): Promise<DraftMaterial> {
  const { db } = deps;
  const [product, reply, { shop }] = await Promise.all([
    getProduct(db, actor, productId),
    getListing(deps, actor, productId),
    getShop(db, actor.id),
  ]);
  const contents = publishContents(reply);
  const chosen = chosenText(reply.descriptions, reply.listing);
  const sentences = chosen ? (await getText(db, actor, chosen.id)).output.sentences : [];
  const own = photosOf(product);
  // The listing contains the product's own photos as absolute URLs.
  const photos = [
    ...own,
    ...contents.listing.images.filter(({ url }) => !own.some((photo) => url.endsWith(photo.url))),
  ];
  return {
    contents,
    shop,
    photos: [...new Map(photos.map((photo) => [photo.url, photo])).values()],
    meaning: sentences
      .filter(({ field }) => field === 'translation')
      .map(({ meaning, source }) => meaning ?? source ?? '')
      .join('\n')
      .trim(),
    openPoints: findForbidden(contents).map(({ slot }) => slot),
  };
}

export async function getShopifySend(deps: Deps, actor: Actor, productId: string): Promise<ShopifySend> {
  await getProduct(deps.db, actor, productId);
  const [connection, row] = await Promise.all([
    repository.findConnection(deps.db, actor.id),
    repository.findSend(deps.db, actor.id, productId),
  ]);
  // The site shows no pictures from elsewhere.
  const ours = ({ id, url }: ComparedPhoto): ComparedPhoto => ({
    id,
    url: url && storedPathOf(deps.config.S3_PUBLIC_URL, url) ? url : null,
  });
  return {
    shopName: connection?.shopName ?? null,
    send: row
      ? {
          ...row,
          notes: row.progress.notes,
          differences: row.differences.map(({ field, here, there }) => ({
            field,
            here: here.shown,
            there: there.shown,
            photos: here.photos && there.photos ? { here: here.photos.map(ours), there: there.photos } : null,
          })),
          url: row.remoteId && adminUrlOf(row.shop, row.remoteId),
        }
      : null,
  };
}

type Choices = Partial<Record<ComparedField, 'here' | 'there'>>;

export async function sendToShopify(
  deps: Deps,
  actor: RequestActor,
  { productId, choices }: { productId: string; choices: Choices },
): Promise<ShopifySend> {
  const material = await readMaterial(deps, actor, productId);
  const connection = await repository.findConnection(deps.db, actor.id);
  if (!connection) throw new AppError('not_configured', 'Conecte a sua loja da Shopify em Minha loja.');
  requireReady('draft', material.contents, material.shop, 'O rascunho ainda não pode ir');
  if (connection.currency !== 'JPY') {
    throw new AppError(
      'conflict',
      `A loja cobra em ${connection.currency}, e os preços são em iene. Mude a moeda da loja para JPY e teste a conexão.`,
    );
  }
  const before = await repository.findSend(deps.db, actor.id, productId);
  // A choice applies to the value that the seller saw: after another change they are asked again.
  const chosen = (side: 'here' | 'there'): Record<string, string> =>
    Object.fromEntries(
      (before?.differences ?? [])
        .filter(({ field }) => choices[field] === side)
        .map(({ field, there }) => [field, there.mark]),
    );
  const row = {
    productId,
    userId: actor.id,
    shop: connection.shop,
    draft: buildShopifyDraft(material),
    progress: { staged: {}, notes: {}, kept: chosen('there'), replaced: chosen('here') },
    nextRunAt: deps.now().toISOString(),
  };
  await deps.db.transaction(async (tx) => {
    // The draft is checked in another thread, in its turn.
    await requireSameRights(tx, actor, deps.now());
    // Being sent already, from another tab perhaps: that is what was asked for.
    await repository.beginSend(tx, row);
  });
  return getShopifySend(deps, actor, productId);
}

export async function cancelShopifySend(deps: Deps, actor: Actor, productId: string): Promise<ShopifySend> {
  await getProduct(deps.db, actor, productId);
  await deps.db.transaction((tx) => repository.cancelSend(tx, actor.id, productId));
  return getShopifySend(deps, actor, productId);
}

import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#domain/errors.ts';
import { findChangesThere, type Snapshot } from '#domain/shopify/shopify.ts';
import type { DraftWords } from '#domain/shopify/shopify-draft.ts';
import type { SendProgress } from '#server/db/schema/shopify.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import * as ask from '#server/providers/shopify/operations.ts';
import type { ShopifyShop } from '#server/providers/shopify/shopify.ts';
import { refuseUserErrors, ShopifyError } from '#server/providers/shopify/shopify-error.ts';
import type { ConnectionRow, SendRow } from './shopify.repository.ts';
import { hasScope, readShopFacts } from './shopify-connection.service.ts';
import { draftSnapshot, policySnapshot, productSnapshot, translationSnapshot } from './snapshots.ts';

/** This process no longer holds the lease of the send. */
export class Stopped extends Error {}

export type SendContext = Pick<Dependencies, 'db' | 'files' | 'config' | 'now'> & {
  shop: ShopifyShop;
  connection: ConnectionRow;
  row: SendRow;
  /** Into the database, and into `row`. */
  save(change: Partial<SendRow>): Promise<void>;
  signal: AbortSignal;
};

export type Remote = { product: ask.RemoteProduct; variants: ask.RemoteVariant[] };

export type Found = {
  remote: Remote | undefined;
  there: Snapshot;
  words: DraftWords;
  isTranslated: boolean;
  writesPolicies: boolean;
};

type VariantPage =
  | { nodes: ask.RemoteVariant[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
  | undefined;

const POLL_MS = 500;
/** Five minutes; then it is checked again later. */
const MAX_POLLS = 600;

export const saveProgress = ({ row, save }: SendContext, more: Partial<SendProgress>): Promise<void> =>
  save({ progress: { ...row.progress, ...more } });

/** Undefined when the seller first has to resolve changes made at Shopify. */
export async function readShopState(run: SendContext): Promise<Found | undefined> {
  const { shop, row, signal, connection } = run;
  const { currency, scopes, primaryLocale, hasJapanese } = await readShopFacts(shop, signal);
  if (currency !== 'JPY') throw new AppError('conflict', `A loja cobra em ${currency}, e os preços são em iene.`);
  const isTranslated = hasJapanese && primaryLocale !== 'ja' && hasScope(scopes, 'write_translations');
  const writesPolicies = hasScope(scopes, 'write_legal_policies');
  const { metafieldDefinitionCreate } = await shop.ask(ask.defineProductId, {}, signal);
  refuseUserErrors(metafieldDefinitionCreate?.userErrors.filter(({ code }) => code !== 'TAKEN') ?? []);
  if (row.progress.operationId) await waitForOperation(run, row.progress.operationId);

  const words = isTranslated ? row.draft.portuguese : row.draft.japanese;
  const remote = await readRemote(run);
  const ofProduct = remote ? productSnapshot(remote.product, remote.variants) : {};
  const there: Snapshot = {
    ...ofProduct,
    ...(remote && isTranslated && (await readTranslated(run, remote.product.id))),
    ...(writesPolicies && policySnapshot((await shop.ask(ask.readPolicies, {}, signal)).shop.shopPolicies)),
  };
  // The product did not exist before our attempt, so an existing one is ours, even if no reply arrived.
  const isOwnCreation = row.progress.attempted && !row.remoteId;
  const lastWritten = { ...row.lastWritten, ...connection.policies, ...(isOwnCreation && ofProduct) };
  const here = draftSnapshot(row.draft, words, remote ? photoIdsAt(row, remote) : {});
  const differences = findChangesThere(there, lastWritten, here);
  const isOpen = differences.some(
    ({ field, there: { mark } }) => row.progress.kept[field] !== mark && row.progress.replaced[field] !== mark,
  );
  if (isOpen) {
    await run.save({ state: 'asking', differences, lease: null });
    return undefined;
  }
  if (remote?.product.status === 'ACTIVE' && row.draft.openPoints.length > 0) {
    throw new AppError(
      'conflict',
      `Este produto já está à venda. Antes de mudar, resolva: ${row.draft.openPoints.join('; ')}.`,
    );
  }
  return { remote, there, words, isTranslated, writesPolicies };
}

/** A photo that came since our attempt is ours, even if no reply arrived. */
export function photoIdsAt({ draft, progress, photoIds }: SendRow, { product }: Remote): Record<string, string> {
  const there = product.media.nodes.map(({ id }) => id);
  const ids = draft.photos.map(({ url }, place): [string, string | undefined] => {
    const known = photoIds[url];
    if (known && there.includes(known)) return [url, known];
    return [url, progress.photosBefore?.includes(there[place] ?? '') === false ? there[place] : undefined];
  });
  return Object.fromEntries(ids.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

export async function readRemote({ shop, row, signal }: SendContext): Promise<Remote | undefined> {
  const customId = ask.customIdOf(row.productId);
  const { productByIdentifier: product } = await shop.ask(ask.findProduct, { customId }, signal);
  if (!product) return undefined;
  const variants: ask.RemoteVariant[] = [];
  let after: string | null = null;
  do {
    const page: VariantPage = (await shop.ask(ask.readVariants, { id: product.id, after }, signal)).product?.variants;
    variants.push(...(page?.nodes ?? []));
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return { product, variants };
}

export async function readTranslated({ shop, signal }: SendContext, id: string): Promise<Snapshot> {
  const { translatableResource } = await shop.ask(ask.readTranslations, { id }, signal);
  return translationSnapshot(translatableResource?.translations ?? []);
}

export async function waitForOperation(run: SendContext, id: string): Promise<void> {
  for (let looks = 0; ; looks += 1) {
    const { productOperation: operation } = await run.shop.ask(ask.readSetOperation, { id }, run.signal);
    refuseUserErrors(operation?.userErrors ?? []);
    // Shopify deletes operations after a while; then the product itself shows the result.
    if (!operation || operation.status === 'COMPLETE') break;
    if (looks >= MAX_POLLS) throw new ShopifyError('down');
    await pause(POLL_MS, undefined, { signal: run.signal });
  }
  const { operationId: _, ...progress } = run.row.progress;
  await run.save({ progress });
}

import { AppError } from '#domain/errors.ts';
import { PRODUCT_FIELDS, SEND_STEPS, type SendStep } from '#domain/shopify/shopify.ts';
import type { DraftWords } from '#domain/shopify/shopify-draft.ts';
import { raiseStatus } from '#server/features/products/products.service.ts';
import { storedPathOf } from '#server/features/storage/storage.service.ts';
import * as ask from '#server/providers/shopify/operations.ts';
import { refuseUserErrors, ShopifyError } from '#server/providers/shopify/shopify-error.ts';
import { productInput } from './build-product-input.ts';
import {
  type Found,
  photoIdsAt,
  type Remote,
  readRemote,
  readShopState,
  readTranslated,
  type SendContext,
  saveProgress,
  waitForOperation,
} from './read-shop-state.ts';
import { updatePolicies } from './shopify.repository.ts';
import { draftSnapshot, policySnapshot, productSnapshot, translationsOf } from './snapshots.ts';

const IMAGE_TYPE = 'image/webp';

/** Resumes after the last completed step: each step is idempotent, and completed ones are skipped. */
export async function sendProduct(run: SendContext): Promise<void> {
  const found = await readShopState(run);
  if (!found) return;
  const steps: Record<SendStep, (run: SendContext, found: Found) => Promise<string>> = {
    photos: sendPhotos,
    product: writeProduct,
    translation: translate,
    policies: writePolicies,
    review,
  };
  for (const step of SEND_STEPS.slice(SEND_STEPS.indexOf(run.row.step))) {
    const note = await steps[step](run, found);
    const next = SEND_STEPS[SEND_STEPS.indexOf(step) + 1];
    const { progress } = run.row;
    await run.save({
      progress: { ...progress, notes: { ...progress.notes, [step]: note } },
      attempts: 0,
      failure: null,
      ...(next && { step: next }),
    });
  }
  await run.save({ state: 'done', lease: null, sentAt: run.now().toISOString(), differences: [] });
}

const keeps = ({ row }: SendContext, field: string): boolean => row.progress.kept[field] !== undefined;

/** Uploads only missing photos; Shopify fetches photos with other URLs itself. */
async function sendPhotos(run: SendContext, { remote }: Found): Promise<string> {
  const { shop, files, config, signal, row } = run;
  const { photos } = row.draft;
  const photoCount = photos.length === 1 ? '1 foto' : `${photos.length} fotos`;
  if (keeps(run, 'photos')) return 'como estão na Shopify';
  const waiting = photos.flatMap(({ url }) => {
    const path = storedPathOf(config.S3_PUBLIC_URL, url);
    return path && !row.progress.staged[url] && !isThere(remote, row.photoIds[url]) ? [{ url, path }] : [];
  });
  if (waiting.length === 0) return photoCount;
  const input = waiting.map(({ path }) => ({
    resource: 'IMAGE' as const,
    filename: path.split('/').at(-1) ?? 'foto.webp',
    mimeType: IMAGE_TYPE,
    httpMethod: 'POST' as const,
  }));
  const { stagedUploadsCreate } = await shop.ask(ask.stageUploads, { input }, signal);
  refuseUserErrors(stagedUploadsCreate?.userErrors ?? []);
  for (const [index, { url, path }] of waiting.entries()) {
    const target = stagedUploadsCreate?.stagedTargets?.[index];
    const file = await files.get(path);
    if (!target) throw new ShopifyError('unexpected');
    if (!file) throw new AppError('not_found', 'Uma foto do produto não foi encontrada. Envie a foto de novo.');
    await shop.upload(target, { name: input[index]?.filename ?? '', type: IMAGE_TYPE, bytes: file.body }, signal);
    const staged = { ...run.row.progress.staged, [url]: target.resourceUrl };
    const { notes } = run.row.progress;
    await saveProgress(run, { staged, notes: { ...notes, photos: `${Object.keys(staged).length} de ${photoCount}` } });
  }
  return photoCount;
}

const isThere = (remote: Remote | undefined, id: string | undefined): boolean =>
  id !== undefined && (remote?.product.media.nodes.some((media) => media.id === id) ?? false);

/** Looks the product up by our id, so that a lost reply does not create a second one. */
async function writeProduct(run: SendContext, { remote, words }: Found): Promise<string> {
  const { shop, signal, row } = run;
  const { draft, progress } = row;
  if (!progress.attempted || !remote || !isAsSent(run, remote, words)) {
    const existing = remote && { variants: remote.variants, photoIds: photoIdsAt(row, remote) };
    const photosBefore = progress.photosBefore ?? remote?.product.media.nodes.map(({ id }) => id) ?? [];
    await saveProgress(run, { attempted: true, photosBefore });
    const input = productInput(row, words, existing);
    const { productSet } = await shop.ask(ask.setProduct, { customId: ask.customIdOf(row.productId), input }, signal);
    refuseUserErrors(productSet?.userErrors ?? []);
    const operation = productSet?.productSetOperation;
    if (!operation) throw new ShopifyError('unexpected');
    await saveProgress(run, { operationId: operation.id });
    await waitForOperation(run, operation.id);
  }
  const written = await readRemote(run);
  if (!written) throw new ShopifyError('down');
  const { product, variants } = written;
  const read = Object.entries(productSnapshot(product, variants)).filter(([field]) => !keeps(run, field));
  const photoIds =
    keeps(run, 'photos') || product.media.nodes.length !== draft.photos.length
      ? row.photoIds
      : Object.fromEntries(draft.photos.map(({ url }, index) => [url, product.media.nodes[index]?.id ?? '']));
  await run.save({
    remoteId: product.id,
    remoteStatus: product.status,
    lastWritten: { ...row.lastWritten, ...Object.fromEntries(read) },
    photoIds,
  });
  return draft.variants.length === 1 ? '1 variante' : `${draft.variants.length} variantes`;
}

/** Whether an earlier attempt without a reply already wrote this version. */
function isAsSent(run: SendContext, remote: Remote, words: DraftWords): boolean {
  const there = productSnapshot(remote.product, remote.variants);
  const here = draftSnapshot(run.row.draft, words, photoIdsAt(run.row, remote));
  return PRODUCT_FIELDS.every(
    (field) => field === 'translation' || keeps(run, field) || here[field]?.mark === there[field]?.mark,
  );
}

async function translate(run: SendContext, { isTranslated }: Found): Promise<string> {
  const { shop, signal, row } = run;
  if (!isTranslated) return 'vai em japonês';
  if (keeps(run, 'translation')) return 'como está na Shopify';
  const id = row.remoteId ?? '';
  for (const isLast of [false, true]) {
    // Reads fresh digests, because Shopify rejects digests of changed texts.
    const { translatableResource } = await shop.ask(ask.readTranslations, { id }, signal);
    const translations = translationsOf(row.draft.japanese).flatMap(([key, value]) => {
      const digest = translatableResource?.translatableContent.find((content) => content.key === key)?.digest;
      return digest ? [{ key, value, locale: 'ja' as const, translatableContentDigest: digest }] : [];
    });
    const { translationsRegister } = await shop.ask(ask.registerTranslations, { id, translations }, signal);
    const errors = translationsRegister?.userErrors ?? [];
    if (!isLast && errors.some(({ code }) => code === 'INVALID_TRANSLATABLE_CONTENT')) continue;
    refuseUserErrors(errors);
    const lastWritten = { ...row.lastWritten, ...(await readTranslated(run, id)) };
    await run.save({ lastWritten });
    return translations.length === 1 ? '1 texto' : `${translations.length} textos`;
  }
  throw new ShopifyError('unexpected');
}

async function writePolicies(run: SendContext, { there, writesPolicies }: Found): Promise<string> {
  const { shop, db, row, connection, signal } = run;
  const { policies } = row.draft;
  if (!writesPolicies) return 'falta o acesso: cole à mão';
  if (policies.length === 0) return 'faltam dados em Minha loja';
  const here = policySnapshot(policies);
  const changed = policies.filter(({ type }) => !keeps(run, type) && there[type]?.mark !== here[type]?.mark);
  for (const policy of changed) {
    const { shopPolicyUpdate } = await shop.ask(ask.updatePolicy, { policy }, signal);
    refuseUserErrors(shopPolicyUpdate?.userErrors ?? []);
  }
  const read = policySnapshot((await shop.ask(ask.readPolicies, {}, signal)).shop.shopPolicies);
  const written = policies.flatMap(({ type }) =>
    keeps(run, type) || !read[type] ? [] : [[type, read[type]] as const],
  );
  await updatePolicies(db, row.userId, { ...connection.policies, ...Object.fromEntries(written) });
  return policies.length === 1 ? '1 página' : `${policies.length} páginas`;
}

async function review(run: SendContext): Promise<string> {
  const remote = await readRemote(run);
  if (!remote) throw new AppError('conflict', 'O produto não está mais na Shopify. Envie de novo.');
  const { status } = remote.product;
  await run.save({ remoteStatus: status });
  const { userId, productId } = run.row;
  await raiseStatus(run.db, userId, productId, status === 'ACTIVE' ? 'a_venda' : 'preparando');
  return status === 'DRAFT' ? 'rascunho' : 'à venda';
}

import * as z from 'zod';
import type { HandlerReply } from '#contract/base/endpoint.ts';
import type { getShopify as endpoint, ShopifyKeysDraft, ShopifyTest } from '#contract/shopify.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { adminUrlOf, SHOPIFY_SCOPES } from '#domain/shopify/shopify.ts';
import { requireSameRights } from '#server/features/auth/sessions/sessions.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';
import { readLocales, readShop } from '#server/providers/shopify/operations.ts';
import type { ShopifyKeys, ShopifyShop } from '#server/providers/shopify/shopify.ts';
import { ShopifyError } from '#server/providers/shopify/shopify-error.ts';
import * as repository from './shopify.repository.ts';

type Deps = Pick<Dependencies, 'db' | 'secrets' | 'shopify' | 'now'>;

const SENT_SHOWN = 50;

/** Binds the encrypted secret to this person and shop. */
const secretName = (userId: string, shop: string): string => `shopify ${userId} ${shop}`;

const missingScopesOf = (granted: readonly string[]): string[] =>
  SHOPIFY_SCOPES.map(({ scope }) => scope).filter((scope) => !hasScope(granted, scope));

/** Write access includes read access. */
export const hasScope = (granted: readonly string[], scope: string): boolean =>
  granted.includes(scope) || (scope.startsWith('read_') && granted.includes(scope.replace('read_', 'write_')));

export async function getShopify({ db, secrets }: Deps, actor: Actor): Promise<HandlerReply<typeof endpoint>> {
  const row = await repository.findConnection(db, actor.id);
  const keyRefusal = secrets.refusal ?? null;
  if (!row) return { connection: null, keyRefusal };
  const { shop, scopes } = row;
  const sent = await repository.listSent(db, actor.id, shop, SENT_SHOWN);
  return {
    keyRefusal,
    connection: {
      ...row,
      missingScopes: missingScopesOf(scopes),
      sent: sent.flatMap(({ productId, name, remoteId, remoteStatus, sentAt }) =>
        remoteId && sentAt
          ? [{ productId, name, status: remoteStatus ?? '', url: adminUrlOf(shop, remoteId), sentAt }]
          : [],
      ),
    },
  };
}

/** The typed keys, with the saved secret if none was typed and shop and app are unchanged. */
async function completeKeys(deps: Deps, actor: Actor, draft: ShopifyKeysDraft): Promise<ShopifyKeys> {
  const { shop, clientId, clientSecret } = draft;
  if (clientSecret) return { shop, clientId, clientSecret };
  const saved = await repository.findConnection(deps.db, actor.id);
  if (!saved || saved.shop !== shop || saved.clientId !== clientId) {
    const message = 'Cole o Client secret.';
    throw new AppError('invalid_input', message, { issues: [{ path: 'clientSecret', message }] });
  }
  return openKeys(deps, saved);
}

export async function openKeys(
  { secrets }: Pick<Deps, 'secrets'>,
  row: repository.ConnectionRow,
): Promise<ShopifyKeys> {
  const { userId, shop, clientId, sealedSecret } = row;
  const clientSecret = await secrets.open(sealedSecret, secretName(userId, shop));
  if (clientSecret === undefined) {
    throw new AppError('not_configured', 'O Client secret guardado não abre mais. Cole de novo em Minha loja.');
  }
  return { shop, clientId, clientSecret };
}

const shopFacts = z.object({ shop: z.object({ name: z.string(), currencyCode: z.string() }) });
const shopLocales = z.object({ shopLocales: z.array(z.object({ locale: z.string(), primary: z.boolean() })) });

/** What is stored and shown of a shop has the promised shape. */
function read<Facts>(schema: z.ZodType<Facts>, answer: unknown): Facts {
  const { data } = schema.safeParse(answer);
  if (data === undefined) throw new ShopifyError('unexpected');
  return data;
}

export async function readShopFacts(shop: ShopifyShop, signal: AbortSignal) {
  const scopes = await shop.scopes(signal);
  const { name, currencyCode } = read(shopFacts, await shop.ask(readShop, {}, signal)).shop;
  const locales = hasScope(scopes, 'read_locales')
    ? read(shopLocales, await shop.ask(readLocales, {}, signal)).shopLocales
    : [];
  return {
    scopes: [...scopes],
    shopName: name,
    currency: currencyCode,
    primaryLocale: locales.find(({ primary }) => primary)?.locale ?? null,
    hasJapanese: locales.some(({ locale }) => locale === 'ja'),
  };
}

export async function testShopify(
  deps: Deps,
  actor: Actor,
  draft: ShopifyKeysDraft,
  signal: AbortSignal,
): Promise<ShopifyTest> {
  const keys = await completeKeys(deps, actor, draft);
  // A test must show the current permissions, so the cached token is dropped.
  deps.shopify.forget(keys);
  const { scopes, ...facts } = await readShopFacts(deps.shopify.open(keys), signal);
  return { shop: keys.shop, ...facts, missingScopes: missingScopesOf(scopes) };
}

export async function connectShopify(deps: Deps, actor: RequestActor, draft: ShopifyKeysDraft, signal: AbortSignal) {
  const keys = await completeKeys(deps, actor, draft);
  const { shop, clientId, clientSecret } = keys;
  deps.shopify.forget(keys);
  const facts = await readShopFacts(deps.shopify.open(keys), signal);
  const sealedSecret = await deps.secrets.seal(clientSecret, secretName(actor.id, shop));
  await deps.db.transaction(async (tx) => {
    // Shopify answers as slowly as it likes.
    await requireSameRights(tx, actor, deps.now());
    await repository.upsertConnection(tx, { userId: actor.id, shop, clientId, sealedSecret, ...facts });
  });
  return getShopify(deps, actor);
}

/** Products at Shopify stay, and so do our links to them. */
export async function disconnectShopify({ db, shopify }: Deps, actor: Actor): Promise<void> {
  const row = await repository.findConnection(db, actor.id);
  if (!row) return;
  shopify.forget(row);
  await db.transaction(async (tx) => {
    await repository.deleteConnection(tx, actor.id);
    await repository.cancelSends(tx, actor.id);
  });
}

import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { COMPARED_FIELDS, SEND_STATES, SEND_STEPS, SHOP_ADDRESS } from '#domain/shopify/shopify.ts';

const MAX_KEY = 200;
const key = (missing: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(MAX_KEY, `Use no máximo ${MAX_KEY} caracteres.`),
    // Keys are sent in a form body: only printable ASCII without spaces.
    z.regex(/^[\x21-\x7e]*$/, 'Cole só a chave, sem espaços.'),
  );

export const shopifyKeysSchema = z.object({
  shop: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.regex(SHOP_ADDRESS, 'Escreva só o começo do endereço, como minha-loja.')),
  clientId: key('Cole o Client ID.'),
  /** Omitted: keeps the saved secret if shop and app are unchanged. */
  clientSecret: z.optional(key('Cole o Client secret.')),
});
export type ShopifyKeysDraft = z.infer<typeof shopifyKeysSchema>;

const shopFacts = {
  shop: z.string(),
  shopName: z.string(),
  currency: z.string(),
  /** Null when the app lacks the permission to read it. */
  primaryLocale: z.nullable(z.string()),
  hasJapanese: z.boolean(),
  missingScopes: z.array(z.string()),
};
const shopifyTestSchema = z.object(shopFacts);
export type ShopifyTest = z.infer<typeof shopifyTestSchema>;

const connectionSchema = z.object({
  ...shopFacts,
  clientId: z.string(),
  connectedAt: z.string(),
  testedAt: z.string(),
  /** Products sent to this shop, newest first. */
  sent: z.array(
    z.object({ productId: z.uuid(), name: z.string(), status: z.string(), url: z.string(), sentAt: z.string() }),
  ),
});
const shopifyReply = z.object({ connection: z.nullable(connectionSchema), keyRefusal: z.nullable(z.string()) });
export type ShopifyConnection = z.infer<typeof connectionSchema>;

export const getShopify = endpoint('GET', '/api/shopify', 'member', {
  summary: 'The Shopify shop that is connected, and what was sent there; never a secret',
  response: shopifyReply,
});

export const testShopify = endpoint('POST', '/api/shopify/tests', 'premium', {
  summary: 'Tries the keys on the screen and names the scopes that are missing; saves nothing',
  body: shopifyKeysSchema,
  response: shopifyTestSchema,
});

export const connectShopify = endpoint('PUT', '/api/shopify', 'premium', {
  summary: 'Keeps the keys of the own app, sealed, once they were tried',
  body: shopifyKeysSchema,
  response: shopifyReply,
});

export const disconnectShopify = endpoint('DELETE', '/api/shopify', 'member', {
  summary: 'Forgets the keys and stops what is being sent',
});

const shownPhotos = z.array(z.object({ id: z.string(), url: z.nullable(z.string()) }));
const shown = z.object({
  field: z.enum(COMPARED_FIELDS),
  here: z.string(),
  there: z.string(),
  /** In order; the same id on both sides is the same photo. Null: the field is a text. */
  photos: z.nullable(z.object({ here: shownPhotos, there: shownPhotos })),
});

const sendSchema = z.object({
  /** Name of the target shop; null: no shop is connected. */
  shopName: z.nullable(z.string()),
  send: z.nullable(
    z.object({
      state: z.enum(SEND_STATES),
      step: z.enum(SEND_STEPS),
      notes: z.partialRecord(z.enum(SEND_STEPS), z.string()),
      failure: z.nullable(z.string()),
      differences: z.array(shown),
      url: z.nullable(z.string()),
      sentAt: z.nullable(z.string()),
    }),
  ),
});
export type ShopifySend = z.infer<typeof sendSchema>;

const productParams = z.object({ productId: z.uuid() });

export const getShopifySend = endpoint('GET', '/api/products/:productId/shopify', 'member', {
  summary: 'How far a product is on its way to Shopify',
  params: productParams,
  response: sendSchema,
});

export const sendToShopify = endpoint('POST', '/api/products/:productId/shopify', 'premium', {
  summary: 'Sends a product as a draft, step by step in the background; one at a time for each product',
  params: productParams,
  body: z.object({
    /** For each field that was changed at Shopify: keep our value or Shopify's. */
    choices: z.partialRecord(z.enum(COMPARED_FIELDS), z.enum(['here', 'there'])),
  }),
  response: sendSchema,
  status: 202,
});

export const cancelShopifySend = endpoint('DELETE', '/api/products/:productId/shopify', 'member', {
  summary: 'Stops sending; what is at Shopify already stays there',
  params: productParams,
  response: sendSchema,
});

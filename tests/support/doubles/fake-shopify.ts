import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buildSchema, execute, parse, validate } from 'graphql';
import { listenLocally, readBody } from '../local-server.ts';

export const shopifySchema = buildSchema(readFileSync('tests/support/doubles/shopify-schema.graphql', 'utf8'));

export const SHOP = 'mizu-store.myshopify.com';
export const KEYS = {
  shop: SHOP,
  clientId: '7c1f09a4e2b84d5f9a6633d0c8e1b275',
  clientSecret: 'shpss_0123456789abcdef',
};
const ALL_SCOPES = ['write_products', 'write_files', 'read_locales', 'write_translations', 'write_legal_policies'];

type UserError = { field?: string[]; message: string; code?: string };
/** A one-time fault for the next request of an operation. */
type Effect =
  | { userError: UserError }
  | { status: number; headers?: Record<string, string> }
  | 'throttled'
  | 'denied'
  /** Executed, but the connection is lost before the reply. */
  | 'cut after'
  | 'cut before'
  /** Executed, but never answered: the calling process dies meanwhile. */
  | 'no answer'
  | (() => void);

type Variant = { id: string; price: string; values: string[]; sku?: string | undefined };
type Input = {
  [field: string]: unknown;
  files?: { id?: string; originalSource?: string }[];
  variants?: { id?: string; price: string; sku?: string; optionValues: { name: string }[] }[];
};
const blankProduct = (id: string) => ({
  id,
  status: 'ACTIVE',
  title: '',
  descriptionHtml: '',
  productType: '',
  tags: [] as string[],
  seo: { title: null as string | null, description: null as string | null },
  media: [] as { id: string; source: string }[],
  variantList: [] as Variant[],
  translations: new Map<string, string>(),
});
type DoubleProduct = ReturnType<typeof blankProduct>;

/** A Shopify shop over a real socket: refuses everything that is not in its schema, like Shopify. */
export async function startShopifyDouble() {
  const shop = {
    name: 'Mizu Store',
    currencyCode: 'JPY',
    locales: [{ locale: 'ja', primary: true }],
    scopes: ALL_SCOPES,
    hasDefinition: false,
    products: new Map<string, DoubleProduct>(),
    policies: new Map<string, string>(),
    /** URLs of the uploads, with their size in bytes. */
    uploads: new Map<string, number>(),
    /** Names of all executed operations, in order. */
    done: [] as string[],
    tokensGiven: 0,
  };
  const effects = new Map<string, Effect[]>();
  const operations = new Map<string, { product: DoubleProduct }>();
  /** An earlier token stays valid until it expires. */
  const tokens = new Set<string>();
  let lastId = 1000;
  let url = '';
  const gid = (kind: string): string => `gid://shopify/${kind}/${++lastId}`;

  function setProduct(value: string, input: Input): DoubleProduct {
    if (!shop.hasDefinition) throw new Error('no definition for this custom id');
    const product = shop.products.get(value) ?? blankProduct(gid('Product'));
    const { files, variants, productOptions: _, descriptionHtml, ...plain } = input;
    // Shopify reformats markup.
    if (descriptionHtml) product.descriptionHtml = String(descriptionHtml).replaceAll('><', '>\n<');
    Object.assign(product, plain);
    if (files) {
      product.media = files.map(({ id, originalSource = '' }) => {
        const known = product.media.find((media) => media.id === id);
        if (id && !known) throw new Error(`unknown file ${id}`);
        if (originalSource.startsWith(url) && !shop.uploads.has(originalSource)) throw new Error('never uploaded');
        return known ?? { id: gid('MediaImage'), source: originalSource };
      });
    }
    if (variants) {
      product.variantList = variants.map(({ id, price, sku, optionValues }) => {
        if (id && !product.variantList.some((variant) => variant.id === id)) throw new Error(`unknown variant ${id}`);
        return {
          id: id ?? gid('ProductVariant'),
          price: `${price}.00`,
          sku,
          values: optionValues.map(({ name }) => name),
        };
      });
    }
    shop.products.set(value, product);
    return product;
  }

  const productById = (id: string) => [...shop.products.values()].find((product) => product.id === id);
  const contentOf = (product: DoubleProduct) => ({
    title: product.title,
    body_html: product.descriptionHtml,
    meta_title: product.seo.title,
    meta_description: product.seo.description,
  });
  const shown = (product: DoubleProduct | undefined) =>
    product && {
      ...product,
      media: {
        nodes: product.media.map(({ id }) => ({
          __typename: 'MediaImage',
          id,
          preview: { image: { url: `${url}/files/${id.split('/').at(-1)}.svg` } },
        })),
      },
      variants({ first, after }: { first: number; after: string | null }) {
        const start = after ? Number(after) : 0;
        const nodes = product.variantList.slice(start, start + first);
        return {
          nodes: nodes.map((variant) => ({ ...variant, selectedOptions: variant.values.map((value) => ({ value })) })),
          pageInfo: { hasNextPage: start + first < product.variantList.length, endCursor: String(start + first) },
        };
      },
    };

  const root = {
    shop: () => ({
      name: shop.name,
      currencyCode: shop.currencyCode,
      shopPolicies: [...shop.policies].map(([type, body]) => ({ type, body })),
    }),
    shopLocales: () => shop.locales,
    metafieldDefinitionCreate() {
      const isTaken = shop.hasDefinition;
      shop.hasDefinition = true;
      return { userErrors: isTaken ? [{ message: 'Key is in use', code: 'TAKEN' }] : [] };
    },
    productByIdentifier: ({ identifier }: { identifier: { customId: { value: string } } }) =>
      shown(shop.products.get(identifier.customId.value)),
    product: ({ id }: { id: string }) => shown(productById(id)),
    stagedUploadsCreate: ({ input }: { input: { filename: string }[] }) => ({
      stagedTargets: input.map(({ filename }) => ({
        url: `${url}/upload`,
        resourceUrl: `${url}/staged/${filename}`,
        parameters: [{ name: 'key', value: filename }],
      })),
      userErrors: [],
    }),
    productSet({ identifier, input }: { identifier: { customId: { value: string } }; input: Input }) {
      const id = gid('ProductSetOperation');
      operations.set(id, { product: setProduct(identifier.customId.value, input) });
      return { productSetOperation: { id, status: 'CREATED', userErrors: [] }, userErrors: [] };
    },
    productOperation({ id }: { id: string }) {
      const operation = operations.get(id);
      return (
        operation && {
          __typename: 'ProductSetOperation',
          status: 'COMPLETE',
          userErrors: [],
          product: shown(operation.product),
        }
      );
    },
    translatableResource({ resourceId }: { resourceId: string }) {
      const product = productById(resourceId);
      return (
        product && {
          translatableContent: Object.entries(contentOf(product)).map(([key, value]) => ({
            key,
            digest: value && `digest of ${value}`,
          })),
          translations: [...product.translations].map(([key, value]) => ({ key, value })),
        }
      );
    },
    translationsRegister({
      resourceId,
      translations,
    }: {
      resourceId: string;
      translations: { key: string; value: string; translatableContentDigest: string }[];
    }) {
      const product = productById(resourceId);
      const content: Record<string, string | null> = product ? contentOf(product) : {};
      const isStale = translations.some(
        ({ key, translatableContentDigest }) => translatableContentDigest !== `digest of ${content[key]}`,
      );
      if (isStale)
        return {
          userErrors: [{ message: 'Translatable content hash is invalid', code: 'INVALID_TRANSLATABLE_CONTENT' }],
        };
      for (const { key, value } of translations) product?.translations.set(key, value);
      return { userErrors: [] };
    },
    shopPolicyUpdate({ shopPolicy: { type, body } }: { shopPolicy: { type: string; body: string } }) {
      shop.policies.set(type, body);
      return { userErrors: [] };
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const reply = (status: number, value: unknown, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
    const path = request.url ?? '';
    if (path === '/upload') {
      const name = /name="key"\r\n\r\n([^\r]+)/.exec(body.toString('latin1'))?.[1];
      shop.uploads.set(`${url}/staged/${name}`, body.byteLength);
      response.writeHead(201).end();
      return;
    }
    if (path.startsWith('/files/')) {
      const [hue] = /\d+/.exec(path) ?? [];
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'cross-origin-resource-policy': 'cross-origin' });
      response.end(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="hsl(${Number(hue) * 47} 60% 60%)" d="M0 0h1v1H0z"/></svg>`,
      );
      return;
    }
    if (!path.startsWith(`/${SHOP}/`)) return void reply(404, { errors: 'Not Found' });
    if (path.endsWith('/admin/oauth/access_token')) {
      const form = new URLSearchParams(body.toString());
      const isRight = form.get('client_id') === KEYS.clientId && form.get('client_secret') === KEYS.clientSecret;
      if (!isRight) return void reply(400, { error: 'invalid_client' });
      shop.tokensGiven += 1;
      const token = `shpat_${shop.tokensGiven}`;
      tokens.add(token);
      return void reply(200, { access_token: token, scope: shop.scopes.join(','), expires_in: 86_399 });
    }
    if (!path.endsWith('/admin/api/2026-10/graphql.json')) return void reply(404, {});
    const { query, variables } = JSON.parse(body.toString()) as { query: string; variables: Record<string, unknown> };
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    const effect = effects.get(name)?.shift();
    if (typeof effect === 'function') effect();
    if (!tokens.has(String(request.headers['x-shopify-access-token'])))
      return void reply(401, { errors: 'Invalid API key or access token' });
    if (effect === 'cut before') return void request.socket.destroy();
    if (effect === 'throttled') {
      const throttleStatus = { maximumAvailable: 2000, currentlyAvailable: 0, restoreRate: 2000 };
      return void reply(200, {
        errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
        extensions: { cost: { requestedQueryCost: 20, throttleStatus } },
      });
    }
    if (effect === 'denied')
      return void reply(200, { errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }] });
    if (typeof effect === 'object' && 'status' in effect)
      return void reply(effect.status, { errors: 'no' }, effect.headers);
    const document = parse(query);
    const problems = validate(shopifySchema, document);
    if (problems.length > 0) return void reply(200, { errors: problems });
    const refused =
      typeof effect === 'object' && 'userError' in effect
        ? Object.fromEntries(
            Object.keys(root).map((field) => [
              field,
              () => ({ __typename: 'ProductSetOperation', status: 'COMPLETE', userErrors: [effect.userError] }),
            ]),
          )
        : {};
    shop.done.push(name);
    const result = await execute({
      schema: shopifySchema,
      document,
      rootValue: { ...root, ...refused },
      variableValues: variables,
    });
    if (effect === 'cut after') return void request.socket.destroy();
    if (effect !== 'no answer') reply(200, result);
  }

  const server = createServer((request, response) => void answer(request, response));
  const { port, close } = await listenLocally(server);
  url = `http://127.0.0.1:${port}`;
  const initial = { ...shop };
  return {
    url,
    shop,
    /** Faults of the next requests of this operation, in order. */
    next: (name: string, ...more: Effect[]) => void effects.set(name, [...(effects.get(name) ?? []), ...more]),
    expireToken: () => tokens.clear(),
    reset() {
      effects.clear();
      Object.assign(shop, initial, { products: new Map(), policies: new Map(), uploads: new Map(), done: [] });
    },
    close,
  };
}

import type { PolicyType } from '#domain/shopify/shopify.ts';
import type { Operation, UploadTarget } from './shopify.ts';
import type { UserError } from './shopify-error.ts';

const operation = <Data, Variables = Record<string, never>>(query: string): Operation<Data, Variables> => ({ query });

type CustomId = { namespace: string; key: string; value: string };
type Page = { hasNextPage: boolean; endCursor: string | null };

/** Metafield with our product id at Shopify: unique there, so that no product is created twice. */
const PRODUCT_ID_FIELD = { namespace: 'dropar', key: 'product_id' };
export const customIdOf = (productId: string): CustomId => ({ ...PRODUCT_ID_FIELD, value: productId });

export const readShop = operation<{ shop: { name: string; currencyCode: string } }>(
  'query readShop { shop { name currencyCode } }',
);

export const readLocales = operation<{ shopLocales: { locale: string; primary: boolean }[] }>(
  'query readLocales { shopLocales { locale primary } }',
);

export const defineProductId = operation<{ metafieldDefinitionCreate: { userErrors: UserError[] } | null }>(
  `mutation defineProductId {
    metafieldDefinitionCreate(definition: {
      name: "Dropar", namespace: "${PRODUCT_ID_FIELD.namespace}", key: "${PRODUCT_ID_FIELD.key}", type: "id",
      ownerType: PRODUCT, capabilities: { uniqueValues: { enabled: true } }
    }) { userErrors { field message code } }
  }`,
);

export type RemoteProduct = {
  id: string;
  status: string;
  title: string;
  descriptionHtml: string;
  productType: string;
  tags: string[];
  seo: { title: string | null; description: string | null };
  /** A photo that Shopify is still processing has no picture yet. */
  media: { nodes: { id: string; preview: { image: { url: string } | null } | null }[] };
};

export const findProduct = operation<{ productByIdentifier: RemoteProduct | null }, { customId: CustomId }>(
  `query findProduct($customId: UniqueMetafieldValueInput!) {
    productByIdentifier(identifier: { customId: $customId }) {
      id status title descriptionHtml productType tags
      seo { title description }
      media(first: 50) { nodes { id preview { image { url(transform: { maxWidth: 160, maxHeight: 160 }) } } } }
    }
  }`,
);

export type RemoteVariant = { id: string; price: string; selectedOptions: { value: string }[] };

export const readVariants = operation<
  { product: { variants: { nodes: RemoteVariant[]; pageInfo: Page } } | null },
  { id: string; after: string | null }
>(
  `query readVariants($id: ID!, $after: String) {
    product(id: $id) {
      variants(first: 250, after: $after) {
        nodes { id price selectedOptions { value } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`,
);

type StagedFile = { resource: 'IMAGE'; filename: string; mimeType: string; httpMethod: 'POST' };

export const stageUploads = operation<
  {
    stagedUploadsCreate: {
      stagedTargets: (UploadTarget & { resourceUrl: string })[] | null;
      userErrors: UserError[];
    } | null;
  },
  { input: StagedFile[] }
>(
  `mutation stageUploads($input: [StagedUploadInput!]!) {
    stagedUploadsCreate(input: $input) {
      stagedTargets { url resourceUrl parameters { name value } }
      userErrors { field message }
    }
  }`,
);

type SetFile = { alt?: string } & ({ id: string } | { originalSource: string; contentType: 'IMAGE' });

export type ProductInput = {
  title?: string;
  descriptionHtml?: string;
  handle?: string;
  productType?: string;
  vendor?: string;
  tags?: string[];
  status?: 'DRAFT';
  seo?: { title: string; description: string };
  productOptions?: { name: string; values: { name: string }[] }[];
  variants?: {
    id?: string;
    optionValues: { optionName: string; name: string }[];
    price: string;
    taxable: boolean;
    sku?: string;
    barcode?: string;
    inventoryItem: {
      requiresShipping: boolean;
      cost?: string;
      measurement?: { weight: { value: number; unit: 'GRAMS' } };
    };
  }[];
  files?: SetFile[];
};

type SetOperation = { id: string; status: string; product: { id: string } | null; userErrors: UserError[] };

export const setProduct = operation<
  { productSet: { productSetOperation: SetOperation | null; userErrors: UserError[] } | null },
  { customId: CustomId; input: ProductInput }
>(
  `mutation setProduct($customId: UniqueMetafieldValueInput!, $input: ProductSetInput!) {
    productSet(identifier: { customId: $customId }, input: $input, synchronous: false) {
      productSetOperation { id status product { id } userErrors { field message code } }
      userErrors { field message code }
    }
  }`,
);

export const readSetOperation = operation<{ productOperation: Omit<SetOperation, 'id'> | null }, { id: string }>(
  `query readSetOperation($id: ID!) {
    productOperation(id: $id) {
      status product { id }
      ... on ProductSetOperation { userErrors { field message code } }
    }
  }`,
);

export const readTranslations = operation<
  {
    translatableResource: {
      translatableContent: { key: string; digest: string | null }[];
      translations: { key: string; value: string | null }[];
    } | null;
  },
  { id: string }
>(
  `query readTranslations($id: ID!) {
    translatableResource(resourceId: $id) {
      translatableContent { key digest }
      translations(locale: "ja") { key value }
    }
  }`,
);

type NewTranslation = { key: string; locale: 'ja'; value: string; translatableContentDigest: string };

export const registerTranslations = operation<
  { translationsRegister: { userErrors: UserError[] } | null },
  { id: string; translations: NewTranslation[] }
>(
  `mutation registerTranslations($id: ID!, $translations: [TranslationInput!]!) {
    translationsRegister(resourceId: $id, translations: $translations) { userErrors { field message code } }
  }`,
);

export const readPolicies = operation<{ shop: { shopPolicies: { type: string; body: string }[] } }>(
  'query readPolicies { shop { shopPolicies { type body } } }',
);

export const updatePolicy = operation<
  { shopPolicyUpdate: { userErrors: UserError[] } | null },
  { policy: { type: PolicyType; body: string } }
>(
  `mutation updatePolicy($policy: ShopPolicyInput!) {
    shopPolicyUpdate(shopPolicy: $policy) { userErrors { field message code } }
  }`,
);

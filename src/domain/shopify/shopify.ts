/** The one kind of host that a seller's keys are sent to. */
export const SHOP_ADDRESS = /^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/;

/** However a seller names their shop: by its name, its address, or a page of its administration. */
export function completeShopAddress(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^admin\.shopify\.com\/store\//, '')
    .replace(/[./].*$/, '');
  return name && `${name}.myshopify.com`;
}

/** What the seller's own app must be allowed to do, and what happens without it. */
export const SHOPIFY_SCOPES = [
  { scope: 'write_products', label: 'Criar e mudar produtos', without: 'Sem ele, nada pode ser enviado.' },
  { scope: 'write_files', label: 'Enviar fotos', without: 'Sem ele, as fotos não chegam à loja.' },
  { scope: 'read_locales', label: 'Ver os idiomas da loja', without: 'Sem ele, o produto vai só em japonês.' },
  { scope: 'write_translations', label: 'Escrever traduções', without: 'Sem ele, o produto vai só em japonês.' },
  { scope: 'write_legal_policies', label: 'Escrever políticas', without: 'Sem ele, você cola as políticas à mão.' },
] as const;

export const SEND_STEPS = ['photos', 'product', 'translation', 'policies', 'review'] as const;
export type SendStep = (typeof SEND_STEPS)[number];

/** `asking`: something was changed at Shopify, and the seller says which of the two stays. */
export const SEND_STATES = ['waiting', 'running', 'asking', 'failed', 'cancelled', 'done'] as const;
export type SendState = (typeof SEND_STATES)[number];

export const isUnderWay = (state: SendState): boolean => state === 'waiting' || state === 'running';

/** Which policy of the shop each of our legal pages becomes. */
export const POLICY_TYPES = {
  seller: 'LEGAL_NOTICE',
  returns: 'REFUND_POLICY',
  shipping: 'SHIPPING_POLICY',
  privacy: 'PRIVACY_POLICY',
} as const;
export type PolicyType = (typeof POLICY_TYPES)[keyof typeof POLICY_TYPES];

/** What is compared before it is written over, and chosen as a whole. */
export const PRODUCT_FIELDS = [
  'title',
  'description',
  'price',
  'photos',
  'seo',
  'tags',
  'type',
  'translation',
] as const;
export const COMPARED_FIELDS = [...PRODUCT_FIELDS, ...Object.values(POLICY_TYPES)] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

export const COMPARED_LABELS: Record<ComparedField, string> = {
  title: 'Título',
  description: 'Descrição',
  price: 'Preço e variantes',
  photos: 'Fotos',
  seo: 'Título e descrição para busca',
  tags: 'Etiquetas',
  type: 'Tipo',
  translation: 'Tradução em japonês',
  LEGAL_NOTICE: 'Página da lei de vendas',
  REFUND_POLICY: 'Política de devolução',
  SHIPPING_POLICY: 'Política de entrega',
  PRIVACY_POLICY: 'Política de privacidade',
};

/** What was read or is to be written: a mark to compare by, and a few words to show. */
export type FieldState = { mark: string; shown: string };
export type Snapshot = Partial<Record<ComparedField, FieldState>>;
export type Difference = { field: ComparedField; here: FieldState; there: FieldState };

/**
 * What somebody changed at Shopify since we wrote it. What is there already as it would be sent is no difference; a
 * product that we never finished writing has nothing to compare with but what would be sent.
 */
export function findChangesThere(there: Snapshot, lastWritten: Snapshot, here: Snapshot): Difference[] {
  return COMPARED_FIELDS.flatMap((field): Difference[] => {
    const found = there[field];
    const ours = here[field];
    if (!found || !ours || found.mark === ours.mark || found.mark === lastWritten[field]?.mark) return [];
    return [{ field, here: ours, there: found }];
  });
}

/** In the shop's administration; `shop` is its address. */
export const adminUrlOf = (shop: string, remoteId: string): string =>
  `https://admin.shopify.com/store/${shop.replace('.myshopify.com', '')}/products/${remoteId.split('/').at(-1)}`;

/** The only hosts that receive a seller's keys. */
export const SHOP_ADDRESS = /^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/;

/** Accepts the shop's name, its address, or the URL of an admin page. */
export function completeShopAddress(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^admin\.shopify\.com\/store\//, '')
    .replace(/[./].*/s, '');
  return name && `${name}.myshopify.com`;
}

/** Permissions of the seller's own app, and what fails without them. */
export const SHOPIFY_SCOPES = [
  { scope: 'write_products', label: 'Criar e mudar produtos', without: 'Sem ele, nada pode ser enviado.' },
  { scope: 'write_files', label: 'Enviar fotos', without: 'Sem ele, as fotos não chegam à loja.' },
  { scope: 'read_locales', label: 'Ver os idiomas da loja', without: 'Sem ele, o produto vai só em japonês.' },
  { scope: 'write_translations', label: 'Escrever traduções', without: 'Sem ele, o produto vai só em japonês.' },
  { scope: 'write_legal_policies', label: 'Escrever políticas', without: 'Sem ele, você cola as políticas à mão.' },
] as const;

export const SEND_STEPS = ['photos', 'product', 'translation', 'policies', 'review'] as const;
export type SendStep = (typeof SEND_STEPS)[number];

/** `asking`: the product was changed at Shopify, and the seller has to choose a version. */
export const SEND_STATES = ['waiting', 'running', 'asking', 'failed', 'cancelled', 'done'] as const;
export type SendState = (typeof SEND_STATES)[number];

export const isUnderWay = (state: SendState): boolean => state === 'waiting' || state === 'running';

/** The Shopify policy of each of our legal pages. */
export const POLICY_TYPES = {
  seller: 'LEGAL_NOTICE',
  returns: 'REFUND_POLICY',
  shipping: 'SHIPPING_POLICY',
  privacy: 'PRIVACY_POLICY',
} as const;
export type PolicyType = (typeof POLICY_TYPES)[keyof typeof POLICY_TYPES];

/** Fields that are compared before overwriting; the seller chooses per field. */
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

/** A photo on one side; the same id on both sides is the same photo. */
export type ComparedPhoto = { id: string; url: string | null };
/** State of a field: a hash to compare, and a short text to show; of photos also each one, in order. */
export type FieldState = { mark: string; shown: string; photos?: ComparedPhoto[] };
export type Snapshot = Partial<Record<ComparedField, FieldState>>;
export type Difference = { field: ComparedField; here: FieldState; there: FieldState };

/** Already as we want it is no difference; without a finished first write only the new values are compared. */
export function findChangesThere(there: Snapshot, lastWritten: Snapshot, here: Snapshot): Difference[] {
  return COMPARED_FIELDS.flatMap((field): Difference[] => {
    const found = there[field];
    const ours = here[field];
    if (!found || !ours || found.mark === ours.mark || found.mark === lastWritten[field]?.mark) return [];
    return [{ field, here: ours, there: found }];
  });
}

/** URL in the Shopify admin; `shop` is the myshopify.com host. */
export const adminUrlOf = (shop: string, remoteId: string): string =>
  `https://admin.shopify.com/store/${shop.replace('.myshopify.com', '')}/products/${remoteId.split('/').at(-1)}`;

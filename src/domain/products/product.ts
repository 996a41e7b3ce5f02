/** Where a product stands on its way to the shop. */
export const PRODUCT_STATUSES = ['ideia', 'preparando', 'a_venda', 'pausado'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const PRODUCT_STATUS_LABELS: Record<ProductStatus, string> = {
  ideia: 'Ideia',
  preparando: 'Preparando',
  a_venda: 'À venda',
  pausado: 'Pausado',
};

export const MAX_PRODUCT_NAME = 120;
export const MAX_PRODUCT_NOTES = 10_000;
/** Kept at once by one person; nobody who works by hand comes near. */
export const MAX_PRODUCTS = 2_000;

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
/** The first of them is the main one. */
export const MAX_PRODUCT_PHOTOS = 20;
export const MAX_PHOTO_ALT = 120;
export const MAX_PRODUCT_NOTES = 10_000;
/** Suggestions that were dismissed, per product. */
export const MAX_DISMISSED = 500;
/** Kept at once by one person; nobody who works by hand comes near. */
export const MAX_PRODUCTS = 2_000;

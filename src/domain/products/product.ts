export const PRODUCT_STATUSES = ['ideia', 'preparando', 'a_venda', 'pausado'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const PRODUCT_STATUS_LABELS: Record<ProductStatus, string> = {
  ideia: 'Ideia',
  preparando: 'Preparando',
  a_venda: 'À venda',
  pausado: 'Pausado',
};

export const MAX_PRODUCT_NAME = 120;
/** The first photo is the main one. */
export const MAX_PRODUCT_PHOTOS = 20;
export const MAX_PHOTO_ALT = 120;
export const MAX_PRODUCT_NOTES = 10_000;
export const MAX_DISMISSED = 500;
/** Per person; far more than anyone creates by hand. */
export const MAX_PRODUCTS = 2_000;

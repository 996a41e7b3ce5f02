/** Where edits that wait are kept: apart, so that looking for them costs no more than the name. */
export const PRODUCT_QUEUE = 'products';

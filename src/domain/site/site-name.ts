/** What the product is called, wherever a person reads it. The drawn word mark and the pictures carry it, too. */
export const PRODUCT_NAME = 'Dropar';
export const TAGLINE = 'Seu dropshipping com mais organização';

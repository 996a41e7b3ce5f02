/** The product's name. Logo and pictures contain it too: redraw them when it changes. */
export const PRODUCT_NAME = 'Dropar';
export const TAGLINE = 'Seu dropshipping com mais organização';

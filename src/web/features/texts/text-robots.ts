import type { TextCard } from '#contract/texts.ts';
import adsImage from '#web/art/bot-anuncios.svg';
import copyImage from '#web/art/bot-copy.svg';
import reviewsImage from '#web/art/bot-reviews.svg';
import translatorImage from '#web/art/bot-tradutor.svg';

/** Where a text is opened again, and whose face stands before it. */
export const textRobots = {
  translate: { path: '/robos/tradutor', image: translatorImage },
  ads: { path: '/anuncio', image: adsImage },
  copy: { path: '/robos/copy', image: copyImage },
  reviews: { path: '/review', image: reviewsImage },
} as const satisfies Record<TextCard['robot'], { path: string; image: string }>;

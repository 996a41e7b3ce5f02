import type { LinkProps } from '@tanstack/react-router';
import adsImage from '#web/art/bot-anuncios.svg';
import adsWide from '#web/art/bot-anuncios-wide.svg';
import copyImage from '#web/art/bot-copy.svg';
import copyWide from '#web/art/bot-copy-wide.svg';
import reviewsImage from '#web/art/bot-reviews.svg';
import reviewsWide from '#web/art/bot-reviews-wide.svg';
import translatorImage from '#web/art/bot-tradutor.svg';
import translatorWide from '#web/art/bot-tradutor-wide.svg';
import type { SealName } from '#web/components/ui/seal.tsx';

export type Robot = {
  name: string;
  text: string;
  path: NonNullable<LinkProps['to']>;
  /** 2:3, on cards and beside the screen. */
  image: string;
  /** 8:3, above the screen on phones. */
  wideImage: string;
};

export const robots = {
  copy: {
    name: 'Robô Copy',
    text: 'Da foto do produto ao texto que vende.',
    path: '/robos/copy',
    image: copyImage,
    wideImage: copyWide,
  },
  translator: {
    name: 'Tradutor BR-JP',
    text: 'Português vira japonês, no tom certo.',
    path: '/robos/tradutor',
    image: translatorImage,
    wideImage: translatorWide,
  },
  ads: {
    name: 'Anúncios Creator',
    text: 'Descrições e títulos para o anúncio.',
    path: '/anuncio',
    image: adsImage,
    wideImage: adsWide,
  },
  reviews: {
    name: 'Reviews Generator',
    text: 'Exemplos de review, marcados como amostra.',
    path: '/review',
    image: reviewsImage,
    wideImage: reviewsWide,
  },
} as const satisfies Record<string, Robot>;

export type RobotTool = { name: string; text: string; path: NonNullable<LinkProps['to']>; seal: SealName };

export const robotTools: readonly RobotTool[] = [
  {
    name: 'Verificador de texto',
    text: 'Marca o que a lei japonesa não deixa prometer.',
    path: '/robos/verificador',
    seal: 'verificador',
  },
  { name: 'O que isto diz', text: 'Cole japonês e leia em português.', path: '/robos/leitura', seal: 'sentido' },
  {
    name: 'Atendimento',
    text: 'Responda ao cliente em japonês educado.',
    path: '/robos/atendimento',
    seal: 'review',
  },
];

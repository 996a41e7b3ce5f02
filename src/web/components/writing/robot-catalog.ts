import type { LinkProps } from '@tanstack/react-router';
import { TEXT_ROBOT, type TextRobot } from '#domain/robots/robot-options.ts';
import adsImage from '#web/art/bot-anuncios.svg';
import adsWide from '#web/art/bot-anuncios-wide.svg';
import copyImage from '#web/art/bot-copy.svg';
import copyWide from '#web/art/bot-copy-wide.svg';
import reviewsImage from '#web/art/bot-reviews.svg';
import reviewsWide from '#web/art/bot-reviews-wide.svg';
import translatorImage from '#web/art/bot-tradutor.svg';
import translatorWide from '#web/art/bot-tradutor-wide.svg';
import type { SealName } from '#web/components/ui/brand/seal.tsx';

export type Robot = {
  name: string;
  text: string;
  path: NonNullable<LinkProps['to']>;
  /** Aspect ratio 2:3, on cards and next to the robot's page. */
  image: string;
  /** Aspect ratio 8:3, above the robot's page on phones. */
  wideImage: string;
};

const card = (robot: TextRobot, text: string, image: string, wideImage: string): Robot => ({
  name: TEXT_ROBOT[robot].label,
  text,
  path: TEXT_ROBOT[robot].path,
  image,
  wideImage,
});

export const robots: Readonly<Record<TextRobot, Robot>> = {
  copy: card('copy', 'Da foto do produto ao texto que vende.', copyImage, copyWide),
  translate: card('translate', 'Português vira japonês, no tom certo.', translatorImage, translatorWide),
  ads: card('ads', 'Descrições e títulos para o anúncio.', adsImage, adsWide),
  reviews: card('reviews', 'Exemplos de review, marcados como amostra.', reviewsImage, reviewsWide),
};

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

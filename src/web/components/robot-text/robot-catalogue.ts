import type { LinkProps } from '@tanstack/react-router';
import { TEXT_ROBOT, type TextRobot } from '#domain/robots/robot-options.ts';
import adsImage from '#web/art/bot-anuncios.svg';
import copyImage from '#web/art/bot-copy.svg';
import reviewsImage from '#web/art/bot-reviews.svg';
import translatorImage from '#web/art/bot-tradutor.svg';
import type { SealName } from '#web/components/ui/brand/seal.tsx';

export type Robot = {
  name: string;
  text: string;
  path: NonNullable<LinkProps['to']>;
  /** Aspect ratio 2:3. */
  image: string;
};

const card = (robot: TextRobot, text: string, image: string): Robot => ({
  name: TEXT_ROBOT[robot].label,
  text,
  path: TEXT_ROBOT[robot].path,
  image,
});

export const robots: Readonly<Record<TextRobot, Robot>> = {
  copy: card('copy', 'Dos dados do produto ao texto de venda.', copyImage),
  translate: card('translate', 'Português vira japonês, no tom certo.', translatorImage),
  ads: card('ads', 'Descrições e títulos para o anúncio.', adsImage),
  reviews: card('reviews', 'Exemplos de review, marcados como amostra.', reviewsImage),
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

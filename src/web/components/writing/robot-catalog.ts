import type { LinkProps } from '@tanstack/react-router';
import { Languages, type LucideIcon, Megaphone, PenLine, Star } from 'lucide-react';
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
  path: (typeof TEXT_ROBOT)[TextRobot]['path'];
  /** On its card. */
  text: string;
  /** Aspect ratio 2:3, on cards and next to the robot's page. */
  image: string;
  /** Aspect ratio 8:3, above the robot's page on phones. */
  wideImage: string;
  /** Its entry in the search of the site. */
  search: { words: string; icon: LucideIcon };
  /** Its entry on the help page; `id` is the anchor. */
  help: { id: string; what: string; steps: readonly string[]; words: string };
};

const nameOf = (robot: TextRobot) => ({ name: TEXT_ROBOT[robot].label, path: TEXT_ROBOT[robot].path });

export const robots: Readonly<Record<TextRobot, Robot>> = {
  copy: {
    ...nameOf('copy'),
    text: 'Da foto do produto ao texto que vende.',
    image: copyImage,
    wideImage: copyWide,
    search: { words: 'texto que vende, headline', icon: PenLine },
    help: {
      id: 'robo-copy',
      what: 'Da descrição (e da foto, se quiser) ao nome, ao público, à persona e à copy.',
      steps: [
        'Descreva o produto e toque em “Analisar”.',
        'Escolha um nome e um modelo: PAS, AIDA, FAB ou automático.',
        '“Gerar Copy” escreve. Dali, um toque leva à tradução.',
      ],
      words: 'headline, nome do produto, persona, publico, pas, aida, fab, vender',
    },
  },
  translate: {
    ...nameOf('translate'),
    text: 'Português vira japonês, no tom certo.',
    image: translatorImage,
    wideImage: translatorWide,
    search: { words: 'tradução, japonês', icon: Languages },
    help: {
      id: 'tradutor',
      what: 'Português vira japonês no tom escolhido, frase por frase, com o que cada uma diz. Parágrafos, listas e negrito ficam no lugar.',
      steps: [
        'Cole o texto, escolha o tom e toque em “Traduzir agora”.',
        'Sem tradutor, preencha as frases que faltam ou cole a resposta do seu assistente.',
        'Saem também a meta descrição e o identificador de URL para a Shopify.',
      ],
      words: 'traducao, japones, tom, formal, informal, persuasivo, meta descricao, slug, html, tags',
    },
  },
  ads: {
    ...nameOf('ads'),
    text: 'Descrições e títulos para o anúncio.',
    image: adsImage,
    wideImage: adsWide,
    search: { words: 'descrições e títulos', icon: Megaphone },
    help: {
      id: 'anuncios',
      what: 'Descrições e títulos em japonês para anúncios, com o número de caracteres e o sentido de cada um.',
      steps: [
        'Escreva o produto e escolha a estratégia.',
        'Alguns títulos prometem algo (frete grátis, oferta de hoje): use só o que é verdade na sua loja.',
      ],
      words: 'ads, facebook, instagram, google, titulo, descricao, campanha, storytelling',
    },
  },
  reviews: {
    ...nameOf('reviews'),
    text: 'Exemplos de review, marcados como amostra.',
    image: reviewsImage,
    wideImage: reviewsWide,
    search: { words: 'avaliações de amostra', icon: Star },
    help: {
      id: 'reviews',
      what: 'Exemplos de review para ver a página cheia. Cada um termina com 「※サンプルレビュー」: publicar review inventada como de cliente é ilegal no Japão.',
      steps: [
        'Diga quantas, de quem e de que tamanho.',
        'Use como modelo. Review de verdade você traduz em Atendimento.',
      ],
      words: 'avaliacao, depoimento, cliente, estrela, amostra, nome japones',
    },
  },
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

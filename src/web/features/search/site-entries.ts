import type { LinkProps } from '@tanstack/react-router';
import {
  BookOpenText,
  Bot,
  Calculator,
  CircleQuestionMark,
  Languages,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  PenLine,
  Plus,
  ShieldCheck,
  Star,
  Store,
} from 'lucide-react';
import { TEXT_ROBOT, TEXT_ROBOTS, type TextRobot } from '#domain/robots/robot-options.ts';

/** A page or action that is known without asking the server. */
export type SiteEntry = {
  label: string;
  words: string;
  icon: LucideIcon;
  /** Must be an existing page (checked against the route tree). */
  to: NonNullable<LinkProps['to']>;
  query?: `?${string}`;
};

const robotEntries: Partial<Record<TextRobot, Pick<SiteEntry, 'words' | 'icon'>>> = {
  copy: { words: 'texto que vende, headline', icon: PenLine },
  translate: { words: 'tradução, japonês', icon: Languages },
  ads: { words: 'descrições e títulos', icon: Megaphone },
  reviews: { words: 'avaliações de amostra', icon: Star },
};

export const furtherPages: readonly SiteEntry[] = [
  ...TEXT_ROBOTS.map((robot) => {
    const { label, path } = TEXT_ROBOT[robot];
    return { label, words: '', icon: Bot, to: path, ...robotEntries[robot] };
  }),
  { label: 'O que isto diz', words: 'ler japonês em português, leitura', icon: BookOpenText, to: '/robos/leitura' },
  { label: 'Verificador de texto', words: 'lei japonesa, promessas', icon: ShieldCheck, to: '/robos/verificador' },
  { label: 'Atendimento', words: 'responder clientes em japonês', icon: MessageSquareText, to: '/robos/atendimento' },
  { label: 'Conectar Shopify', words: 'loja, chaves, rascunho, app', icon: Store, to: '/loja/shopify' },
  { label: 'Páginas da loja', words: 'tokushoho, privacidade, devolução', icon: Store, to: '/loja/paginas' },
  { label: 'Ajuda', words: 'como usar, dúvidas', icon: CircleQuestionMark, to: '/ajuda' },
];

export const actions: readonly SiteEntry[] = [
  { label: 'Nova tarefa', words: 'criar, anotar', icon: Plus, to: '/tasks', query: '?nova=true' },
  { label: 'Traduzir um texto', words: 'japonês', icon: Languages, to: '/robos/tradutor' },
  { label: 'Escrever uma copy', words: 'texto de produto', icon: PenLine, to: '/robos/copy' },
  { label: 'Criar um anúncio', words: 'descrições e títulos', icon: Megaphone, to: '/anuncio' },
  { label: 'Calcular um preço novo', words: 'iene, margem', icon: Calculator, to: '/calculator' },
  { label: 'Verificar um texto', words: 'lei japonesa', icon: ShieldCheck, to: '/robos/verificador' },
];

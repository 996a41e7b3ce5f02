import type { LinkProps } from '@tanstack/react-router';
import {
  Bot,
  CodeXml,
  Crown,
  GraduationCap,
  Handshake,
  House,
  JapaneseYen,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  Package,
  ShieldCheck,
  Store,
  User,
} from 'lucide-react';
import type { SealName } from '#web/components/ui/brand/seal.tsx';

export type MenuItem = {
  label: string;
  /** Must be an existing page (checked against the route tree). */
  to: NonNullable<LinkProps['to']>;
  icon: LucideIcon;
  /** Only administrators can open the page. */
  adminOnly?: true;
  /** The menu shows it only to administrators; its tile and the search are for everyone. */
  adminMenu?: true;
  /** Shown in the bottom bar on phones. */
  inThumbBar?: true;
  /** Other paths that belong to this item. */
  family?: readonly `/${string}`[];
  /** Tile on the dashboard. */
  card?: { seal: SealName; text: string; title?: string };
};

/**
 * Items of the side menu, in order, with their dashboard tiles. Add a page by adding a line:
 * Início, Tarefas, Produtos, Academy (admin), Snippets, Calculadora, Robôs, Minha loja, Roadmap, Afiliado (admin).
 */
export const menuItems: readonly MenuItem[] = [
  { label: 'Início', to: '/dashboard', icon: House, inThumbBar: true },
  { label: 'Tarefas', to: '/tasks', icon: ListChecks, inThumbBar: true },
  { label: 'Produtos', to: '/produtos', icon: Package, inThumbBar: true },
  {
    label: 'Academy',
    to: '/academy',
    icon: GraduationCap,
    adminMenu: true,
    card: { seal: 'academy', text: 'Aulas curtas sobre vender no Japão.' },
  },
  {
    label: 'Snippets',
    to: '/snippets',
    icon: CodeXml,
    family: ['/snippet'],
    card: { seal: 'snippets', text: 'Códigos e prompts prontos para copiar.' },
  },
  {
    label: 'Calculadora',
    to: '/calculator',
    icon: JapaneseYen,
    card: { seal: 'calculator', text: 'Preço, margem e CPA em iene.' },
  },
  {
    label: 'Robôs',
    to: '/robos',
    icon: Bot,
    inThumbBar: true,
    family: ['/anuncio', '/review'],
    card: { seal: 'robos', text: 'Copy, tradução, anúncios e reviews.' },
  },
  { label: 'Minha loja', to: '/loja', icon: Store },
  { label: 'Roadmap', to: '/roadmap', icon: MapIcon },
  {
    label: 'Afiliado',
    to: '/afiliado',
    icon: Handshake,
    adminOnly: true,
    card: { seal: 'afiliado', title: 'Afiliados', text: 'Indique e receba todo mês.' },
  },
];

/** Items of the account menu: Perfil, Planos, Afiliado (admin), Admin Panel (admin). "Sair" is added separately. */
export const accountItems: readonly MenuItem[] = [
  { label: 'Perfil', to: '/profile', icon: User },
  { label: 'Planos', to: '/plans', icon: Crown },
  { label: 'Afiliado', to: '/afiliado', icon: Handshake, adminOnly: true },
  { label: 'Admin Panel', to: '/admin', icon: ShieldCheck, adminOnly: true },
];

/** Items whose page this person may open. */
export const openItems = (items: readonly MenuItem[], isAdmin: boolean): readonly MenuItem[] =>
  items.filter((item) => isAdmin || !item.adminOnly);

export const visibleItems = (items: readonly MenuItem[], isAdmin: boolean): readonly MenuItem[] =>
  openItems(items, isAdmin).filter((item) => isAdmin || !item.adminMenu);

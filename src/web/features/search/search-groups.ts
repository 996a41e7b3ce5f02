import { CodeXml, FileText, GraduationCap, type LucideIcon, Package, Search, Square, SquareCheck } from 'lucide-react';
import type { SearchResults } from '#contract/search.ts';
import { TEXT_ROBOT } from '#domain/robots/robot-options.ts';
import { containsWords, foldText } from '#domain/text/fold-text.ts';
import type { SiteEntry } from './site-entries.ts';

export type Hit = {
  /** Unique in the list and stable between replies. */
  id: string;
  title: string;
  detail?: string | undefined;
  isJapanese?: boolean;
  note?: string | undefined;
  icon: LucideIcon;
  photo?: string | null;
  target: { href: string } | { phrase: string };
};

export type HitGroup = { name: string; hits: readonly Hit[] };

export function groupResults(found: SearchResults | undefined): HitGroup[] {
  if (!found) return [];
  return [
    {
      name: 'Produtos',
      hits: found.products.map(({ id, title, titleJa, photo }) => ({
        id: `product-${id}`,
        title,
        detail: titleJa,
        isJapanese: true,
        icon: Package,
        photo,
        target: { href: `/produtos/${id}` },
      })),
    },
    {
      name: 'Textos',
      hits: found.texts.map(({ id, title, excerpt, robot, productName }) => ({
        id: `text-${id}`,
        title,
        detail: excerpt,
        note: productName ?? undefined,
        icon: FileText,
        target: { href: `${TEXT_ROBOT[robot].path}?texto=${id}` },
      })),
    },
    {
      name: 'Tarefas',
      hits: found.tasks.map(({ id, title, listTitle, completed }) => ({
        id: `task-${id}`,
        title,
        detail: listTitle,
        note: completed ? 'feita' : undefined,
        icon: completed ? SquareCheck : Square,
        target: { href: `/tasks?tarefa=${id}` },
      })),
    },
    {
      name: 'Snippets',
      hits: found.snippets.map(({ id, title, language }) => ({
        id: `snippet-${id}`,
        title,
        detail: language,
        icon: CodeXml,
        target: { href: `/snippet/${id}` },
      })),
    },
    {
      name: 'Aulas',
      hits: found.lessons.map(({ id, moduleId, slug, title, duration }) => ({
        id: `lesson-${id}`,
        title,
        detail: duration,
        icon: GraduationCap,
        target: { href: `/academy/${moduleId}/${slug ?? id}` },
      })),
    },
  ].filter(({ hits }) => hits.length > 0);
}

const PER_GROUP = 5;

/** Pages and actions that contain the words, names that start with them first. Without words: the actions. */
export function groupEntries(pages: readonly SiteEntry[], actions: readonly SiteEntry[], typed: string): HitGroup[] {
  const folded = foldText(typed).trim();
  const pick = (entries: readonly SiteEntry[], kind: string): Hit[] =>
    entries
      .filter(({ label, words }) => containsWords(`${label} ${words}`, typed))
      .sort((a, b) => startsWith(b, folded) - startsWith(a, folded))
      .slice(0, PER_GROUP)
      .map(({ label, words, icon, to, query = '' }) => ({
        id: `${kind}-${label}`,
        title: label,
        detail: words,
        icon,
        target: { href: `${to}${query}` },
      }));
  return [
    { name: 'Páginas', hits: folded ? pick(pages, 'page') : [] },
    { name: 'Ações', hits: pick(actions, 'action') },
  ].filter(({ hits }) => hits.length > 0);
}

const startsWith = ({ label }: SiteEntry, folded: string): number => Number(foldText(label).startsWith(folded));

export const groupRecent = (phrases: readonly string[]): HitGroup[] =>
  phrases.length === 0
    ? []
    : [
        {
          name: 'Buscas recentes',
          hits: phrases.map((phrase) => ({ id: `recent-${phrase}`, title: phrase, icon: Search, target: { phrase } })),
        },
      ];

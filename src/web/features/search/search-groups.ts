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

type Found = { id: string; title: string };

const hitOf = (kind: string, { id, title }: Found, icon: LucideIcon, href: string, more: Partial<Hit>): Hit => ({
  id: `${kind}-${id}`,
  title,
  icon,
  target: { href },
  ...more,
});

export function groupResults(found: SearchResults | undefined): HitGroup[] {
  if (!found) return [];
  const { products, texts, tasks, snippets, lessons } = found;
  return [
    {
      name: 'Produtos',
      hits: products.map((product) => {
        const { id, titleJa, photo } = product;
        return hitOf('product', product, Package, `/produtos/${id}`, { detail: titleJa, isJapanese: true, photo });
      }),
    },
    {
      name: 'Textos',
      hits: texts.map((text) => {
        const { id, excerpt, robot, productName } = text;
        const more = { detail: excerpt, note: productName ?? undefined };
        return hitOf('text', text, FileText, `${TEXT_ROBOT[robot].path}?texto=${id}`, more);
      }),
    },
    {
      name: 'Tarefas',
      hits: tasks.map((task) => {
        const more = { detail: task.listTitle, note: task.completed ? 'feita' : undefined };
        return hitOf('task', task, task.completed ? SquareCheck : Square, `/tasks?tarefa=${task.id}`, more);
      }),
    },
    {
      name: 'Snippets',
      hits: snippets.map((snippet) =>
        hitOf('snippet', snippet, CodeXml, `/snippet/${snippet.id}`, { detail: snippet.language }),
      ),
    },
    {
      name: 'Aulas',
      hits: lessons.map((lesson) => {
        const { id, moduleId, slug, duration } = lesson;
        return hitOf('lesson', lesson, GraduationCap, `/academy/${moduleId}/${slug ?? id}`, { detail: duration });
      }),
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
      .map(({ label, icon, to, query = '' }) => ({
        id: `${kind}-${label}`,
        title: label,
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

import { Link } from '@tanstack/react-router';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { MenuItem } from './menu-items.ts';

/** A tool on the dashboard: a card, or a ruled row on phones. */
export function ToolTile({ item }: { item: MenuItem }) {
  if (!item.card) return null;
  const title = item.card.title ?? item.label;
  return (
    <article className="group grid grid-cols-[auto_1fr_auto] items-center gap-4 border-b border-line py-4 sm:grid-cols-1 sm:grid-rows-[auto_1fr_auto] sm:items-start sm:justify-items-start sm:gap-5 sm:rounded-lg sm:border sm:bg-surface sm:p-5 sm:transition-colors sm:hover:border-line-strong sm:hover:bg-raised">
      <Seal name={item.card.seal} tone="quiet" className="transition-colors group-hover:text-accent" />
      <div>
        <h2 className="h3">{title}</h2>
        <p className="mt-1 text-sm text-fg-muted">{item.card.text}</p>
      </div>
      <Button asChild size="sm">
        <Link to={item.to} aria-label={`Acessar ${title}`}>
          Acessar
        </Link>
      </Button>
    </article>
  );
}

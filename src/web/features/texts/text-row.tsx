import { Link } from '@tanstack/react-router';
import { EllipsisVertical, FolderInput, History, PackagePlus, Star, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { TextCard } from '#contract/robots/texts.ts';
import { TEXT_ROBOT } from '#domain/robots/robot-options.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { LazyDropdown } from '#web/components/ui/overlay/lazy-dropdown.tsx';
import { WrittenBy } from '#web/components/writing/written-by.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { animateRemoval } from '#web/lib/page/animate-moves.ts';
import { useDeleteText, useUpdateText } from './texts.queries.ts';

type TextRowProps = {
  text: TextCard;
  /** Shows the product's name, for lists with texts of several products. */
  showsProduct: boolean;
  onMove: (text: TextCard) => void;
};

export function TextRow({ text, showsProduct, onMove }: TextRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const update = useUpdateText();
  const remove = useDeleteText();
  const when = formatMoment(text.createdAt);
  const { path } = TEXT_ROBOT[text.robot];
  // Shows the star at once, before the server replies.
  const isStarred =
    update.isPending && update.variables.starred !== undefined ? update.variables.starred : text.starred;
  const warnings = text.warningCount === 1 ? '1 aviso' : `${text.warningCount} avisos`;
  return (
    <li className="flex items-start gap-2 border-line border-t py-3" ref={row}>
      <button
        type="button"
        className="-mt-1.5 -ml-2 grid size-9 flex-none place-items-center rounded-sm text-fg-muted hover:bg-hover aria-pressed:text-fg"
        aria-pressed={isStarred}
        aria-label={`Favorito: ${text.title}, ${when}`}
        onClick={() => update.mutate({ textId: text.id, starred: !isStarred })}
      >
        <Star aria-hidden="true" className={cn('size-4.5', isStarred && 'fill-current')} />
      </button>
      <div className="min-w-0 flex-1">
        <Link
          to={path}
          search={{ texto: text.id }}
          className="inline-block min-h-6 font-[550] underline-offset-[0.2em] hover:underline"
        >
          {text.title}
        </Link>
        <p className="line-clamp-1 text-base/[1.7] text-fg-soft">
          <MixedText text={text.excerpt} />
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-fg-muted text-sm/6">
          {showsProduct && <span>{text.productName ?? 'Sem produto'}</span>}
          <span className="tabular-nums">{when}</span>
          <WrittenBy robot={text.robot} writer={text.writer} share={text.translatedShare ?? undefined} />
          {text.warningCount > 0 && <span className="text-info">{warnings}</span>}
          {text.sheetChanged && (
            <span className="inline-flex items-center gap-1.5 text-info">
              <History aria-hidden="true" className="size-4" />A ficha mudou depois deste texto
            </span>
          )}
        </p>
      </div>
      {text.sheetChanged && text.productId && (
        <Button asChild size="sm">
          <Link to={path} search={{ produto: text.productId, novo: true }} aria-label={`Refazer: ${text.title}`}>
            Refazer
          </Link>
        </Button>
      )}
      <LazyDropdown
        button={
          <Button variant="ghost" size="icon-sm" aria-label={`Mais ações: ${text.title}, ${when}`}>
            <EllipsisVertical aria-hidden="true" />
          </Button>
        }
      >
        {(Item) => (
          <>
            <Item onSelect={() => onMove(text)}>
              <FolderInput aria-hidden="true" />
              Mover para um produto
            </Item>
            {!text.productId && (
              <Item asChild>
                <Link to="/produtos" search={{ texto: text.id }}>
                  <PackagePlus aria-hidden="true" />
                  Criar produto deste texto
                </Link>
              </Item>
            )}
            <Item
              danger
              onSelect={() => {
                animateRemoval(row.current);
                remove.mutate(text);
              }}
            >
              <Trash2 aria-hidden="true" />
              Excluir
            </Item>
          </>
        )}
      </LazyDropdown>
    </li>
  );
}

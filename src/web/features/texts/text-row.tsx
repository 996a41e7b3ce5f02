import { Link } from '@tanstack/react-router';
import { EllipsisVertical, FolderInput, History, PackagePlus, Star, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { TextCard } from '#contract/robots/texts.ts';
import { TEXT_ROBOT } from '#domain/robots/robot-options.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { LazyDropdown } from '#web/components/ui/overlay/lazy-dropdown.tsx';
import { WrittenBy } from '#web/components/writing/written-by.tsx';
import { formatMoment } from '#web/lib/format-date.ts';
import { animateRemoval } from '#web/lib/page/animate-moves.ts';
import { useDeleteText, useUpdateText } from './texts.queries.ts';
import './texts.css';

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
    <li className="text-row" ref={row}>
      <button
        type="button"
        className="text-star"
        aria-pressed={isStarred}
        aria-label={`Favorito: ${text.title}, ${when}`}
        onClick={() => update.mutate({ textId: text.id, starred: !isStarred })}
      >
        <Star aria-hidden="true" />
      </button>
      <div className="min-w-0 flex-1">
        <Link to={path} search={{ texto: text.id }} className="text-title">
          {text.title}
        </Link>
        <p className="text-excerpt">
          <MixedText text={text.excerpt} />
        </p>
        <p className="text-meta">
          {showsProduct && <span>{text.productName ?? 'Sem produto'}</span>}
          <span className="tabular-nums">{when}</span>
          <WrittenBy robot={text.robot} writer={text.writer} share={text.translatedShare ?? undefined} />
          {text.warningCount > 0 && <span className="text-info">{warnings}</span>}
          {text.sheetChanged && (
            <span className="text-stale">
              <History aria-hidden="true" />A ficha mudou depois deste texto
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

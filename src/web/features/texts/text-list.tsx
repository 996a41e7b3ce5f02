import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EllipsisVertical, FolderInput, History, PackagePlus, Star, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { TextCard } from '#contract/robots/texts.ts';
import { TEXT_ROBOT, TEXT_ROBOTS } from '#domain/robots/robot-options.ts';
import { LoadMore } from '#web/components/content/load-more.tsx';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { robots } from '#web/components/robot-text/robot-catalogue.ts';
import { WrittenBy } from '#web/components/robot-text/written-by.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { LazyDropdown } from '#web/components/ui/overlay/lazy-dropdown.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { animateRemoval } from '#web/lib/page/animate-moves.ts';
import { useLazyComponent } from '#web/lib/page/use-lazy-component.ts';
import { type TextFilter, textsQuery, useDeleteText, useUpdateText } from './texts.queries.ts';

const loadMoveDialog = () => import('./move-text-dialog.tsx').then((module) => module.MoveTextDialog);

type TextListProps = {
  title: string;
  filter: TextFilter;
  grouped?: boolean;
  empty: string;
};

const shownOptions = [
  { value: 'all', label: 'Todos' },
  { value: 'starred', label: 'Favoritos' },
] as const;

const lockedWords = (count: number): string =>
  count === 1 ? '1 texto guardado volta com o Premium.' : `${count} textos guardados voltam com o Premium.`;

export function TextList({ title, filter, grouped = false, empty }: TextListProps) {
  const [shown, setShown] = useState<'all' | 'starred'>('all');
  const [moving, setMoving] = useState<TextCard>();
  const [MoveTextDialog, wantMoveDialog] = useLazyComponent(loadMoveDialog);
  const move = (text: TextCard) => {
    wantMoveDialog();
    setMoving(text);
  };
  const query = useInfiniteQuery(textsQuery({ ...filter, ...(shown === 'starred' && { starred: 'true' as const }) }));
  const texts = query.data?.pages.flatMap((page) => page.texts) ?? [];
  const keptTexts = query.data?.pages[0]?.keptTexts ?? 0;
  const row = (text: TextCard) => <TextRow key={text.id} text={text} showsProduct={!grouped} onMove={move} />;
  return (
    <section aria-labelledby="textos">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="h2" id="textos">
          {title}
        </h2>
        <Segmented label="Quais textos" value={shown} onValueChange={setShown} options={shownOptions} />
      </header>
      {!query.data ? (
        query.isError ? (
          <ErrorState
            title="Não foi possível carregar os textos."
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
        ) : (
          <TextsSkeleton />
        )
      ) : texts.length === 0 ? (
        <p className="text-fg-muted">
          {shown === 'starred' ? 'Nenhum favorito ainda. A estrela fica ao lado de cada texto.' : empty}
        </p>
      ) : grouped ? (
        groupByRobot(texts).map(([robot, list]) => (
          <div key={robot}>
            <h3 className="flex items-center gap-2.5 pt-4 pb-2.5 font-semibold">
              <img
                src={robots[robot].image}
                alt=""
                width={28}
                height={28}
                className="size-7 rounded-sm object-[50%_72%] object-cover"
              />
              {robots[robot].name}
              <small className="font-medium text-fg-muted text-sm/6">{list.length}</small>
            </h3>
            <ul>{list.map(row)}</ul>
          </div>
        ))
      ) : (
        <ul>{texts.map(row)}</ul>
      )}
      {keptTexts > 0 && <p className="mt-4 text-premium text-sm tabular-nums">{lockedWords(keptTexts)}</p>}
      {query.hasNextPage && (
        <LoadMore
          isLoading={query.isFetchingNextPage}
          isFailed={query.isFetchNextPageError}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
      {MoveTextDialog && moving && <MoveTextDialog text={moving} onClose={() => setMoving(undefined)} />}
    </section>
  );
}

const order = new Set<TextCard['robot']>(['translate', 'ads', ...TEXT_ROBOTS]);

function groupByRobot(texts: readonly TextCard[]): [TextCard['robot'], TextCard[]][] {
  return [...order]
    .map((robot): [TextCard['robot'], TextCard[]] => [robot, texts.filter((text) => text.robot === robot)])
    .filter(([, list]) => list.length > 0);
}

function TextsSkeleton() {
  return (
    <SkeletonGroup label="Carregando os textos..." className="grid gap-4">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-48 max-w-full" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

type TextRowProps = {
  text: TextCard;
  showsProduct: boolean;
  onMove: (text: TextCard) => void;
};

function TextRow({ text, showsProduct, onMove }: TextRowProps) {
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

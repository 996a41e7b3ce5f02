import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextCard } from '#contract/robots/texts.ts';
import { TEXT_ROBOTS } from '#domain/robots/robot-options.ts';
import { LoadMore } from '#web/components/content/load-more.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { robots } from '#web/components/writing/robot-catalog.ts';
import { useLazyComponent } from '#web/lib/page/use-lazy-component.ts';
import { TextRow } from './text-row.tsx';
import { type TextFilter, textsQuery } from './texts.queries.ts';

const loadMoveDialog = () => import('./move-text-dialog.tsx').then((module) => module.MoveTextDialog);

type TextListProps = {
  title: string;
  filter: TextFilter;
  /** Groups by robot, as on a product page; otherwise newest first. */
  grouped?: boolean;
  /** Text of the empty state. */
  empty: string;
};

const shownOptions = [
  { value: 'all', label: 'Todos' },
  { value: 'starred', label: 'Favoritos' },
] as const;

const keptWords = (count: number): string =>
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
      {keptTexts > 0 && <p className="mt-4 text-premium text-sm tabular-nums">{keptWords(keptTexts)}</p>}
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

/** Texts for the shop come first. */
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

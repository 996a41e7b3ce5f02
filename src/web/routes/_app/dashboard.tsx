import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { getDashboard } from '#contract/dashboard.ts';
import { hasPremium, isAdmin } from '#domain/accounts/user-types.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { Daruma } from '#web/components/ui/brand/daruma.tsx';
import { paintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { UpgradeBanner } from '#web/components/ui/upgrade-banner.tsx';
import { dashboardKey } from '#web/features/dashboard/dashboard-key.ts';
import { HomeFailed, HomeSkeleton } from '#web/features/dashboard/home-skeleton.tsx';
import { StartSteps } from '#web/features/dashboard/start-steps.tsx';
import { shownToday, TodayPanel } from '#web/features/dashboard/today-panel.tsx';
import { menuItems, openItems } from '#web/features/layout/menu-items.ts';
import { ToolTile } from '#web/features/layout/tool-tile.tsx';
import { takeBoard, useBoard } from '#web/features/tasks/board.queries.ts';
import { TasksSummary } from '#web/features/tasks/tasks-summary.tsx';
import { call } from '#web/lib/api/api.ts';
import { useDataAfterFirstPaint } from '#web/lib/page/page-skeleton-html.ts';
import { useCurrentUser, usePlan } from '#web/lib/session/current-user.ts';
import { useStoredFlag } from '#web/lib/use-stored-flag.ts';

export const Route = createFileRoute('/_app/dashboard')({
  staticData: { title: 'Início' },
  loader: ({ context }) => void context.queryClient.prefetchQuery(dashboardQuery(context.queryClient)),
  component: DashboardPage,
});

/** One request for the whole page; its board also fills the cache of the tasks page. */
const dashboardQuery = (queryClient: QueryClient) =>
  queryOptions({
    queryKey: dashboardKey,
    queryFn: async ({ signal }) => {
      const askedAt = Date.now();
      const { board, ...dashboard } = await call(getDashboard, {}, { signal });
      takeBoard(queryClient, board, askedAt);
      return dashboard;
    },
  });

function DashboardPage() {
  const { id } = useCurrentUser();
  const plan = usePlan();
  const { data, error, refetch } = useQuery(dashboardQuery(useQueryClient()));
  const hasAnswer = data !== undefined || error !== null;
  const board = useDataAfterFirstPaint(useBoard({ isWanted: hasAnswer }).board);
  const [isStartHidden, setStartHidden] = useStoredFlag(`start-hidden.${id}`);
  const progress = data && { hasProduct: data.hasProduct, hasText: data.hasText, hasPrice: data.hasPrice };
  const isStarting = progress && !isStartHidden && !Object.values(progress).every(Boolean);
  const done = board?.tasks.filter((task) => task.completed).length ?? 0;
  // At least one eye is always painted: every signed-in person has set a goal.
  const eyes = paintedEyes(done, board?.tasks.length ?? 0) === 2 ? 2 : 1;
  const tools = openItems(menuItems, isAdmin(plan)).filter((item) => item.card);
  return (
    <div className="page">
      <div className="flex items-end justify-between gap-4">
        <h1 className="mt-2 mb-8 max-w-[7.5em] font-display text-[clamp(2.25rem,1.4rem+3.4vw,4rem)]/none font-bold tracking-(--tracking-hero) text-balance lg:mt-8 lg:mb-12">
          Hoje é dia de {PRODUCT_NAME}, bora lá?!
        </h1>
        <Daruma
          eyes={eyes}
          className="relative z-1 mr-4 -mb-1 w-[clamp(4.75rem,2.5rem+9vw,10rem)] flex-none lg:mr-10"
        />
      </div>
      {board && progress && isStarting && (
        <StartSteps {...progress} productId={data.waiting[0]?.id} onHide={() => setStartHidden(true)} />
      )}
      {board && progress && !isStarting && <TodayPanel tasks={board.tasks} waiting={data.waiting} texts={data.texts} />}
      {!(board && progress) && (error ? <HomeFailed onRetry={() => void refetch()} /> : <HomeSkeleton />)}
      <TasksSummary isWanted={hasAnswer} except={board && progress && !isStarting ? shownToday(board.tasks) : []} />
      {plan && !hasPremium(plan) && (
        <UpgradeBanner
          className="mt-4"
          title="Cinco listas, todos os snippets, todos os produtos."
          action={
            <Button asChild variant="premium-outline">
              <Link to="/plans">Fazer Upgrade</Link>
            </Button>
          }
        >
          O Premium abre o quadro inteiro e mais de 50 snippets.
        </UpgradeBanner>
      )}
      <div className="mt-4 grid border-t border-line sm:grid-cols-2 sm:gap-4 sm:max-lg:*:last:odd:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none sm:border-0">
        {tools.map((item) => (
          <ToolTile key={item.to} item={item} />
        ))}
      </div>
    </div>
  );
}

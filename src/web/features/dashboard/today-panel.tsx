import { Link } from '@tanstack/react-router';
import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LastText, WaitingProduct } from '#contract/dashboard.ts';
import type { Task } from '#contract/tasks.ts';
import { nextStepOf } from '#domain/products/product-steps.ts';
import { TEXT_ROBOT } from '#domain/robots/robot-options.ts';
import { compareDue, describeClocks, dueState } from '#domain/tasks/due.ts';
import { ProductPicture } from '#web/components/product/product-picture.tsx';
import { ProductSteps } from '#web/components/product/product-steps.tsx';
import { linkTo, NextStepButton } from '#web/components/ui/next-step-button.tsx';
import { cn } from '#web/lib/cn.ts';
import { dueClock } from '#web/lib/due-clock.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { HomePanel } from './home-skeleton.tsx';

const SHOWN = 2;

/** The first that are late, and one of today in any case. */
function findDue(tasks: readonly Task[], now: Date) {
  const clock = dueClock(now);
  const all = tasks.map((task) => ({ task, state: dueState(task, clock) })).sort((a, b) => compareDue(a.task, b.task));
  const today = all.filter(({ state }) => state === 'today');
  const late = all.filter(({ state }) => state === 'overdue');
  return [...late.slice(0, today.length > 0 ? SHOWN - 1 : SHOWN), ...today].slice(0, SHOWN);
}

/** The tasks that the panel names, so that the list below need not repeat them. */
export const shownToday = (tasks: readonly Task[]): string[] => findDue(tasks, new Date()).map(({ task }) => task.id);

type TodayPanelProps = { tasks: readonly Task[]; waiting: readonly WaitingProduct[]; texts: readonly LastText[] };

export function TodayPanel({ tasks, waiting, texts }: TodayPanelProps) {
  const now = new Date();
  const due = findDue(tasks, now);
  const first = waiting[0];
  const canGoOn = first !== undefined && nextStepOf(first) !== undefined;
  return (
    <HomePanel
      className="grid content-between md:grid-cols-2 md:gap-x-8 md:max-lg:*:first:row-span-2 lg:grid-cols-3 [&_.btn]:max-w-full [&_.btn]:px-3 [&_.btn]:py-1.5 [&_.btn]:text-left [&_.btn]:whitespace-normal"
      aria-label="Hoje"
    >
      <Column title="Produtos esperando" empty="Nenhum produto esperando." count={waiting.length}>
        {first && (
          <li className="grid justify-items-start gap-1">
            <div className="mt-1 mb-0.5 flex max-w-full items-center gap-3">
              <ProductPicture photo={first.photo} size="sm" />
              <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
                <Link to="/produtos/$productId" params={{ productId: first.id }} className="truncate hover:underline">
                  {first.name}
                </Link>
                <ProductSteps product={first} bare />
              </div>
            </div>
            {canGoOn && (
              <>
                <span className="text-fg-muted text-sm">Próximo passo</span>
                <NextStepButton product={first} />
              </>
            )}
            <span className="mt-1 flex flex-wrap gap-x-4 text-fg-muted text-sm">
              {waiting.length > 1 && (
                <Link to="/produtos" className="link">
                  Ver os outros
                </Link>
              )}
              {canGoOn && newProduct('link')}
            </span>
          </li>
        )}
        {!canGoOn && <li>{newProduct('btn btn-primary mt-2')}</li>}
      </Column>
      <Column title="Hoje" empty="Nada vence hoje." count={due.length}>
        {due.map(({ task, state }) => {
          const isLate = state === 'overdue';
          const Icon = isLate ? CircleAlert : Clock;
          return (
            <Row
              key={task.id}
              to="/tasks"
              icon={<Icon className="size-4 text-fg-muted" aria-hidden="true" />}
              title={task.title}
              isLate={isLate}
            >
              <DueWords dueAt={task.dueAt ?? ''} isLate={isLate} now={now} />
            </Row>
          );
        })}
      </Column>
      <Column title="Últimos textos" empty="Nenhum texto ainda." count={texts.length}>
        {texts.slice(0, SHOWN).map(({ id, robot, writer, title, productId, createdAt }) => (
          <Row key={id} to={productId ? `/produtos/${productId}` : '/produtos'} title={title}>
            {`${writer === 'pasted' ? 'Seu assistente' : TEXT_ROBOT[robot].label}, ${formatMoment(createdAt).split(' às ')[0]}`}
          </Row>
        ))}
      </Column>
    </HomePanel>
  );
}

const newProduct = (className: string) => (
  <Link to="/produtos/novo" className={className}>
    Novo produto
  </Link>
);

type ColumnProps = { title: string; empty: string; count: number; children: ReactNode };

function Column({ title, empty, count, children }: ColumnProps) {
  return (
    <div className="min-w-0">
      <h2 className="h3">{title}</h2>
      {count === 0 && <p className="pt-1 text-fg-muted">{empty}</p>}
      <ul className="*:border-t *:border-line *:first:border-t-0">{children}</ul>
    </div>
  );
}

type RowProps = { to: string; icon?: ReactNode; title: string; isLate?: boolean; children: ReactNode };

function Row({ to, icon, title, isLate = false, children }: RowProps) {
  return (
    <li>
      <Link
        {...linkTo({ to })}
        className="group grid min-h-12 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2 md:min-h-14"
      >
        {icon}
        <span className={cn('truncate group-hover:underline', !icon && 'col-span-full')}>{title}</span>
        <small className={cn('col-span-full text-sm/6 tabular-nums', isLate ? 'text-danger' : 'text-fg-muted')}>
          {children}
        </small>
      </Link>
    </li>
  );
}

/** In the person's own time; today's tasks, on wide screens, also in Japan's. */
function DueWords({ dueAt, isLate, now }: { dueAt: string; isLate: boolean; now: Date }) {
  if (isLate) return `Atrasada, era ${formatMoment(dueAt, now)}`;
  const [japan] = describeClocks(new Date(dueAt)).split(' · ');
  return (
    <>
      {`Vence ${formatMoment(dueAt, now)}`}
      <span className="max-md:hidden">{` (${japan})`}</span>
    </>
  );
}

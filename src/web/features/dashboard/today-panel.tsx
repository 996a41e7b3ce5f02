import { Link } from '@tanstack/react-router';
import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LastText, WaitingProduct } from '#contract/dashboard.ts';
import type { Task } from '#contract/tasks.ts';
import { nextStepOf } from '#domain/products/product-steps.ts';
import { TEXT_ROBOT } from '#domain/robots/robot-options.ts';
import { compareDue, describeClocks, describeDue, dueState } from '#domain/tasks/due.ts';
import { ProductPicture } from '#web/components/product/product-picture.tsx';
import { ProductSteps } from '#web/components/product/product-steps.tsx';
import { NextStepButton } from '#web/components/ui/next-step-link.tsx';
import { dueClock } from '#web/lib/due-clock.ts';
import { formatMoment } from '#web/lib/format-date.ts';

const SHOWN = 2;

type TodayPanelProps = { tasks: readonly Task[]; waiting: readonly WaitingProduct[]; texts: readonly LastText[] };

/** The next step of the product that waits, as the page's one action; then tasks due today and the latest texts. */
export function TodayPanel({ tasks, waiting, texts }: TodayPanelProps) {
  const now = new Date();
  const clock = dueClock(now);
  const due = tasks
    .map((task) => ({ task, state: dueState(task, clock) }))
    .filter(({ state }) => state === 'overdue' || state === 'today')
    .sort((a, b) => compareDue(a.task, b.task));
  const first = waiting[0];
  // A reply cached by an older version may lack `steps`.
  const canGoOn = first?.steps !== undefined && nextStepOf(first) !== undefined;
  return (
    <section className="card home-panel home-today" aria-label="Hoje">
      <Column title="Produtos esperando" empty="Nenhum produto esperando." count={waiting.length}>
        {first && (
          <li className="grid justify-items-start gap-1">
            <div className="mt-1 mb-0.5 flex max-w-full items-center gap-3">
              <ProductPicture photo={first.photo} size="sm" />
              <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
                <Link to="/produtos/$productId" params={{ productId: first.id }} className="truncate hover:underline">
                  {first.name}
                </Link>
                {first.steps && <ProductSteps product={first} bare />}
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
        {due.slice(0, SHOWN).map(({ task, state }) => (
          <li key={task.id}>
            <Link to="/tasks" className="home-row">
              {state === 'overdue' ? <CircleAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}
              <span>{task.title}</span>
              <DueMark dueAt={task.dueAt ?? ''} isLate={state === 'overdue'} now={now} />
            </Link>
          </li>
        ))}
      </Column>
      <Column title="Últimos textos" empty="Nenhum texto ainda." count={texts.length}>
        {texts.slice(0, SHOWN).map((text) => (
          <li key={text.id}>
            <TextLink text={text} />
          </li>
        ))}
      </Column>
    </section>
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
    <div className="home-column min-w-0">
      <h2 className="h3">{title}</h2>
      {count === 0 && <p className="home-none">{empty}</p>}
      <ul>{children}</ul>
    </div>
  );
}

function TextLink({ text }: { text: LastText }) {
  const row = (
    <>
      <span>{text.title}</span>
      <small>{`${TEXT_ROBOT[text.robot].label}, ${formatMoment(text.createdAt).split(' às ')[0]}`}</small>
    </>
  );
  if (!text.productId) {
    return (
      <Link to="/produtos" className="home-row">
        {row}
      </Link>
    );
  }
  return (
    <Link to="/produtos/$productId" params={{ productId: text.productId }} className="home-row">
      {row}
    </Link>
  );
}

/** Late tasks show their date, today's tasks their time in Japan and, on wide screens, in Brazil. */
function DueMark({ dueAt, isLate, now }: { dueAt: string; isLate: boolean; now: Date }) {
  if (isLate) return <small data-late="true">{`Atrasada, era ${describeDue(dueAt, now)[0].split(' ')[0]}`}</small>;
  const [japan, brazil] = describeClocks(new Date(dueAt)).split(' · ');
  return (
    <small>
      {`Hoje, ${japan}`}
      <span className="max-md:hidden">{` · ${brazil}`}</span>
    </small>
  );
}

import { Lock } from 'lucide-react';
import { type HTMLAttributes, memo, type ReactNode } from 'react';
import type { Column } from '#contract/tasks.ts';
import { columnIds } from '#domain/tasks/task-board.ts';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';
import { cn } from '#web/lib/cn.ts';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';

export const boardGrid = 'grid grid-cols-1 gap-4 md:grid-cols-3 xl:grid-cols-5 xl:gap-3';

type ColumnFrameProps = HTMLAttributes<HTMLElement> & { isLocked?: boolean };

export function ColumnFrame({ isLocked = false, className, ...props }: ColumnFrameProps) {
  return (
    <section
      className={cn(
        'relative grid min-w-0 grid-cols-1 grid-rows-[auto_1fr_auto] rounded-lg border md:min-h-56 xl:min-h-124',
        isLocked ? 'border-dashed border-line-strong' : 'border-line bg-surface',
        className,
      )}
      {...props}
    />
  );
}

export function ColumnHead({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <header
      className={cn(
        'flex min-h-11.5 items-center gap-2 py-2 pr-3.5 pl-3 font-semibold before:h-4 before:w-[3px] before:flex-none before:rounded-[2px] before:bg-(--hue)',
        className,
      )}
    >
      {children}
    </header>
  );
}

/** A column of the Premium plan. Shows only the number of tasks that a former Premium user left in it. */
export const LockedColumn = memo(function LockedColumn({ column }: { column: Column }) {
  return (
    <ColumnFrame
      isLocked
      className="[--hue:var(--color-sumi-600)] has-[button:hover]:border-premium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:grid-cols-[minmax(0,1fr)_auto] max-md:grid-rows-[auto] max-md:items-center"
      data-column={column.columnId}
      aria-label={`${column.title}, bloqueada`}
    >
      <ColumnHead className="text-fg-faint">
        <h2 className="-my-0.5 min-w-0 truncate px-1 py-0.5">{column.title}</h2>
        <Lock className="size-4.5 flex-none md:ml-auto" aria-hidden="true" />
      </ColumnHead>
      <button
        type="button"
        // Makes the whole list clickable.
        className="grid place-content-center justify-items-center gap-2.5 p-5 text-center text-sm/[1.4] text-fg-muted after:absolute after:inset-0 focus-visible:outline-none max-md:grid-flow-col max-md:p-0 max-md:pr-3.5 md:row-[2/4]"
        aria-haspopup="dialog"
        onClick={() => offerPremium(premiumOffers.list)}
      >
        <PremiumBadge />
        <span className="sr-only"> abre {column.title}</span>
        {column.keptTasks > 0 && <span>{keptText(column.keptTasks)}</span>}
      </button>
    </ColumnFrame>
  );
});

const keptText = (count: number) => (count === 1 ? '1 tarefa guardada' : `${count} tarefas guardadas`);

export function BoardSkeleton() {
  return (
    <SkeletonGroup className={boardGrid}>
      {columnIds.map((columnId) => (
        <ColumnFrame key={columnId}>
          <ColumnHead>
            <Skeleton className="w-24" />
          </ColumnHead>
          <div className="flex flex-col gap-1.5 px-2">
            <Skeleton className="h-11 rounded-md" />
            <Skeleton className="h-11 rounded-md" />
          </div>
        </ColumnFrame>
      ))}
    </SkeletonGroup>
  );
}

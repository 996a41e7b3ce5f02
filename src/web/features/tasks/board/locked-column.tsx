import { Lock } from 'lucide-react';
import { memo } from 'react';
import type { Column } from '#contract/tasks.ts';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';
import { ColumnFrame, ColumnHead } from './column-frame.tsx';

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

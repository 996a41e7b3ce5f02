import { Lock } from 'lucide-react';
import { memo } from 'react';
import type { Column } from '#contract/tasks.ts';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';

/** A column of the Premium plan. Shows only the number of tasks that a former Premium user left in it. */
export const LockedColumn = memo(function LockedColumn({ column }: { column: Column }) {
  return (
    <section
      className="board-column board-locked"
      data-column={column.columnId}
      aria-label={`${column.title}, bloqueada`}
    >
      <header className="board-column-head">
        <h2 className="board-column-title">{column.title}</h2>
        <Lock aria-hidden="true" />
      </header>
      <button
        type="button"
        className="board-lock"
        aria-haspopup="dialog"
        onClick={() => offerPremium(premiumOffers.list)}
      >
        <PremiumBadge />
        <span className="sr-only"> abre {column.title}</span>
        {column.keptTasks > 0 && <span>{keptText(column.keptTasks)}</span>}
      </button>
    </section>
  );
});

const keptText = (count: number) => (count === 1 ? '1 tarefa guardada' : `${count} tarefas guardadas`);

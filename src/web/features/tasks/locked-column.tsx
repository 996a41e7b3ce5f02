import { Lock } from 'lucide-react';
import { memo } from 'react';
import type { Column } from '#contract/tasks.ts';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';

/** A column of the Premium plan. What a former Premium user left in it is counted, never imitated. */
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
      <div className="board-lock">
        <PremiumBadge />
        {column.keptTasks > 0 && <p>{keptText(column.keptTasks)}</p>}
      </div>
    </section>
  );
});

const keptText = (count: number) => (count === 1 ? '1 tarefa guardada' : `${count} tarefas guardadas`);

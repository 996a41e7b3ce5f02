import { type DueState, describeDue } from '#domain/tasks/due.ts';
import { cn } from '#web/lib/cn.ts';
import './card.css';

const looks: Partial<Record<DueState, { word: string; className: string }>> = {
  overdue: { word: 'Atrasada', className: 'text-danger [--icon:var(--icon-late)]' },
  today: { word: 'Hoje', className: 'text-accent-text [--icon:var(--icon-clock)]' },
};

export function TaskDue({ dueAt, state }: { dueAt: string; state: DueState }) {
  const { word, className = 'text-fg-muted [--icon:var(--icon-day)]' } = looks[state] ?? {};
  return (
    <span
      className={cn(
        'text-sm/[1.4] whitespace-pre-line tabular-nums before:mr-1.25 before:inline-block before:size-3.25 before:bg-current before:align-[-0.09em] before:[mask:var(--icon)_center/contain_no-repeat]',
        className,
      )}
    >
      {word && <b className="font-semibold">{word}</b>}
      {word && '\n'}
      {describeDue(dueAt, new Date()).join('\n')}
    </span>
  );
}

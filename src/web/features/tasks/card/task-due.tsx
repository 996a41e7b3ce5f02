import { type DueState, describeDue } from '#domain/tasks/due.ts';

const words: Partial<Record<DueState, string>> = { overdue: 'Atrasada', today: 'Hoje' };

/** Due date in Japan and in Brasília. Overdue and today have their own icon and word. */
export function TaskDue({ dueAt, state }: { dueAt: string; state: DueState }) {
  const word = words[state];
  const lines = describeDue(dueAt, new Date());
  return (
    <span className="task-due" data-due={state}>
      {word && <b>{word}</b>}
      {word && '\n'}
      {lines.join('\n')}
    </span>
  );
}

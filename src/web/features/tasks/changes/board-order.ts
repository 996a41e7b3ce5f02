import type { Task } from '#contract/tasks.ts';
import { compareDue, type DueClock, dueState } from '#domain/tasks/due.ts';

/** What of the board is shown, and in which order. */
export type BoardView = { filter: 'all' | 'today' | 'overdue'; order: 'own' | 'due' };

export const wholeBoard: BoardView = { filter: 'all', order: 'own' };

/** Tasks of one list, given in their own order, as the view shows them. */
export function viewTasks(tasks: readonly Task[], view: BoardView, clock: DueClock): readonly Task[] {
  const shown = view.filter === 'all' ? tasks : tasks.filter((task) => dueState(task, clock) === view.filter);
  return view.order === 'own' ? shown : [...shown].sort(compareDue);
}

import type { Task } from '#contract/tasks.ts';
import { compareDue, type DueClock, dueState } from '#domain/tasks/due.ts';
import type { LabelColor } from '#domain/tasks/task-details.ts';

export type FilterAndSort = {
  filter: 'all' | 'today' | 'overdue';
  order: 'own' | 'due';
  label?: LabelColor | undefined;
  productId?: string | undefined;
  hidesDone?: boolean | undefined;
};

export const unfiltered: FilterAndSort = { filter: 'all', order: 'own' };

export function filterAndSort(tasks: readonly Task[], view: FilterAndSort, clock: DueClock): readonly Task[] {
  const { filter, label, productId, hidesDone } = view;
  const isWhole = filter === 'all' && !label && !productId && !hidesDone;
  const shown = isWhole
    ? tasks
    : tasks.filter(
        (task) =>
          (filter === 'all' || dueState(task, clock) === filter) &&
          (!label || task.labels?.includes(label)) &&
          (!productId || task.productId === productId) &&
          !(hidesDone && task.completed),
      );
  return view.order === 'own' ? shown : [...shown].sort(compareDue);
}

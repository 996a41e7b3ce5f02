import { useMutation } from '@tanstack/react-query';
import { createTask } from '#contract/tasks.ts';
import type { GateEntry } from '#domain/japan-gate/evaluate-gate.ts';
import { tasksOf } from '#domain/japan-gate/gate-tasks.ts';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { call } from '#web/lib/api/api.ts';

type Product = { productId: string; productName: string };

/** Puts what is open on the board, one task for each alert, in the list that every plan has. */
export function useGateTasks({ productId, productName }: Product) {
  return useMutation({
    mutationFn: async (entries: readonly GateEntry[]) => {
      const tasks = tasksOf(productId, productName, entries);
      // One after the other: each goes to the end of the list.
      for (const task of tasks) await call(createTask, { body: { ...task, columnId: 'coluna1', productId } });
      return tasks.length;
    },
    onSuccess: (count) =>
      toast({
        title: count === 1 ? '1 tarefa no quadro' : `${count} tarefas no quadro`,
        description: 'Estão na sua primeira lista.',
      }),
  });
}

import { createFileRoute, Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AppError } from '#domain/errors.ts';
import type { ColumnId } from '#domain/task-board.ts';
import { hasPremium } from '#domain/user-types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { UpgradeBanner } from '#web/components/ui/upgrade-banner.tsx';
import { boardQuery, useBoard } from '#web/features/tasks/board.queries.ts';
import { BoardSkeleton } from '#web/features/tasks/board-skeleton.tsx';
import { BoardView } from '#web/features/tasks/board-view.tsx';
import { ConnectionNote } from '#web/features/tasks/connection-note.tsx';
import { NewTaskDialog } from '#web/features/tasks/new-task-dialog.tsx';
import { useChangeBoard } from '#web/features/tasks/use-change-board.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';

export const Route = createFileRoute('/_app/tasks')({
  staticData: { title: 'Listas de Tarefas' },
  loader: ({ context }) => void context.queryClient.prefetchQuery(boardQuery()),
  component: TasksPage,
});

function TasksPage() {
  const { userType } = useCurrentUser();
  const { board, error, isFetching, refetch } = useBoard();
  const changeBoard = useChangeBoard();
  const [newTaskColumn, setNewTaskColumn] = useState<ColumnId>();
  return (
    <div className="page page-wide">
      <PageHeader
        title="Listas de Tarefas"
        seal="tasks"
        actions={
          <Button variant="primary" disabled={!board} onClick={() => setNewTaskColumn('coluna1')}>
            <Plus aria-hidden="true" />
            Nova Tarefa
          </Button>
        }
      >
        Pinte o segundo olho quando terminar.
      </PageHeader>
      {!hasPremium(userType) && (
        <UpgradeBanner
          className="mb-4"
          title="No plano gratuito você usa uma lista."
          action={
            <Button asChild variant="premium-outline">
              <Link to="/plans">Fazer Upgrade</Link>
            </Button>
          }
        >
          Com o Premium, as cinco listas são suas para renomear e arrastar tarefas.
        </UpgradeBanner>
      )}
      <ConnectionNote />
      {board ? (
        <BoardView board={board} onAdd={setNewTaskColumn} onChange={changeBoard} />
      ) : error ? (
        <ErrorState
          title={error instanceof AppError ? error.message : 'Não foi possível abrir suas listas.'}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <BoardSkeleton />
      )}
      <NewTaskDialog
        columns={board?.columns ?? []}
        columnId={newTaskColumn}
        onCreate={(task) => changeBoard({ kind: 'create', ...task })}
        onClose={() => setNewTaskColumn(undefined)}
      />
    </div>
  );
}

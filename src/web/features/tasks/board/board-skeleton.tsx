import { columnIds } from '#domain/tasks/task-board.ts';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { BoardGrid, ColumnFrame, ColumnHead } from './column-frame.tsx';

export function BoardSkeleton() {
  return (
    <BoardGrid as={SkeletonGroup}>
      {columnIds.map((columnId) => (
        <ColumnFrame key={columnId} as="div">
          <ColumnHead as="div">
            <Skeleton className="w-24" />
          </ColumnHead>
          <div className="flex flex-col gap-1.5 px-2">
            <Skeleton className="h-11 rounded-md" />
            <Skeleton className="h-11 rounded-md" />
          </div>
        </ColumnFrame>
      ))}
    </BoardGrid>
  );
}

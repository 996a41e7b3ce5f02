import { columnIds } from '#domain/tasks/task-board.ts';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import '../tasks.css';

export function BoardSkeleton() {
  return (
    <SkeletonGroup className="board">
      {columnIds.map((columnId) => (
        <div key={columnId} className="board-column">
          <div className="board-column-head">
            <Skeleton className="w-24" />
          </div>
          <div className="board-tasks">
            <Skeleton className="h-11 rounded-md" />
            <Skeleton className="h-11 rounded-md" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

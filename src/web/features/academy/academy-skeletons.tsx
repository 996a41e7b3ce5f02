import { PageHeadSkeleton } from '#web/components/ui/page-head-skeleton.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import './academy.css';

const rows = ['a', 'b', 'c', 'd'];

export function ModulesSkeleton() {
  return (
    <SkeletonGroup label="Carregando módulos...">
      {rows.slice(0, 3).map((key) => (
        <div key={key} className="module">
          <div className="grid content-start gap-3 pt-1.5">
            <Skeleton className="h-5 w-56" />
            <Skeleton className="w-48" />
            <Skeleton className="w-20" />
          </div>
          <LessonRows />
        </div>
      ))}
    </SkeletonGroup>
  );
}

export function ModuleSkeleton() {
  return (
    <SkeletonGroup label="Carregando módulo...">
      <PageHeadSkeleton />
      <Skeleton className="mb-6 w-full max-w-xl" />
      <LessonRows />
    </SkeletonGroup>
  );
}

function LessonRows() {
  return (
    <div>
      {rows.map((key) => (
        <div key={key} className="lesson-row">
          <Skeleton className="size-5 rounded-full" />
          <Skeleton className="w-1/2" />
          <Skeleton className="ml-auto w-12" />
        </div>
      ))}
    </div>
  );
}

export function LessonSkeleton() {
  return (
    <div className="lesson" role="status">
      <div className="grid min-w-0 content-start gap-6">
        <div className="video grid place-items-center text-fg-muted">Carregando aula...</div>
        <div className="grid gap-4">
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="w-full max-w-xl" />
          <Skeleton className="w-2/3 max-w-md" />
        </div>
        <div className="flex flex-wrap gap-2">
          <Skeleton className="h-10 w-52 rounded-md" />
          <Skeleton className="h-10 w-36 rounded-md" />
        </div>
      </div>
      <div className="lesson-sidebar">
        <div className="grid gap-4 px-3 pb-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="w-full" />
        </div>
        {rows.map((key) => (
          <div key={key} className="lesson-line">
            <Skeleton className="size-5 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="w-4/5" />
              <Skeleton className="w-12" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

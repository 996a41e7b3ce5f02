import type { HTMLAttributes } from 'react';
import { PageHeadSkeleton } from '#web/components/ui/states/page-head-skeleton.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';

const rows = ['a', 'b', 'c', 'd'];

export function ModuleRow({ as: Tag = 'div', ...props }: HTMLAttributes<HTMLElement> & { as?: 'div' | 'article' }) {
  return (
    <Tag
      className="grid gap-2 border-t border-line py-5 min-[56rem]:grid-cols-[17rem_minmax(0,1fr)] min-[56rem]:gap-12 min-[56rem]:py-7"
      {...props}
    />
  );
}

export function ModulesSkeleton() {
  return (
    <SkeletonGroup label="Carregando módulos...">
      {rows.slice(0, 3).map((key) => (
        <ModuleRow key={key}>
          <div className="grid content-start gap-3 pt-1.5">
            <Skeleton className="h-5 w-56" />
            <Skeleton className="w-48" />
            <Skeleton className="w-20" />
          </div>
          <LessonRows />
        </ModuleRow>
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
        <div key={key} className="flex min-h-13 items-center gap-3.5 py-2">
          <Skeleton className="size-5 rounded-full" />
          <Skeleton className="w-1/2" />
          <Skeleton className="ml-auto w-12" />
        </div>
      ))}
    </div>
  );
}

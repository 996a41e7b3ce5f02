import { Skeleton } from './skeleton.tsx';

/** Placeholder for a title with its seal or icon and a line under it. */
export const PageHeadSkeleton = () => (
  <div className="page-head">
    <div className="page-head-title">
      <Skeleton className="size-10 rounded-md" />
      <div className="grid flex-1 gap-3">
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="w-56" />
      </div>
    </div>
  </div>
);

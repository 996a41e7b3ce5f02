import { PageHead } from '#web/components/ui/page-header.tsx';
import { Skeleton } from './skeleton.tsx';

/** Placeholder for a title with its seal or icon and a line under it. */
export const PageHeadSkeleton = () => (
  <PageHead as="div">
    <div className="flex min-w-0 flex-[1_1_20rem] items-start gap-4 max-md:gap-3">
      <Skeleton className="size-10 rounded-md" />
      <div className="grid flex-1 gap-3">
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="w-56" />
      </div>
    </div>
  </PageHead>
);

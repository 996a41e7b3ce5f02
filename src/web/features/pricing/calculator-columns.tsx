import type { ComponentProps } from 'react';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';

export function FullSkeleton() {
  return (
    <SkeletonGroup>
      <CalculatorColumns>
        <div className="grid content-start gap-5">
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row.toString()} className="h-11" />
          ))}
        </div>
        <Skeleton className="h-24 w-3/5" />
      </CalculatorColumns>
    </SkeletonGroup>
  );
}

export const CalculatorColumns = (props: ComponentProps<'div'>) => (
  <div
    className="grid grid-cols-1 gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-9"
    {...props}
  />
);

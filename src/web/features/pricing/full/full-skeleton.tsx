import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { CalculatorColumns } from '../calculator-columns.tsx';

/** Skeleton of the full calculator while its code or a saved calculation loads. */
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

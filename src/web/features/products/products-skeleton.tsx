import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';

export function ProductsSkeleton() {
  return (
    <SkeletonGroup label="Carregando os produtos..." className="grid grid-cols-1 gap-4">
      <Skeleton className="h-11 w-full" />
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="size-14" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-48 max-w-full" />
            <Skeleton className="h-4 w-32" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

export function ProductSkeleton() {
  return (
    <SkeletonGroup label="Carregando o produto..." className="grid grid-cols-1 gap-6">
      <div className="flex items-center gap-5">
        <Skeleton className="size-22" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-5 w-40" />
        </div>
      </div>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-64 w-full" />
    </SkeletonGroup>
  );
}

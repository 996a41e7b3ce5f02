import { PageHeadSkeleton } from '#web/components/ui/page-head-skeleton.tsx';
import { PageHead } from '#web/components/ui/page-header.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import './snippets.css';

function CardsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div className="snippet-grid">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className="card snippet-card">
          <div className="snippet-peek" />
          <div className="grid gap-3 px-4.5 pb-5">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="w-11/12" />
            <Skeleton className="mt-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function ShelvesSkeleton() {
  return (
    <SkeletonGroup label="Carregando snippets...">
      {['a', 'b'].map((key) => (
        <div key={key} className="snippet-shelf">
          <header>
            <Skeleton className="size-6" />
            <div className="grid gap-2">
              <Skeleton className="h-5 w-56" />
              <Skeleton className="w-40" />
            </div>
          </header>
          <CardsSkeleton />
        </div>
      ))}
    </SkeletonGroup>
  );
}

export function SnippetSkeleton() {
  return (
    <SkeletonGroup label="Carregando snippet...">
      <PageHead as="div">
        <div className="grid flex-1 gap-4">
          <Skeleton className="h-9 w-3/4 max-w-md" />
          <Skeleton className="w-48" />
        </div>
        <Skeleton className="h-10 w-36 rounded-md" />
      </PageHead>
      <div className="snippet">
        <div className="grid content-start gap-6">
          <Skeleton className="w-full max-w-lg" />
          <div className="code">
            <div className="code-head">
              <Skeleton className="w-20" />
            </div>
            <div className="grid gap-4 p-4">
              {['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3', 'w-2/5', 'w-3/4', 'w-1/3'].map((width) => (
                <Skeleton key={width} className={width} />
              ))}
            </div>
          </div>
        </div>
        <div className="grid content-start gap-4">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} className="w-full" />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}

export function ModuleSkeleton() {
  return (
    <SkeletonGroup label="Carregando módulo...">
      <PageHeadSkeleton />
      <Skeleton className="mb-5 w-24" />
      <CardsSkeleton count={6} />
    </SkeletonGroup>
  );
}

import type { HTMLAttributes, ReactNode } from 'react';
import { PageHeadSkeleton } from '#web/components/ui/states/page-head-skeleton.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';
import { CardPeek } from './snippet-card.tsx';

function CardsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className="card grid overflow-hidden p-0">
          <CardPeek />
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

type ShelfFrameProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'article'; head: ReactNode };

/** Shelves off screen skip layout: laying out all of them at once blocks slow phones. */
export function ShelfFrame({ as: Tag = 'div', head, children, ...props }: ShelfFrameProps) {
  return (
    <Tag
      className="[contain-intrinsic-size:auto_46rem] [content-visibility:auto] [overflow-clip-margin:0.5rem] [&+&]:mt-10"
      {...props}
    >
      <header className="mb-4 flex items-start gap-3">{head}</header>
      {children}
    </Tag>
  );
}

export function ShelvesSkeleton() {
  return (
    <SkeletonGroup label="Carregando snippets...">
      {['a', 'b'].map((key) => (
        <ShelfFrame
          key={key}
          head={
            <>
              <Skeleton className="size-6" />
              <div className="grid gap-2">
                <Skeleton className="h-5 w-56" />
                <Skeleton className="w-40" />
              </div>
            </>
          }
        >
          <CardsSkeleton />
        </ShelfFrame>
      ))}
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

import type { HTMLAttributes } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';
import { cn } from '#web/lib/cn.ts';

type HomePanelProps = HTMLAttributes<HTMLElement> & { as?: 'section' | typeof SkeletonGroup; fits?: boolean };

/** Same height for skeleton, first steps and today's list, to avoid layout shift; `fits`: only as tall as its content. */
export function HomePanel({ as: Tag = 'section', fits = false, className, ...props }: HomePanelProps) {
  return (
    <Tag
      className={cn(
        'card mb-4 gap-3 md:px-7 md:py-6',
        !fits && 'min-h-114 md:min-h-83 lg:min-h-66 xl:min-h-57',
        className,
      )}
      {...props}
    />
  );
}

/** As tall as the content that replaces it. */
export function HomeSkeleton() {
  return (
    <HomePanel as={SkeletonGroup} className="grid content-start">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="w-4/5" />
      <Skeleton className="w-3/5" />
    </HomePanel>
  );
}

export function HomeFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <HomePanel fits className="grid" aria-label="Hoje">
      <p className="text-fg-muted">Não foi possível carregar o seu dia.</p>
      <Button className="justify-self-start" onClick={onRetry}>
        Tentar novamente
      </Button>
    </HomePanel>
  );
}

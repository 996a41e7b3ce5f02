import type { HTMLAttributes } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { cn } from '#web/lib/cn.ts';

type HomePanelProps = HTMLAttributes<HTMLElement> & { as?: 'section' | typeof SkeletonGroup };

/** Same height for skeleton, first steps and today's list, to avoid layout shift. */
export function HomePanel({ as: Tag = 'section', className, ...props }: HomePanelProps) {
  return (
    <Tag
      className={cn('card mb-4 h-114 gap-3 overflow-hidden md:h-66 md:px-7 md:py-6 xl:h-57', className)}
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

/** Same position and height as the content, so that a late failure causes no layout shift. */
export function HomeFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <HomePanel className="grid content-start" aria-label="Hoje">
      <p className="text-fg-muted">Não foi possível carregar o seu dia.</p>
      <Button className="justify-self-start" onClick={onRetry}>
        Tentar novamente
      </Button>
    </HomePanel>
  );
}

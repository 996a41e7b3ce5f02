import { Button } from '#web/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';

/** As tall as the content that replaces it. */
export function HomeSkeleton() {
  return (
    <SkeletonGroup className="card home-panel">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="w-4/5" />
      <Skeleton className="w-3/5" />
    </SkeletonGroup>
  );
}

/** Same position and height as the content, so that a late failure causes no layout shift. */
export function HomeFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <section className="card home-panel" aria-label="Hoje">
      <p className="text-fg-muted">Não foi possível carregar o seu dia.</p>
      <Button className="justify-self-start" onClick={onRetry}>
        Tentar novamente
      </Button>
    </section>
  );
}

import { cn } from '#web/lib/cn.ts';

export type PaintedEyes = 0 | 1 | 2;

/** How many eyes are painted, from the completed items of a list: none, one (goal set) or both (goal reached). */
export function paintedEyes(done: number, total: number): PaintedEyes {
  if (total === 0) return 0;
  return done >= total ? 2 : 1;
}

/** The pair of eyes. Decorative: write the meaning beside it. The viewer's right eye is painted first. */
export function Eyes({
  painted,
  size = 'sm',
  className,
}: {
  painted: PaintedEyes;
  size?: 'sm' | 'lg';
  className?: string | undefined;
}) {
  return (
    <span className={cn('eyes', size === 'lg' && 'eyes-lg', className)} aria-hidden="true">
      <span className="eye" data-on={painted > 1} />
      <span className="eye" data-on={painted > 0} />
    </span>
  );
}

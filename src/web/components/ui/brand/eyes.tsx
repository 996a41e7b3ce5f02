import { cn } from '#web/lib/cn.ts';

export type PaintedEyes = 0 | 1 | 2;

/** None, one (goal set) or both (goal reached): from how many of a list are done. */
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

/** Steps of a wizard as eyes; the current one has the vermilion pupil. */
export function EyeSteps({
  current,
  labels,
}: {
  /** 1-based. */
  current: number;
  labels: readonly string[];
}) {
  return (
    <div className="steps">
      <ol>
        {labels.map((label, index) => (
          <li key={label} aria-current={index + 1 === current ? 'step' : undefined}>
            <span className="eye" data-on={index + 1 <= current} aria-hidden="true" />
            <span className="sr-only">
              {label}
              {index + 1 < current && ' (concluído)'}
            </span>
          </li>
        ))}
      </ol>
      <span aria-hidden="true">
        Passo {current} de {labels.length}
      </span>
    </div>
  );
}

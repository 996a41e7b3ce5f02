import type { CSSProperties, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

/** Row of figures with dividers. On phones they wrap into pairs, or with `stats-line` are one line of text. */
export function StatList({
  stats,
  className,
}: {
  stats: readonly { label: ReactNode; value: ReactNode; key?: string }[];
  className?: string | undefined;
}) {
  return (
    <dl
      className={cn('stats', className)}
      // A custom property is not part of CSSProperties.
      style={{ '--n': stats.length } as CSSProperties}
    >
      {stats.map((stat, index) => (
        <div className="stat" key={stat.key ?? index}>
          <dt>{stat.label}</dt>
          <dd>{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}

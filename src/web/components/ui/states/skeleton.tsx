import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

/** Grey placeholder for loading content; set its size with utilities. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('skeleton', className)} aria-hidden="true" {...props} />;
}

/** Wraps a group of skeletons and tells screen readers that this section is loading. */
export function SkeletonGroup({
  label = 'Carregando...',
  className,
  children,
}: ComponentProps<'div'> & { label?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

import { cn } from '#web/lib/cn.ts';

/** Decorative turning ring; the words beside it say what is happening. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={cn('spinner', className)} aria-hidden="true" />;
}

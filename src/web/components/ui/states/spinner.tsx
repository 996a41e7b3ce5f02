import { cn } from '#web/lib/cn.ts';

/** Decorative; the text next to it says what is happening. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={cn('spinner', className)} aria-hidden="true" />;
}

import type { ReactNode } from 'react';
import { Seal, type SealName } from '#web/components/ui/brand/seal.tsx';
import { cn } from '#web/lib/cn.ts';

type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  /** Address of an illustration, imported from #web/art. */
  art?: string | undefined;
  /** Used when there is no illustration. */
  seal?: SealName | undefined;
  action?: ReactNode;
  /** Renders the title as the page's h1, for a state that fills the whole page. */
  as?: 'h1' | 'h2' | undefined;
  className?: string | undefined;
};

/** Shown when a list is empty: an illustration, a sentence, the first step. */
export function EmptyState({
  title,
  children,
  art,
  seal = 'vazio',
  action,
  as: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div className={cn('empty', className)}>
      {art ? <img src={art} alt="" width={480} height={360} /> : <Seal name={seal} size="lg" tone="quiet" />}
      <Heading className="h3">{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

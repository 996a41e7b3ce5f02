import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Seal, type SealName } from './seal.tsx';

type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  /** Address of an illustration, imported from #web/art. */
  art?: string | undefined;
  /** Used when there is no illustration. */
  seal?: SealName | undefined;
  action?: ReactNode;
  className?: string | undefined;
};

/** Nothing here yet: a picture, a sentence, the first step. */
export function EmptyState({ title, children, art, seal = 'vazio', action, className }: EmptyStateProps) {
  return (
    <div className={cn('empty', className)}>
      {art ? <img src={art} alt="" width={480} height={360} /> : <Seal name={seal} size="lg" tone="quiet" />}
      <h2 className="h3">{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';
import errorArt from '#web/art/error.svg';
import { cn } from '#web/lib/cn.ts';
import { Button } from './button.tsx';

type ErrorStateProps = {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  className?: string | undefined;
};

/** Loading failed: what happened, then what to do. */
export function ErrorState({
  title,
  children = 'Sua conexão pode ter caído. Nada foi perdido.',
  onRetry,
  busy,
  className,
}: ErrorStateProps) {
  return (
    <div className={cn('empty', className)} role="alert">
      <img src={errorArt} alt="" width={480} height={360} />
      <h2 className="h3">{title}</h2>
      <p>{children}</p>
      {onRetry && (
        <Button size="sm" busy={busy} onClick={onRetry}>
          Tentar novamente
        </Button>
      )}
    </div>
  );
}

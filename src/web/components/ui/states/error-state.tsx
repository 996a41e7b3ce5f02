import type { ReactNode } from 'react';
import errorArt from '#web/art/error.svg';
import { Button } from '#web/components/ui/button.tsx';
import { saysOffline } from '#web/lib/api/says-offline.ts';
import { cn } from '#web/lib/cn.ts';

type ErrorStateProps = {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** Renders the title as the page's h1, for a state that fills the whole page. */
  as?: 'h1' | 'h2' | undefined;
  className?: string | undefined;
};

/** Shown when loading failed: what happened and what to do. */
export function ErrorState({
  title,
  children = saysOffline()
    ? 'Você está sem conexão. Nada foi perdido.'
    : 'Pode ser a sua conexão ou o nosso servidor. Nada foi perdido.',
  onRetry,
  busy,
  as: Heading = 'h2',
  className,
}: ErrorStateProps) {
  return (
    <div className={cn('empty', className)} role="alert">
      <img src={errorArt} alt="" width={480} height={360} />
      <Heading className="h3">{title}</Heading>
      <p>{children}</p>
      {onRetry && (
        <Button size="sm" busy={busy} onClick={onRetry}>
          Tentar novamente
        </Button>
      )}
    </div>
  );
}

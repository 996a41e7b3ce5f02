import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';

type FailedLineProps = { children: ReactNode; onRetry: () => void; className?: string };

/** What could not be loaded within a page whose rest is there, and another try. */
export const FailedLine = ({ children, onRetry, className }: FailedLineProps) => (
  <p className={className} role="alert">
    <span className="text-fg-muted text-sm">{children}</span>{' '}
    <Button variant="link" size="sm" onClick={onRetry}>
      Tentar novamente
    </Button>
  </p>
);

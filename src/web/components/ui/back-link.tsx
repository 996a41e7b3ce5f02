import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

/** Leads out of the application, to the landing page. */
export const BackAnchor = ({ className, children, ...props }: ComponentProps<'a'>) => (
  <a
    className={cn('mb-3 inline-flex min-h-9 items-center gap-1.5 font-medium text-fg-muted hover:text-fg', className)}
    {...props}
  >
    <ArrowLeft aria-hidden="true" className="size-4.5" />
    {children}
  </a>
);

/** Leads to the page above. */
export const BackLink = createLink(BackAnchor);

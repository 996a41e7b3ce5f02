import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

type CardProps = ComponentProps<'div'> & {
  /** Lightens on hover; for a card that is one large link. */
  interactive?: boolean;
  /** Applies the styles to the only child (article, li, link). */
  asChild?: boolean;
};

export function Card({ interactive = false, asChild = false, className, ...props }: CardProps) {
  const Element = asChild ? Slot : 'div';
  return <Element className={cn('card', interactive && 'card-link', className)} {...props} />;
}

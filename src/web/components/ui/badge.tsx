import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

const badgeVariants = cva('badge', {
  variants: {
    variant: {
      outline: '',
      premium: 'badge-premium',
      admin: 'badge-admin',
      success: 'badge-success',
      info: 'badge-info',
      danger: 'badge-danger',
    },
  },
  defaultVariants: { variant: 'outline' },
});

export function Badge({ variant, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}

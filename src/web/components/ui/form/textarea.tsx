import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';
import { useFieldControl } from './field-context.ts';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  return <textarea className={cn('input', className)} {...control} {...props} />;
}

import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Spinner } from './states/spinner.tsx';

export const buttonVariants = cva('btn', {
  variants: {
    variant: {
      primary: 'btn-primary',
      secondary: 'btn-secondary',
      ghost: 'btn-ghost',
      premium: 'btn-premium',
      'premium-outline': 'btn-premium-outline',
      danger: 'btn-danger',
      link: 'btn-link',
    },
    size: {
      sm: 'btn-sm',
      md: '',
      form: 'btn-form',
      lg: 'btn-lg',
      icon: 'btn-icon',
      'icon-sm': 'btn-icon-sm',
    },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Shows a spinner and ignores presses, but keeps the focus. Give the busy text as children. */
    busy?: boolean | undefined;
    /** Applies the styles to the only child (a link) instead of rendering a button. */
    asChild?: boolean | undefined;
  };

export function Button({
  variant,
  size,
  busy = false,
  asChild = false,
  className,
  disabled,
  children,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot className={classes} onClick={onClick} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled}
      // Not `disabled`: the button would lose the focus, and a screen reader would not announce the result.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? swallow : onClick}
      {...props}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** Also prevents submitting a form twice: Enter in a field presses its submit button. */
const swallow = (event: MouseEvent) => event.preventDefault();

import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** Input for the six digits of an authenticator app; phones suggest the code above the keyboard. */
export function CodeInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'maxLength'>) {
  return (
    <Input
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]{6}"
      maxLength={6}
      className="max-w-52 text-center font-display text-2xl tracking-[0.3em] tabular-nums"
      {...props}
    />
  );
}

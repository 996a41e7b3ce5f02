import type { FormEvent, ReactNode } from 'react';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';

type AuthFormProps = {
  /** What the form is, for screen readers. */
  label: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  error: string | undefined;
  submitText: string;
  busyText: string;
  children: ReactNode;
};

/** Frame of the account forms: the alert on top, fields that rest while busy, one main button. */
export function AuthForm({ label, onSubmit, isBusy, error, submitText, busyText, children }: AuthFormProps) {
  return (
    // Our own sentences replace the browser's bubbles; the fields still say that they are required.
    <form className="mt-7" onSubmit={onSubmit} noValidate aria-label={label}>
      <fieldset className="grid min-w-0 gap-4.5" disabled={isBusy}>
        {error && <Alert variant="error">{error}</Alert>}
        {children}
        <Button type="submit" variant="primary" size="form" className="w-full" busy={isBusy}>
          {isBusy ? busyText : submitText}
        </Button>
      </fieldset>
    </form>
  );
}

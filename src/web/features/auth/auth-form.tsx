import type { FormEvent, ReactNode } from 'react';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';

/** Of the alert, for the field it is about. There is one form on the page at a time. */
export const AUTH_ERROR_ID = 'auth-error';

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
        {error && (
          <div id={AUTH_ERROR_ID}>
            <Alert variant="error">{error}</Alert>
          </div>
        )}
        {children}
        <Button type="submit" variant="primary" size="form" className="w-full" busy={isBusy}>
          {isBusy ? busyText : submitText}
        </Button>
      </fieldset>
    </form>
  );
}

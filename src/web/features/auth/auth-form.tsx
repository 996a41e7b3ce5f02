import type { FormEvent, ReactNode } from 'react';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';

/** Id of the error alert, referenced by the invalid field. Only one form is on the page at a time. */
export const AUTH_ERROR_ID = 'auth-error';

type AuthFormProps = {
  /** Accessible name of the form. */
  label: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  error: string | undefined;
  submitText: string;
  busyText: string;
  children: ReactNode;
};

/** Layout of the account forms: error alert on top, fields disabled while busy, one main button. */
export function AuthForm({ label, onSubmit, isBusy, error, submitText, busyText, children }: AuthFormProps) {
  return (
    // `noValidate`: our own messages replace the browser's; the fields still have `required`.
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

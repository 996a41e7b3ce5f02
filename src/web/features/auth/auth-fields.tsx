import type { ReactNode } from 'react';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { PasswordInput } from '#web/components/ui/form/password-input.tsx';
import type { useSubmission } from './use-submission.ts';

/** Id of the error alert, referenced by the invalid field. Only one form is on the page at a time. */
const AUTH_ERROR_ID = 'auth-error';

export const invalidAttributes = { 'aria-invalid': true, 'aria-describedby': AUTH_ERROR_ID } as const;

type EmailFieldProps = {
  value: string;
  onChange: (email: string) => void;
  isInvalid?: boolean;
};

export function EmailField({ value, onChange, isInvalid = false }: EmailFieldProps) {
  return (
    <Field label="E-mail">
      <Input
        name="email"
        type="email"
        required
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="voce@exemplo.com"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(isInvalid && invalidAttributes)}
      />
    </Field>
  );
}

type PasswordFieldProps = {
  label: string;
  name: 'password' | 'confirmPassword';
  placeholder: string;
  autoComplete: 'current-password' | 'new-password';
  isInvalid?: boolean;
};

export function PasswordField({ label, isInvalid = false, ...input }: PasswordFieldProps) {
  return (
    <Field label={label}>
      <PasswordInput required {...(isInvalid && invalidAttributes)} {...input} />
    </Field>
  );
}

type NewPasswordFieldsProps = { isInvalid: (field: 'password' | 'confirmPassword') => boolean; label?: string };

export function NewPasswordFields({ isInvalid, label = 'Senha' }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        placeholder="Mínimo 6 caracteres"
        autoComplete="new-password"
        isInvalid={isInvalid('password')}
      />
      <PasswordField
        label={`Confirmar ${label.toLocaleLowerCase('pt-BR')}`}
        name="confirmPassword"
        placeholder="Repita a senha"
        autoComplete="new-password"
        isInvalid={isInvalid('confirmPassword')}
      />
    </>
  );
}

type AuthFormProps = {
  label: string;
  form: Pick<ReturnType<typeof useSubmission>, 'submit' | 'isBusy' | 'error'>;
  /** The next page is on its way. */
  isLeaving?: boolean;
  /** Shown while the form itself has no error. */
  notice?: string | undefined;
  submitText: string;
  busyText: string;
  children: ReactNode;
};

export function AuthForm({ label, form, isLeaving, notice, submitText, busyText, children }: AuthFormProps) {
  const isBusy = form.isBusy || isLeaving;
  const error = form.error ?? notice;
  return (
    // `noValidate`: our own messages replace the browser's; the fields still have `required`.
    <form className="mt-7" onSubmit={form.submit} noValidate aria-label={label}>
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

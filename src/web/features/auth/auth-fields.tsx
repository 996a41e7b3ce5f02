import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { PasswordInput } from '#web/components/ui/form/password-input.tsx';
import { AUTH_ERROR_ID } from './auth-form.tsx';

/** Attributes of the field that caused the error shown above the form. */
export const invalidAttributes = { 'aria-invalid': true, 'aria-describedby': AUTH_ERROR_ID } as const;

type EmailFieldProps = {
  value: string;
  onChange: (email: string) => void;
  isInvalid?: boolean;
  autoComplete?: 'username' | 'email';
};

export function EmailField({ value, onChange, isInvalid = false, autoComplete = 'username' }: EmailFieldProps) {
  return (
    <Field label="E-mail">
      <Input
        name="email"
        type="email"
        required
        autoComplete={autoComplete}
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

/** Password and confirmation fields, used for sign-up and for password reset. */
export function NewPasswordFields({
  invalidField,
  label = 'Senha',
}: {
  invalidField?: string | undefined;
  label?: string;
}) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        placeholder="Mínimo 6 caracteres"
        autoComplete="new-password"
        isInvalid={invalidField === 'password'}
      />
      <PasswordField
        label={`Confirmar ${label.toLocaleLowerCase('pt-BR')}`}
        name="confirmPassword"
        placeholder="Repita a senha"
        autoComplete="new-password"
        isInvalid={invalidField === 'confirmPassword'}
      />
    </>
  );
}

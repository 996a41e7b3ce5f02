import { type FormEvent, useState } from 'react';
import { type AuthFailure, describeAuthFailure, UNEXPECTED_AUTH_ERROR } from '#domain/accounts/auth-messages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CodeInput } from '#web/components/ui/form/code-input.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { PasswordInput } from '#web/components/ui/form/password-input.tsx';

type ConfirmIdentityFormProps = {
  by: 'password' | 'code';
  submitText: string;
  /** Resolves to an error, or to null on success. */
  onSubmit: (value: string) => Promise<AuthFailure | null>;
  onCancel: () => void;
};

/** Proof of identity before the second factor is changed: the password, or a code of the current authenticator app. */
export function ConfirmIdentityForm({ by, submitText, onSubmit, onCancel }: ConfirmIdentityFormProps) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const failure = await onSubmit(value.trim()).catch(() => ({ message: UNEXPECTED_AUTH_ERROR }));
    setBusy(false);
    setError(failure ? describeAuthFailure(failure) : undefined);
  };

  const control = {
    value,
    required: true,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  };
  return (
    <form className="grid gap-4.5" onSubmit={(event) => void submit(event)}>
      <Field
        label={by === 'code' ? 'Código do app' : 'Senha atual'}
        hint={by === 'code' ? 'Sem o celular? Use a chave guardada em outro app de códigos.' : undefined}
        error={error}
      >
        {by === 'code' ? <CodeInput {...control} /> : <PasswordInput autoComplete="current-password" {...control} />}
      </Field>
      <div className="flex gap-3">
        <Button type="submit" variant="primary" busy={isBusy}>
          {submitText}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

import { type FormEvent, type ReactNode, useState } from 'react';
import { type AuthFailure, describeAuthFailure, UNEXPECTED_AUTH_ERROR } from '#domain/accounts/auth-messages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { CodeInput } from '#web/components/ui/form/code-input.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { PasswordInput } from '#web/components/ui/form/password-input.tsx';

export type Enrolment = { id: string; picture: string; secret: string };

type EnrollFactorProps = {
  enrolment: Enrolment;
  onConfirm: (code: string) => Promise<AuthFailure | null>;
  onCancel: () => void;
};

/** Sends a proof and shows why it was refused. */
function useProof(onSubmit: (value: string) => Promise<AuthFailure | null>) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent, value: string | undefined): Promise<void> {
    event.preventDefault();
    if (value === undefined || isBusy) return;
    setBusy(true);
    const failure = await onSubmit(value).catch(() => ({ message: UNEXPECTED_AUTH_ERROR }));
    setBusy(false);
    setError(failure ? describeAuthFailure(failure) : undefined);
  }

  return { send, isBusy, error, forgetError: () => setError(undefined) };
}

const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function EnrollFactor({ enrolment, onConfirm, onCancel }: EnrollFactorProps) {
  const [code, setCode] = useState('');
  const [isNotedDown, setNotedDown] = useState(false);
  const { send, isBusy, error, forgetError } = useProof(onConfirm);
  const isReady = isNotedDown && /^\d{6}$/.test(code);
  return (
    <form onSubmit={(event) => void send(event, isReady ? code : undefined)}>
      <ol className="grid gap-8">
        <Stage number={1} title="Leia com o app de códigos">
          <div className="grid items-center gap-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-6">
            <img
              src={enrolment.picture}
              alt="QR code para o app de códigos"
              className="size-44 rounded-md bg-white p-1"
            />
            <div className="grid justify-items-start gap-2">
              <p className="text-fg-muted text-sm">Ou digite a chave</p>
              <p className="wrap-anywhere font-mono">{inFours(enrolment.secret)}</p>
              <CopyButton text={enrolment.secret} label="Copiar chave" variant="secondary" />
            </div>
          </div>
        </Stage>
        <Stage number={2} title="Digite o código">
          <Field label="Código do app" hideLabel error={error}>
            <CodeInput
              value={code}
              onChange={(event) => {
                setCode(event.target.value.trim());
                forgetError();
              }}
            />
          </Field>
        </Stage>
        <Stage number={3} title="Se perder o celular">
          <p className="text-fg-soft">
            Guarde a chave fora dele, em papel ou no gerenciador de senhas. Sem ela, só o suporte desliga, por e-mail,
            depois de conferir que é você.
          </p>
          <CheckboxRow className="mt-4" checked={isNotedDown} onChange={(event) => setNotedDown(event.target.checked)}>
            Guardei a chave
          </CheckboxRow>
        </Stage>
      </ol>
      <div className="mt-8 flex gap-3 ps-10">
        <Button type="submit" variant="primary" disabled={!isReady} busy={isBusy}>
          Ligar
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

function Stage({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3">
      <span aria-hidden="true" className="font-display font-semibold text-[1.375rem] text-fg-muted leading-tight">
        {number}
      </span>
      <div>
        <h3 className="h3 mb-3.5">{title}</h3>
        {children}
      </div>
    </li>
  );
}

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
  const { send, isBusy, error } = useProof(onSubmit);

  const control = {
    value,
    required: true,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  };
  return (
    <form className="grid gap-4.5" onSubmit={(event) => void send(event, value.trim())}>
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

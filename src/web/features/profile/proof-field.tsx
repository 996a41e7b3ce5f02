import { useState } from 'react';
import { describeAuthFailure, UNEXPECTED_AUTH_ERROR } from '#domain/accounts/auth-messages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { PasswordInput } from '#web/components/ui/form/password-input.tsx';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

export type Proof = { kind: 'password' | 'code'; value: string };

type ProofFieldProps = {
  proof: Proof;
  onChange: (proof: Proof) => void;
  onError: (message: string | undefined) => void;
};

/** Proof of identity: the current password or, if it was forgotten, a mailed code. */
export function ProofField({ proof, onChange, onError }: ProofFieldProps) {
  const { email } = useCurrentUser();
  const { loadClient } = useAuth();
  const [isSending, setSending] = useState(false);

  const change = (value: string) => {
    onChange({ ...proof, value });
    onError(undefined);
  };

  async function mailCode(): Promise<string | undefined> {
    const { error } = await (await loadClient()).reauthenticate();
    if (error?.code === 'email_not_confirmed') return 'Este e-mail ainda não foi confirmado. Use sua senha atual.';
    if (error) return describeAuthFailure(error);
    onChange({ kind: 'code', value: '' });
    return undefined;
  }

  const handleMailCode = async () => {
    setSending(true);
    onError(await mailCode().catch(() => UNEXPECTED_AUTH_ERROR));
    setSending(false);
  };

  if (proof.kind === 'code') {
    return (
      <Field label="Código do e-mail" hint={`Enviamos um código de 6 números para ${email}.`}>
        <Input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={proof.value}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
    );
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Field label="Senha atual" className="w-full">
        <PasswordInput
          name="currentPassword"
          autoComplete="current-password"
          value={proof.value}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <Button variant="link" size="sm" busy={isSending} onClick={handleMailCode}>
        Não lembra? Receba um código por e-mail
      </Button>
    </div>
  );
}

import { type FormEvent, useState } from 'react';
import { type AuthFailure, describeAuthFailure, UNEXPECTED_AUTH_ERROR } from '#domain/accounts/auth-messages.ts';
import { canChangePassword, checkNewPassword, PASSWORDS_DIFFER } from '#domain/accounts/password-rules.ts';
import { RECENT_SIGN_IN_MINUTES } from '#domain/accounts/recent-sign-in.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { PasswordInput } from '#web/components/ui/form/password-input.tsx';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { hasSignedInWithin } from '#web/lib/session/stored-session.ts';
import { SaveButton, useTimedFlag } from './save-button.tsx';

const texts = { idle: 'Alterar senha', busy: 'Alterando...', done: 'Senha Alterada!' };
const blank = { password: '', confirmPassword: '' };
const unproved: Proof = { kind: 'password', value: '' };

type PasswordFormProps = {
  /** Whether this installation can mail a code; undefined until that is known. */
  canMailCode: boolean | undefined;
  onChanged: () => void;
};

export function PasswordForm({ canMailCode, onChanged }: PasswordFormProps) {
  const { loadClient } = useAuth();
  const { email, userType } = useCurrentUser();
  const [draft, setDraft] = useState(blank);
  /** No proof of identity is needed for some minutes after sign-in; the server decides. */
  const [proof, setProof] = useState(() => (hasSignedInWithin(RECENT_SIGN_IN_MINUTES) ? undefined : unproved));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [hasLeftConfirmation, setLeftConfirmation] = useState(false);
  const [isDone, raiseDone] = useTimedFlag();
  const differs = hasLeftConfirmation && draft.confirmPassword !== '' && !canChangePassword(draft);

  const change = (part: Partial<typeof blank>) => {
    setDraft((current) => ({ ...current, ...part }));
    setError(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!canChangePassword(draft)) {
      console.warn('password change refused: the two entries differ');
      return;
    }
    const problem = checkNewPassword(draft, userType);
    if (problem) return setError(problem.message);
    setBusy(true);
    setError(await changePassword(draft.password));
    setBusy(false);
  };

  async function changePassword(password: string): Promise<string | undefined> {
    try {
      const client = await loadClient();
      const reply = await client.updateUser({
        password,
        ...(proof?.kind === 'password' && { current_password: proof.value }),
        ...(proof?.kind === 'code' && { nonce: proof.value }),
      });
      if (reply.error) return describeRefusal(reply.error);
    } catch {
      return UNEXPECTED_AUTH_ERROR;
    }
    setDraft(blank);
    setProof((current) => current && unproved);
    setLeftConfirmation(false);
    raiseDone();
    onChanged();
    return undefined;
  }

  function describeRefusal(failure: AuthFailure): string {
    if (failure.code !== 'reauthentication_needed') return describeAuthFailure(failure);
    setProof(unproved);
    return 'Faz um tempo que você entrou. Digite também sua senha atual.';
  }

  return (
    <form className="grid gap-4.5" onSubmit={submit} noValidate aria-label="Alterar senha">
      {error && <Alert variant="error">{error}</Alert>}
      {/* Password managers store the new password under this username. */}
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      {proof && <ProofField proof={proof} canMailCode={canMailCode} onChange={setProof} onError={setError} />}
      <Field label="Nova senha">
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={draft.password}
          onChange={(event) => change({ password: event.target.value })}
        />
      </Field>
      <Field label="Confirmar nova senha" error={differs ? PASSWORDS_DIFFER : undefined}>
        <PasswordInput
          name="confirmPassword"
          autoComplete="new-password"
          value={draft.confirmPassword}
          onChange={(event) => change({ confirmPassword: event.target.value })}
          onBlur={() => setLeftConfirmation(true)}
        />
      </Field>
      <div>
        <SaveButton
          state={isBusy ? 'busy' : isDone ? 'done' : 'idle'}
          texts={texts}
          disabled={!canChangePassword(draft) || proof?.value === ''}
        />
      </div>
    </form>
  );
}

type Proof = { kind: 'password' | 'code'; value: string };

type ProofFieldProps = {
  proof: Proof;
  canMailCode: boolean | undefined;
  onChange: (proof: Proof) => void;
  onError: (message: string | undefined) => void;
};

function ProofField({ proof, canMailCode, onChange, onError }: ProofFieldProps) {
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
      {canMailCode === false ? (
        <p className="text-fg-muted text-sm">Não lembra? Fale com o suporte: este site ainda não envia e-mails.</p>
      ) : (
        // Its place is kept until it is known.
        <Button
          variant="link"
          size="sm"
          className={canMailCode === undefined ? 'invisible' : undefined}
          busy={isSending}
          onClick={handleMailCode}
        >
          Não lembra? Receba um código por e-mail
        </Button>
      )}
    </div>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { type AuthFailure, describeAuthFailure, UNEXPECTED_AUTH_ERROR } from '#domain/accounts/auth-messages.ts';
import { RECENT_SIGN_IN_MINUTES } from '#domain/accounts/recent-sign-in.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Eyes } from '#web/components/ui/brand/eyes.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FailedLine } from '#web/components/ui/states/failed-line.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { refreshProfile } from '#web/lib/api/profile-query.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { useFocusOnClose } from '#web/lib/page/use-focus-on-close.ts';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { hasSignedInWithin } from '#web/lib/session/stored-session.ts';
import { verifyFactorCode } from '#web/lib/session/verify-factor-code.ts';
import { ConfirmIdentityForm, EnrollFactor, type Enrolment } from './factor-forms.tsx';
import { factorQuery, sessionsQuery, useEndSessions } from './security.queries.ts';

type Step =
  | { kind: 'idle' }
  /** Proof of identity first: the password, or a code of the authenticator app that is about to be replaced. */
  | { kind: 'prove'; by: 'password' | 'code' }
  | { kind: 'enroll'; enrolment: Enrolment }
  | { kind: 'off' };

const idle: Step = { kind: 'idle' };

export function TwoStep() {
  const { loadClient } = useAuth();
  const { email } = useCurrentUser();
  const queryClient = useQueryClient();
  const { data: factor, isError, refetch } = useQuery(factorQuery);
  const endSession = useEndSessions();
  const [step, setStep] = useState<Step>(idle);
  const state = useFocusOnClose<HTMLDivElement>(step.kind !== 'idle');

  const finish = async () => {
    await Promise.all([queryClient.invalidateQueries(factorQuery), queryClient.invalidateQueries(sessionsQuery)]);
    void refreshProfile();
    setStep(idle);
  };

  const enroll = async (): Promise<AuthFailure | null> => {
    // Names must be unique, including those of enrolments that were just cancelled.
    const friendlyName = `Celular ${new Date().toISOString()}`;
    const client = await loadClient();
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName, issuer: PRODUCT_NAME });
    if (error) return error;
    setStep({ kind: 'enroll', enrolment: { id: data.id, picture: data.totp.qr_code, secret: data.totp.secret } });
    return null;
  };

  const turnOn = async () => {
    if (!hasSignedInWithin(RECENT_SIGN_IN_MINUTES)) return setStep({ kind: 'prove', by: 'password' });
    const failure = await enroll().catch(() => ({ message: UNEXPECTED_AUTH_ERROR }));
    if (failure) toast({ variant: 'destructive', title: describeAuthFailure(failure) });
  };

  /** Creates a new session, which replaces the current one on this device. */
  const signInAgain = async (password: string): Promise<AuthFailure | null> => {
    const { sessions } = await queryClient.fetchQuery(sessionsQuery);
    const { error } = await (await loadClient()).signInWithPassword({ email, password });
    if (error) return error;
    const last = sessions.find(({ isCurrent }) => isCurrent);
    if (last) endSession.mutate(last.id);
    return enroll();
  };

  const confirm = async (enrolment: Enrolment, code: string): Promise<AuthFailure | null> => {
    const client = await loadClient();
    const { error } = await client.mfa.challengeAndVerify({ factorId: enrolment.id, code });
    if (error) return error;
    if (factor) await client.mfa.unenroll({ factorId: factor.id });
    await finish();
    return null;
  };

  const turnOff = async (code: string): Promise<AuthFailure | null> => {
    const client = await loadClient();
    const refusal = await verifyFactorCode(client, code);
    const { error } = refusal || !factor ? { error: refusal } : await client.mfa.unenroll({ factorId: factor.id });
    if (error) return error;
    await client.refreshSession();
    await finish();
    return null;
  };

  const giveUp = (enrolment: Enrolment) => {
    setStep(idle);
    void loadClient().then((client) => client.mfa.unenroll({ factorId: enrolment.id }));
  };

  if (isError) return <FailedLine onRetry={() => void refetch()}>Não foi possível carregar a verificação.</FailedLine>;
  if (factor === undefined) {
    return <SkeletonLines lines={['h-12 w-full']} />;
  }
  if (step.kind === 'enroll') {
    const { enrolment } = step;
    return (
      <EnrollFactor
        enrolment={enrolment}
        onConfirm={(code) => confirm(enrolment, code)}
        onCancel={() => giveUp(enrolment)}
      />
    );
  }
  if (step.kind === 'off') {
    return <ConfirmIdentityForm by="code" submitText="Desligar" onSubmit={turnOff} onCancel={() => setStep(idle)} />;
  }
  if (step.kind === 'prove') {
    const prove =
      step.by === 'password'
        ? signInAgain
        : async (code: string) => (await verifyFactorCode(await loadClient(), code)) ?? (await enroll());
    return <ConfirmIdentityForm by={step.by} submitText="Continuar" onSubmit={prove} onCancel={() => setStep(idle)} />;
  }
  return (
    <div className="grid gap-4 outline-none" ref={state} tabIndex={-1}>
      <div className="flex flex-wrap items-center gap-4">
        <Eyes painted={factor ? 2 : 1} size="lg" />
        <div className="flex-[1_1_12rem]">
          <p className="font-display font-semibold text-lg">{factor ? 'Ligada' : 'Só a senha'}</p>
          <p className="text-fg-muted text-sm">
            {factor
              ? `Desde ${formatDate(factor.created_at)}`
              : 'Com as duas etapas, entrar pede também um código do celular.'}
          </p>
        </div>
        {factor ? (
          <Button onClick={() => setStep({ kind: 'off' })}>Desligar</Button>
        ) : (
          <Button variant="primary" onClick={() => void turnOn()}>
            Ligar as duas etapas
          </Button>
        )}
      </div>
      {factor && (
        <p className="flex flex-wrap items-center gap-2 text-fg-muted text-sm">
          <Smartphone aria-hidden="true" className="size-4" />
          Trocou de celular?
          <Button variant="link" size="sm" onClick={() => setStep({ kind: 'prove', by: 'code' })}>
            Ler um QR code novo
          </Button>
        </p>
      )}
    </div>
  );
}

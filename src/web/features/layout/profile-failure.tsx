import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { AppError } from '#domain/errors.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { refreshProfile } from '#web/lib/api/profile-query.ts';
import { useAuth, useAuthState } from '#web/lib/session/auth-context.ts';

/** Full-screen error: the session exists, but the profile could not be loaded. */
export function ProfileFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const auth = useAuth();
  const { status } = useAuthState();
  const [isRetrying, setRetrying] = useState(false);

  // Other errors also end up here; rendering the page again is only right after a profile failure.
  const wasProfileFailure = useRef(status === 'failed');
  useEffect(() => {
    if (!wasProfileFailure.current || status === 'failed') return;
    reset();
    void router.invalidate();
  }, [status, reset, router]);

  const retry = async () => {
    setRetrying(true);
    await refreshProfile();
    setRetrying(false);
  };

  return (
    <main className="grid min-h-dvh content-center justify-items-center">
      <ErrorState
        as="h1"
        title={error instanceof AppError ? error.message : 'Erro inesperado ao carregar perfil'}
        onRetry={retry}
        busy={isRetrying}
        className="pb-3"
      >
        Tente novamente em instantes. Se continuar assim, saia e entre outra vez.
      </ErrorState>
      <Button variant="ghost" size="sm" onClick={() => void auth.signOut()}>
        Sair
      </Button>
    </main>
  );
}

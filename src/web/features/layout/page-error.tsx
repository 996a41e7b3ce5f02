import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { AppError } from '#domain/errors.ts';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { saysOffline } from '#web/lib/api/says-offline.ts';

/** Replaces a page that could not be loaded or rendered; the layout around the page stays. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState as="h1" className="min-h-[60dvh]" title={describe(error)} onRetry={retry}>
      {saysOffline() ? 'Ela abre quando a conexão voltar.' : 'Se continuar assim, recarregue a página.'}
    </ErrorState>
  );
}

function describe(error: unknown): string {
  if (error instanceof AppError) return error.message;
  return saysOffline() ? 'Sem conexão. Esta página precisa da internet.' : 'Erro inesperado. Tente novamente.';
}

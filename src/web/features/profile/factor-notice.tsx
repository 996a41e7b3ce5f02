import { Link } from '@tanstack/react-router';
import { isFactorOverdue } from '#domain/accounts/admin-factor-deadline.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatDate } from '#web/lib/format-date.ts';

/** Shown on every page to administrators who must add a second factor. */
export function FactorNotice({ dueAt }: { dueAt: string }) {
  return (
    <div className="page pb-0">
      <Alert variant="info">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {isFactorOverdue(dueAt, new Date())
              ? 'Ligue a verificação em duas etapas para voltar a usar o resto do site.'
              : `Ligue a verificação em duas etapas até ${formatDate(dueAt)}. Depois disso, só o perfil abre.`}
          </p>
          <Button size="sm" asChild>
            <Link to="/profile" search={{ aba: 'seguranca' }}>
              Abrir Segurança
            </Link>
          </Button>
        </div>
      </Alert>
    </div>
  );
}

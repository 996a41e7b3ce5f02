import { Eyes } from './brand/eyes.tsx';

/** Black screen with moving eyes while the session is being checked. */
export function LoadingScreen({
  title = 'Carregando...',
  detail = 'Verificando autenticação',
}: {
  title?: string;
  detail?: string | undefined;
}) {
  return (
    <main className="loading-screen">
      <Eyes painted={2} size="lg" />
      <div role="status" className="grid justify-items-center gap-1">
        <h1 className="font-semibold">{title}</h1>
        {detail && <span className="text-sm text-fg-muted">{detail}</span>}
      </div>
    </main>
  );
}

import { Eyes } from '#web/components/ui/brand/eyes.tsx';

/** Black screen with moving eyes while the session is being checked; behind the picture of a page, for screen readers only. */
export function LoadingScreen() {
  return (
    <main className="loading-screen grid min-h-dvh place-items-center content-center gap-1.5 bg-sumi-1000 [#page-skeleton+#root>&]:sr-only [#page-skeleton+#root>&]:min-h-0">
      <Eyes
        painted={2}
        size="lg"
        className="mb-4 gap-2 *:border-2 motion-safe:*:before:animate-[look_2s_ease-in-out_infinite]"
      />
      <div role="status" className="grid justify-items-center gap-1">
        <h1 className="font-semibold">Carregando...</h1>
        <span className="text-sm text-fg-muted">Verificando autenticação</span>
      </div>
    </main>
  );
}

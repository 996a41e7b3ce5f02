import notFoundArt from '#web/art/notfound.svg';
import { Button } from '#web/components/ui/button.tsx';
import { useDocumentTitle } from '#web/lib/page/document-title.ts';

export function NotFoundPage() {
  useDocumentTitle('404');
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-3 px-5 py-8 text-center">
      <img className="h-auto w-[min(70vw,22rem)]" src={notFoundArt} alt="" width={480} height={360} />
      <p className="sr-only">404</p>
      <h1 className="h1">Oops! Page not found</h1>
      <p className="text-fg-muted">Esse endereço não existe, ou mudou de lugar.</p>
      <Button asChild variant="primary" className="mt-4">
        <a href="/">Voltar ao início</a>
      </Button>
    </main>
  );
}

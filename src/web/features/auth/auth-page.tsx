import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { BackAnchor } from '#web/components/ui/back-link.tsx';
import { Daruma } from '#web/components/ui/brand/daruma.tsx';
import type { PaintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { Logo } from '#web/components/ui/brand/logo.tsx';
import { Waves } from '#web/components/ui/brand/waves.tsx';
import { cn } from '#web/lib/cn.ts';

/** The server writes the logo's URL into the document. */
const uploadedLogo = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="site-logo"]')?.content;

type AuthPageProps = { view: AuthView; eyes: PaintedEyes; children: ReactNode };

export function AuthPage({ view, eyes, children }: AuthPageProps) {
  const isPeeping = view === 'login' || view === 'claim';
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]">
      <DarumaPanel view={view} eyes={eyes} />
      <div
        className={cn(
          'grid px-(--space-gutter) pt-4 lg:px-10 lg:pt-6 lg:pb-12',
          isPeeping ? 'grid-rows-[auto_1fr_auto] lg:grid-rows-[auto_1fr]' : 'grid-rows-[auto_1fr] pb-12',
        )}
      >
        <header>
          <BackAnchor href="/">Voltar</BackAnchor>
        </header>
        <main className="mx-auto mt-[clamp(1.5rem,6vh,5rem)] w-full max-w-100 pb-8">
          <a href="/" className="mb-8 inline-block rounded-sm">
            <Logo className="text-[1.625rem] [&_svg]:size-10" picture={uploadedLogo()} />
          </a>
          {children}
        </main>
        {isPeeping && (
          <div className="h-34 overflow-hidden justify-self-center lg:hidden">
            <Daruma eyes={eyes} className="w-56" />
          </div>
        )}
      </div>
    </div>
  );
}

type AuthView = 'login' | 'register' | 'reset' | 'new-password' | 'claim';

const stories: Record<AuthView, { title: string; text: string }> = {
  login: {
    title: 'Um olho pintado. Falta o outro.',
    text: 'No Japão, o daruma ganha o primeiro olho quando a meta é definida e o segundo quando ela é batida.',
  },
  register: {
    title: 'Toda meta começa com os olhos em branco.',
    text: 'Crie a conta e pinte o primeiro. O segundo, só quando a meta for batida.',
  },
  reset: {
    title: 'A meta continua a mesma.',
    text: 'Uma senha nova e você volta de onde parou.',
  },
  'new-password': {
    title: 'De volta para a meta.',
    text: 'Escolha uma senha nova e siga de onde parou.',
  },
  claim: {
    title: 'Falta ligar a compra à sua conta.',
    text: 'Ligada, ela abre as cinco listas, as aulas e os snippets premium.',
  },
};

function DarumaPanel({ view, eyes }: { view: AuthView; eyes: PaintedEyes }) {
  const { title, text } = stories[view];
  return (
    <aside
      aria-label={PRODUCT_NAME}
      className="relative hidden grid-rows-[1fr_auto] overflow-hidden border-r border-line bg-surface lg:grid"
    >
      <Waves ground="var(--color-surface)" className="opacity-4" />
      <Daruma eyes={eyes} className="relative -mb-1 w-[min(30rem,75%)] self-end justify-self-center" />
      {/* As tall as the longest text, so that the doll does not move when the tab changes. */}
      <div className="relative min-h-48 border-t border-line-strong bg-surface px-12 pt-8 pb-10">
        <p className="max-w-104 font-display text-[1.75rem]/[1.15] font-[650] tracking-[-0.02em] text-balance">
          {title}
        </p>
        <p className="mt-2 max-w-md text-fg-muted">{text}</p>
      </div>
    </aside>
  );
}

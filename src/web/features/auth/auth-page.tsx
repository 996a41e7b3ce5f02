import type { ReactNode } from 'react';
import { BackAnchor } from '#web/components/ui/back-link.tsx';
import { Daruma } from '#web/components/ui/brand/daruma.tsx';
import type { PaintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { Logo } from '#web/components/ui/brand/logo.tsx';
import { cn } from '#web/lib/cn.ts';
import { type AuthView, DarumaPanel } from './daruma-panel.tsx';

/** The server writes the logo's URL into the document. */
const uploadedLogo = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="site-logo"]')?.content;

type AuthPageProps = { view: AuthView; eyes: PaintedEyes; children: ReactNode };

/** Layout of the sign-in page: daruma panel, back link, logo, card. */
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

import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { Daruma } from '#web/components/ui/brand/daruma.tsx';
import type { PaintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { Waves } from '#web/components/ui/brand/waves.tsx';

export type AuthView = 'login' | 'register' | 'reset' | 'new-password' | 'claim';

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

/** Left half on wide screens: the daruma doll shows the progress of signing in. */
export function DarumaPanel({ view, eyes }: { view: AuthView; eyes: PaintedEyes }) {
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

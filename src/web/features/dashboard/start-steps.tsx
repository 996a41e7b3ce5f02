import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { Button } from '#web/components/ui/button.tsx';
import { cn } from '#web/lib/cn.ts';
import { HomePanel } from './home-skeleton.tsx';

type StartStepsProps = {
  hasProduct: boolean;
  hasText: boolean;
  hasPrice: boolean;
  productId: string | undefined;
  onHide: () => void;
};

/** The first three steps for a new user, each shown as an eye. The first creates a product; the others use it. */
export function StartSteps({ hasProduct, hasText, hasPrice, productId, onHide }: StartStepsProps) {
  const produto = productId && { produto: productId };
  return (
    <HomePanel fits={hasProduct} className="flex flex-col" aria-labelledby="start-steps">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="start-steps" className="h2">
          Comece por aqui
        </h2>
        <Button variant="ghost" size="sm" onClick={onHide}>
          Agora não
        </Button>
      </div>
      <p className={cn('text-sm text-fg-muted', hasProduct && 'max-md:hidden')}>
        {`O ${PRODUCT_NAME} é o kit de quem vende do Brasil para o Japão: tarefas, preço em iene e textos em japonês num lugar só.`}
      </p>
      <ol className="grid flex-1 md:grid-cols-3 md:gap-8">
        <Step isDone={hasProduct} title="Cole o texto do fornecedor">
          <Button asChild size="sm" variant="primary">
            <Link to="/produtos/novo">Colar o texto</Link>
          </Button>
        </Step>
        <Step isDone={hasText} title="Crie o primeiro texto">
          {hasProduct ? (
            <Button asChild size="sm" variant="primary">
              <Link to="/robos/copy" search={{ ...produto }}>
                Escrever a copy
              </Link>
            </Button>
          ) : (
            <Later>O robô usa os dados do produto.</Later>
          )}
        </Step>
        <Step isDone={hasPrice} title="Salve o primeiro preço">
          {hasProduct ? (
            <Button asChild size="sm" variant={hasText ? 'primary' : 'secondary'}>
              <Link to="/calculator" search={{ aba: 'completa', ...produto }}>
                Calcular preço
              </Link>
            </Button>
          ) : (
            <Later>Com câmbio, taxas e a sua margem.</Later>
          )}
        </Step>
      </ol>
    </HomePanel>
  );
}

function Step({ isDone, title, children }: { isDone: boolean; title: string; children: ReactNode }) {
  return (
    <li className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-2 border-t border-line py-1.5 md:grid-cols-[auto_minmax(0,1fr)] md:content-start [&>.btn]:col-span-full md:[&>:nth-child(3)]:col-[2] md:[&>:nth-child(3)]:justify-self-start">
      <span className="eye" data-on={isDone} aria-hidden="true" />
      <span className={isDone ? 'text-fg-muted' : 'font-medium'}>
        {title}
        {isDone && <span className="sr-only"> (feito)</span>}
      </span>
      {isDone ? <span className="text-sm text-fg-muted">Feito</span> : children}
    </li>
  );
}

function Later({ children }: { children: string }) {
  return <span className="-mt-1.5 col-start-2 text-fg-muted text-sm">{children}</span>;
}

import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { commissionTiers } from '#domain/site/affiliate.ts';
import { Button } from '#web/components/ui/button.tsx';

export function AffiliateSteps({ affiliateUrl }: { affiliateUrl: string | undefined }) {
  return (
    <ol className="grid content-start">
      <Step number={1} title="Crie sua conta na plataforma de vendas" text="Complete o perfil e a verificação." />
      <Step number={2} title="Pegue seu link exclusivo" text="Ele identifica cada venda como sua.">
        {affiliateUrl ? (
          <Button asChild variant="primary" className="mt-3">
            <a href={affiliateUrl} target="_blank" rel="noopener noreferrer">
              Pegar meu link
              <ArrowUpRight aria-hidden="true" />
              <span className="sr-only">(abre em nova aba)</span>
            </a>
          </Button>
        ) : (
          <Button variant="primary" className="mt-3" disabled>
            Pegar meu link
          </Button>
        )}
      </Step>
      <Step
        number={3}
        title="Divulgue e acompanhe"
        text={`Compartilhe nas redes sociais e em mensagens e acompanhe suas vendas. Começa em ${commissionTiers[0].percentage}% de comissão mensal, com prêmios por meta.`}
      />
    </ol>
  );
}

function Step({
  number,
  title,
  text,
  children,
}: {
  number: number;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[2rem_1fr] gap-3 border-line py-4.5 first:pt-0 not-first:border-t last:pb-0">
      <span className="font-display text-xl/[1.3] font-[650] text-accent" aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 className="h3">{title}</h2>
        <p className="mt-0.5 text-sm/normal text-fg-muted">{text}</p>
        {children}
      </div>
    </li>
  );
}

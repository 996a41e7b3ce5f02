import { ArrowUpRight } from 'lucide-react';
import { commissionTiers } from '#domain/site/affiliate.ts';
import { Button } from '#web/components/ui/button.tsx';

export function AffiliateSteps({ affiliateUrl }: { affiliateUrl: string | undefined }) {
  return (
    <ol className="affiliate-steps">
      <li>
        <span aria-hidden="true">1</span>
        <div>
          <h2 className="h3">Crie sua conta na plataforma de vendas</h2>
          <p>Complete o perfil e a verificação.</p>
        </div>
      </li>
      <li>
        <span aria-hidden="true">2</span>
        <div>
          <h2 className="h3">Pegue seu link exclusivo</h2>
          <p>Ele identifica cada venda como sua.</p>
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
        </div>
      </li>
      <li>
        <span aria-hidden="true">3</span>
        <div>
          <h2 className="h3">Divulgue e acompanhe</h2>
          <p>
            {`Compartilhe nas redes sociais e em mensagens e acompanhe suas vendas. Começa em ${commissionTiers[0].percentage}% de comissão mensal, com prêmios por meta.`}
          </p>
        </div>
      </li>
    </ol>
  );
}

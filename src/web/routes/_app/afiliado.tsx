import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { ADMINS_ONLY, isAdmin } from '#domain/accounts/user-types.ts';
import { commissionTiers } from '#domain/site/affiliate.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import bronzeArt from '#web/art/tier-bronze.svg';
import diamondArt from '#web/art/tier-diamond.svg';
import goldArt from '#web/art/tier-gold.svg';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import {
  AffiliateSteps,
  AffiliateVideo,
  CommissionTable,
  siteConfigQuery,
  TierCard,
} from '#web/features/affiliate/affiliate-program.tsx';
import { menuItems, openItems } from '#web/features/layout/menu-items.ts';
import { usePlan } from '#web/lib/session/current-user.ts';

export const Route = createFileRoute('/_app/afiliado')({
  staticData: { title: 'Afiliado', requires: 'premium' },
  component: AffiliatePage,
});

const art = { Bronze: bronzeArt, Gold: goldArt, Diamond: diamondArt } as const;

function AffiliatePage() {
  const plan = usePlan();
  if (!plan) return <AffiliateSkeleton />;
  return isAdmin(plan) ? <AffiliateProgram /> : <Restricted />;
}

/** Says what the page is for, and leads to what the person can open. */
function Restricted() {
  return (
    <div className="page">
      <PageHeader title="Acesso restrito" seal="afiliado">
        {ADMINS_ONLY}
      </PageHeader>
      <p className="max-w-2xl text-fg-soft">
        É a página do programa de afiliados: o link de indicação, as metas e a comissão de cada venda.
      </p>
      <Button asChild variant="primary" className="mt-5">
        <Link to="/dashboard">Ir para o início</Link>
      </Button>
      <h2 className="h2 mt-10 mb-3" id="aberto">
        Aberto para você
      </h2>
      <ul className="grid gap-x-10 border-line border-b md:grid-cols-2" aria-labelledby="aberto">
        {openItems(menuItems, false).map(
          ({ to, label, card }) =>
            card && (
              <li key={to} className="border-line border-t">
                <Link to={to} className="group flex items-center gap-4 py-3.5">
                  <Seal name={card.seal} tone="quiet" />
                  <span className="min-w-0 flex-1">
                    <b className="block font-semibold group-hover:underline">{label}</b>
                    <span className="text-fg-muted text-sm">{card.text}</span>
                  </span>
                  <ArrowRight aria-hidden="true" className="size-4 text-fg-muted" />
                </Link>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

function AffiliateSkeleton() {
  return (
    <div className="page">
      <PageHeader title="Afiliado" seal="afiliado" />
      <SkeletonLines lines={['aspect-video h-auto max-w-2xl rounded-lg']} />
    </div>
  );
}

function AffiliateProgram() {
  const { data, isPending } = useQuery(siteConfigQuery());
  return (
    <div className="page">
      <PageHeader title="Afiliado" seal="afiliado">
        Indique o {PRODUCT_NAME} e receba todo mês, enquanto o cliente ficar.
      </PageHeader>
      <div className="mb-8 grid gap-8 lg:gap-12 lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <AffiliateVideo url={data?.affiliateVideoUrl} isLoading={isPending} />
        <AffiliateSteps affiliateUrl={data?.affiliateUrl} />
      </div>
      <h2 className="h2">Prêmios por meta</h2>
      <div className="mt-4 mb-8 grid gap-4 md:grid-cols-3">
        {commissionTiers.map((tier) => tier.badge && <TierCard key={tier.badge} tier={tier} art={art[tier.badge]} />)}
      </div>
      <h2 className="h2">Comissão progressiva</h2>
      <CommissionTable />
    </div>
  );
}

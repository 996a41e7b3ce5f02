import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { isAdmin } from '#domain/accounts/user-types.ts';
import { commissionTiers } from '#domain/site/affiliate.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import bronzeArt from '#web/art/tier-bronze.svg';
import diamondArt from '#web/art/tier-diamond.svg';
import goldArt from '#web/art/tier-gold.svg';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import '#web/features/affiliate/affiliate.css';
import { siteConfigQuery } from '#web/features/affiliate/affiliate.queries.ts';
import { AffiliateSteps } from '#web/features/affiliate/affiliate-steps.tsx';
import { AffiliateVideo } from '#web/features/affiliate/affiliate-video.tsx';
import { CommissionTable } from '#web/features/affiliate/commission-table.tsx';
import { TierCard } from '#web/features/affiliate/tier-card.tsx';
import { usePlan } from '#web/lib/session/current-user.ts';

export const Route = createFileRoute('/_app/afiliado')({
  staticData: { title: 'Afiliado', requires: 'premium' },
  component: AffiliatePage,
});

const art = { Bronze: bronzeArt, Gold: goldArt, Diamond: diamondArt } as const;

function AffiliatePage() {
  const plan = usePlan();
  if (!plan) return <AffiliateSkeleton />;
  if (isAdmin(plan)) return <AffiliateProgram />;
  return (
    <div className="page">
      <div className="empty min-h-[60dvh]">
        <Seal name="afiliado" size="lg" tone="quiet" />
        <h1 className="h3">Acesso restrito</h1>
        <p>Esta área está disponível apenas para administradores.</p>
      </div>
    </div>
  );
}

function AffiliateSkeleton() {
  return (
    <div className="page">
      <PageHeader title="Afiliado" seal="afiliado" />
      <SkeletonGroup>
        <Skeleton className="aspect-video h-auto max-w-2xl rounded-lg" />
      </SkeletonGroup>
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
      <div className="affiliate-top">
        <AffiliateVideo url={data?.affiliateVideoUrl} isLoading={isPending} />
        <AffiliateSteps affiliateUrl={data?.affiliateUrl} />
      </div>
      <h2 className="h2">Prêmios por meta</h2>
      <div className="tiers">
        {commissionTiers.map((tier) => tier.badge && <TierCard key={tier.badge} tier={tier} art={art[tier.badge]} />)}
      </div>
      <h2 className="h2">Comissão progressiva</h2>
      <CommissionTable />
    </div>
  );
}

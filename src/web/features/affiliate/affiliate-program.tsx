import { queryOptions } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { getSiteConfig } from '#contract/site-config.ts';
import { parseYouTubeId } from '#domain/academy/youtube.ts';
import { type CommissionTier, commissionTiers, salesRange } from '#domain/site/affiliate.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { VideoPlayer } from '#web/components/content/video-player.tsx';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { call } from '#web/lib/api/api.ts';
import { cn } from '#web/lib/cn.ts';

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

type StepProps = { number: number; title: string; text: string; children?: ReactNode };

function Step({ number, title, text, children }: StepProps) {
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

const title = `Como indicar o ${PRODUCT_NAME}`;

export function AffiliateVideo({ url, isLoading }: { url: string | null | undefined; isLoading: boolean }) {
  if (isLoading) return <Skeleton className="aspect-video h-auto rounded-lg" />;
  const videoId = parseYouTubeId(url);
  if (!videoId) return null;
  return (
    <VideoPlayer
      videoId={videoId}
      title={title}
      playLabel="Assistir ao tutorial"
      className="[&>button]:items-start [&>button]:px-[5.5%] [&>button]:py-[4.5%]"
    >
      <div className="absolute inset-0 flex items-end justify-between px-[5.5%] py-[5%]">
        <p className="max-w-[5.2em] font-display text-[clamp(1.375rem,0.6rem+2.4vw,2.5rem)]/[1.02] font-bold tracking-[-0.03em]">
          {title}
        </p>
        <Seal name="afiliado" stamp className="h-auto w-[clamp(3.5rem,9vw,6.5rem)]" />
      </div>
    </VideoPlayer>
  );
}

const shortRange = (tier: CommissionTier) => (tier.minSales === 0 ? salesRange(tier) : `${tier.minSales}+ vendas`);

const steps = ['border-fg pb-4', 'border-fg pb-11', 'border-fg pb-18', 'border-accent pb-30'];

/** Visually a staircase; a real table for screen readers, because a table cannot be laid out as a staircase. */
export function CommissionTable() {
  return (
    <>
      <table className="sr-only">
        <caption>Comissão mensal por número de vendas</caption>
        <thead>
          <tr>
            <th scope="col">Vendas no mês</th>
            <th scope="col">Comissão</th>
          </tr>
        </thead>
        <tbody>
          {commissionTiers.map((tier) => (
            <tr key={tier.minSales}>
              <th scope="row">{salesRange(tier)}</th>
              <td>{`${tier.percentage}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-5 grid grid-cols-4 items-end gap-2" aria-hidden="true">
        {commissionTiers.map((tier, step) => (
          <div
            key={tier.minSales}
            className={cn('rounded-b-sm border-t-2 bg-surface px-3.5 pt-3 max-[30rem]:px-2', steps[step])}
          >
            <b className="block font-display text-[clamp(1.5rem,1rem+2.2vw,2.75rem)]/none font-[650] tracking-[-0.03em] tabular-nums">
              {`${tier.percentage}%`}
            </b>
            <span className="mt-1 block text-sm/[1.3] text-fg-muted max-[30rem]:text-xs/[1.3]">{shortRange(tier)}</span>
          </div>
        ))}
      </div>
    </>
  );
}

type TierCardProps = { tier: CommissionTier; art: string };

/**
 * Flips from image to text on hover, keyboard focus and tap. A button, so that touch and screen readers can flip it
 * too; its accessible name contains the text of both sides.
 */
export function TierCard({ tier, art }: TierCardProps) {
  const [isTurned, setTurned] = useState(false);
  const text = `A partir de ${tier.minSales} vendas, sua comissão sobe para ${tier.percentage}% ao mês.`;
  return (
    <button
      type="button"
      className="group block w-full rounded-lg text-left perspective-[75rem] motion-reduce:perspective-none"
      aria-pressed={isTurned}
      onClick={() => setTurned((turned) => !turned)}
      onMouseLeave={() => setTurned(false)}
      onBlur={() => setTurned(false)}
    >
      <span className="grid transition-transform duration-(--duration-flip) ease-out transform-3d *:col-start-1 *:row-start-1 *:grid *:min-h-80 *:overflow-hidden *:rounded-lg *:border *:border-line *:backface-hidden group-hover:rotate-y-180 group-focus-visible:rotate-y-180 group-aria-pressed:rotate-y-180">
        <span className="grid-rows-[1fr_auto] bg-surface">
          <img
            src={art}
            alt=""
            className="h-60 w-full object-contain px-5 pt-5"
            width={480}
            height={480}
            loading="lazy"
          />
          <span className="flex items-baseline justify-between px-5 py-4 text-fg-muted">
            <span className="h3 text-fg">{tier.badge}</span>
            <span className="tabular-nums">{`${tier.minSales}+ vendas`}</span>
          </span>
        </span>
        <span className="rotate-y-180 grid-rows-[1fr_auto_auto] bg-raised p-6">
          <span className="font-display text-[5rem]/[0.9] font-bold tracking-[-0.045em]">{`${tier.percentage}%`}</span>
          <span className="h3" aria-hidden="true">
            {tier.badge}
          </span>
          <span className="mt-1 text-sm text-fg-muted">{text}</span>
        </span>
      </span>
    </button>
  );
}

/** Set by the installation, so it never changes while the page is open. */
export const siteConfigQuery = () =>
  queryOptions({
    queryKey: ['site-config'],
    queryFn: ({ signal }) => call(getSiteConfig, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

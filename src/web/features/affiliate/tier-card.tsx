import { useState } from 'react';
import type { CommissionTier } from '#domain/site/affiliate.ts';

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

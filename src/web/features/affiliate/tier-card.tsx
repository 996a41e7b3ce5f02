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
      className="tier"
      data-turned={isTurned}
      aria-pressed={isTurned}
      onClick={() => setTurned((turned) => !turned)}
      onMouseLeave={() => setTurned(false)}
      onBlur={() => setTurned(false)}
    >
      <span className="tier-inner">
        <span className="tier-front">
          <img src={art} alt="" width={480} height={480} loading="lazy" />
          <span className="tier-caption">
            <span className="h3 text-fg">{tier.badge}</span>
            <span className="tabular-nums">{`${tier.minSales}+ vendas`}</span>
          </span>
        </span>
        <span className="tier-back">
          <span className="tier-percentage">{`${tier.percentage}%`}</span>
          <span className="h3" aria-hidden="true">
            {tier.badge}
          </span>
          <span className="mt-1 text-sm text-fg-muted">{text}</span>
        </span>
      </span>
    </button>
  );
}

import { useState } from 'react';
import type { CommissionTier } from '#domain/site/affiliate.ts';

type TierCardProps = { tier: CommissionTier; art: string };

/**
 * Turns from picture to text by hover, by keyboard focus and by tap. A button, so that a finger and a screen reader
 * can turn it too; its name is what stands on both sides.
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

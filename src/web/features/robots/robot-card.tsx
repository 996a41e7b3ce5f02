import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import type { Robot } from '#web/components/writing/robot-catalog.ts';

export function RobotCard({ robot }: { robot: Robot }) {
  return (
    <Link to={robot.path} search={{ novo: true }} replace className="robot-card">
      <span className="robot-card-picture">
        <img src={robot.image} alt="" width={400} height={600} />
        <PremiumBadge className="absolute bottom-2 left-2 sm:bottom-3 sm:left-3" />
      </span>
      <h2 className="h3 mt-3.5 flex items-center gap-1.5 max-[30rem]:text-base">
        {robot.name}
        <ArrowRight aria-hidden="true" />
      </h2>
      <p className="mt-0.5 text-fg-muted text-sm leading-snug">{robot.text}</p>
    </Link>
  );
}

import { Link } from '@tanstack/react-router';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import type { Robot } from './robot-catalog.ts';

export function RobotCard({ robot }: { robot: Robot }) {
  return (
    <Link to={robot.path} replace className="group grid gap-3">
      <span className="relative block overflow-hidden rounded-lg border border-line transition-colors group-hover:border-line-strong">
        <img src={robot.image} alt="" width={400} height={600} className="aspect-2/3 w-full object-cover" />
        <PremiumBadge className="absolute bottom-3 left-3" />
      </span>
      <span className="grid gap-1">
        <span className="h3">{robot.name}</span>
        <span className="text-fg-muted text-sm">{robot.text}</span>
      </span>
    </Link>
  );
}

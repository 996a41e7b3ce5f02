import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import type { Robot } from '#web/components/writing/robot-catalog.ts';

export function RobotCard({ robot }: { robot: Robot }) {
  return (
    <Link to={robot.path} search={{ novo: true }} replace className="group block rounded-lg">
      <span className="relative block aspect-2/3 overflow-hidden rounded-lg border border-line bg-surface transition-[border-color] duration-(--duration-base) group-hover:border-sumi-500">
        <img
          src={robot.image}
          alt=""
          width={400}
          height={600}
          className="size-full object-cover transition-transform duration-(--duration-slow) ease-out group-hover:scale-[1.025]"
        />
        <PremiumBadge className="absolute bottom-2 left-2 sm:bottom-3 sm:left-3" />
      </span>
      <h2 className="h3 mt-3.5 flex items-center gap-1.5 max-[30rem]:text-base">
        {robot.name}
        <ArrowRight
          aria-hidden="true"
          className="size-4.5 -translate-x-1 text-accent opacity-0 transition-[opacity,translate] duration-(--duration-base) ease-out group-hover:translate-x-0 group-hover:opacity-100 group-focus-visible:translate-x-0 group-focus-visible:opacity-100"
        />
      </h2>
      <p className="mt-0.5 text-fg-muted text-sm leading-snug">{robot.text}</p>
    </Link>
  );
}

import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Seal } from './brand/seal.tsx';

type UpgradeBannerProps = {
  title: ReactNode;
  children: ReactNode;
  /** `<Button asChild variant="premium-outline"><Link to="/plans">Fazer Upgrade</Link></Button>` */
  action: ReactNode;
  className?: string | undefined;
};

/** Advertises Premium features on a near-black background with gold. */
export function UpgradeBanner({ title, children, action, className }: UpgradeBannerProps) {
  return (
    <aside className={cn('upgrade', className)} aria-label="Premium">
      <Seal name="premium" tone="premium" />
      <div className="upgrade-text">
        <strong>{title}</strong>
        <p>{children}</p>
      </div>
      {action}
    </aside>
  );
}

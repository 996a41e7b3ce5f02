import { Shield } from 'lucide-react';
import { planLabel } from '#domain/accounts/user-types.ts';
import { Badge } from './badge.tsx';
import { PremiumBadge } from './premium-badge.tsx';

export function PlanBadge({ userType }: { userType: string | undefined }) {
  if (userType === 'premium') return <PremiumBadge />;
  if (userType === 'admin') {
    return (
      <Badge variant="admin">
        <Shield aria-hidden="true" />
        {planLabel(userType)}
      </Badge>
    );
  }
  return <Badge>{planLabel(userType)}</Badge>;
}

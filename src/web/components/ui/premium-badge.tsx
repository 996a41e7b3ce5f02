import { Crown } from 'lucide-react';
import { Badge } from './badge.tsx';

export function PremiumBadge({ className }: { className?: string | undefined }) {
  return (
    <Badge variant="premium" className={className}>
      <Crown aria-hidden="true" />
      Premium
    </Badge>
  );
}

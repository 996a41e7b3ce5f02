import { Badge } from '#web/components/ui/badge.tsx';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';

export const AccessBadge = ({ accessType }: { accessType: 'free' | 'premium' }) =>
  accessType === 'premium' ? <PremiumBadge /> : <Badge>Gratuito</Badge>;

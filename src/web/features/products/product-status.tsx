import { Lock } from 'lucide-react';
import { PRODUCT_STATUS_LABELS, type ProductStatus } from '#domain/products/product.ts';
import { Badge } from '#web/components/ui/badge.tsx';

const variants = { ideia: 'outline', preparando: 'accent', a_venda: 'success', pausado: 'outline' } as const;

export function ProductStatusBadge({ status, locked = false }: { status: ProductStatus; locked?: boolean }) {
  if (locked) {
    return (
      <Badge>
        <Lock aria-hidden="true" />
        Guardado
      </Badge>
    );
  }
  return <Badge variant={variants[status]}>{PRODUCT_STATUS_LABELS[status]}</Badge>;
}

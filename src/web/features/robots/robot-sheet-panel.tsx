import { Link } from '@tanstack/react-router';
import type { Product } from '#contract/products/products.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import { Fold, SheetRows } from './result/sheet-rows.tsx';

export function RobotSheetPanel({ product }: { product: Product }) {
  const rows = specificationOf(product.sheet).map(({ key, labelPt, valuePt }, at) => ({
    key: `${key} ${at}`,
    label: labelPt,
    value: valuePt,
  }));
  return (
    <Fold title={rows.length === 0 ? 'A ficha do produto está vazia' : `Ficha do produto: ${rows.length} linhas`}>
      <SheetRows rows={rows} />
      <Link to="/produtos/$productId" params={{ productId: product.id }} className="link inline-block min-h-6 text-sm">
        Mudar na ficha
      </Link>
    </Fold>
  );
}

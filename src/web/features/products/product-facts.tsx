import type { Product } from '#contract/products.ts';
import { FactsStrip } from '#web/components/writing/facts-strip.tsx';
import { useUpdateProduct } from './use-update-product.ts';

/** The ledger: corrected here, it is what the robots write from. */
export function ProductFacts({ product }: { product: Product }) {
  const update = useUpdateProduct(product.id);
  return (
    <FactsStrip facts={product.facts} warnings={[]} isWhole={false} onFactsChange={(facts) => update({ facts })} />
  );
}

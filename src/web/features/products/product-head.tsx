import type { ReactNode } from 'react';
import type { Product } from '#contract/products/products.ts';
import { formatYen } from '#domain/text/format-yen.ts';
import { ProductPicture } from '#web/components/product/product-picture.tsx';
import { formatMoment } from '#web/lib/format-date.ts';
import { ProductStatusBadge } from './product-status.tsx';
import { ShopifyState } from './shopify-state.tsx';
import './products.css';

type ProductHeadProps = {
  product: Product;
  /** Left out where one step fills the page: on phones the head is then small. */
  actions: ReactNode;
};

export function ProductHead({ product, actions }: ProductHeadProps) {
  return (
    <header className="product-head" data-small={!actions}>
      <ProductPicture photo={product.photo} large />
      <div className="grid min-w-0 flex-[1_1_12rem] gap-1">
        <h1 className="h1">{product.name}</h1>
        {product.nameJa && (
          <p lang="ja" className="text-[1.0625rem] text-fg-soft leading-normal">
            {product.nameJa}
          </p>
        )}
        {/* On wide screens it stands at the side. */}
        {actions && product.price !== null && (
          <p className="font-display font-semibold text-2xl tabular-nums lg:hidden">{formatYen(product.price)}</p>
        )}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ProductStatusBadge status={product.status} />
          <ShopifyState shopify={product.shopify} />
          <span className="text-fg-muted text-sm tabular-nums">Mudou {formatMoment(product.updatedAt)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 self-start max-lg:w-full max-lg:[&>*]:flex-1">{actions}</div>
    </header>
  );
}

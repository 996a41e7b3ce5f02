import type { ReactNode } from 'react';
import type { Product } from '#contract/products/products.ts';
import { formatYen } from '#domain/text/format-yen.ts';
import { ProductPicture } from '#web/components/product/product-picture.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { ProductStatusBadge } from './product-status.tsx';
import { ShopifyState } from './shopify-state.tsx';

type ProductHeadProps = {
  product: Product;
  /** Left out where one step fills the page: on phones the head is then small. */
  actions: ReactNode;
};

export function ProductHead({ product, actions }: ProductHeadProps) {
  return (
    <header className={cn('mb-5 flex flex-wrap items-center gap-x-5 gap-y-4', !actions && 'max-md:mb-0')}>
      <ProductPicture photo={product.photo} size="lg" className={!actions && 'max-md:hidden'} />
      <div className="grid min-w-0 flex-[1_1_12rem] gap-1">
        <h1 className={cn('h1', actions ? 'max-md:text-(length:--text-2xl)' : 'max-md:text-(length:--text-lg)')}>
          {product.name}
        </h1>
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

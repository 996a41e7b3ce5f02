import { Link } from '@tanstack/react-router';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { ProductCard } from '#contract/products/products.ts';
import { PRODUCT_STATUS_LABELS } from '#domain/products/product.ts';
import { nextStepOf } from '#domain/products/product-steps.ts';
import { formatYen } from '#domain/text/format-yen.ts';
import { ProductPicture } from '#web/components/product/product-picture.tsx';
import { ProductSteps } from '#web/components/product/product-steps.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { NextStepButton } from '#web/components/ui/next-step-link.tsx';
import { LazyDropdown } from '#web/components/ui/overlay/lazy-dropdown.tsx';
import { formatMoment } from '#web/lib/format-date.ts';
import { animateRemoval } from '#web/lib/page/animate-moves.ts';
import { ProductStatusBadge } from './product-status.tsx';
import { useDeleteProduct } from './products.queries.ts';
import { ShopifyState, shopifyWords } from './shopify-state.tsx';

const countTexts = (count: number): string => (count === 1 ? '1 texto' : `${count} textos`);

export function ProductRow({ product }: { product: ProductCard }) {
  const remove = useDeleteProduct();
  const rowRef = useRef<HTMLLIElement>(null);
  const { id, name, nameJa, locked, status } = product;
  const who = (
    <>
      <ProductPicture photo={product.photo} />
      <span className="product-names">
        <strong>{name}</strong>
        {nameJa && <span lang="ja">{nameJa}</span>}
        {!locked && (
          <small className="lg:hidden">
            {[PRODUCT_STATUS_LABELS[status], shopifyWords(product.shopify)].filter(Boolean).join(', ')}
          </small>
        )}
      </span>
    </>
  );
  const handleDelete = () => {
    animateRemoval(rowRef.current);
    remove.mutate({ id, name });
  };
  return (
    <li ref={rowRef} className="product-row" data-locked={locked}>
      {locked ? (
        <div className="product-who">{who}</div>
      ) : (
        <Link to="/produtos/$productId" params={{ productId: id }} className="product-who">
          {who}
        </Link>
      )}
      <div className="product-status">
        <ProductStatusBadge status={status} locked={locked} />
        {!locked && <ShopifyState shopify={product.shopify} />}
      </div>
      {/* A reply cached by an older version may lack `steps`. */}
      {product.steps && (
        <div className="product-way">
          <ProductSteps product={product} />
          {!locked && nextStepOf(product) && (
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-fg-muted text-sm">
              Próximo passo <NextStepButton product={product} variant="secondary" size="sm" />
            </span>
          )}
        </div>
      )}
      <p className="product-figures">
        {product.price === null ? (
          <span className="text-fg-muted text-sm">sem preço</span>
        ) : (
          <strong>{formatYen(product.price)}</strong>
        )}
        <small>{locked ? countTexts(product.textCount) : `mudou ${formatMoment(product.updatedAt)}`}</small>
      </p>
      {!locked && (
        <LazyDropdown
          button={
            <Button variant="ghost" size="icon-sm" className="product-more" aria-label={`Mais ações de ${name}`}>
              <EllipsisVertical aria-hidden="true" />
            </Button>
          }
        >
          {(Item) => (
            <Item danger onSelect={handleDelete}>
              <Trash2 aria-hidden="true" />
              Excluir
            </Item>
          )}
        </LazyDropdown>
      )}
    </li>
  );
}

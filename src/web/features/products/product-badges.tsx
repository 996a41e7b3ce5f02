import { ArrowUpRight, Lock } from 'lucide-react';
import type { ProductCard } from '#contract/products/products.ts';
import { PRODUCT_STATUS_LABELS, type ProductStatus } from '#domain/products/product.ts';
import { adminUrlOf, type SendState } from '#domain/shopify/shopify.ts';
import { Badge } from '#web/components/ui/badge.tsx';

const variants = { ideia: 'outline', preparando: 'outline', a_venda: 'success', pausado: 'outline' } as const;

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

const words: Record<SendState, string> = {
  waiting: 'Indo para a Shopify',
  running: 'Indo para a Shopify',
  asking: 'Mudou na Shopify',
  failed: 'Não chegou à Shopify',
  cancelled: '',
  done: 'Na Shopify',
};

type Shopify = ProductCard['shopify'];

export const shopifyWords = (shopify: Shopify): string => (shopify ? words[shopify.state] : '');

export function ShopifyState({ shopify }: { shopify: Shopify }) {
  const text = shopifyWords(shopify);
  if (!shopify || !text) return null;
  if (!shopify.remoteId) return <span className="text-fg-muted text-sm">{text}</span>;
  return (
    <a
      href={adminUrlOf(shopify.shop, shopify.remoteId)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center gap-1 text-fg-muted text-sm underline underline-offset-4"
    >
      {text}
      <ArrowUpRight className="size-4" aria-hidden="true" />
    </a>
  );
}

import { ArrowUpRight } from 'lucide-react';
import type { ProductCard } from '#contract/products/products.ts';
import { adminUrlOf, type SendState } from '#domain/shopify/shopify.ts';

const words: Record<SendState, string> = {
  waiting: 'Indo para a Shopify',
  running: 'Indo para a Shopify',
  asking: 'Mudou na Shopify',
  failed: 'Não chegou à Shopify',
  cancelled: '',
  done: 'Na Shopify',
};

/** How a product stands at Shopify, and the way there. A reply that the browser kept may not say. */
export function ShopifyState({ shopify }: { shopify: ProductCard['shopify'] | undefined }) {
  const text = shopify && words[shopify.state];
  if (!text) return null;
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

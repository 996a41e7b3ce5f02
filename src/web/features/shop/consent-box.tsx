import { CodeXml } from 'lucide-react';
import type { Shop } from '#domain/shop/shop.ts';
import { exportConsentBox, supplierConsentOf } from '#domain/shop-pages/consent-box.ts';
import { CopyButton } from '#web/components/ui/copy-button.tsx';

/** Consent text for the cart (customer data goes to a supplier abroad), and where to place it. */
export function ConsentBox({ shop }: { shop: Shop }) {
  const { ja, pt } = supplierConsentOf(shop);
  return (
    <section className="mt-7 grid justify-items-start gap-3" aria-labelledby="consentimento">
      <h2 className="h3" id="consentimento">
        Caixa para o carrinho
      </h2>
      <p lang="ja">{ja}</p>
      <p className="text-sm text-fg-muted">{pt}</p>
      <CopyButton
        variant="secondary"
        size="md"
        icon={CodeXml}
        label="Copiar a caixa"
        text={() => exportConsentBox(shop)}
      />
      <p className="text-sm text-fg-muted">
        Na Shopify, cole em um bloco “Liquid personalizado” do carrinho, logo acima do botão de compra, e desligue os
        botões de compra rápida: eles pulam a caixa. O sim fica guardado no pedido.
      </p>
    </section>
  );
}

import { CodeXml } from 'lucide-react';
import type { Shop } from '#domain/shop/shop.ts';
import { exportConsentBox, supplierConsentOf } from '#domain/shop-pages/consent-box.ts';
import { CopyButton } from '#web/components/ui/copy-button.tsx';

/** Consent text for the cart (customer data goes to a supplier abroad), and where to place it. */
export function ConsentBox({ shop, as: Heading = 'h2' }: { shop: Shop; as?: 'h2' | 'h4' }) {
  const { ja, pt } = supplierConsentOf(shop);
  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="consentimento">
      <Heading className={Heading === 'h2' ? 'h3' : 'font-medium text-sm'} id="consentimento">
        Caixa para o carrinho
      </Heading>
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

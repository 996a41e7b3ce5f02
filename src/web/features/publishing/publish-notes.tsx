import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListingReply } from '#contract/products/publishing.ts';
import type { PublishContents } from '#domain/publishing/listing.ts';
import { isFreightLeftOut } from '#domain/publishing/publish-contents.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { hasSupplierAbroad } from '#domain/shop/shop-phrases.ts';
import { dayRange } from '#domain/text/bilingual.ts';
import { formatYen } from '#domain/text/format-yen.ts';

type PublishNotesProps = { productId: string; reply: ListingReply; contents: PublishContents; shop: Shop };

/** Where the shop's promises do not fit the saved price or the supplier's words; holds nothing back. */
export function PublishNotes({ productId, reply, contents, shop }: PublishNotesProps) {
  const { importTaxYen, supplierDelivery: said } = reply;
  const { origin, importTaxesBy, deliveryMin, deliveryMax } = shop;
  const isOwnPrice = contents.listing.priceYen !== reply.known.priceYen;
  const paysImportTax = importTaxesBy === 'shop' && origin !== '' && origin !== 'JP' && !isOwnPrice;
  const calculator = (
    <Link className="link" to="/calculator" search={{ aba: 'completa', produto: productId }}>
      Abrir a calculadora
    </Link>
  );
  return (
    <>
      {isFreightLeftOut(contents, reply, shop) && (
        <Note>
          A página promete frete grátis, e o preço salvo conta ¥0 de frete. Se o envio custa, some na calculadora.{' '}
          {calculator}
        </Note>
      )}
      {paysImportTax && importTaxYen !== null && importTaxYen > 0 && (
        <Note>
          A loja promete pagar o imposto de importação, e o preço salvo não o inclui: pode ser até{' '}
          {formatYen(importTaxYen)} por venda. Some em “Embalagem e outros”. {calculator}
        </Note>
      )}
      {hasSupplierAbroad(shop) && shop.asksSupplierConsent && (
        <Note>
          Antes de vender, ponha no carrinho a caixa do sim: a página promete que o cliente concorda no pedido.{' '}
          <Link className="link" to="/loja/paginas" search={{ pagina: 'privacy' }} hash="consentimento">
            Ver a caixa
          </Link>
        </Note>
      )}
      {said && deliveryMin !== null && deliveryMax !== null && said.max > deliveryMax && (
        <Note>
          O fornecedor escreveu “{said.words}”, e a loja promete {dayRange(deliveryMin, deliveryMax).pt}.{' '}
          <Link className="link" to="/loja" search={{ produto: productId }} hash="loja-deliveryMin">
            Mudar o prazo
          </Link>
        </Note>
      )}
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => <p className="mt-3 text-fg-muted text-sm">{children}</p>;

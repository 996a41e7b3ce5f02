import type { Shop } from '#domain/shop/shop.ts';
import { SHOP_COUNTRIES } from '#domain/shop/shop-countries.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import { escapeMarkup } from '#domain/text/escape-markup.ts';

/** Consent to passing data to a supplier abroad: the law requires the country to be named. */
export function supplierConsentOf({ origin }: Shop): Bilingual {
  const country = SHOP_COUNTRIES[origin || 'JP'];
  return {
    ja: `商品の発送のため、氏名・住所・電話番号を外国（${country.ja}）の仕入先に提供することに同意します。`,
    pt: `Concordo que meu nome, endereço e telefone sejam passados ao fornecedor no exterior (${country.pt}), para o envio do produto.`,
  };
}

/** For the cart of a Shopify theme: without the tick nothing is submitted, and the order stores the answer. */
export const exportConsentBox = (shop: Shop): string => `<p lang="ja">
  <label>
    <input type="checkbox" form="cart" name="attributes[仕入先への個人情報の提供]" value="同意する" required>
    ${escapeMarkup(supplierConsentOf(shop).ja)}
  </label>
  <a href="/policies/privacy-policy">プライバシーポリシー</a>
</p>
`;

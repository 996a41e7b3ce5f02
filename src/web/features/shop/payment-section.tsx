import { PAYMENT_METHODS } from '#domain/shop/shop.ts';
import type { ShopField } from '#domain/shop/shop-check.ts';
import { PAYMENT_NAMES } from '#domain/shop/shop-phrases.ts';
import { CHARGED_METHODS } from '#domain/shop/terms-field-checks.ts';
import { upperFirst } from './choice-labels.ts';
import { ChecksField, NumberField, SelectField } from './shop-fields.tsx';
import { useShopForm } from './shop-form-context.ts';
import { ShopSection } from './shop-section.tsx';

export const paymentFields: readonly ShopField[] = [
  'paymentMethods',
  'chargeMoment',
  'konbiniDays',
  'transferDays',
  'transferFeeBy',
];

export function PaymentSection() {
  const { paymentMethods } = useShopForm().shop;
  return (
    <ShopSection title="Preço e pagamento" hint="O preço em iene, com imposto, já vem de cada produto.">
      <ChecksField
        name="paymentMethods"
        label="Formas de pagamento"
        ja="お支払い方法"
        options={PAYMENT_METHODS.map((value) => ({ value, label: upperFirst(PAYMENT_NAMES[value].pt) }))}
      />
      {paymentMethods.some((method) => CHARGED_METHODS.includes(method)) && (
        <SelectField
          name="chargeMoment"
          label="Quando cobra"
          ja="お支払い時期"
          options={[
            { value: 'order', label: 'No pedido' },
            { value: 'shipping', label: 'No envio' },
          ]}
        />
      )}
      {paymentMethods.includes('konbini') && (
        <>
          <NumberField name="konbiniDays" label="Prazo na loja de conveniência" unit="dias" />
          <NumberField
            name="konbiniFeeYen"
            label="Tarifa da loja de conveniência"
            ja="決済手数料"
            unit="¥"
            hint="Deixe vazio se o cliente não paga tarifa."
          />
        </>
      )}
      {paymentMethods.includes('transfer') && (
        <>
          <NumberField name="transferDays" label="Prazo da transferência" unit="dias" />
          <SelectField
            name="transferFeeBy"
            label="Quem paga a tarifa da transferência"
            options={[
              { value: 'customer', label: 'Cliente' },
              { value: 'shop', label: 'Loja' },
            ]}
          />
        </>
      )}
    </ShopSection>
  );
}

import { useState } from 'react';
import { dataCountriesFrom, PAYMENT_METHODS, SHIPPING_REGIONS } from '#domain/shop/shop.ts';
import { CARRIER_NAMES, excludesImportTaxes, PAYMENT_NAMES, REGION_NAMES } from '#domain/shop/shop-phrases.ts';
import type { ShopField } from '#domain/shop/shop-problem.ts';
import { CHARGED_METHODS } from '#domain/shop/terms-problems.ts';
import { dayRange } from '#domain/text/bilingual.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { countryNames } from './seller-section.tsx';
import { ChecksField, NumberField, SelectField, ShopSection, TextField, TwoLabels } from './shop-fields.tsx';
import { fieldId, useShopForm } from './shop-form-context.ts';

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
    <ShopSection title="Preço e pagamento" hint="O preço em iene já vem de cada produto.">
      <ChecksField
        name="paymentMethods"
        label="Formas de pagamento"
        ja="お支払い方法"
        options={PAYMENT_METHODS.map((value) => ({ value, label: capitalise(PAYMENT_NAMES[value].pt) }))}
      />
      {paymentMethods.some((method) => CHARGED_METHODS.includes(method)) && (
        <SelectField
          name="chargeMoment"
          label="Quando cobra"
          ja="お支払い時期"
          options={{ order: 'No pedido', shipping: 'No envio' }}
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
            options={{ customer: 'Cliente', shop: 'Loja' }}
          />
        </>
      )}
    </ShopSection>
  );
}

export const deliveryFields: readonly ShopField[] = [
  'shippingKind',
  'shippingYen',
  'regionFees',
  'freeShippingAboveYen',
  'deliveryFrom',
  'deliveryMin',
  'origin',
  'carriers',
  'importTaxesBy',
];

export function DeliverySection() {
  const { form, shop, supplierDelivery } = useShopForm();
  const isAsSupplierWrote = supplierDelivery?.min === shop.deliveryMin && supplierDelivery.max === shop.deliveryMax;
  return (
    <ShopSection title="Entrega" hint="Valor e prazo exatos. “Pode haver frete” não vale.">
      <SelectField
        name="shippingKind"
        label="Frete"
        ja="送料"
        options={{ flat: 'O cliente paga um valor fixo', included: 'Por conta da loja' }}
      />
      {shop.shippingKind === 'flat' && (
        <NumberField name="shippingYen" label="Valor do frete" unit="¥" placeholder="600" />
      )}
      {shop.shippingKind === 'flat' && <RegionFees />}
      {shop.shippingKind === 'flat' && (
        <NumberField
          name="freeShippingAboveYen"
          label="Frete grátis a partir de"
          ja="送料無料"
          unit="¥"
          hint="Valor do pedido, para todo o Japão. Vazio: nunca é grátis."
        />
      )}
      <SelectField
        name="deliveryFrom"
        label="Prazo conta"
        ja="商品の引渡時期"
        options={{ order: 'Do pedido', payment: 'Do pagamento' }}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField name="deliveryMin" label="De" unit="dias" placeholder="10" />
        <NumberField name="deliveryMax" label="Até" unit="dias" placeholder="20" />
        {supplierDelivery && (
          <p className="hint col-span-2">
            O fornecedor escreveu “{supplierDelivery.words}”.{' '}
            {!isAsSupplierWrote && (
              <Button
                variant="link"
                size="sm"
                className="min-h-6"
                onClick={() => {
                  form.setValue('deliveryMin', supplierDelivery.min, { shouldDirty: true });
                  form.setValue('deliveryMax', supplierDelivery.max, { shouldDirty: true });
                }}
              >
                Usar {dayRange(supplierDelivery.min, supplierDelivery.max).pt}
              </Button>
            )}
          </p>
        )}
      </div>
      <SelectField
        name="origin"
        label="De onde sai"
        ja="発送元"
        options={countryNames}
        onChosen={(origin) => form.setValue('dataCountries', dataCountriesFrom(shop, origin), { shouldDirty: true })}
      />
      {shop.origin !== '' && shop.origin !== 'JP' && (
        <SelectField
          name="importTaxesBy"
          label="Imposto de importação"
          ja="関税・消費税"
          options={{ customer: 'O cliente paga, se houver', shop: 'A loja paga' }}
        />
      )}
      {excludesImportTaxes(shop) && (
        <NumberField
          name="customsFeeYen"
          label="Taxa da transportadora na alfândega"
          ja="通関手数料・立替手数料"
          unit="¥"
          hint="O que ela cobra do cliente quando há imposto. 0: não cobra. Vazio: a página avisa da tarifa, sem o valor."
        />
      )}
      <CarrierField />
      <Switch className="self-end" {...form.register('hasTracking')}>
        Com código de rastreio
      </Switch>
    </ShopSection>
  );
}

const OTHER = 'outra';
const carrierOptions = [
  ...[...CARRIER_NAMES].map(([ja, pt]) => ({ value: ja, label: <MixedText text={`${pt} ${ja}`} /> })),
  { value: OTHER, label: 'Outra, ou mais de uma' },
];

function CarrierField() {
  const { form, shop, complaintOf, missingOf } = useShopForm();
  const [isTyped, setIsTyped] = useState(false);
  const isOther = isTyped || (shop.carriers !== '' && !CARRIER_NAMES.has(shop.carriers));
  function choose(chosen: string) {
    setIsTyped(chosen === OTHER);
    form.setValue('carriers', chosen === OTHER ? '' : chosen, { shouldDirty: true });
  }
  return (
    <>
      <Field
        id={isOther ? `${fieldId('carriers')}-choice` : fieldId('carriers')}
        label={<TwoLabels label="Quem entrega no Japão" ja="配送方法" />}
        hint={isOther ? undefined : missingOf('carriers')}
        error={isOther ? undefined : complaintOf('carriers')}
      >
        <Select value={isOther ? OTHER : shop.carriers || undefined} options={carrierOptions} onValueChange={choose} />
      </Field>
      {isOther && (
        <TextField
          name="carriers"
          label="Nome da transportadora"
          placeholder="日本郵便、ヤマト運輸"
          hint="Como o cliente a conhece no Japão."
          isJapanese
        />
      )}
    </>
  );
}

/** Regions with a separate fee; if empty, the fee for the rest of Japan applies. */
function RegionFees() {
  const { form, shop, complaintOf } = useShopForm();
  const change = (region: (typeof SHIPPING_REGIONS)[number], text: string) => {
    const others = shop.regionFees.filter((fee) => fee.region !== region);
    const next = text === '' ? others : [...others, { region, yen: Number(text) }];
    const inOrder = SHIPPING_REGIONS.flatMap((name) => next.filter((fee) => fee.region === name));
    form.setValue('regionFees', inOrder, { shouldDirty: true });
  };
  return (
    <fieldset className="field col-span-full min-w-0">
      <legend className="label mb-1.5">Regiões com outro valor, se houver</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {SHIPPING_REGIONS.map((region) => {
          const index = shop.regionFees.findIndex((fee) => fee.region === region);
          const names = REGION_NAMES[region];
          return (
            <Field
              key={region}
              label={<TwoLabels label={capitalise(names.pt)} ja={names.ja} />}
              error={index < 0 ? undefined : complaintOf(`regionFees.${index}.yen`)}
            >
              <Input
                start="¥"
                inputMode="numeric"
                autoComplete="off"
                value={shop.regionFees[index]?.yen ?? ''}
                onChange={(event) => change(region, event.target.value.replaceAll(/\D/g, ''))}
              />
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}

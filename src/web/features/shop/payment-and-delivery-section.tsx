import { useState } from 'react';
import { dataCountriesFrom, SHIPPING_REGIONS } from '#domain/shop/shop.ts';
import type { CountryCode } from '#domain/shop/shop-countries.ts';
import { CARRIER_NAMES, REGION_NAMES } from '#domain/shop/shop-phrases.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { ShopInput, ShopInputs, ShopSection, TwoLabels } from './shop-fields.tsx';
import { fieldId, useShopForm } from './shop-form-context.ts';

export const PaymentSection = () => (
  <ShopSection title="Preço e pagamento" hint="O preço em iene já vem de cada produto.">
    <ShopInputs
      names={['paymentMethods', 'chargeMoment', 'konbiniDays', 'konbiniFeeYen', 'transferDays', 'transferFeeBy']}
    />
  </ShopSection>
);

export function DeliverySection() {
  const { form, shop } = useShopForm();
  return (
    <ShopSection title="Entrega" hint="Valor e prazo exatos. “Pode haver frete” não vale.">
      <ShopInputs names={['shippingKind', 'shippingYen']} />
      {shop.shippingKind === 'flat' && <RegionFees />}
      <ShopInputs names={['freeShippingAboveYen', 'deliveryFrom']} />
      <div className="grid grid-cols-2 gap-3">
        <ShopInputs names={['deliveryMin', 'deliveryMax']} />
      </div>
      <ShopInput
        name="origin"
        // Safe cast: its options are the countries.
        onChosen={(origin) =>
          form.setValue('dataCountries', dataCountriesFrom(shop, origin as CountryCode), { shouldDirty: true })
        }
      />
      <ShopInputs names={['importTaxesBy', 'customsFeeYen']} />
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
      {isOther && <ShopInput name="carriers" />}
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

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { ShopDraft } from '#contract/shop.ts';
import { countFields } from '#domain/shop/find-shop-problems.ts';
import { MAX_TERM, MAX_TERMS } from '#domain/shop/shop.ts';
import { type CountryCode, SHOP_COUNTRIES } from '#domain/shop/shop-countries.ts';
import { hasSupplierAbroad } from '#domain/shop/shop-phrases.ts';
import { PAGE_SOURCES } from '#domain/shop-pages/page-sources.ts';
import { PARTNER_NAMES } from '#domain/shop-pages/privacy-names.ts';
import { list } from '#domain/text/bilingual.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { ConsentBox } from './consent-box.tsx';
import { PromiseCheck, ShopFields, ShopInput, ShopInputs, ShopSection } from './shop-fields.tsx';
import { fieldId, useShopForm } from './shop-form-context.ts';
import type { ShopInputName } from './shop-inputs.ts';

/** Where the data of most shops are: with the seller, where the goods leave, and with the platform, which is asked. */
function likelyPlaces({ country, origin, dataPartners }: ShopDraft): { platform: string; countries: CountryCode[] }[] {
  const own = [country, origin].filter((code) => code !== '' && code !== 'JP');
  const places = dataPartners.includes('platform')
    ? [
        { platform: 'Com a Shopify, ', countries: [...own, 'CA' as const] },
        { platform: 'Com plataforma no Japão, ', countries: own },
      ]
    : [{ platform: '', countries: own }];
  return places
    .map((place) => ({ ...place, countries: [...new Set(place.countries)] }))
    .filter(({ countries }) => countries.length > 0);
}

export function PrivacySection() {
  const { form, shop } = useShopForm();
  return (
    <ShopSection title="Privacidade" hint="A lei japonesa de dados vale para os seus clientes no Japão.">
      {hasSupplierAbroad(shop) && (
        <div className="col-span-full min-w-0 grid gap-3">
          <ConsentBox shop={shop} as="h4" />
          <PromiseCheck name="asksSupplierConsent">
            Antes de vender, copio esta caixa e colo no carrinho da loja: só com o sim do cliente os dados vão ao
            fornecedor
          </PromiseCheck>
          <p className="hint">
            Envia você mesmo, sem passar os dados ao fornecedor? Desmarque “{capitalise(PARTNER_NAMES.supplier.pt)}” em
            “Dados, uso e prazos”.
          </p>
        </div>
      )}
      <ShopInput name="dataCountries" />
      <details className="col-span-full min-w-0 text-sm">
        <summary className="min-h-6 cursor-pointer text-fg-muted">O que ler antes de marcar</summary>
        <p className="mt-1 max-w-[42em]">
          A lei japonesa de dados vale para os dados dos seus clientes, mesmo com a loja fora do Japão:{' '}
          {PAGE_SOURCES.privacy
            .filter(({ isOfficial }) => isOfficial)
            .map(({ url, label }) => (
              <a key={url} href={url} target="_blank" rel="noreferrer" className="link">
                {label}
              </a>
            ))}
          . As regras de cada país não estão aqui: leia as de lá, ou pergunte a um profissional, antes de marcar.
        </p>
      </details>
      {shop.dataCountries.length === 0 &&
        likelyPlaces(shop).map(({ platform, countries }) => (
          <Button
            key={platform}
            size="sm"
            className="col-span-full h-auto min-w-0 justify-self-start whitespace-normal text-left"
            onClick={() => form.setValue('dataCountries', countries, { shouldDirty: true })}
          >
            {platform}
            {list(countries.map((code) => SHOP_COUNTRIES[code])).pt}: conheço as regras de dados
          </Button>
        ))}
      <ShopInputs names={['safetyMeasures', 'cookieTools']} />
      <CommonFields />
    </ShopSection>
  );
}

const COMMON_FIELDS: readonly ShopInputName[] = [
  'collectedData',
  'dataPurposes',
  'dataPartners',
  'disclosureDays',
  'disclosureFeeYen',
  'privacyDate',
  'privacyRevisedDate',
];

/** What is the same in most shops: folded once one press has filled it in, and left as it is by whoever writes in it. */
function CommonFields() {
  const { shop } = useShopForm();
  const [isHeld, setIsHeld] = useState<boolean>();
  const { done, total } = countFields(shop, COMMON_FIELDS);
  const isOpen = isHeld ?? done < total;
  return (
    <details
      className="col-span-full min-w-0"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && setIsHeld(open)}
    >
      <summary className="min-h-11 py-2.5 font-medium">Dados, uso e prazos</summary>
      <ShopFields className="pt-3" onFocus={() => setIsHeld(true)}>
        <ShopInputs names={COMMON_FIELDS} />
      </ShopFields>
    </details>
  );
}

export function GlossarySection() {
  const { form, complaintOf } = useShopForm();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'glossary' });
  return (
    <ShopSection hint="Os robôs usam sempre o termo japonês que você escolher.">
      <div className="col-span-full min-w-0 grid gap-3" id={fieldId('glossary')}>
        {fields.map((term, index) => (
          <div
            key={term.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 max-sm:*:first:col-span-full sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <Field label="Em português" hideLabel={index > 0} error={complaintOf(`glossary.${index}.pt`)}>
              <Input
                maxLength={MAX_TERM}
                autoComplete="off"
                placeholder="garrafinha"
                {...form.register(`glossary.${index}.pt`)}
              />
            </Field>
            <Field label="Em japonês" hideLabel={index > 0} error={complaintOf(`glossary.${index}.ja`)}>
              <Input
                lang="ja"
                maxLength={MAX_TERM}
                autoComplete="off"
                placeholder="マイボトル"
                {...form.register(`glossary.${index}.ja`)}
              />
            </Field>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remover o termo ${index + 1}`}
              onClick={() => remove(index)}
            >
              <X aria-hidden="true" />
            </Button>
          </div>
        ))}
        {fields.length < MAX_TERMS && (
          <div>
            <Button size="sm" onClick={() => append({ pt: '', ja: '' })}>
              <Plus aria-hidden="true" />
              Termo
            </Button>
          </div>
        )}
      </div>
    </ShopSection>
  );
}

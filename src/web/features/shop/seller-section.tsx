import { MAX_STORE_NAME } from '#domain/shop/shop.ts';
import { COUNTRY_CODES, type CountryCode, SHOP_COUNTRIES } from '#domain/shop/shop-countries.ts';
import type { ShopField } from '#domain/shop/shop-problem.ts';
import { proposeKatakana } from '#domain/text/katakana-name.ts';
import { MAX_PERSON_NAME } from '#domain/text/text-limits.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ChoiceGroup } from '#web/components/ui/form/choice-group.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { SelectField, ShopFields, ShopSection, TextField } from './shop-fields.tsx';
import { fieldId, useShopForm } from './shop-form-context.ts';

/** In the order of the page, as the other sections' fields: Enter goes from gap to gap. */
export const sellerFields: readonly ShopField[] = [
  'legalName',
  'legalNameKana',
  'responsible',
  'representative',
  'email',
  'phone',
  'phoneFrom',
  'address',
  'postalCode',
  'answersRequests',
  'japanAddress',
  'japanPhone',
  'invoiceNumber',
];

export const countryNames = Object.fromEntries(COUNTRY_CODES.map((code) => [code, SHOP_COUNTRIES[code].pt])) as Record<
  CountryCode,
  string
>;

export function SellerSection() {
  const { form, shop, missingOf } = useShopForm();
  const answers = missingOf('answersRequests');
  const reading = proposeKatakana(shop.legalName);
  return (
    <ShopSection hint="Aparece na página que a lei japonesa pede.">
      <div className="col-span-full min-w-0">
        <ChoiceGroup
          legend="Quem responde pela loja"
          value={shop.sellerKind}
          onValueChange={(kind) => form.setValue('sellerKind', kind, { shouldDirty: true })}
          options={[
            { value: 'person', label: 'Pessoa' },
            { value: 'company', label: 'Empresa' },
          ]}
        />
      </div>
      <TextField
        name="legalName"
        label="Nome do vendedor"
        ja="販売業者"
        maxLength={MAX_PERSON_NAME}
        hint="Nome legal, o mesmo do pagamento."
      />
      <TextField
        name="legalNameKana"
        label="Nome em katakana"
        ja="カナ"
        maxLength={MAX_PERSON_NAME}
        isJapanese
        hint={
          reading !== '' &&
          shop.legalNameKana !== reading && (
            <Button
              size="sm"
              variant="link"
              onClick={() => form.setValue('legalNameKana', reading, { shouldDirty: true })}
            >
              Usar <span lang="ja">{reading}</span>
            </Button>
          )
        }
      />
      <TextField
        name="storeName"
        label="Nome da loja"
        ja="店舗名"
        maxLength={MAX_STORE_NAME}
        hint="Opcional. Sem ele, vale o nome do vendedor."
      />
      {shop.sellerKind === 'company' && (
        <>
          <ResponsibleField />
          <TextField
            name="representative"
            label="Representante da empresa"
            ja="代表者"
            maxLength={MAX_PERSON_NAME}
            hint="Quem representa a empresa no registro. Pode ser a mesma pessoa."
          />
        </>
      )}
      <TextField name="email" type="email" label="E-mail" ja="メールアドレス" />
      <TextField name="phone" type="tel" label="Telefone" ja="電話番号" placeholder="+55 11 90000-0000" />
      <div className="grid grid-cols-2 gap-3">
        <TextField name="phoneFrom" label="Atende das" ja="受付時間" placeholder="21:00" hint="No horário do Japão." />
        <TextField name="phoneUntil" label="Até" placeholder="24:00" />
      </div>
      <TextField
        name="address"
        label="Endereço"
        ja="所在地"
        placeholder="Rua Galvão Bueno, 200, São Paulo"
        className="col-span-full min-w-0"
      />
      <TextField name="postalCode" label="CEP ou código postal" ja="郵便番号" placeholder="01506-000" />
      <SelectField name="country" label="País" options={countryNames} />
      <div className="col-span-full min-w-0 grid gap-2">
        <Switch id={fieldId('hidesContact')} {...form.register('hidesContact')}>
          Mostrar endereço e telefone só a quem pedir
        </Switch>
        {shop.hidesContact && (
          <>
            <CheckboxRow
              id={fieldId('answersRequests')}
              aria-describedby={answers ? `${fieldId('answersRequests')}-error` : undefined}
              {...form.register('answersRequests')}
            >
              Respondo esses pedidos em até 1 dia útil
            </CheckboxRow>
            {answers && (
              <p className="hint" id={`${fieldId('answersRequests')}-error`}>
                {answers}
              </p>
            )}
            <Alert variant="info">Alguns meios de pagamento não aceitam esconder endereço e telefone.</Alert>
          </>
        )}
      </div>
      <details className="col-span-full min-w-0">
        <summary className="cursor-pointer py-2 text-fg-soft text-sm">Só se for o caso</summary>
        <ShopFields className="pt-3">
          {shop.sellerKind === 'person' && (
            <ResponsibleField hint="Opcional para pessoa. Meios de pagamento costumam pedir." />
          )}
          <TextField
            name="addressJa"
            label="Endereço em japonês"
            hint="Opcional. Aparece acima do endereço em letras latinas."
            className="col-span-full min-w-0"
            isJapanese
          />
          <TextField
            name="japanAddress"
            label="Escritório no Japão"
            ja="日本国内の事務所"
            hint="Só se você tiver um."
            isJapanese
          />
          <TextField name="japanPhone" type="tel" label="Telefone no Japão" />
          <SelectField
            name="invoiceKind"
            label="Nota do imposto japonês"
            ja="インボイス制度"
            hint="Empresas no Japão perguntam. Sem registro no Japão, a loja não emite."
            options={{ none: 'A loja não tem registro', registered: 'A loja tem registro' }}
          />
          {shop.invoiceKind === 'registered' && (
            <TextField name="invoiceNumber" label="Número de registro" ja="登録番号" placeholder="T1234567890123" />
          )}
        </ShopFields>
      </details>
    </ShopSection>
  );
}

const ResponsibleField = ({ hint }: { hint?: string }) => (
  <TextField name="responsible" label="Responsável" ja="運営責任者" maxLength={MAX_PERSON_NAME} hint={hint} />
);

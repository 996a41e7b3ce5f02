import { proposeKatakana } from '#domain/text/katakana-name.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ChoiceGroup } from '#web/components/ui/form/choice-group.tsx';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { PromiseCheck, ShopFields, ShopInput, ShopInputs, ShopSection } from './shop-fields.tsx';
import { fieldId, useShopForm } from './shop-form-context.ts';

export function SellerSection() {
  const { form, shop } = useShopForm();
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
      <ShopInput name="legalName" />
      <ShopInput
        name="legalNameKana"
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
      <ShopInput name="storeName" />
      {shop.sellerKind === 'company' && <ShopInput name="responsible" />}
      <ShopInputs names={['representative', 'email', 'phone']} />
      <div className="grid grid-cols-2 gap-3">
        <ShopInputs names={['phoneFrom', 'phoneUntil']} />
      </div>
      <ShopInputs names={['address', 'postalCode', 'country']} />
      <div className="col-span-full min-w-0 grid gap-2">
        <Switch id={fieldId('hidesContact')} {...form.register('hidesContact')}>
          Mostrar endereço e telefone só a quem pedir
        </Switch>
        {shop.hidesContact && (
          <>
            <PromiseCheck name="answersRequests">Respondo esses pedidos em até 1 dia útil</PromiseCheck>
            <Alert variant="info">Alguns meios de pagamento não aceitam esconder endereço e telefone.</Alert>
          </>
        )}
      </div>
      <details className="col-span-full min-w-0">
        <summary className="cursor-pointer py-2 text-fg-soft text-sm">Só se for o caso</summary>
        <ShopFields className="pt-3">
          {shop.sellerKind === 'person' && (
            <ShopInput name="responsible" hint="Opcional para pessoa. Meios de pagamento costumam pedir." />
          )}
          <ShopInputs names={['addressJa', 'japanAddress', 'japanPhone', 'invoiceKind', 'invoiceNumber']} />
        </ShopFields>
      </details>
    </ShopSection>
  );
}

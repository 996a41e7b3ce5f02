import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { MAX_OWN_ROW, MAX_OWN_ROWS, OWN_ROW_KINDS, type OwnRowKind } from '#domain/shop/shop.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { ShopInput, ShopInputs, ShopSection } from './shop-fields.tsx';
import { fieldId, useShopForm } from './shop-form-context.ts';

export function ReturnsSection() {
  const { returnKind, origin, returnAddress } = useShopForm().shop;
  return (
    <ShopSection title="Devoluções" hint="Vale o que estiver escrito aqui.">
      <ShopInput
        name="returnKind"
        hint={returnKind === 'refused' && 'Mostre esta regra também no produto e na tela final.'}
      />
      <ShopInputs names={['returnDays', 'returnShippingBy', 'returnCondition', 'defectDays', 'refundDays']} />
      <ShopInput
        name="returnAddress"
        hint={
          origin !== 'JP' && !returnAddress
            ? 'Vazio: você informa quando o cliente avisar. Devolver ao exterior custa caro: pense em reembolsar sem devolução abaixo de um valor.'
            : 'De preferência no Japão.'
        }
      />
    </ShopSection>
  );
}

const kindLabels: Record<OwnRowKind, string> = {
  fees: 'Outro custo',
  offerPeriod: 'Prazo da oferta',
  subscription: 'Condições da assinatura',
  software: 'Requisitos do programa',
  licences: 'Licença',
};

const kindOptions = OWN_ROW_KINDS.map((value) => ({ value, label: kindLabels[value] }));

export function OwnRowsSection() {
  const { form, shop, complaintOf, missingOf } = useShopForm();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'ownRows' });
  const complaint = missingOf('ownRows');
  return (
    <ShopSection
      title="Só se for o caso"
      hint="Outro custo, prazo de oferta, assinatura, programa ou licença: a lei pede a linha quando existe."
    >
      <ShopInput name="quantityLimit" />
      <div className="col-span-full min-w-0 grid gap-4" id={fieldId('ownRows')}>
        {fields.map((row, index) => (
          <fieldset key={row.id} className="grid gap-3.5 rounded-md border border-line p-4">
            <legend className="sr-only">Linha {index + 1}</legend>
            <Field label="Assunto">
              <Select
                value={shop.ownRows[index]?.kind}
                onValueChange={(kind) => form.setValue(`ownRows.${index}.kind`, kind, { shouldDirty: true })}
                options={kindOptions}
              />
            </Field>
            <Field label="Texto em japonês" error={complaintOf(`ownRows.${index}.ja`)}>
              <Textarea
                className="min-h-18"
                lang="ja"
                maxLength={MAX_OWN_ROW}
                rows={2}
                {...form.register(`ownRows.${index}.ja`)}
              />
            </Field>
            <Field label="O que quer dizer" error={complaintOf(`ownRows.${index}.pt`)}>
              <Textarea
                className="min-h-18"
                maxLength={MAX_OWN_ROW}
                rows={2}
                {...form.register(`ownRows.${index}.pt`)}
              />
            </Field>
            <Button className="justify-self-start" variant="ghost" size="sm" onClick={() => remove(index)}>
              <Trash2 aria-hidden="true" />
              Remover linha {index + 1}
            </Button>
          </fieldset>
        ))}
        {complaint && <p className="hint">{complaint}</p>}
        {fields.length < MAX_OWN_ROWS && (
          <div>
            <Button size="sm" onClick={() => append({ kind: 'fees', ja: '', pt: '' })}>
              <Plus aria-hidden="true" />
              Linha
            </Button>
          </div>
        )}
      </div>
    </ShopSection>
  );
}

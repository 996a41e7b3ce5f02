import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { MAX_TERM, MAX_TERMS } from '#domain/shop/shop.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { ShopSection } from './shop-fields.tsx';
import { fieldId, useShopForm } from './shop-form-context.ts';

/** The shop's own spelling of words, used by the robots and translators. */
export function GlossarySection() {
  const { form, complaintOf } = useShopForm();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'glossary' });
  return (
    <ShopSection title="Glossário" hint="Os robôs usam sempre o termo japonês que você escolher.">
      <div className="col-span-full min-w-0 grid gap-3" id={fieldId('glossary')}>
        {fields.map((term, index) => (
          <div key={term.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3">
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

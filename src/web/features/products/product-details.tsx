import type { Product } from '#contract/products/products.ts';
import {
  MAX_PRODUCT_NAME,
  MAX_PRODUCT_NOTES,
  PRODUCT_STATUS_LABELS,
  PRODUCT_STATUSES,
} from '#domain/products/product.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '#domain/text/slug.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { SelfSaving } from '#web/components/ui/form/self-saving.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useUpdateProduct } from './use-update-product.ts';

const statusOptions = PRODUCT_STATUSES.map((status) => ({ value: status, label: PRODUCT_STATUS_LABELS[status] }));

/** All typed fields of a product. Each field saves itself on blur. */
export function ProductDetails({ product }: { product: Product }) {
  const save = useUpdateProduct(product.id);
  return (
    <div className="grid gap-4 pt-2 pb-5 sm:grid-cols-2 sm:gap-x-6">
      <SelfSaving value={product.name} onSave={(name) => save({ name })} check={checkName}>
        {(control, error) => (
          <Field label="Nome em português" error={error}>
            <Input maxLength={MAX_PRODUCT_NAME} {...control} />
          </Field>
        )}
      </SelfSaving>
      <SelfSaving value={product.nameJa} onSave={(nameJa) => save({ nameJa })}>
        {(control) => (
          <Field label="Nome em japonês">
            <Input lang="ja" maxLength={MAX_PRODUCT_NAME} {...control} />
          </Field>
        )}
      </SelfSaving>
      <SelfSaving value={product.slug} onSave={(slug) => save({ slug })} check={checkSlug}>
        {(control, error) => (
          <Field label="Endereço (slug)" error={error}>
            <Input maxLength={SLUG_MAX_LENGTH} autoCapitalize="none" spellCheck={false} {...control} />
          </Field>
        )}
      </SelfSaving>
      <Field label="Situação">
        <Select value={product.status} onValueChange={(status) => save({ status })} options={statusOptions} />
      </Field>
      <SelfSaving value={product.source} onSave={(source) => save({ source })}>
        {(control) => (
          <Field label="Descrição do fornecedor" hint="É daqui que os robôs partem.">
            <Textarea maxLength={MAX_ROBOT_TEXT} rows={6} {...control} />
          </Field>
        )}
      </SelfSaving>
      <SelfSaving value={product.notes} onSave={(notes) => save({ notes })}>
        {(control) => (
          <Field label="Notas">
            <Textarea maxLength={MAX_PRODUCT_NOTES} rows={6} placeholder="Fornecedor, prazo, ideias" {...control} />
          </Field>
        )}
      </SelfSaving>
    </div>
  );
}

const checkName = (name: string) => (name.trim() ? undefined : 'Dê um nome ao produto.');
const checkSlug = (slug: string) =>
  slug.trim() === '' || SLUG_PATTERN.test(slug.trim()) ? undefined : 'Use letras minúsculas, números e hífens.';

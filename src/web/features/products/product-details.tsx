import type { ReactNode } from 'react';
import type { Product } from '#contract/products/products.ts';
import {
  MAX_PRODUCT_NAME,
  MAX_PRODUCT_NOTES,
  PRODUCT_STATUS_LABELS,
  PRODUCT_STATUSES,
} from '#domain/products/product.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { formatYen } from '#domain/text/format-money.ts';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '#domain/text/slug.ts';
import { ProductPicture } from '#web/components/product/product-picture.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { SelfSavingField } from '#web/components/ui/form/self-saving-field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { ProductStatusBadge, ShopifyState } from './product-badges.tsx';
import { useUpdateProduct } from './use-update-product.ts';

type ProductHeadProps = {
  product: Product;
  /** Left out where one step fills the page: on phones the head is then small. */
  actions: ReactNode;
};

export function ProductHead({ product, actions }: ProductHeadProps) {
  return (
    <header className={cn('mb-5 flex flex-wrap items-center gap-x-5 gap-y-4', !actions && 'max-md:mb-0')}>
      <ProductPicture photo={product.photo} size="lg" className={!actions && 'max-md:hidden'} />
      <div className="grid min-w-0 flex-[1_1_12rem] gap-1">
        <h1 className={cn('h1', actions ? 'max-md:text-(length:--text-2xl)' : 'max-md:text-(length:--text-lg)')}>
          {product.name}
        </h1>
        {product.nameJa && (
          <p lang="ja" className="text-[1.0625rem] text-fg-soft leading-normal">
            {product.nameJa}
          </p>
        )}
        {/* On wide screens it stands at the side. */}
        {actions && product.price !== null && (
          <p className="font-display font-semibold text-2xl tabular-nums lg:hidden">{formatYen(product.price)}</p>
        )}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ProductStatusBadge status={product.status} />
          <ShopifyState shopify={product.shopify} />
          <span className="text-fg-muted text-sm tabular-nums">Mudou {formatMoment(product.updatedAt)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 self-start max-lg:w-full max-lg:[&>*]:flex-1">{actions}</div>
    </header>
  );
}

const statusOptions = PRODUCT_STATUSES.map((status) => ({ value: status, label: PRODUCT_STATUS_LABELS[status] }));

export function ProductDetails({ product }: { product: Product }) {
  const save = useUpdateProduct(product.id);
  return (
    <div className="grid gap-4 pt-2 pb-5 sm:grid-cols-2 sm:gap-x-6">
      <SelfSavingField value={product.name} onSave={(name) => save({ name })} check={checkName}>
        {(control, error) => (
          <Field label="Nome em português" error={error}>
            <Input maxLength={MAX_PRODUCT_NAME} {...control} />
          </Field>
        )}
      </SelfSavingField>
      <SelfSavingField value={product.nameJa} onSave={(nameJa) => save({ nameJa })}>
        {(control) => (
          <Field label="Nome em japonês">
            <Input lang="ja" maxLength={MAX_PRODUCT_NAME} {...control} />
          </Field>
        )}
      </SelfSavingField>
      <SelfSavingField value={product.slug} onSave={(slug) => save({ slug })} check={checkSlug}>
        {(control, error) => (
          <Field label="Endereço (slug)" error={error}>
            <Input maxLength={SLUG_MAX_LENGTH} autoCapitalize="none" spellCheck={false} {...control} />
          </Field>
        )}
      </SelfSavingField>
      <Field label="Situação">
        <Select value={product.status} onValueChange={(status) => save({ status })} options={statusOptions} />
      </Field>
      <SelfSavingField value={product.source} onSave={(source) => save({ source })}>
        {(control) => (
          <Field label="Descrição do fornecedor" hint="É daqui que os robôs partem.">
            <Textarea maxLength={MAX_ROBOT_TEXT} rows={6} {...control} />
          </Field>
        )}
      </SelfSavingField>
      <SelfSavingField value={product.notes} onSave={(notes) => save({ notes })}>
        {(control) => (
          <Field label="Notas">
            <Textarea maxLength={MAX_PRODUCT_NOTES} rows={6} placeholder="Fornecedor, prazo, ideias" {...control} />
          </Field>
        )}
      </SelfSavingField>
    </div>
  );
}

const checkName = (name: string) => (name.trim() ? undefined : 'Dê um nome ao produto.');
const checkSlug = (slug: string) =>
  slug.trim() === '' || SLUG_PATTERN.test(slug.trim()) ? undefined : 'Use letras minúsculas, números e hífens.';

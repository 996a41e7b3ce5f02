import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { ListingDraft, ListingReply } from '#contract/products/publishing.ts';
import { MAX_LISTING_LINE, MAX_LISTING_TEXT } from '#domain/publishing/listing.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { FeatureRows, ImageRows, type ListProps, OptionRows, WordRows } from './publish-lists.tsx';

type PublishFormProps = {
  form: UseFormReturn<ListingDraft>;
  listing: ListingDraft;
  reply: ListingReply;
};

const toNumber = (value: unknown): number | null =>
  value === '' || value === null || value === undefined ? null : Number(value);

type NumberName = 'priceYen' | 'costYen' | 'stock' | 'weightGrams';
type TextName = 'benefit' | 'buyUrl' | 'sku' | 'productType' | 'seoTitle' | 'seoDescription';

export function PublishForm({ form, listing, reply }: PublishFormProps) {
  const errors: FieldErrors<ListingDraft> = form.formState.errors;
  const set = <Name extends keyof ListingDraft>(name: Name, value: ListingDraft[Name]) =>
    form.setValue(name as never, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const text = (
    name: TextName,
    label: string,
    more: { hint?: string; placeholder?: string; isJapanese?: boolean } = {},
  ) => (
    <Field label={label} hint={more.hint} error={errors[name]?.message}>
      <Input
        autoComplete="off"
        placeholder={more.placeholder}
        maxLength={name === 'seoDescription' ? MAX_LISTING_TEXT : name === 'buyUrl' ? undefined : MAX_LISTING_LINE}
        {...(more.isJapanese && { lang: 'ja' })}
        {...form.register(name)}
      />
    </Field>
  );
  const number = (name: NumberName, label: string, sign: string, hint?: string) => (
    <Field label={label} hint={hint} error={errors[name]?.message}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        {...(sign === '¥' ? { start: sign } : { end: sign })}
        {...form.register(name, { setValueAs: toNumber })}
      />
    </Field>
  );
  const lists: ListProps = { listing, errors, onChange: set };
  const suggested = reply.suggestedPriceYen;
  return (
    <div className="shop-fields">
      {text('benefit', 'Benefício em uma frase', {
        isJapanese: true,
        hint: reply.adLines[0]
          ? `Dos seus anúncios favoritos: ${reply.adLines[0]}`
          : 'Em japonês, logo abaixo do nome.',
      })}
      {reply.descriptions.length > 1 && (
        <Field label="Texto da página">
          <Select
            value={listing.textId ?? reply.descriptions[0]?.id}
            onValueChange={(id) => set('textId', id)}
            options={reply.descriptions.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Field>
      )}
      {number(
        'priceYen',
        'Preço, com imposto',
        '¥',
        suggested === null ? undefined : `Da calculadora: ¥${suggested.toLocaleString('en-US')}`,
      )}
      {text('buyUrl', 'Endereço da página de compra', { placeholder: 'https://' })}
      <ImageRows {...lists} />
      <WordRows name="situations" {...lists} />
      <FeatureRows {...lists} />
      <WordRows name="steps" {...lists} />
      {text('sku', 'Código (SKU)', { placeholder: 'MIZU-500' })}
      {number('stock', 'Estoque', 'un.', 'Vazio: a Shopify não conta o estoque.')}
      {number('costYen', 'Custo', '¥')}
      {number('weightGrams', 'Peso', 'g')}
      {text('productType', 'Tipo', { isJapanese: true })}
      <OptionRows {...lists} />
      <WordRows name="tags" {...lists} />
      {text('seoTitle', 'Título para busca', { isJapanese: true, hint: 'Vazio: o nome do produto.' })}
      {text('seoDescription', 'Descrição para busca', { isJapanese: true, hint: 'Vazio: a meta descrição do texto.' })}
    </div>
  );
}

import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { ListingDraft, ListingReply } from '#contract/listings.ts';
import { MAX_LISTING_LINE, MAX_LISTING_TEXT } from '#domain/publishing/listing.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { featureLines, imageLines, type LineFormat, optionLines, plainLines } from './line-formats.ts';
import { LinesField } from './lines-field.tsx';

type PublishFormProps = {
  form: UseFormReturn<ListingDraft>;
  listing: ListingDraft;
  reply: ListingReply;
};

const toNumber = (value: unknown): number | null =>
  value === '' || value === null || value === undefined ? null : Number(value);

/** The first complaint anywhere inside a list. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.entries(error)
    .filter(([name]) => name !== 'ref')
    .map(([, inner]) => messageIn(inner))
    .find(Boolean);
}

type NumberName = 'priceYen' | 'costYen' | 'stock' | 'weightGrams';
type TextName = 'benefit' | 'buyUrl' | 'sku' | 'productType' | 'seoTitle' | 'seoDescription';
type ListName = 'images' | 'situations' | 'features' | 'steps' | 'options' | 'tags';

export function PublishForm({ form, listing, reply }: PublishFormProps) {
  const errors: FieldErrors<ListingDraft> = form.formState.errors;
  const set = <Name extends keyof ListingDraft>(name: Name, value: ListingDraft[Name]) =>
    form.setValue(name as never, value as never, { shouldDirty: true });
  const text = (
    name: TextName,
    label: string,
    more: { hint?: string; placeholder?: string; isJapanese?: boolean } = {},
  ) => (
    <Field label={label} hint={more.hint} error={messageIn(errors[name])}>
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
    <Field label={label} hint={hint} error={messageIn(errors[name])}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        {...(sign === '¥' ? { start: sign } : { end: sign })}
        {...form.register(name, { setValueAs: toNumber })}
      />
    </Field>
  );
  const lines = <Name extends ListName>(
    name: Name,
    label: string,
    format: LineFormat<ListingDraft[Name][number]>,
    more: { hint: string; placeholder?: string },
  ) => (
    <LinesField
      label={label}
      items={listing[name] as ListingDraft[Name][number][]}
      format={format}
      error={messageIn(errors[name])}
      onChange={(items) => set(name, items as ListingDraft[Name])}
      {...more}
    />
  );
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
      {lines('images', 'Fotos', imageLines, {
        hint: 'Uma por linha: endereço https, barra, descrição em japonês.',
        placeholder: 'https://cdn.exemplo.com/1.jpg | 白いボトルの正面',
      })}
      {lines('situations', 'Situações do cliente', plainLines, {
        hint: 'Até 3, uma por linha, em japonês. Sem medo nem doença.',
      })}
      {lines('features', 'Características', featureLines, {
        hint: 'Até 3, uma por linha: título, barra, texto.',
        placeholder: '片手で開くふた | 荷物を持ったまま飲めます。',
      })}
      {lines('steps', 'Como usar', plainLines, { hint: 'Até 5 passos, um por linha.' })}
      {text('sku', 'Código (SKU)', { placeholder: 'MIZU-500' })}
      {number('stock', 'Estoque', 'un.', 'Vazio: a Shopify não conta o estoque.')}
      {number('costYen', 'Custo', '¥')}
      {number('weightGrams', 'Peso', 'g')}
      {text('productType', 'Tipo', { isJapanese: true })}
      {lines('options', 'Opções', optionLines, {
        hint: 'Até 3, uma por linha: nome, dois-pontos, valores separados por ponto e vírgula.',
        placeholder: 'カラー: ネイビー; 白',
      })}
      {lines('tags', 'Etiquetas', plainLines, { hint: 'Uma por linha, em japonês.' })}
      {text('seoTitle', 'Título para busca', { isJapanese: true, hint: 'Vazio: o nome do produto.' })}
      {text('seoDescription', 'Descrição para busca', { isJapanese: true, hint: 'Vazio: a meta descrição do texto.' })}
    </div>
  );
}

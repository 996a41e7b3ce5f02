import { safeParse } from 'zod/v4/core';
import { listingSchema } from '#contract/products/publishing.ts';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '#domain/text/slug.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { SelfSaving } from '#web/components/ui/form/self-saving.tsx';
import type { EditorProps } from './editor-props.ts';

const checkSlug = (slug: string) =>
  SLUG_PATTERN.test(slug.trim()) ? undefined : 'Use letras minúsculas, números e hífens.';

export function SlugField({ reply, onChange }: EditorProps) {
  return (
    <SelfSaving value={reply.slug} onSave={(slug) => onChange({ product: { slug } })} check={checkSlug}>
      {(control, error) => (
        <Field label="Endereço do produto" error={error}>
          <Input maxLength={SLUG_MAX_LENGTH} autoCapitalize="none" spellCheck={false} {...control} />
        </Field>
      )}
    </SelfSaving>
  );
}

type ListingField = keyof typeof listingSchema.shape;
/** The contract's validation error for a value. */
const complaintOf = (name: ListingField, value: unknown): string | undefined =>
  safeParse(listingSchema.shape[name], value).error?.issues[0]?.message;

type TextFieldProps = EditorProps & { name: 'sku' | 'buyUrl'; label: string; placeholder?: string };

/** "loja.jp/produto" is typed more often than its "https://". */
const asAddress = (text: string): string =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : text;

export function TextField({ name, label, placeholder, contents, onChange }: TextFieldProps) {
  const read = (text: string) => (name === 'buyUrl' ? asAddress(text.trim()) : text);
  return (
    <SelfSaving
      value={contents.listing[name]}
      check={(value) => complaintOf(name, read(value))}
      onSave={(value) => onChange({ listing: { [name]: read(value) } })}
    >
      {(control, error) => (
        <Field label={label} error={error}>
          <Input autoComplete="off" autoCapitalize="none" placeholder={placeholder} {...control} />
        </Field>
      )}
    </SelfSaving>
  );
}

type NumberFieldProps = EditorProps & {
  name: 'priceYen' | 'costYen' | 'stock' | 'weightGrams';
  label: string;
  sign: string;
  hint?: string;
};

const toNumber = (text: string): number | null => (text.trim() === '' ? null : Number(text.replaceAll(/[.,\s]/g, '')));

export function NumberField({ name, label, sign, hint, contents, onChange }: NumberFieldProps) {
  return (
    <SelfSaving
      value={`${contents.listing[name] ?? ''}`}
      check={(text) => complaintOf(name, toNumber(text))}
      onSave={(text) => onChange({ listing: { [name]: toNumber(text) } })}
    >
      {(control, error) => (
        <Field label={label} hint={hint} error={error} className="max-w-60">
          <Input
            inputMode="numeric"
            autoComplete="off"
            {...(sign === '¥' ? { start: sign } : { end: sign })}
            {...control}
          />
        </Field>
      )}
    </SelfSaving>
  );
}

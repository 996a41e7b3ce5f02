import { Link } from '@tanstack/react-router';
import { safeParse } from 'zod/v4/core';
import { listingSchema } from '#contract/products/publishing.ts';
import { chosenText } from '#domain/publishing/publish-contents.ts';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '#domain/text/slug.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { SelfSavingField } from '#web/components/ui/form/self-saving-field.tsx';
import type { EditorProps } from './use-publish-draft.ts';

const checkSlug = (slug: string) =>
  SLUG_PATTERN.test(slug.trim()) ? undefined : 'Use letras minúsculas, números e hífens.';

export function SlugField({ reply, onChange }: EditorProps) {
  return (
    <SelfSavingField value={reply.slug} onSave={(slug) => onChange({ product: { slug } })} check={checkSlug}>
      {(control, error) => (
        <Field label="Endereço do produto" error={error}>
          <Input maxLength={SLUG_MAX_LENGTH} autoCapitalize="none" spellCheck={false} {...control} />
        </Field>
      )}
    </SelfSavingField>
  );
}

type ListingField = keyof typeof listingSchema.shape;
const complaintOf = (name: ListingField, value: unknown): string | undefined =>
  safeParse(listingSchema.shape[name], value).error?.issues[0]?.message;

type TextFieldProps = EditorProps & { name: 'sku' | 'buyUrl'; label: string; placeholder?: string };

/** "loja.jp/produto" is typed more often than its "https://". */
const asAddress = (text: string): string =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : text;

export function TextField({ name, label, placeholder, contents, onChange }: TextFieldProps) {
  const read = (text: string) => (name === 'buyUrl' ? asAddress(text.trim()) : text);
  return (
    <SelfSavingField
      value={contents.listing[name]}
      check={(value) => complaintOf(name, read(value))}
      onSave={(value) => onChange({ listing: { [name]: read(value) } })}
    >
      {(control, error) => (
        <Field label={label} error={error}>
          <Input autoComplete="off" autoCapitalize="none" placeholder={placeholder} {...control} />
        </Field>
      )}
    </SelfSavingField>
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
    <SelfSavingField
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
    </SelfSavingField>
  );
}

export function TextChoice({ productId, reply: { descriptions, listing }, isMain, onDone }: EditorProps) {
  const chosen = chosenText(descriptions, listing);
  const other = descriptions.find(({ id }) => id !== chosen?.id);
  return (
    <div className="grid gap-3">
      {descriptions.length > 0 && (
        <ul aria-label="Textos em japonês" className="grid gap-2">
          {descriptions.map(({ id, title, text }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="eye" data-on={id === chosen?.id} aria-hidden="true" />
              <span className="min-w-0 flex-[1_1_12rem]">
                {title}
                <small lang="ja" className="line-clamp-2 text-fg-muted">
                  {text.slice(0, 120)}
                </small>
              </span>
              {id === chosen?.id ? (
                <span className="text-fg-muted text-sm">Na página</span>
              ) : (
                <Button
                  size="sm"
                  variant={isMain && id === other?.id ? 'primary' : 'secondary'}
                  aria-label={`Usar ${title}`}
                  onClick={() => onDone({ listing: { textId: id } })}
                >
                  Usar
                </Button>
              )}
              <Button asChild size="sm" variant="ghost">
                <Link to="/robos/tradutor" search={{ produto: productId, texto: id }} aria-label={`Abrir ${title}`}>
                  Abrir
                </Link>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button asChild size="sm" variant={isMain && !other ? 'primary' : 'secondary'} className="justify-self-start">
        <Link to="/robos/tradutor" search={{ produto: productId, novo: true }}>
          Escrever em japonês com o Tradutor
        </Link>
      </Button>
    </div>
  );
}

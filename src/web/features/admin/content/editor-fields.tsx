import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { SLUG_MAX_LENGTH, slugify } from '#domain/text/slug.ts';
import { MAX_CONTENT_TITLE, MAX_DESCRIPTION } from '#domain/text/text-limits.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select, type SelectOption } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { choicesQuery } from '../admin.queries.ts';
import { ImageField } from './image-field.tsx';

/** All of these stand in an `EditorDialog`, whose form they edit. */
type FieldProps = { name: string; label: string; hint?: string | undefined; required?: boolean };

type TextFieldProps = FieldProps &
  ComponentProps<typeof Input> & { rows?: number; setValueAs?: (text: string) => unknown };

/** One line, or several with `rows`. */
export function TextField({ name, label, hint, required = false, rows, setValueAs, ...control }: TextFieldProps) {
  const { register, getFieldState, formState } = useFormContext();
  const registered = register(name, setValueAs && { setValueAs });
  return (
    <Field label={label} hint={hint} error={getFieldState(name, formState).error?.message} required={required}>
      {rows ? (
        <Textarea rows={rows} maxLength={control.maxLength} className={control.className} {...registered} />
      ) : (
        <Input {...control} {...registered} />
      )}
    </Field>
  );
}

/** An empty one is null. */
export const orNull = (text: string): string | null => text || null;

export const TitleField = () => <TextField name="title" label="Título" maxLength={MAX_CONTENT_TITLE} required />;

export const DescriptionField = ({ rows }: { rows: number }) => (
  <TextField name="description" label="Descrição" rows={rows} maxLength={MAX_DESCRIPTION} />
);

type ChoiceFieldProps = FieldProps & { options: readonly SelectOption<string>[]; placeholder?: string };

export const ChoiceField = ({ name, label, required = false, options, placeholder }: ChoiceFieldProps) => (
  <Controller
    name={name}
    render={({ field, fieldState }) => (
      <Field label={label} error={fieldState.error?.message} required={required}>
        <Select
          value={field.value || undefined}
          onValueChange={field.onChange}
          options={options}
          placeholder={placeholder}
        />
      </Field>
    )}
  />
);

type ContentFieldsProps = {
  modules: Endpoint;
  bucket: ComponentProps<typeof ImageField>['bucket'];
  hints?: { description: string; video: string };
  onSendingChange: (isSending: boolean) => void;
  children: ReactNode;
};

/** The fields that lessons and snippets share. */
export function ContentFields({ modules, bucket, hints, onSendingChange, children }: ContentFieldsProps) {
  const { data: choices } = useQuery(choicesQuery(modules));
  const placeholder = choices ? 'Escolha o módulo' : 'Carregando...';
  return (
    <>
      <TitleField />
      <ChoiceField name="moduleId" label="Módulo" options={choices ?? []} placeholder={placeholder} required />
      <SlugField />
      <TextField name="description" label="Descrição" rows={2} hint={hints?.description} />
      {children}
      <TextField
        name="videoUrl"
        label="Link do vídeo"
        hint={hints?.video}
        type="url"
        placeholder="https://youtu.be/..."
        setValueAs={orNull}
      />
      <Controller
        name="thumbnailUrl"
        render={({ field, fieldState }) => (
          <ImageField
            label="Miniatura"
            bucket={bucket}
            value={field.value ?? ''}
            error={fieldState.error?.message}
            onSendingChange={onSendingChange}
            onValueChange={(url) => field.onChange(orNull(url))}
          />
        )}
      />
    </>
  );
}

/** If empty, the server derives the slug from the title and appends a number while the slug is taken. */
function SlugField() {
  const [slug, title] = useFormContext<{ slug: string | null; title: string }>().watch(['slug', 'title']);
  const proposal = slugify(title);
  const proposed = proposal ? `Vazio: será ${proposal}, numerado se já existir.` : 'Vazio: criado a partir do título.';
  return (
    <TextField
      name="slug"
      label="Slug"
      hint={slug ? 'Usado no link de compartilhamento.' : proposed}
      placeholder={proposal || 'titulo-da-pagina'}
      maxLength={SLUG_MAX_LENGTH}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      setValueAs={orNull}
    />
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { SLUG_MAX_LENGTH, slugify } from '#domain/text/slug.ts';
import { MAX_CONTENT_TITLE } from '#domain/text/text-limits.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { ChoiceField } from './editor-dialog.tsx';
import { ImageField } from './image-field.tsx';

type ContentDraft = {
  title: string;
  moduleId: string;
  slug: string | null;
  description: string;
  videoUrl: string | null;
  thumbnailUrl: string | null;
};

type ContentFieldsProps = {
  modules: readonly { id: string; title: string }[] | undefined;
  bucket: ComponentProps<typeof ImageField>['bucket'];
  hints?: { description: string; video: string };
  onSendingChange: (isSending: boolean) => void;
  children: ReactNode;
};

/** The fields that all content editors share. Must be rendered inside the editor's form. */
export function ContentFields({ modules, bucket, hints, onSendingChange, children }: ContentFieldsProps) {
  const form = useFormContext<ContentDraft>();
  const { errors, isSubmitted } = form.formState;
  const [title, slug, thumbnailUrl] = form.watch(['title', 'slug', 'thumbnailUrl']);
  const change = { shouldDirty: true, shouldValidate: isSubmitted };
  return (
    <>
      <Field label="Título" error={errors.title?.message} required>
        <Input maxLength={MAX_CONTENT_TITLE} {...form.register('title')} />
      </Field>
      <ChoiceField
        control={form.control}
        name="moduleId"
        label="Módulo"
        options={(modules ?? []).map((module) => ({ value: module.id, label: module.title }))}
        placeholder={modules ? 'Escolha o módulo' : 'Carregando...'}
        required
      />
      <SlugField
        value={slug ?? ''}
        title={title}
        error={errors.slug?.message}
        onValueChange={(next) => form.setValue('slug', next || null, change)}
      />
      <Field label="Descrição" error={errors.description?.message} hint={hints?.description}>
        <Textarea rows={2} {...form.register('description')} />
      </Field>
      {children}
      <Field label="Link do vídeo" error={errors.videoUrl?.message} hint={hints?.video}>
        <Input
          type="url"
          placeholder="https://youtu.be/..."
          {...form.register('videoUrl', { setValueAs: (text) => text || null })}
        />
      </Field>
      <ImageField
        label="Miniatura"
        bucket={bucket}
        value={thumbnailUrl ?? ''}
        error={errors.thumbnailUrl?.message}
        onSendingChange={onSendingChange}
        onValueChange={(url) => form.setValue('thumbnailUrl', url || null, change)}
      />
    </>
  );
}

type SlugFieldProps = {
  /** If empty, the server derives the slug from the title and appends a number while the slug is taken. */
  value: string;
  title: string;
  onValueChange: (slug: string) => void;
  error?: string | undefined;
};

function SlugField({ value, title, onValueChange, error }: SlugFieldProps) {
  const proposal = slugify(title);
  const proposed = proposal ? `Vazio: será ${proposal}, numerado se já existir.` : 'Vazio: criado a partir do título.';
  const hint = value ? 'Usado no link de compartilhamento.' : proposed;
  return (
    <Field label="Slug" error={error} hint={hint}>
      <Input
        value={value}
        placeholder={proposal || 'titulo-da-pagina'}
        maxLength={SLUG_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}

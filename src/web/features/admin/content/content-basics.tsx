import { useFormContext } from 'react-hook-form';
import { SLUG_MAX_LENGTH, slugify } from '#domain/text/slug.ts';
import { MAX_CONTENT_TITLE } from '#domain/text/text-limits.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { ChoiceField } from '../choice-field.tsx';

type BasicsDraft = { title: string; moduleId: string; slug: string | null };

type ContentBasicsProps = { modules: readonly { id: string; title: string }[] | undefined };

/** Title, module and slug fields, shared by all content editors. Must be rendered inside the editor's form. */
export function ContentBasics({ modules }: ContentBasicsProps) {
  const form = useFormContext<BasicsDraft>();
  const { errors, isSubmitted } = form.formState;
  const [title, slug] = form.watch(['title', 'slug']);
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
        onValueChange={(next) =>
          form.setValue('slug', next || null, { shouldDirty: true, shouldValidate: isSubmitted })
        }
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

import { Controller } from 'react-hook-form';
import {
  type AdminSnippetModule,
  createSnippetModule,
  type SnippetModuleDraft,
  snippetModuleDraftSchema,
  updateSnippetModule,
} from '#contract/admin/admin-snippets.ts';
import { MAX_CONTENT_TITLE, MAX_DESCRIPTION } from '#domain/text/text-limits.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { call } from '#web/lib/api/api.ts';
import { categoryOptions } from '../admin-options.ts';
import { ChoiceField } from '../choice-field.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import { IconPicker } from './icon-picker.tsx';
import { useDraftForm } from './use-draft-form.ts';

type SnippetModuleEditorProps = { module: AdminSnippetModule | undefined; onClose: () => void };

export function SnippetModuleEditor({ module, onClose }: SnippetModuleEditorProps) {
  const { form, errorOf, dialog } = useDraftForm<SnippetModuleDraft>({
    name: `snippet-module.${module?.id ?? 'new'}`,
    schema: snippetModuleDraftSchema,
    defaultValues: {
      title: module?.title ?? '',
      description: module?.description ?? '',
      category: module?.category ?? 'general',
      icon: module?.icon ?? 'Code',
    },
    save: (body) =>
      module ? call(updateSnippetModule, { params: { id: module.id }, body }) : call(createSnippetModule, { body }),
    doneText: module ? 'Módulo atualizado com sucesso!' : 'Módulo criado com sucesso!',
    failText: module ? 'Failed to update module' : 'Failed to create module',
    onClose,
  });
  return (
    <EditorDialog
      title={module ? 'Editar módulo de snippets' : 'Novo módulo de snippets'}
      saveLabel="Salvar módulo"
      {...dialog}
    >
      <Field label="Título" error={errorOf('title')} required>
        <Input maxLength={MAX_CONTENT_TITLE} {...form.register('title')} />
      </Field>
      <Field label="Descrição" error={errorOf('description')}>
        <Textarea rows={2} maxLength={MAX_DESCRIPTION} {...form.register('description')} />
      </Field>
      <ChoiceField control={form.control} name="category" label="Categoria" options={categoryOptions} />
      <Controller
        control={form.control}
        name="icon"
        render={({ field }) => <IconPicker name="icon" value={field.value ?? 'Code'} onValueChange={field.onChange} />}
      />
    </EditorDialog>
  );
}

import {
  type AdminModule,
  createAcademyModule,
  type ModuleDraft,
  moduleDraftSchema,
  updateAcademyModule,
} from '#contract/admin/admin-academy.ts';
import { MAX_CONTENT_TITLE, MAX_DESCRIPTION } from '#domain/text/text-limits.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { call } from '#web/lib/api/api.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { useDraftForm } from './use-draft-form.ts';

export function ModuleEditor({ module, onClose }: { module: AdminModule | undefined; onClose: () => void }) {
  const { form, errorOf, dialog } = useDraftForm<ModuleDraft>({
    name: `module.${module?.id ?? 'new'}`,
    schema: moduleDraftSchema,
    defaultValues: { title: module?.title ?? '', description: module?.description ?? '' },
    save: (body) =>
      module ? call(updateAcademyModule, { params: { id: module.id }, body }) : call(createAcademyModule, { body }),
    doneText: module ? 'Módulo atualizado com sucesso!' : 'Módulo criado com sucesso!',
    failText: module ? 'Failed to update module' : 'Failed to create module',
    onClose,
  });
  return (
    <EditorDialog title={module ? 'Editar módulo' : 'Novo módulo'} saveLabel="Salvar módulo" {...dialog}>
      <Field label="Título" error={errorOf('title')} required>
        <Input maxLength={MAX_CONTENT_TITLE} {...form.register('title')} />
      </Field>
      <Field label="Descrição" error={errorOf('description')}>
        <Textarea rows={3} maxLength={MAX_DESCRIPTION} {...form.register('description')} />
      </Field>
    </EditorDialog>
  );
}

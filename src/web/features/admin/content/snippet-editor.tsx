import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import {
  type AdminSnippet,
  createSnippet,
  type SnippetDraft,
  snippetDraftSchema,
  updateSnippet,
} from '#contract/admin/admin-snippets.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { call } from '#web/lib/api/api.ts';
import { snippetModuleChoicesQuery } from '../admin.queries.ts';
import { accessOptions, difficultyOptions, languageOptions, typeOptions, withCurrent } from '../admin-options.ts';
import { ChoiceField } from '../choice-field.tsx';
import { ContentFields } from './content-fields.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import { useDraftForm } from './use-draft-form.ts';

const draftOf = (snippet: AdminSnippet | undefined): SnippetDraft => ({
  moduleId: snippet?.moduleId ?? '',
  title: snippet?.title ?? '',
  description: snippet?.description ?? '',
  content: snippet?.content ?? '',
  slug: snippet?.slug ?? null,
  type: snippet?.type ?? 'script',
  language: snippet?.language ?? 'javascript',
  difficulty: snippet?.difficulty ?? 'beginner',
  thumbnailUrl: snippet?.thumbnailUrl ?? null,
  videoUrl: snippet?.videoUrl ?? null,
  accessType: snippet?.accessType ?? 'free',
});

export function SnippetEditor({ snippet, onClose }: { snippet: AdminSnippet | undefined; onClose: () => void }) {
  const [isUploading, setIsUploading] = useState(false);
  const modules = useQuery(snippetModuleChoicesQuery);
  const { form, errorOf, dialog } = useDraftForm<SnippetDraft>({
    name: `snippet.${snippet?.id ?? 'new'}`,
    schema: snippetDraftSchema,
    defaultValues: draftOf(snippet),
    save: (body) =>
      snippet ? call(updateSnippet, { params: { id: snippet.id }, body }) : call(createSnippet, { body }),
    doneText: snippet ? 'Snippet atualizado com sucesso!' : 'Snippet criado com sucesso!',
    failText: snippet ? 'Failed to update snippet' : 'Failed to create snippet',
    onClose,
  });

  return (
    <EditorDialog
      title={snippet ? 'Editar snippet' : 'Novo snippet'}
      subtitle={snippet?.moduleTitle}
      saveLabel="Salvar snippet"
      {...dialog}
      isUploading={isUploading}
      wide
    >
      <FormProvider {...form}>
        <ContentFields modules={modules.data} bucket="snippet-thumbnails" onSendingChange={setIsUploading}>
          <Field label="Código" error={errorOf('content')}>
            <Textarea rows={10} className="font-mono text-sm" spellCheck={false} {...form.register('content')} />
          </Field>
          <div className="grid gap-4.5 sm:grid-cols-2">
            <ChoiceField
              control={form.control}
              name="type"
              label="Tipo"
              options={withCurrent(typeOptions, snippet?.type)}
            />
            <ChoiceField
              control={form.control}
              name="language"
              label="Linguagem"
              options={withCurrent(languageOptions, snippet?.language)}
            />
            <ChoiceField
              control={form.control}
              name="difficulty"
              label="Nível"
              options={withCurrent(difficultyOptions, snippet?.difficulty)}
            />
            <ChoiceField control={form.control} name="accessType" label="Acesso" options={accessOptions} />
          </div>
        </ContentFields>
      </FormProvider>
    </EditorDialog>
  );
}

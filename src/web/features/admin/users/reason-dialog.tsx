import { type AdminUser, reasonSchema } from '#contract/admin/admin-users.ts';
import { MAX_AUDIT_REASON } from '#domain/accounts/audit.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { EditorDialog } from '../content/editor-dialog.tsx';
import { useDraftForm } from '../content/use-draft-form.ts';
import { endSessions, removeFactors } from './users.queries.ts';

const deeds = {
  sessions: {
    title: 'Encerrar sessões',
    text: 'A pessoa sai de todos os aparelhos e precisa entrar de novo.',
    run: endSessions,
    doneText: 'Sessões encerradas.',
    failText: 'Não foi possível encerrar as sessões.',
  },
  factors: {
    title: 'Remover segundo fator',
    text: 'O autenticador deixa de valer e a pessoa sai de todos os aparelhos. Confirme antes que é ela quem pede.',
    run: removeFactors,
    doneText: 'Segundo fator removido.',
    failText: 'Não foi possível remover o segundo fator.',
  },
} as const;

type ReasonDialogProps = { user: AdminUser; deed: keyof typeof deeds; onClose: () => void };

export function ReasonDialog({ user, deed, onClose }: ReasonDialogProps) {
  const { title, text, run, doneText, failText } = deeds[deed];
  const { form, errorOf, dialog } = useDraftForm<{ reason: string }>({
    name: `${deed}.${user.id}`,
    schema: reasonSchema,
    defaultValues: { reason: '' },
    save: (draft) => run(user.id, draft),
    doneText,
    failText,
    onClose,
  });
  return (
    <EditorDialog title={title} subtitle={user.name || user.email} saveLabel={title} {...dialog}>
      <p className="text-fg-soft">{text}</p>
      <Field label="Motivo" hint="Fica na trilha de auditoria." error={errorOf('reason')} required>
        <Textarea rows={3} maxLength={MAX_AUDIT_REASON} {...form.register('reason')} />
      </Field>
    </EditorDialog>
  );
}

import { Controller } from 'react-hook-form';
import {
  type AdminUser,
  changeUserPlan,
  endUserSessions,
  type PlanChange,
  planChangeSchema,
  reasonSchema,
  removeUserFactors,
} from '#contract/admin/admin-users.ts';
import { MAX_AUDIT_REASON } from '#domain/accounts/audit.ts';
import { planLabel, userTypes } from '#domain/accounts/user-types.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { ChoiceGroup } from '#web/components/ui/form/choice-group.tsx';
import { call } from '#web/lib/api/api.ts';
import { EditorDialog, useDraftForm } from '../content/editor-dialog.tsx';
import { TextField } from '../content/editor-fields.tsx';

const options = userTypes.map((value) => ({ value, label: planLabel(value) }));

const pays = ({ subscription }: AdminUser): boolean =>
  subscription !== null && (subscription.status === 'active' || subscription.status === 'late');

export function PlanDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { form, dialog } = useDraftForm<PlanChange>({
    name: `plan.${user.id}`,
    schema: planChangeSchema,
    defaultValues: { userType: user.userType, reason: '' },
    save: (draft) => call(changeUserPlan, { params: { id: user.id }, body: draft }),
    doneText: 'Plano mudado.',
    failText: 'Não foi possível mudar o plano.',
    onClose,
  });
  const chosen = form.watch('userType');
  return (
    <EditorDialog title="Mudar plano" subtitle={user.name || user.email} saveLabel="Mudar plano" {...dialog}>
      <Controller
        name="userType"
        render={({ field }) => (
          <ChoiceGroup legend="Plano" value={field.value} onValueChange={field.onChange} options={options} />
        )}
      />
      {chosen === 'admin' && user.userType !== 'admin' && (
        <Alert variant="info">Administradores veem e mudam tudo, também as contas de outras pessoas.</Alert>
      )}
      {chosen !== 'admin' && pays(user) && (
        <Alert variant="info">
          Há uma assinatura paga em vigor. Ela continua valendo: só termina quando for cancelada ou reembolsada no
          provedor.
        </Alert>
      )}
      <ReasonField />
    </EditorDialog>
  );
}

const ReasonField = () => (
  <TextField
    name="reason"
    label="Motivo"
    hint="Fica na trilha de auditoria."
    rows={3}
    maxLength={MAX_AUDIT_REASON}
    required
  />
);

const deeds = {
  sessions: {
    title: 'Encerrar sessões',
    text: 'A pessoa sai de todos os aparelhos e precisa entrar de novo.',
    endpoint: endUserSessions,
    doneText: 'Sessões encerradas.',
    failText: 'Não foi possível encerrar as sessões.',
  },
  factors: {
    title: 'Remover segundo fator',
    text: 'O autenticador deixa de valer e a pessoa sai de todos os aparelhos. Confirme antes que é ela quem pede.',
    endpoint: removeUserFactors,
    doneText: 'Segundo fator removido.',
    failText: 'Não foi possível remover o segundo fator.',
  },
} as const;

type ReasonDialogProps = { user: AdminUser; deed: keyof typeof deeds; onClose: () => void };

export function ReasonDialog({ user, deed, onClose }: ReasonDialogProps) {
  const { title, text, endpoint, doneText, failText } = deeds[deed];
  const { dialog } = useDraftForm<{ reason: string }>({
    name: `${deed}.${user.id}`,
    schema: reasonSchema,
    defaultValues: { reason: '' },
    save: (draft) => call(endpoint, { params: { id: user.id }, body: draft }),
    doneText,
    failText,
    onClose,
  });
  return (
    <EditorDialog title={title} subtitle={user.name || user.email} saveLabel={title} danger {...dialog}>
      <p className="text-fg-soft">{text}</p>
      <ReasonField />
    </EditorDialog>
  );
}

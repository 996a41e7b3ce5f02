import { type ProfileDraft, profileDraftSchema } from '#contract/account/profile.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_PERSON_NAME } from '#domain/text/text-limits.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { useUpdateProfile } from './profile.queries.ts';
import { SaveButton } from './save-button.tsx';
import { useTimedFlag } from './use-timed-flag.ts';

const texts = { idle: 'Atualizar', busy: 'Atualizando...', done: 'Atualizado!' };

export function NameForm() {
  const { name: savedName, email } = useCurrentUser();
  const update = useUpdateProfile();
  const [isDone, raiseDone] = useTimedFlag(2000);
  const { form, errorOf, submit, isSaving, isDirty } = useContractForm<ProfileDraft>({
    schema: profileDraftSchema,
    defaultValues: { name: savedName },
    save: async (draft) => {
      const { name } = await update.mutateAsync(draft);
      form.reset({ name });
      raiseDone();
    },
    onFailure: (error) => {
      const message = error instanceof AppError ? error.message : 'Erro inesperado. Tente novamente.';
      form.setError('name', { message }, { shouldFocus: true });
    },
  });
  return (
    <form className="grid gap-4.5" onSubmit={submit} noValidate aria-label="Informações pessoais">
      <Field label="Nome" error={errorOf('name')}>
        <Input required autoComplete="name" maxLength={MAX_PERSON_NAME} {...form.register('name')} />
      </Field>
      <Field label="E-mail" hint="O email não pode ser alterado">
        <Input type="email" value={email} readOnly autoComplete="email" className="text-ellipsis" />
      </Field>
      <div>
        <SaveButton state={isSaving ? 'busy' : isDone ? 'done' : 'idle'} texts={texts} isQuiet={!isDirty} />
      </div>
    </form>
  );
}

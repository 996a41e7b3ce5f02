import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProfileDraft, profileDraftSchema, updateProfile } from '#contract/account/profile.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_PERSON_NAME } from '#domain/text/text-limits.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { call } from '#web/lib/api/api.ts';
import { profileQuery } from '#web/lib/api/profile-query.ts';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { SaveButton, useTimedFlag } from './save-button.tsx';

const texts = { idle: 'Atualizar', busy: 'Atualizando...', done: 'Atualizado!' };

export function NameForm() {
  const { name: savedName, email } = useCurrentUser();
  const update = useUpdateProfile();
  const [isDone, raiseDone] = useTimedFlag();
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
        <SaveButton state={isSaving ? 'busy' : isDone ? 'done' : 'idle'} texts={texts} disabled={!isDirty} />
      </div>
    </form>
  );
}

function useUpdateProfile() {
  const auth = useAuth();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: ProfileDraft) => {
      if (auth.getState().status !== 'signed-in') throw new AppError('unauthenticated', 'Usuário não logado');
      return call(updateProfile, { body: draft });
    },
    onSuccess: (profile) => queryClient.setQueryData(profileQuery(profile.id).queryKey, profile),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProfileDraft, updateProfile } from '#contract/account/profile.ts';
import { AppError } from '#domain/errors.ts';
import { call } from '#web/lib/api/api.ts';
import { profileQuery } from '#web/lib/api/profile-query.ts';
import { useAuth } from '#web/lib/session/auth-context.ts';

export function useUpdateProfile() {
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

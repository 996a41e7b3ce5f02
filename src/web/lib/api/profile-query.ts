import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { getProfile, type Profile } from '#contract/account/profile.ts';
import { AppError } from '#domain/errors.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';
import { deleteStoredReplies, storeRepliesOf, storeRepliesUnder } from '#web/lib/offline/stored-replies.ts';
import type { ProfileReport } from '#web/lib/session/auth-store.ts';
import { call, UNEXPECTED_ERROR } from './api.ts';
import { queryClient } from './query-client.ts';

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => call(getProfile, {}, { signal }),
    staleTime: 60_000,
  });

// The profile contains the number of unread notices.
refetchOn(['plan', 'notices'], ['profile']);

export function watchProfile(userId: string, report: (result: ProfileReport) => void): () => void {
  storeRepliesOf(userId);
  const observer = new QueryObserver(queryClient, profileQuery(userId));
  let known: Profile | undefined;
  const tell = ({ data, error, isError }: ReturnType<typeof observer.getCurrentResult>) => {
    if (data && data !== known) {
      known = data;
      storeRepliesUnder(data.userType);
      report({ profile: data });
    }
    // If a refetch fails, the cached profile stays.
    if (isError && !data) report({ message: describeProfileFailure(error) });
  };
  const stop = observer.subscribe(tell);
  tell(observer.getCurrentResult());
  return () => {
    stop();
    queryClient.clear();
  };
}

export const forgetPerson = (): Promise<unknown> => deleteStoredReplies();

/** The server's own message, or that there is no connection; any other error gets a general message. */
export const describeProfileFailure = (error: unknown): string =>
  error instanceof AppError && error.message !== UNEXPECTED_ERROR
    ? error.message
    : 'Erro inesperado ao carregar perfil';

/** Refetches the plan and the name, for instance after the server said that they changed. */
export const refreshProfile = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['profile'] });

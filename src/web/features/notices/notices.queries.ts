import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Profile } from '#contract/account/profile.ts';
import {
  getNoticeSettings,
  listNotices,
  type NoticePage,
  type NoticeSettingsDraft,
  type NoticeSettingsReply,
  readNotices,
  updateNoticeSettings,
} from '#contract/notices.ts';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';

const queryKey = ['notices'];
refetchOn(['notices'], queryKey);

export const noticesQuery = () =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => call(listNotices, { query: { cursor: pageParam } }, { signal }),
    // Widens the type: the first page has no cursor.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const noticeSettingsQuery = () =>
  queryOptions({
    queryKey: ['notice-settings'],
    queryFn: ({ signal }) => call(getNoticeSettings, {}, { signal }),
  });

/** Marks one notice or all as read. Optimistic, including the bell's unread count; other tabs are updated too. */
export function useReadNotices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (noticeId: string | undefined) => call(readNotices, { body: { noticeId } }),
    onMutate: (noticeId) => {
      queryClient.setQueryData<InfiniteData<NoticePage>>(queryKey, (data) => data && markRead(data, noticeId));
      queryClient.setQueriesData<Profile>(
        { queryKey: ['profile'] },
        (profile) =>
          profile && {
            ...profile,
            unreadNotices: noticeId ? (profile.unreadNotices ?? 1) - 1 || undefined : undefined,
          },
      );
    },
    onError: () => {
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
    },
  });
}

const markRead = (data: InfiniteData<NoticePage>, noticeId: string | undefined): InfiniteData<NoticePage> => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    notices: page.notices.map((notice) =>
      noticeId === undefined || notice.id === noticeId ? { ...notice, isRead: true } : notice,
    ),
  })),
});

/** Optimistic update; refetches if the server refuses. */
export function useUpdateNoticeSettings() {
  const queryClient = useQueryClient();
  const { queryKey } = noticeSettingsQuery();
  return useMutation({
    // Sends changes one after another, so that the last of two quick presses wins.
    scope: { id: 'notice-settings' },
    mutationFn: (settings: NoticeSettingsDraft) => call(updateNoticeSettings, { body: settings }),
    onMutate: async (settings) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<NoticeSettingsReply>(queryKey, (known) => known && { ...known, ...settings });
    },
    onError: (error) => {
      failureToast(error, 'Não foi possível salvar agora. Tente novamente.');
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}

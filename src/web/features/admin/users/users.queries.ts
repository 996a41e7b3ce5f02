import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAdminActions, listUsers } from '#contract/admin/admin-users.ts';
import type { AuditSubject } from '#domain/accounts/audit.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { call } from '#web/lib/api/api.ts';
import { retryOnce } from '../admin.queries.ts';

type UserQuery = {
  search?: string;
  userType?: UserType;
  sort: 'seenAt' | 'createdAt';
  direction: 'asc' | 'desc';
  cursor?: string;
};

export const usersQuery = (query: UserQuery) =>
  queryOptions({
    queryKey: ['admin', 'users', query],
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
    placeholderData: keepPreviousData,
    retry: retryOnce,
  });

export type AuditQuery = { search?: string; userId?: string; subject?: AuditSubject };

export const auditQuery = (query: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', query],
    queryFn: ({ signal, pageParam }) =>
      call(listAdminActions, { query: { ...query, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    retry: retryOnce,
  });

import { useState } from 'react';
import { isUserType, type UserType } from '#domain/accounts/user-types.ts';
import type { TableSort } from '#web/components/ui/table/table-order.tsx';
import { useUrlParam } from '../use-url-param.ts';
import type { UserQuery } from './users.queries.ts';

/** Search, plan, order and page of the list of people. Whatever changes but the page starts at the first one. */
export function useUserParams() {
  const [search, setSearch] = useUrlParam('busca');
  const [typed, setPlan] = useUrlParam('plano');
  const plan: UserType | 'all' = isUserType(typed) ? typed : 'all';
  const [sort, setSort] = useState<TableSort>({ id: 'seenAt', desc: true });
  /** Where each page before this one started: the way back. */
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const query: UserQuery = {
    ...(search && { search }),
    ...(plan !== 'all' && { userType: plan }),
    sort: sort.id === 'createdAt' ? 'createdAt' : 'seenAt',
    direction: sort.desc ? 'desc' : 'asc',
    ...(cursor && { cursor }),
  };
  const fromFirstPage =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setCursors([]);
    };
  return {
    search,
    plan,
    sort,
    query,
    pageIndex: cursors.length,
    setSearch: fromFirstPage(setSearch),
    setPlan: fromFirstPage((next: UserType | 'all') => setPlan(next === 'all' ? '' : next)),
    setSort: fromFirstPage(setSort),
    goOn: (next: string) => setCursors((known) => [...known, next]),
    goBack: () => setCursors((known) => known.slice(0, -1)),
  };
}

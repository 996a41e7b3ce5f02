import { useState } from 'react';
import { isUserType, type UserType } from '#domain/accounts/user-types.ts';
import type { TableSort } from '#web/components/ui/table/table-order.tsx';
import { useUrlParam } from '../use-url-param.ts';
import type { UserQuery } from './users.queries.ts';

/** Search, plan, sort and page of the user list. Any change except of the page resets to the first page. */
export function useUserParams() {
  const [search, setSearch] = useUrlParam('busca');
  const [typed, setPlan] = useUrlParam('plano');
  const plan: UserType | 'all' = isUserType(typed) ? typed : 'all';
  const [sort, setSort] = useState<TableSort>({ id: 'seenAt', desc: true });
  /** Cursors of the previous pages, for going back. */
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

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { getSecuritySettings, saveSecuritySettings } from '#contract/account/security.ts';
import { type AdminUser, USERS_PAGE_SIZE } from '#contract/admin/admin-users.ts';
import { isUserType, planLabel, userTypes } from '#domain/accounts/user-types.ts';
import { formatWhole } from '#domain/text/format-number.ts';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { PlanBadge } from '#web/components/ui/plan-badge.tsx';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';
import { refreshProfile } from '#web/lib/api/profile-query.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { AdminTable } from '../admin-table.tsx';
import { UserTrail } from '../audit/user-trail.tsx';
import { useTableParams } from '../use-table-params.ts';
import { formatLastVisit } from './format-last-visit.ts';
import { PersonCell, SubscriptionCell, type UserAction, UserMenu } from './user-cells.tsx';
import { PlanDialog, ReasonDialog } from './user-dialogs.tsx';
import { usersQuery } from './users.queries.ts';

const plans = [
  { value: 'all' as const, label: 'Todos' },
  ...userTypes.map((value) => ({ value, label: planLabel(value) })),
];

const column = columnHelper<AdminUser>();

const columnsFor = (ownId: string, onDeed: (deed: UserAction, user: AdminUser) => void) =>
  column.columns([
    column.accessor('name', {
      header: 'Usuário',
      enableSorting: false,
      cell: ({ row }) => <PersonCell user={row.original} />,
      meta: { stack: 'main' },
    }),
    column.accessor('userType', {
      header: 'Plano',
      enableSorting: false,
      cell: ({ getValue }) => <PlanBadge userType={getValue()} />,
    }),
    column.accessor('createdAt', {
      header: 'Desde',
      cell: ({ getValue }) => <span className="text-fg-muted tabular-nums">{formatDate(getValue())}</span>,
      meta: { stack: 'hide' },
    }),
    column.accessor('seenAt', {
      header: 'Visto',
      cell: ({ getValue }) => (
        <span className="whitespace-nowrap text-fg-muted tabular-nums">{formatLastVisit(getValue())}</span>
      ),
      meta: { stackLabel: 'Visto' },
    }),
    column.display({
      id: 'subscription',
      header: 'Assinatura',
      cell: ({ row }) => <SubscriptionCell user={row.original} />,
    }),
    column.display({
      id: 'actions',
      header: () => <span className="sr-only">Ações</span>,
      cell: ({ row }) => <UserMenu user={row.original} isSelf={row.original.id === ownId} onDeed={onDeed} />,
      meta: { align: 'end', stack: 'end' },
    }),
  ]);

type Opened = { deed: UserAction; user: AdminUser };

export function UsersTab() {
  const { id: ownId } = useCurrentUser();
  const params = useTableParams({ id: 'seenAt', desc: true }, 'plano');
  const { search, filter, sort, page, setPage } = params;
  const plan = isUserType(filter) ? filter : 'all';
  /** Where each page after the first begins: so new sign-ups do not shift the pages. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors[page - 2];
  const list = useQuery(
    usersQuery({
      ...(search && { search }),
      ...(plan !== 'all' && { userType: plan }),
      sort: sort.id === 'createdAt' ? 'createdAt' : 'seenAt',
      direction: sort.desc ? 'desc' : 'asc',
      ...(cursor && { cursor }),
    }),
  );
  const goOn = (next: string) => {
    setCursors([...cursors.slice(0, page - 1), next]);
    setPage(page + 1);
  };
  const [opened, setOpened] = useState<Opened>();
  const [watched, setWatched] = useState<AdminUser>();
  const columns = useMemo(
    () => columnsFor(ownId, (deed, user) => (deed === 'trail' ? setWatched(user) : setOpened({ deed, user }))),
    [ownId],
  );
  const close = () => setOpened(undefined);
  return (
    <div className={cn('grid items-start gap-6 pt-4', watched && 'xl:grid-cols-[minmax(0,1fr)_21rem]')}>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <AdminTable
          className={cn(
            // Beside the open audit log all columns shrink a little; names are truncated before dates.
            'md:[&_:is(th,td)]:px-3 md:[&_td[data-stack=main]]:max-w-64',
            // On phones the person's name and menu share the first line.
            'max-md:[&_td:not([data-stack])]:text-sm/6 max-md:[&_td[data-stack=end]]:-order-1 max-md:[&_td[data-stack=end]]:ml-0 max-md:[&_td[data-stack=main]]:-order-2 max-md:[&_td[data-stack=main]]:flex-[1_1_calc(100%-4rem)]',
          )}
          caption="Usuários"
          searchBox={{ label: 'Buscar usuário', placeholder: 'Buscar por nome ou e-mail', className: 'md:basis-64' }}
          params={params}
          list={list}
          rows={list.data?.users}
          columns={columns}
          isFiltered={plan !== 'all'}
          renderFilter={(folded) => (
            <Segmented
              label="Plano"
              className={cn(folded)}
              value={plan}
              onValueChange={(next) => params.setFilter(next === 'all' ? '' : next)}
              options={plans}
            />
          )}
          emptyText="Ninguém encontrado para esta busca."
          onClear={() => (search ? params.setSearch('') : params.setFilter(''))}
        />
        {list.data && list.data.users.length > 0 && (
          <Pages page={page} list={list.data} onBack={() => setPage(page - 1)} onNext={goOn} />
        )}
        <FactorRule />
      </div>
      {watched && <UserTrail user={watched} onClose={() => setWatched(undefined)} />}
      {opened?.deed === 'plan' && <PlanDialog user={opened.user} onClose={close} />}
      {(opened?.deed === 'sessions' || opened?.deed === 'factors') && (
        <ReasonDialog user={opened.user} deed={opened.deed} onClose={close} />
      )}
    </div>
  );
}

type PagesProps = {
  page: number;
  list: { users: readonly AdminUser[]; total: number; nextCursor: string | null };
  onBack: () => void;
  onNext: (cursor: string) => void;
};

function Pages({ page, list: { users, total, nextCursor }, onBack, onNext }: PagesProps) {
  const first = (page - 1) * USERS_PAGE_SIZE + 1;
  return (
    <nav aria-label="Paginação" className="flex flex-wrap items-center justify-between gap-3">
      <span className="text-fg-muted text-sm tabular-nums">
        {`${formatWhole(first)} a ${formatWhole(first + users.length - 1)} de ${formatWhole(total)}`}
      </span>
      {(page > 1 || nextCursor) && (
        <div className="pages">
          <button type="button" aria-label="Página anterior" disabled={page === 1} onClick={onBack}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label="Próxima página"
            disabled={!nextCursor}
            onClick={() => nextCursor && onNext(nextCursor)}
          >
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      )}
    </nav>
  );
}

const securityQuery = {
  queryKey: ['admin', 'security'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getSecuritySettings, {}, { signal }),
};

function FactorRule() {
  const queryClient = useQueryClient();
  const { data } = useQuery(securityQuery);
  const save = useMutation({
    mutationFn: (adminsNeedFactor: boolean) => call(saveSecuritySettings, { body: { adminsNeedFactor } }),
    onSuccess: (settings) => {
      queryClient.setQueryData(securityQuery.queryKey, settings);
      void refreshProfile();
    },
    onError: () => toast({ variant: 'destructive', title: 'Não foi possível salvar. Tente novamente.' }),
  });
  return (
    <Switch
      checked={data?.adminsNeedFactor ?? false}
      disabled={!data || save.isPending}
      onChange={(event) => save.mutate(event.target.checked)}
    >
      Administradores com duas etapas
      <span className="block text-fg-muted text-sm">Quem não ligar em 7 dias só abre o próprio perfil.</span>
    </Switch>
  );
}

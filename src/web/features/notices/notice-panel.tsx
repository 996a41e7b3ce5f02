import * as RadixDialog from '@radix-ui/react-dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Settings2, X } from 'lucide-react';
import { useState } from 'react';
import type { Notice } from '#contract/notices.ts';
import { LoadMore } from '#web/components/content/load-more.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import type { MenuProps } from '#web/components/ui/overlay/lazy-menu.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { BellButton } from './bell-button.tsx';
import { isToday } from './notice-moment.ts';
import { NoticeRow } from './notice-row.tsx';
import { noticesQuery, useReadNotices } from './notices.queries.ts';

/** Panel under the bell; on phones it fills the screen below the top bar. Not modal: the page stays usable. */
export function NoticePanel({ defaultOpen, buttonRef }: MenuProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const { unreadNotices } = useCurrentUser();
  const { mutate: read } = useReadNotices();
  const close = () => setOpen(false);
  return (
    <RadixDialog.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <RadixDialog.Trigger asChild ref={buttonRef}>
        <BellButton />
      </RadixDialog.Trigger>
      <RadixDialog.Content
        aria-describedby={undefined}
        className="fixed inset-x-0 top-(--size-bar) bottom-(--thumb-room,0px) z-(--z-menu) transition-[opacity,translate] duration-(--duration-fast) starting:-translate-y-1 starting:opacity-0 overflow-y-auto overscroll-contain bg-overlay outline-none md:absolute md:inset-x-auto md:top-full md:right-0 md:bottom-auto md:mt-2 md:max-h-[calc(100dvh-var(--size-bar)-1rem)] md:w-[26rem] md:rounded-lg md:shadow-menu"
      >
        <div className="flex min-h-14 items-center gap-1 pr-2 pl-4.5">
          <RadixDialog.Title className="mr-auto font-display text-lg font-semibold">Avisos</RadixDialog.Title>
          {unreadNotices !== undefined && (
            <Button variant="ghost" size="sm" onClick={() => read(undefined)}>
              Marcar lidos
            </Button>
          )}
          <Button asChild variant="ghost" size="icon">
            <Link to="/profile" search={{ aba: 'avisos' }} aria-label="Ajustar avisos" onClick={close}>
              <Settings2 aria-hidden="true" />
            </Link>
          </Button>
          <RadixDialog.Close asChild>
            <Button variant="ghost" size="icon" aria-label="Fechar avisos" className="md:hidden">
              <X aria-hidden="true" />
            </Button>
          </RadixDialog.Close>
        </div>
        <NoticeList
          onFollow={({ id, isRead }) => {
            if (!isRead) read(id);
            close();
          }}
        />
      </RadixDialog.Content>
    </RadixDialog.Root>
  );
}

function NoticeList({ onFollow }: { onFollow: (notice: Notice) => void }) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(noticesQuery());
  if (!data) {
    return isError ? (
      <ErrorState title="Não foi possível carregar os avisos." onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonGroup label="Carregando avisos..." className="grid gap-4 p-4.5">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </SkeletonGroup>
    );
  }
  const notices = data.pages.flatMap((page) => page.notices);
  const now = new Date();
  const groups = [
    { title: 'Hoje', notices: notices.filter(({ createdAt }) => isToday(createdAt, now)) },
    { title: 'Antes', notices: notices.filter(({ createdAt }) => !isToday(createdAt, now)) },
  ].filter((group) => group.notices.length > 0);
  if (groups.length === 0) {
    return <p className="px-4.5 pt-2 pb-8 text-fg-muted">Nada ainda. Prazos, respostas e envios aparecem aqui.</p>;
  }
  return (
    <div className="pb-2">
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h3 className="px-4.5 pt-2 pb-1 text-sm font-medium text-fg-muted">{group.title}</h3>
          <ul className="divide-y divide-line">
            {group.notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} now={now} onFollow={() => onFollow(notice)} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <LoadMore isLoading={isFetchingNextPage} isFailed={isFetchNextPageError} onLoad={() => void fetchNextPage()} />
      )}
    </div>
  );
}

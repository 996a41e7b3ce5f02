import * as RadixDialog from '@radix-ui/react-dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import {
  ArrowRightLeft,
  Clock,
  type LucideIcon,
  MessageCircle,
  Settings2,
  ShoppingBag,
  TriangleAlert,
  X,
} from 'lucide-react';
import { Fragment, type MouseEvent, useState } from 'react';
import type { Notice } from '#contract/notices.ts';
import { NextPageButton } from '#web/components/content/load-more.tsx';
import { QueryError } from '#web/components/content/query-error.tsx';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { MenuProps } from '#web/components/ui/overlay/lazy-menu.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatDateTime } from '#web/lib/format-date.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { BellButton } from './bell-button.tsx';
import { describeMoment, isToday } from './describe-moment.ts';
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
  const query = useInfiniteQuery(noticesQuery());
  const { data, isError } = query;
  if (!data) {
    return isError ? (
      <QueryError query={query} title="Não foi possível carregar os avisos." />
    ) : (
      <SkeletonLines label="Carregando avisos..." className="grid gap-4 p-4.5" lines={['h-11', 'h-11', 'h-11']} />
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
      <NextPageButton query={query} />
    </div>
  );
}

const looks: Record<Notice['kind'], { icon: LucideIcon; tone?: string }> = {
  'task-tomorrow': { icon: Clock },
  'task-today': { icon: Clock, tone: 'text-accent-text' },
  'task-late': { icon: TriangleAlert, tone: 'text-danger' },
  answer: { icon: MessageCircle },
  price: { icon: ArrowRightLeft },
  'shopify-ready': { icon: ShoppingBag },
  'shopify-failed': { icon: ShoppingBag, tone: 'text-danger' },
  'shopify-changed': { icon: ShoppingBag },
};

type NoticeRowProps = { notice: Notice; now: Date; onFollow: () => void };

function NoticeRow({ notice, now, onFollow }: NoticeRowProps) {
  const router = useRouter();
  const { icon: Icon, tone = 'text-fg-muted' } = looks[notice.kind];

  const follow = (event: MouseEvent) => {
    // Opens in a new tab, so the notice panel stays as it is.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onFollow();
    router.history.push(notice.path);
  };

  return (
    <li>
      <a
        href={notice.path}
        onClick={follow}
        className="flex gap-3.5 px-4.5 py-3 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden="true" className={cn('mt-0.5 size-5 flex-none', tone)} />
        <span className="min-w-0 flex-1">
          <span className={cn('block wrap-anywhere', notice.isRead ? 'text-fg-soft' : 'text-fg')}>
            {notice.before}
            <strong className="font-semibold text-fg">{notice.strong}</strong>
            {notice.after}
          </span>
          <span className={cn('block text-sm wrap-anywhere', tone)}>
            {/* A day keeps its hour on the same line. */}
            {notice.line.split(' · ').map((part, place) => (
              <Fragment key={part}>
                {place > 0 && ' · '}
                <span className="inline-block">{part}</span>
              </Fragment>
            ))}
          </span>
        </span>
        <span className="flex flex-none items-center gap-2 self-start pt-0.5 text-sm text-fg-muted tabular-nums">
          {!notice.isRead && (
            <>
              <span aria-hidden="true" className="size-2 rounded-full bg-fg" />
              <span className="sr-only">Novo,</span>
            </>
          )}
          <time dateTime={notice.createdAt} title={formatDateTime(notice.createdAt)}>
            {describeMoment(notice.createdAt, now)}
          </time>
        </span>
      </a>
    </li>
  );
}

import { useRouter } from '@tanstack/react-router';
import { ArrowRightLeft, Clock, type LucideIcon, MessageCircle, ShoppingBag, TriangleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Notice } from '#contract/notices.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDateTime } from '#web/lib/format-date.ts';
import { describeMoment } from './notice-moment.ts';

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

/** Icon, sentence, secondary line, time, and a dot if unread. The whole row links to the notice's subject. */
export function NoticeRow({ notice, now, onFollow }: NoticeRowProps) {
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
          <span className={cn('block text-sm wrap-anywhere', tone)}>{notice.line}</span>
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

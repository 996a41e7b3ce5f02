import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

/** Opens the notices; the badge counts the unread ones. */
export function BellButton(props: ComponentProps<'button'>) {
  const { unreadNotices: count } = useCurrentUser();
  return (
    <button type="button" className="bell" {...props}>
      <span className="sr-only">Avisos</span>
      <Bell aria-hidden="true" />
      {count && (
        <b>
          {count} <span className="sr-only">{count === 1 ? 'novo' : 'novos'}</span>
        </b>
      )}
    </button>
  );
}

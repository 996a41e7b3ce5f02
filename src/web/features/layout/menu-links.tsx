import { Link, useLocation } from '@tanstack/react-router';
import { isAdmin } from '#domain/accounts/user-types.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { type MenuItem, visibleItems } from './menu-items.ts';

type MenuLinksProps = { items: readonly MenuItem[]; onFollow?: (() => void) | undefined };

/** Menu links; the link whose path is a prefix of the current path is marked as the current page. */
export function MenuLinks({ items, onFollow }: MenuLinksProps) {
  const { userType } = useCurrentUser();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return visibleItems(items, isAdmin(userType)).map(({ label, to, icon: Icon, family }) => (
    <Link
      key={to}
      to={to}
      activeOptions={{ includeSearch: false }}
      aria-current={family?.some((address) => `${path}/`.startsWith(`${address}/`)) ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon aria-hidden="true" />
      <span>{label}</span>
    </Link>
  ));
}

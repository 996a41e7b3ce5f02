import { Link } from '@tanstack/react-router';
import { isAdmin } from '#domain/user-types.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { type MenuItem, visibleItems } from './menu-items.ts';

type MenuLinksProps = { items: readonly MenuItem[]; onFollow?: (() => void) | undefined };

/** Links of a menu; the one whose address starts the current path is marked as the current page. */
export function MenuLinks({ items, onFollow }: MenuLinksProps) {
  const { userType } = useCurrentUser();
  return visibleItems(items, isAdmin(userType)).map(({ label, to, icon: Icon }) => (
    <Link key={to} to={to} activeOptions={{ includeSearch: false }} onClick={onFollow}>
      <Icon aria-hidden="true" />
      {label}
    </Link>
  ));
}

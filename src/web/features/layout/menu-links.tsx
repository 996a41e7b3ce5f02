import { Link, useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { isAdmin } from '#domain/accounts/user-types.ts';
import { cn } from '#web/lib/cn.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { type MenuItem, visibleItems } from './menu-items.ts';

/** The menu as a column, at the side and in the drawer. */
export const MenuColumn = ({ className, ...props }: ComponentProps<'nav'>) => (
  <nav
    className={cn(
      'grid gap-0.5 *:not-[hr]:flex *:not-[hr]:w-full *:not-[hr]:items-center *:not-[hr]:gap-3 *:not-[hr]:rounded-md *:not-[hr]:font-medium *:not-[hr]:text-fg-muted *:not-[hr]:transition-[background,color] *:not-[hr]:duration-(--duration-fast) *:not-[hr]:hover:bg-hover *:not-[hr]:hover:text-fg *:not-[hr]:aria-[current]:bg-raised *:not-[hr]:aria-[current]:text-fg [&_[aria-current]_svg]:text-accent [&_svg]:size-4.5 [&_svg]:flex-none',
      className,
    )}
    {...props}
  />
);

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

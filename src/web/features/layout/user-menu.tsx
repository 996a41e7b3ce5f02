import { Link, useLocation } from '@tanstack/react-router';
import { CircleQuestionMark, LogOut } from 'lucide-react';
import { isAdmin, planLabel } from '#domain/accounts/user-types.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/components/ui/overlay/dropdown-menu.tsx';
import type { MenuProps } from '#web/components/ui/overlay/lazy-menu.tsx';
import { useAuth } from '#web/lib/session/auth-context.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { accountItems, visibleItems } from './menu-items.ts';
import { UserButton } from './user-button.tsx';

export function UserMenu({ defaultOpen, buttonRef }: MenuProps) {
  const auth = useAuth();
  // The help page shows the entry of the current page first.
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { name, userType } = useCurrentUser();
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger asChild ref={buttonRef}>
        <UserButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-56">
        <DropdownMenuLabel>
          <strong className="block truncate text-base font-semibold text-fg">{name}</strong>
          Plano {planLabel(userType)}
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {visibleItems(accountItems, isAdmin(userType)).map(({ label, to, icon: Icon }) => (
          <DropdownMenuItem key={to} asChild>
            <Link to={to}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem asChild>
          <Link to="/ajuda" search={{ de: path }}>
            <CircleQuestionMark aria-hidden="true" />
            Ajuda
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void auth.signOut()}>
          <LogOut aria-hidden="true" />
          Sair
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

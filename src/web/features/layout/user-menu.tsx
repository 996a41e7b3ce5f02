import { Link } from '@tanstack/react-router';
import { ChevronDown, LogOut } from 'lucide-react';
import { isAdmin, planLabel } from '#domain/user-types.ts';
import { Avatar } from '#web/components/ui/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/components/ui/dropdown-menu.tsx';
import { useAuth } from '#web/lib/auth-context.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { accountItems, visibleItems } from './menu-items.ts';

export function UserMenu() {
  const auth = useAuth();
  const { name, userType } = useCurrentUser();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="user-button">
        <span className="sr-only">Menu do usuário</span>
        <Avatar name={name} />
        <span className="hidden max-w-40 truncate lg:inline">{name.trim().split(/\s+/u)[0]}</span>
        <ChevronDown aria-hidden="true" />
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
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void auth.signOut()}>
          <LogOut aria-hidden="true" />
          Sair
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

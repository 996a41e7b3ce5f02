import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

export function UserButton(props: ComponentProps<'button'>) {
  const { name } = useCurrentUser();
  return (
    <button
      type="button"
      className="flex min-h-10 items-center gap-2 rounded-full py-1 pr-1.5 pl-1 font-medium text-fg-soft hover:bg-press data-[state=open]:bg-press in-[#page-skeleton]:invisible"
      {...props}
    >
      <span className="sr-only">Menu do usuário</span>
      <Avatar name={name} />
      <span className="hidden max-w-40 truncate lg:inline">{name.trim().split(/\s+/u)[0]}</span>
      <ChevronDown aria-hidden="true" className="size-4.5 max-md:hidden" />
    </button>
  );
}

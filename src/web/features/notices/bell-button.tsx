import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

export function BellButton(props: ComponentProps<'button'>) {
  const { unreadNotices: count } = useCurrentUser();
  return (
    <button
      type="button"
      className="relative grid size-10 place-items-center rounded-md text-fg-muted hover:bg-press hover:text-fg data-[state=open]:bg-press data-[state=open]:text-fg"
      {...props}
    >
      <span className="sr-only">Avisos</span>
      <Bell aria-hidden="true" className="size-5" />
      {count && (
        <b className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-fg px-1 text-2xs/none font-bold text-ground tabular-nums outline-2 outline-ground">
          {count} <span className="sr-only">{count === 1 ? 'novo' : 'novos'}</span>
        </b>
      )}
    </button>
  );
}

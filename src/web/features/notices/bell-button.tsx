import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

const MOST_SHOWN = 99;

export function BellButton(props: ComponentProps<'button'>) {
  const { unreadNotices: count = 0 } = useCurrentUser();
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  return (
    <button
      type="button"
      className="relative grid size-10 place-items-center rounded-md text-fg-muted hover:bg-hover hover:text-fg data-[state=open]:bg-press data-[state=open]:text-fg"
      aria-label={count === 0 ? 'Avisos' : `Avisos: ${shown} ${count === 1 ? 'novo' : 'novos'}`}
      {...props}
    >
      <Bell aria-hidden="true" className="size-5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-fg px-1 text-2xs leading-none font-bold text-ground tabular-nums ring-2 ring-ground"
        >
          {shown}
        </span>
      )}
    </button>
  );
}

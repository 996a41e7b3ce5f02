import { type ReactNode, useId } from 'react';
import { cn } from '#web/lib/cn.ts';

/** The actions of the page; on narrow screens they stay at the bottom of the screen. */
export const ImportDock = ({ children }: { children: ReactNode }) => (
  <div className="dock flex flex-wrap justify-between gap-3 border-line border-t max-lg:bottom-(--thumb-room,0px) max-lg:z-15 max-lg:bg-ground max-lg:px-(--space-gutter) max-lg:py-3 max-md:fixed max-md:inset-x-0 md:mt-8 md:max-lg:sticky md:max-lg:-mx-(--space-gutter) lg:pt-5 [&>.alert]:basis-full max-sm:[&>.btn-primary]:flex-1">
    {children}
  </div>
);

/** A titled part of the review. */
export function ImportPart({ title, count, children }: { title: string; count?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      className="grid gap-4 border-line border-t py-7 *:min-w-0 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12"
      aria-labelledby={id}
    >
      <div>
        <h3 className="h3" id={id}>
          {title}
        </h3>
        {count && <p className="mt-1 text-fg-muted text-sm tabular-nums">{count}</p>}
      </div>
      {children}
    </section>
  );
}

export const ImportRows = ({ children }: { children: ReactNode }) => (
  <ul className="border-line border-t">{children}</ul>
);

type ImportRowProps = { mark: ReactNode; picture: ReactNode; isOff?: boolean; end: ReactNode; children: ReactNode };

/** One product of a file. There may be thousands of rows: the layout of rows off screen is skipped. */
export const ImportRow = ({ mark, picture, isOff = false, end, children }: ImportRowProps) => (
  <li
    className={cn(
      'grid grid-cols-[1.25rem_auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 border-line border-b py-3 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]',
      isOff && 'text-fg-muted',
    )}
  >
    {mark}
    {picture}
    <div className="wrap-anywhere grid min-w-0 [&>small]:text-fg-muted [&>small]:text-sm/6">{children}</div>
    {end}
  </li>
);

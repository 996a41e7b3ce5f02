import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

type AiSectionProps = { id: string; title: string; standing: ReactNode; children: ReactNode };

export function AiSection({ id, title, standing, children }: AiSectionProps) {
  return (
    <section
      className="grid gap-5 border-line border-t py-8 first-of-type:border-t-0 first-of-type:pt-4 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12"
      aria-labelledby={id}
    >
      <header className="grid min-w-0 content-start gap-2 self-start lg:sticky lg:top-[calc(var(--size-bar)+1.5rem)]">
        <h2 className="h2" id={id}>
          {title}
        </h2>
        {standing}
      </header>
      <div className="grid min-w-0 content-start gap-7">{children}</div>
    </section>
  );
}

export const Standing = ({ isOn, children }: { isOn?: boolean; children: ReactNode }) => (
  <p className="flex items-start gap-2 text-sm/[1.4]">
    {isOn !== undefined && <span className="eye mt-0.5 size-3.5" data-on={isOn} aria-hidden="true" />}
    <span className="min-w-0">{children}</span>
  </p>
);

export const AiOption = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 px-4.5 py-3.5 has-checked:bg-raised [&+&]:border-line [&+&]:border-t">
    {children}
  </div>
);

export const AiOptionLabel = ({ htmlFor, children }: { htmlFor: string; children: ReactNode }) => (
  <label className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5" htmlFor={htmlFor}>
    {children}
  </label>
);

/** Test on the left, saving on the right; on phones the hint stands above and the buttons share the width. */
export const AiActions = ({ test, hint, children }: { test: ReactNode; hint?: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:[&>.btn]:flex-1">
    {test}
    <span className="hint min-w-32 flex-1 max-sm:-order-1 max-sm:flex-[1_1_100%]">{hint}</span>
    {children}
  </div>
);

const marks = {
  empty: 'border-line-control',
  half: 'border-fg bg-[linear-gradient(90deg,var(--color-fg)_50%,transparent_50%)]',
  full: 'border-fg bg-fg before:size-1.5 before:rounded-full before:bg-sumi-950',
  running: 'border-fg bg-fg before:size-1.5 before:rounded-full before:bg-accent',
} as const;

export const ProgressMark = ({ state }: { state: keyof typeof marks }) => (
  <i
    className={cn('grid size-3.5 flex-none place-content-center rounded-full border-[1.25px]', marks[state])}
    aria-hidden="true"
  />
);

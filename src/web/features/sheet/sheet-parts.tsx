import { ChevronRight, type LucideIcon, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { LazyDropdown } from '#web/components/ui/overlay/lazy-dropdown.tsx';
import { cn } from '#web/lib/cn.ts';

const MARKS = {
  accepted: 'border-fg bg-[radial-gradient(circle,var(--color-sumi-950)_0.1875rem,var(--color-fg)_0.2rem)]',
  suggested: 'border-info border-dashed text-info before:content-["?"]',
  empty: 'border-line-control',
  conflict: 'border-danger',
};

type MarkProps = { state: keyof typeof MARKS; className?: string };

export const FieldMark = ({ state, className }: MarkProps) => (
  <i
    className={cn(
      'inline-grid size-3.5 flex-none place-content-center rounded-full border-[1.25px] font-bold text-[0.625rem]/none not-italic',
      MARKS[state],
      className,
    )}
    aria-hidden="true"
  />
);

export const FieldLabel = ({ as: Tag = 'span', children }: { as?: 'p' | 'span'; children: ReactNode }) => (
  <Tag className="text-fg-muted text-sm/[1.35] lg:text-base/[inherit]">{children}</Tag>
);

/** A key that does the same; not where fingers are used. */
export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-sm border border-line-strong px-1.5 font-medium font-sans text-xs/5 max-sm:hidden pointer-coarse:hidden">
    {children}
  </kbd>
);

const looks = {
  field: 'border-line py-2.5 hover:bg-hover lg:py-3.5',
  editing:
    '-mx-2 my-1 rounded-md border-transparent bg-surface px-2 py-3 outline-2 outline-focus -outline-offset-1 lg:-mx-3.5 lg:px-3.5',
  suggestion: 'border-line py-2.5',
  current:
    '-mx-4 my-1 rounded-md border-transparent bg-raised px-4 pt-3.5 pb-4 before:absolute before:inset-y-3.5 before:left-0 before:w-[3px] before:rounded-[2px] before:bg-accent',
};

type LineProps = ComponentProps<'li'> & {
  look: keyof typeof looks;
  mark: MarkProps['state'];
  label: ReactNode;
  isEditing?: boolean;
  actions?: ReactNode;
};

export const Line = ({ look, mark, label, isEditing = false, actions, children, ...props }: LineProps) => (
  <li
    className={cn(
      'relative grid min-h-13 grid-cols-[0.875rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 border-b',
      looks[look],
    )}
    {...props}
  >
    <FieldMark state={mark} className="mt-0.5 lg:mt-1.25" />
    <div
      className={cn(
        'wrap-anywhere grid min-w-0 grid-cols-1 gap-x-4 gap-y-0.25 lg:grid-cols-[8.5rem_minmax(0,1fr)]',
        isEditing && 'col-[2/-1]',
      )}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="grid min-w-0 grid-cols-1 content-start gap-y-0.25">{children}</div>
    </div>
    {actions && <div className="-mr-2 flex self-center lg:-my-2">{actions}</div>}
  </li>
);

type LineButtonProps = ComponentProps<'button'> & { icon: LucideIcon; label: string; isMain?: boolean };

export const LineButton = ({ icon: Icon, label, isMain = false, ...props }: LineButtonProps) => (
  <Button
    variant="ghost"
    size="icon-sm"
    className={isMain ? 'mr-0.5 border-line-strong text-fg' : 'text-fg-muted hover:text-fg'}
    aria-label={label}
    {...props}
  >
    <Icon aria-hidden="true" />
  </Button>
);

export const FillButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    className="min-h-6 justify-self-start whitespace-pre-line text-left font-medium text-fg-muted text-sm/6 underline decoration-dashed decoration-line-control underline-offset-[0.25em] hover:text-fg"
    {...props}
  />
);

export const ChoiceButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    className="grid min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 py-1.5 text-left leading-[1.35] hover:border-fg"
    {...props}
  />
);

/** A note with its actions above the lines. Without a note only the actions are there, on the right. */
export const SheetBar = ({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) => (
  <div
    className={cn(
      'flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:[&_.btn]:flex-[1_0_auto] max-sm:[&_.btn]:px-2',
      isQuiet
        ? 'mb-2 justify-end'
        : 'mb-6 rounded-md border border-ai-700 border-dashed py-2.5 pr-2.5 pl-4 max-sm:px-4 max-sm:py-3',
    )}
  >
    {children}
  </div>
);

export const BarNote = ({ mark, children }: { mark: MarkProps['state']; children: ReactNode }) => (
  <p className="flex flex-[1_1_12rem] items-center gap-2.5 tabular-nums leading-[1.35]">
    <FieldMark state={mark} />
    {children}
  </p>
);

export const BarActions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-1 max-sm:w-full">{children}</div>
);

type SheetSectionProps = {
  title: string;
  titleId: string;
  isFirst?: boolean;
  menuLabel: string;
  menu: ComponentProps<typeof LazyDropdown>['children'] | false;
  children: ReactNode;
};

export const SheetSection = ({ title, titleId, isFirst, menuLabel, menu, children }: SheetSectionProps) => (
  <section className={isFirst ? undefined : 'mt-7'} aria-labelledby={titleId}>
    <header className="flex min-h-10 items-center justify-between gap-3 border-line-strong border-b">
      <h3 className="h3" id={titleId}>
        {title}
      </h3>
      {menu && (
        <LazyDropdown
          className="max-h-80 overflow-y-auto"
          button={
            <Button variant="ghost" size="icon-sm" aria-label={menuLabel}>
              <Plus aria-hidden="true" />
            </Button>
          }
        >
          {menu}
        </LazyDropdown>
      )}
    </header>
    {children}
  </section>
);

export const ClosedSection = ({
  title,
  state,
  ...props
}: ComponentProps<'button'> & { title: string; state: string }) => (
  <div className="mt-5 border-line border-t [&+&]:mt-0 [&+&]:border-t-0">
    <button
      type="button"
      className="flex min-h-11 w-full items-center gap-3 border-line border-b font-medium text-fg-muted hover:text-fg"
      {...props}
    >
      <ChevronRight aria-hidden="true" className="size-4" />
      {title}
      <small className="ml-auto font-normal text-sm/6">{state}</small>
    </button>
  </div>
);

/** The specification or the supplier's text, beside the sheet or the suggestions. */
export const SidePanel = ({
  as: Tag,
  className,
  ...props
}: ComponentProps<'section'> & { as: 'aside' | 'section' }) => (
  <Tag className={cn('overflow-hidden rounded-lg border lg:self-start', className)} {...props} />
);

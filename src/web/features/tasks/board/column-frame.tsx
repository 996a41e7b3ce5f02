import type { ComponentProps, HTMLAttributes } from 'react';
import type { SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { cn } from '#web/lib/cn.ts';

type BoardGridProps = ComponentProps<'div'> & { as?: 'div' | typeof SkeletonGroup };

export function BoardGrid({ as: Tag = 'div', ...props }: BoardGridProps) {
  return <Tag className="grid grid-cols-1 gap-4 md:grid-cols-3 xl:grid-cols-5 xl:gap-3" {...props} />;
}

type ColumnFrameProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section'; isLocked?: boolean };

export function ColumnFrame({ as: Tag = 'section', isLocked = false, className, ...props }: ColumnFrameProps) {
  return (
    <Tag
      className={cn(
        'relative grid min-w-0 grid-cols-1 grid-rows-[auto_1fr_auto] rounded-lg border md:min-h-56 xl:min-h-124',
        isLocked ? 'border-dashed border-line-strong' : 'border-line bg-surface',
        className,
      )}
      {...props}
    />
  );
}

type ColumnHeadProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'header' };

/** Title of a column, after a stripe in the column's `--hue`. */
export function ColumnHead({ as: Tag = 'header', className, ...props }: ColumnHeadProps) {
  return (
    <Tag
      className={cn(
        'flex min-h-11.5 items-center gap-2 py-2 pr-3.5 pl-3 font-semibold before:h-4 before:w-[3px] before:flex-none before:rounded-[2px] before:bg-(--hue)',
        className,
      )}
      {...props}
    />
  );
}

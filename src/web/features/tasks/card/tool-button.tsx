import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';
import './card.css';

const looks = {
  // Mouse and touch drag the card itself; the handle is for the keyboard and is visible only on focus.
  move: '[--icon:var(--icon-move)] not-focus-visible:sr-only',
  menu: '[--icon:var(--icon-menu)]',
  // On touch screens, which have no room for two buttons, it is in the menu.
  delete: '[--icon:var(--icon-delete)] pointer-coarse:hidden',
};

export function ToolButton({ tool, ...props }: ComponentProps<'button'> & { tool: keyof typeof looks }) {
  return (
    <button
      type="button"
      className={cn(
        'grid size-7 place-items-center rounded-sm text-fg-faint before:size-4 before:bg-current before:[mask:var(--icon)_center/contain_no-repeat] hover:bg-press hover:text-fg pointer-coarse:size-10',
        looks[tool],
      )}
      data-tool={tool}
      {...props}
    />
  );
}

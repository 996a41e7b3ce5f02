import type { ReactElement, ReactNode } from 'react';
import type { DropdownMenuItem } from './dropdown-menu.tsx';
import { LazyMenu } from './lazy-menu.tsx';

const loadParts = () => import('./dropdown-menu.tsx');

type LazyDropdownProps = {
  button: ReactElement;
  className?: string;
  /** Renders the entries with the components of the dropdown menu. */
  children: (Item: typeof DropdownMenuItem) => ReactNode;
};

/** A button with a menu of actions, whose code is loaded on hover, focus or press. */
export function LazyDropdown({ button, className, children }: LazyDropdownProps) {
  return (
    <LazyMenu
      load={loadParts}
      popup="menu"
      menu={(parts, { defaultOpen, buttonRef }) => (
        <parts.DropdownMenu defaultOpen={defaultOpen}>
          <parts.DropdownMenuTrigger asChild ref={buttonRef}>
            {button}
          </parts.DropdownMenuTrigger>
          <parts.DropdownMenuContent className={className}>
            {children(parts.DropdownMenuItem)}
          </parts.DropdownMenuContent>
        </parts.DropdownMenu>
      )}
    >
      {button}
    </LazyMenu>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Column } from '#contract/tasks.ts';
import { MAX_COLUMN_TITLE } from '#domain/tasks/task-board.ts';
import { usePreloadedComponent } from '#web/lib/page/use-lazy-component.ts';
import { InlineEdit } from '../card/inline-edit.tsx';
import type { BoardChange } from '../changes/board-changes.ts';

const loadTooltip = () => import('#web/components/ui/overlay/tooltip.tsx').then((module) => module.Tooltip);

type ColumnTitleProps = { column: Column; onChange: (change: BoardChange) => void };

/** Column title; pressing it starts editing. */
export function ColumnTitle({ column, onChange }: ColumnTitleProps) {
  const [isEditing, setEditing] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shouldRefocus = useRef(false);

  useEffect(() => {
    if (isEditing || !shouldRefocus.current) return;
    shouldRefocus.current = false;
    headingRef.current?.querySelector('button')?.focus();
  }, [isEditing]);

  if (isEditing) {
    return (
      <InlineEdit
        value={column.title}
        label="Título da lista"
        maxLength={MAX_COLUMN_TITLE}
        className="-my-0.5 w-full min-w-0 flex-1 rounded-xs bg-field px-1 py-0.5 text-left text-ellipsis"
        onSave={(title) => onChange({ kind: 'rename', columnId: column.columnId, title })}
        onClose={(byKey) => {
          shouldRefocus.current = byKey;
          setEditing(false);
        }}
      />
    );
  }
  return (
    <h2 ref={headingRef} className="min-w-0">
      <TitleButton title={column.title} onPress={() => setEditing(true)} />
    </h2>
  );
}

/** A truncated title shows in full in a tooltip on hover and focus. */
function TitleButton({ title, onPress }: { title: string; onPress: () => void }) {
  const [Tooltip] = usePreloadedComponent(loadTooltip);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // Wrapping the button in the tooltip creates a new element, so restore the focus.
  const keepFocus = useCallback((button: HTMLButtonElement) => {
    buttonRef.current = button;
    if (hadFocus.current) button.focus();
    return () => {
      hadFocus.current = document.activeElement === button;
    };
  }, []);
  const button = (
    <button
      type="button"
      ref={keepFocus}
      className="-my-0.5 max-w-full min-w-0 truncate rounded-xs px-1 py-0.5 text-left hover:bg-hover"
      aria-label={`${title}, renomear lista`}
      onClick={onPress}
    >
      {title}
    </button>
  );
  if (!Tooltip) return button;
  return (
    <Tooltip text={title} when={() => isCut(buttonRef.current)}>
      {button}
    </Tooltip>
  );
}

/** Whether the title is truncated. */
const isCut = (title: HTMLElement | null): boolean => title !== null && title.scrollWidth > title.clientWidth;

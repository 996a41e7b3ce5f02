import { type CSSProperties, memo, useCallback, useRef, useState } from 'react';
import type { Column, Task } from '#contract/tasks.ts';
import { type DueClock, dueState } from '#domain/tasks/due.ts';
import { MAX_COLUMN_TITLE } from '#domain/tasks/task-board.ts';
import emptyArt from '#web/art/empty-tasks.svg';
import { Eyes, paintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { EmptyState } from '#web/components/ui/states/empty-state.tsx';
import { newId } from '#web/lib/new-id.ts';
import { usePreloadedComponent } from '#web/lib/page/use-lazy-component.ts';
import { InlineEdit } from '../card/inline-edit.tsx';
import { TaskCard } from '../card/task-card.tsx';
import type { BoardChange } from '../changes/board-changes.ts';
import { ColumnFrame, ColumnHead } from './column-frame.tsx';
import { QuickAdd } from './quick-add.tsx';

type BoardColumnProps = {
  column: Column;
  tasks: readonly Task[];
  done: number;
  total: number;
  clock: DueClock;
  /** Position of the insertion line in px from the top of the list; undefined while no card is dragged over it. */
  lineTop: number | undefined;
  isFirstStep: boolean;
  /** Id of the keyboard instructions for moving a card. */
  instructionsId: string;
  onChange: (change: BoardChange) => void;
};

export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { column, tasks, done, total, clock, lineTop, isFirstStep, instructionsId, onChange } = props;
  return (
    <ColumnFrame
      // A separate frame over the list: changing the border or background would repaint all cards during a drag.
      className="after:pointer-events-none after:absolute after:-inset-px after:rounded-[inherit] after:border after:border-sumi-500 after:opacity-0 after:transition-opacity after:duration-(--duration-fast) data-[drop=true]:after:opacity-100"
      data-column={column.columnId}
      data-drop={lineTop !== undefined}
      aria-label={column.title}
      // A custom property is not part of CSSProperties.
      style={{ '--hue': `var(--color-list-${column.color})` } as CSSProperties}
    >
      <ColumnHead>
        <ColumnTitle column={column} onChange={onChange} />
        <span className="contents md:max-lg:hidden">
          <Eyes painted={paintedEyes(done, total)} />
        </span>
        <span className="ml-auto flex-none text-sm/6 font-medium tabular-nums text-fg-faint">
          <span aria-hidden="true">{`${done}/${total}`}</span>
          <span className="sr-only">{`${done} de ${total} concluídas`}</span>
        </span>
      </ColumnHead>
      {/* A long list scrolls by itself, so that the next list and the field below stay reachable. */}
      <div className="relative max-h-[max(20rem,70dvh)] overflow-y-auto">
        <TaskList tasks={tasks} clock={clock} instructionsId={instructionsId} onChange={onChange} />
        {isFirstStep && (
          <EmptyState art={emptyArt} title="Nenhuma tarefa ainda" className="px-0 py-6">
            Escreva a primeira e pinte um olho.
          </EmptyState>
        )}
        {lineTop !== undefined && (
          <div
            // Moves over the cards without repainting them.
            className="pointer-events-none absolute inset-x-2.5 -top-px z-1 h-0.5 rounded-[2px] bg-accent will-change-transform before:absolute before:-top-[3px] before:-left-[3px] before:size-2 before:rounded-full before:bg-accent"
            style={{ transform: `translateY(${lineTop}px)` }}
            data-drop-line
          />
        )}
      </div>
      <QuickAdd
        name={`em ${column.title}`}
        onAdd={(title) => onChange({ kind: 'create', id: newId(), title, columnId: column.columnId })}
      />
    </ColumnFrame>
  );
});

type TaskListProps = Pick<BoardColumnProps, 'tasks' | 'clock' | 'instructionsId' | 'onChange'>;

/** Separate component, so that moving the insertion line does not re-render the cards. */
const TaskList = memo(function TaskList({ tasks, clock, instructionsId, onChange }: TaskListProps) {
  return (
    <ul className="relative flex flex-col gap-1.5 px-2">
      {tasks.map((task) => (
        <TaskCard
          key={task.id}
          task={task}
          due={dueState(task, clock)}
          instructionsId={instructionsId}
          onChange={onChange}
        />
      ))}
    </ul>
  );
});

const loadTooltip = () => import('#web/components/ui/overlay/tooltip.tsx').then((module) => module.Tooltip);

type ColumnTitleProps = { column: Column; onChange: (change: BoardChange) => void };

function ColumnTitle({ column, onChange }: ColumnTitleProps) {
  const [isEditing, setEditing] = useState(false);

  if (isEditing) {
    return (
      <InlineEdit
        value={column.title}
        label="Título da lista"
        maxLength={MAX_COLUMN_TITLE}
        className="-my-0.5 w-full min-w-0 flex-1 rounded-xs bg-field px-1 py-0.5 text-left text-ellipsis"
        onSave={(title) => onChange({ kind: 'rename', columnId: column.columnId, title })}
        onClose={() => setEditing(false)}
      />
    );
  }
  return (
    <h2 className="min-w-0">
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

const isCut = (title: HTMLElement | null): boolean => title !== null && title.scrollWidth > title.clientWidth;

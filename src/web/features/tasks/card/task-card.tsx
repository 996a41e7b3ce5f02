import { Slot } from '@radix-ui/react-slot';
import { type ButtonHTMLAttributes, type ComponentProps, memo, useId, useRef, useState } from 'react';
import type { Task } from '#contract/tasks.ts';
import type { DueState } from '#domain/tasks/due.ts';
import { MAX_TASK_TITLE } from '#domain/tasks/task-board.ts';
import { splitLinks } from '#domain/text/title-links.ts';
import { EyeCheckbox } from '#web/components/ui/form/eye-checkbox.tsx';
import { cn } from '#web/lib/cn.ts';
import { animateRemoval } from '#web/lib/page/animate-moves.ts';
import { useLazyComponent } from '#web/lib/page/use-lazy-component.ts';
import { useBoardContext } from '../board/board-context.ts';
import type { BoardChange } from '../changes/board-changes.ts';
import { InlineEdit } from './inline-edit.tsx';
import { TaskDue } from './task-due.tsx';
import { ChecklistCount, TaskLabels } from './task-labels.tsx';
import { TaskToolLink } from './task-tool-link.tsx';
import { ToolButton } from './tool-button.tsx';

export const loadCardMenu = () => import('./card-menu.tsx').then((module) => module.CardMenu);

type CardFrameProps = ComponentProps<'li'> & {
  /** Draws the only child as a card instead of rendering a list item. */
  asChild?: boolean;
};

/** While a card is dragged, its place stays marked (`data-ghost`); what is dragged has `data-lifted`. */
export function CardFrame({ asChild = false, className, ...props }: CardFrameProps) {
  const Tag = asChild ? Slot : 'li';
  return (
    <Tag
      className={cn(
        // Cards off screen skip layout and paint.
        'relative flex items-start gap-2.5 rounded-md border bg-raised p-2.5 leading-[1.4] [-webkit-touch-callout:none] [contain-intrinsic-size:auto_2.5625rem] [content-visibility:auto]',
        'data-ghost:border-[1.5px] data-ghost:border-dashed data-ghost:border-sumi-500 data-ghost:bg-transparent data-ghost:*:invisible',
        'data-lifted:cursor-grabbing data-lifted:bg-overlay data-lifted:shadow-drag data-lifted:[content-visibility:visible]',
        '[&>.eye]:mt-[0.03rem] pointer-coarse:[&>.eye]:relative pointer-coarse:[&>.eye]:size-6 pointer-coarse:[&>.eye]:after:absolute pointer-coarse:[&>.eye]:after:-inset-2.5',
        className,
      )}
      {...props}
    />
  );
}

const dueBorders: Partial<Record<DueState, string>> = { overdue: 'border-beni-700', today: 'border-shu-700' };

type TaskCardProps = {
  task: Task;
  due: DueState | undefined;
  instructionsId: string;
  onChange: (change: BoardChange) => void;
};

/** Memoised: a board change re-renders only the affected cards. The dragged state is set on the DOM element. */
export const TaskCard = memo(function TaskCard({ task, due, instructionsId, onChange }: TaskCardProps) {
  const { openTask } = useBoardContext();
  const cardRef = useRef<HTMLLIElement>(null);
  const hintId = useId();
  const [CardMenu, wantMenu] = useLazyComponent(loadCardMenu);
  const [hasMenu, setHasMenu] = useState(false);
  const [isEditing, setEditing] = useState(false);

  function rename() {
    // The menu opens when it is mounted: left there, it would open again after the edit.
    setHasMenu(false);
    setEditing(true);
  }

  function remove() {
    focusNeighbour(cardRef.current);
    animateRemoval(cardRef.current);
    onChange({ kind: 'delete', taskId: task.id, task });
  }

  return (
    <CardFrame
      ref={cardRef}
      className={cn(
        (due && dueBorders[due]) ?? 'border-line hover:border-line-strong',
        isEditing ? 'cursor-text outline-2 -outline-offset-1 outline-focus' : 'cursor-grab',
      )}
      data-task={task.id}
      data-editing={isEditing || undefined}
    >
      <EyeCheckbox
        checked={task.completed}
        aria-label={`Concluir: ${task.title}`}
        onChange={(event) => onChange({ kind: 'edit', taskId: task.id, completed: event.target.checked })}
      />
      <div
        className={cn(
          'min-w-0 flex-1',
          // Without hovering the button stands over the corner: the first line leaves room for it.
          isEditing ? 'flex flex-col' : 'grid justify-items-start gap-1.25 [@media(hover:none)]:*:first:pr-6',
        )}
      >
        {isEditing ? (
          <>
            <InlineEdit
              multiline
              value={task.title}
              label="Título da tarefa"
              maxLength={MAX_TASK_TITLE}
              describedBy={hintId}
              onSave={(title) => onChange({ kind: 'edit', taskId: task.id, title })}
              onClose={() => setEditing(false)}
            />
            <span id={hintId} className="key-hint mt-1 text-sm text-fg-faint">
              Enter salva, Esc cancela
            </span>
          </>
        ) : (
          <>
            {task.labels && <TaskLabels colors={task.labels} />}
            <TaskTitle title={task.title} isDone={task.completed} onOpen={() => openTask(task.id)} />
            {task.dueAt !== null && due && !task.completed && <TaskDue dueAt={task.dueAt} state={due} />}
            {task.checklist && <ChecklistCount {...task.checklist} />}
            {task.launchStep !== null && !task.completed && <TaskToolLink task={task} />}
          </>
        )}
      </div>
      {!isEditing && (
        <span className="task-tools">
          <ToolButton
            tool="move"
            aria-label={`Mover: ${task.title}`}
            aria-roledescription="item arrastável"
            aria-describedby={instructionsId}
          />
          {CardMenu && hasMenu ? (
            <CardMenu task={task} onRename={rename} onDelete={remove} />
          ) : (
            <ToolButton
              tool="menu"
              aria-label={`Opções: ${task.title}`}
              aria-haspopup="menu"
              aria-expanded={false}
              onClick={() => {
                wantMenu();
                setHasMenu(true);
              }}
            />
          )}
          <ToolButton tool="delete" aria-label={`Excluir: ${task.title}`} onClick={remove} />
        </span>
      )}
    </CardFrame>
  );
});

/** Deleting a card removes the focused button, so focus the next card, or the field for a new one. */
function focusNeighbour(card: HTMLElement | null) {
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  const target = neighbour?.querySelector('[data-title]') ?? card?.closest('section')?.querySelector(':scope > button');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

type TitleBoxProps = ButtonHTMLAttributes<HTMLElement> & { as: 'button' | 'span'; isDone: boolean };

export function TitleBox({ as: Tag, isDone, ...props }: TitleBoxProps) {
  return (
    <Tag
      className={cn(
        // Does not break inside a Japanese word.
        'max-w-full min-w-0 rounded-xs text-left break-keep wrap-anywhere select-none',
        isDone && 'text-fg-faint line-through decoration-sumi-500',
      )}
      data-title
      {...props}
    />
  );
}

type TaskTitleProps = { title: string; isDone: boolean; onOpen: () => void };

/** Pressing the title opens the task; URLs in it open as links. A title with only a URL is opened from the menu. */
function TaskTitle({ title, isDone, onOpen }: TaskTitleProps) {
  const label = `${title}, abrir`;
  const parts = title.includes('://') ? splitLinks(title) : [{ text: title }];
  if (parts.length === 1 && !parts[0]?.href) {
    return (
      <TitleBox as="button" type="button" isDone={isDone} aria-label={label} onClick={onOpen}>
        {title}
      </TitleBox>
    );
  }
  const firstText = parts.findIndex((part) => !part.href);
  return (
    <TitleBox as="span" isDone={isDone}>
      {parts.map((part, index) =>
        part.href ? (
          <a
            key={index.toString()}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            draggable={false}
            className="relative wrap-anywhere underline decoration-line-strong underline-offset-[0.2em]"
          >
            {part.text}
          </a>
        ) : (
          <button
            key={index.toString()}
            type="button"
            className="inline text-left wrap-anywhere whitespace-pre-wrap"
            onClick={onOpen}
            // Only one tab stop; the other text parts are for the pointer.
            {...(index === firstText ? { 'aria-label': label } : { tabIndex: -1, 'aria-hidden': true })}
          >
            {part.text}
          </button>
        ),
      )}
    </TitleBox>
  );
}

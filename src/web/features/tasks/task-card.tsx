import { useDraggable } from '@dnd-kit/core';
import { memo, useEffect, useId, useRef, useState } from 'react';
import type { Task } from '#contract/tasks.ts';
import { MAX_TASK_TITLE } from '#domain/task-board.ts';
import { EyeCheckbox } from '#web/components/ui/eye-checkbox.tsx';
import type { BoardChange } from './board-changes.ts';
import { InlineEdit } from './inline-edit.tsx';

type TaskCardProps = { task: Task; onChange: (change: BoardChange) => void };

/** Memoised: a change of the board draws only the cards it touches. */
export const TaskCard = memo(function TaskCard({ task, onChange }: TaskCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { attributes, listeners, isDragging, activatorEvent, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: task.id,
    disabled: isEditing,
    attributes: { roleDescription: 'item arrastável' },
  });
  const isKeyboardDrag = isDragging && activatorEvent instanceof KeyboardEvent;
  return (
    <li
      ref={setNodeRef}
      className="task"
      data-task={task.id}
      data-done={task.completed}
      data-editing={isEditing || undefined}
      data-ghost={(isDragging && !isKeyboardDrag) || undefined}
      data-lifted={isKeyboardDrag || undefined}
      {...listeners}
    >
      <EyeCheckbox
        checked={task.completed}
        aria-label={`Concluir: ${task.title}`}
        onChange={(event) => onChange({ kind: 'edit', taskId: task.id, completed: event.target.checked })}
      />
      <TaskTitle task={task} isEditing={isEditing} onEditing={setEditing} onChange={onChange} />
      {!isEditing && (
        <span className="task-tools">
          <button
            type="button"
            ref={setActivatorNodeRef}
            className="task-tool task-tool-move"
            aria-label={`Mover: ${task.title}`}
            aria-roledescription={attributes['aria-roledescription']}
            aria-describedby={attributes['aria-describedby']}
            aria-pressed={isDragging}
          />
          <button
            type="button"
            className="task-tool task-tool-delete"
            aria-label={`Excluir: ${task.title}`}
            onClick={() => onChange({ kind: 'delete', taskId: task.id })}
          />
        </span>
      )}
    </li>
  );
});

type TaskTitleProps = TaskCardProps & { isEditing: boolean; onEditing: (isEditing: boolean) => void };

function TaskTitle({ task, isEditing, onEditing, onChange }: TaskTitleProps) {
  const hintId = useId();
  const titleRef = useRef<HTMLButtonElement>(null);
  const shouldRefocus = useRef(false);

  useEffect(() => {
    if (isEditing || !shouldRefocus.current) return;
    shouldRefocus.current = false;
    titleRef.current?.focus();
  }, [isEditing]);

  if (!isEditing) {
    return (
      <button
        type="button"
        ref={titleRef}
        className="task-title"
        aria-label={`${task.title}, editar`}
        onClick={() => onEditing(true)}
      >
        {task.title}
      </button>
    );
  }
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <InlineEdit
        multiline
        value={task.title}
        label="Título da tarefa"
        maxLength={MAX_TASK_TITLE}
        className="task-edit"
        describedBy={hintId}
        onSave={(title) => onChange({ kind: 'edit', taskId: task.id, title })}
        onClose={(byKey) => {
          shouldRefocus.current = byKey;
          onEditing(false);
        }}
      />
      <span id={hintId} className="mt-1 text-sm text-fg-faint">
        Enter salva, Esc cancela
      </span>
    </span>
  );
}

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { LessonSummary } from '#contract/academy.ts';
import { cn } from '#web/lib/cn.ts';

export function SortableLesson({ lesson, position }: { lesson: LessonSummary; position: number }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: lesson.id,
  });
  return (
    <li
      ref={setNodeRef}
      className={cn(
        'flex min-h-11 items-center gap-3 rounded-md border border-line bg-field px-2',
        isDragging && 'z-1 shadow-drag',
      )}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="btn btn-ghost btn-icon-sm cursor-grab touch-none"
        aria-label={`Mover ${lesson.title}`}
        {...attributes}
        {...listeners}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <span className="w-5 text-right text-fg-muted text-sm tabular-nums">{position}</span>
      <span className="min-w-0 flex-1 wrap-anywhere py-2">{lesson.title}</span>
    </li>
  );
}

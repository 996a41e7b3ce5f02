import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useQuery } from '@tanstack/react-query';
import { GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import type { LessonSummary } from '#contract/academy.ts';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { cn } from '#web/lib/cn.ts';
import { lessonOrderQuery, useReorderLessons } from '../admin.queries.ts';
import { successToast } from '../admin-toasts.ts';

type LessonOrderDialogProps = { row: { id: string; title: string }; onClose: () => void };

export function LessonOrderDialog({ row: module, onClose }: LessonOrderDialogProps) {
  const lessons = useQuery(lessonOrderQuery(module.id));
  const isDragging = useRef(false);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Ordenar aulas"
        // While a lesson is being dragged, Escape cancels the drag and must not close the dialog.
        onEscapeKeyDown={(event) => isDragging.current && event.preventDefault()}
        description={`${module.title}. Arraste pela alça, ou use espaço e as setas.`}
      >
        {lessons.isPending && <SkeletonLines className="mt-4 grid gap-2" lines={['h-11', 'h-11', 'h-11']} />}
        {lessons.isError && (
          <ErrorState title="Não foi possível carregar as aulas." onRetry={() => void lessons.refetch()} />
        )}
        {lessons.data?.length === 0 && <p className="mt-4 text-fg-muted">Este módulo ainda não tem aulas.</p>}
        {lessons.data && lessons.data.length > 0 && (
          <LessonOrder
            moduleId={module.id}
            lessons={lessons.data}
            onDragChange={(next) => {
              isDragging.current = next;
            }}
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

type LessonOrderProps = {
  moduleId: string;
  lessons: readonly LessonSummary[];
  onDragChange: (isDragging: boolean) => void;
  onClose: () => void;
};

function LessonOrder({ moduleId, lessons, onDragChange, onClose }: LessonOrderProps) {
  const [order, setOrder] = useState(lessons);
  const reorder = useReorderLessons(moduleId);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 3 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: string | number) => order.findIndex((lesson) => lesson.id === id) + 1;

  function handleDragEnd({ active, over }: DragEndEvent) {
    onDragChange(false);
    if (!over || active.id === over.id) return;
    setOrder(arrayMove([...order], place(active.id) - 1, place(over.id) - 1));
  }

  function handleSave() {
    reorder.mutate(
      order.map((lesson) => lesson.id),
      {
        onSuccess: () => {
          successToast('Ordem das aulas atualizada com sucesso!');
          onClose();
        },
        onError: (error) => failureToast(error, 'Erro ao salvar aula'),
      },
    );
  }

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={() => onDragChange(true)}
        onDragEnd={handleDragEnd}
        onDragCancel={() => onDragChange(false)}
        accessibility={{
          screenReaderInstructions: { draggable: 'Espaço levanta a aula, as setas movem, espaço solta, Esc cancela.' },
          announcements: {
            onDragStart: ({ active }) => `Aula levantada da posição ${place(active.id)}.`,
            onDragOver: ({ over }) => (over ? `Posição ${place(over.id)} de ${order.length}.` : undefined),
            onDragEnd: ({ over }) => (over ? `Aula solta na posição ${place(over.id)}.` : 'Aula solta.'),
            onDragCancel: () => 'Movimento cancelado.',
          },
        }}
      >
        <SortableContext items={order.map((lesson) => lesson.id)} strategy={verticalListSortingStrategy}>
          <ol className="mt-4 grid grid-cols-1 gap-2">
            {order.map((lesson, index) => (
              <SortableLesson key={lesson.id} lesson={lesson} position={index + 1} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <DialogActions className="mt-6">
        <DialogClose asChild>
          <Button variant="ghost">Cancelar</Button>
        </DialogClose>
        <Button variant="primary" busy={reorder.isPending} onClick={handleSave}>
          {reorder.isPending ? 'Salvando...' : 'Salvar ordem'}
        </Button>
      </DialogActions>
    </>
  );
}

function SortableLesson({ lesson, position }: { lesson: LessonSummary; position: number }) {
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

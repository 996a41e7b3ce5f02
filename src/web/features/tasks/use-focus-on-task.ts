import { useEffect } from 'react';

/** Brings a task into view and puts the keyboard on it, once it is there. */
export function useFocusOnTask(taskId: string | undefined): void {
  useEffect(() => {
    if (!taskId) return;
    // After the frame has put the keyboard to the beginning of the page.
    const frame = requestAnimationFrame(() => {
      const card = document.querySelector<HTMLElement>(`[data-task="${taskId}"]`);
      card?.scrollIntoView({ block: 'center' });
      card?.querySelector<HTMLElement>('.task-title')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [taskId]);
}

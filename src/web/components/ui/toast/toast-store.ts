import { useSyncExternalStore } from 'react';

export type ToastVariant = 'default' | 'destructive' | 'premium';

export type ToastContent = {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant | undefined;
  /** A button in the toast, such as undo. */
  action?: { label: string; onAction: () => void } | undefined;
};

const DURATION_MS = 5000;
/** Long enough to notice the toast, read it and reach the button. */
const UNDO_MS = 8000;

export const durationOf = ({ action }: ToastContent): number => (action ? UNDO_MS : DURATION_MS);

export type Toast = ToastContent & { id: number; open: boolean };

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: Toast | undefined) {
  current = next;
  for (const notify of listeners) notify();
}

/** Shows a toast from anywhere; it replaces the one on screen. */
export function toast(content: ToastContent): void {
  lastId += 1;
  publish({ ...content, id: lastId, open: true });
}

export function dismissToast(): void {
  if (current?.open) publish({ ...current, open: false });
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

const readCurrent = () => current;

export function useToast(): Toast | undefined {
  return useSyncExternalStore(subscribe, readCurrent, readCurrent);
}

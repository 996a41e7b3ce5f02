import { lazy, Suspense, useEffect } from 'react';
import { cn } from '#web/lib/cn.ts';
import { dismissToast, durationOf, type Toast, useToast } from './toast-store.ts';

const ToastView = lazy(() =>
  import('./toast-view.tsx').then(
    (m) => ({ default: m.ToastView }),
    () => ({ default: PlainToast }),
  ),
);

/** Rendered once in the root. The toast's rendering code is loaded with the first toast. */
export function ToastHost() {
  const toast = useToast();
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <ToastView key={toast.id} toast={toast} />
    </Suspense>
  );
}

/** Offline, the rendering code cannot be loaded either, but the message must still be shown. */
function PlainToast({ toast }: { toast: Toast }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast restarts the timer.
  useEffect(() => {
    const timer = setTimeout(dismissToast, durationOf(toast));
    return () => clearTimeout(timer);
  }, [toast.id]);
  if (!toast.open) return null;
  const variant = toast.variant ?? 'default';
  return (
    <div className="toast-viewport">
      <div role="alert" className={cn('toast', variant !== 'default' && `toast-${variant}`)}>
        <div className="toast-text">
          <p className="toast-title">{toast.title}</p>
          {toast.description && <p className="toast-description">{toast.description}</p>}
        </div>
        {toast.action && (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              dismissToast();
              toast.action?.onAction();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
    </div>
  );
}

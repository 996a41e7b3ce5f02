import { lazy, Suspense, useEffect } from 'react';
import { cn } from '#web/lib/cn.ts';
import { dismissToast, durationOf, type Toast, useToast } from './use-toast.ts';

const ToastView = lazy(() =>
  import('./toast-view.tsx').then(
    (m) => ({ default: m.ToastView }),
    () => ({ default: PlainToast }),
  ),
);

/** Goes once into the root. The rendering code is fetched with the first toast. */
export function ToastHost() {
  const toast = useToast();
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <ToastView toast={toast} />
    </Suspense>
  );
}

/** When the connection is gone the rendering code cannot come either; the message must be shown all the same. */
function PlainToast({ toast }: { toast: Toast }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast has its own time.
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

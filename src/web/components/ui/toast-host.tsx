import { lazy, Suspense } from 'react';
import { useToast } from './use-toast.ts';

const ToastView = lazy(() => import('./toast-view.tsx').then((m) => ({ default: m.ToastView })));

/** Goes once into the root. The drawing code is fetched with the first toast. */
export function ToastHost() {
  const toast = useToast();
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <ToastView toast={toast} />
    </Suspense>
  );
}

import * as RadixToast from '@radix-ui/react-toast';
import { Check, CircleAlert, Crown, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cn } from '#web/lib/cn.ts';
import { dismissToast, durationOf, type Toast, type ToastVariant } from './use-toast.ts';

const icons = {
  default: Check,
  destructive: CircleAlert,
  premium: Crown,
} satisfies Record<ToastVariant, unknown>;

export function ToastView({ toast }: { toast: Toast }) {
  const variant = toast.variant ?? 'default';
  const Icon = icons[variant];
  const root = useRef<HTMLLIElement>(null);
  const isOnTop = useCoversFocus(root);
  return (
    <RadixToast.Provider duration={durationOf(toast)} swipeThreshold={50} label="Notificação">
      <RadixToast.Root
        ref={root}
        key={toast.id}
        className={cn('toast', variant !== 'default' && `toast-${variant}`)}
        open={toast.open}
        onOpenChange={(open) => {
          if (!open) dismissToast();
        }}
      >
        <Icon aria-hidden="true" />
        <div className="toast-text">
          <RadixToast.Title className="toast-title">{toast.title}</RadixToast.Title>
          {toast.description && (
            <RadixToast.Description className="toast-description">{toast.description}</RadixToast.Description>
          )}
        </div>
        {toast.action && (
          <RadixToast.Action
            className="toast-action"
            altText={`${toast.action.label}: ${toast.title}`}
            onClick={toast.action.onAction}
          >
            {toast.action.label}
          </RadixToast.Action>
        )}
        <RadixToast.Close className="toast-close" aria-label="Fechar notificação">
          <X aria-hidden="true" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport
        className={cn('toast-viewport', isOnTop && 'toast-viewport-top')}
        label="Notificações ({hotkey})"
      />
    </RadixToast.Provider>
  );
}

/** The focused control must stay visible (WCAG 2.4.11): the toast moves to the top of the window when it covers it. */
function useCoversFocus(toast: React.RefObject<HTMLElement | null>): boolean {
  const [isCovering, setIsCovering] = useState(false);
  useEffect(() => {
    const compare = () => {
      const focused = document.activeElement;
      const over = toast.current?.getBoundingClientRect();
      if (!focused || !over || toast.current?.contains(focused)) return;
      const under = focused.getBoundingClientRect();
      const isOverlapping =
        under.left < over.right && under.right > over.left && under.top < over.bottom && under.bottom > over.top;
      if (isOverlapping) setIsCovering((before) => !before);
    };
    document.addEventListener('focusin', compare);
    return () => document.removeEventListener('focusin', compare);
  }, [toast]);
  return isCovering;
}

import * as RadixToast from '@radix-ui/react-toast';
import { Check, CircleAlert, Crown, X } from 'lucide-react';
import { useEffect, useState } from 'react';
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
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const isOnTop = useCoversActions(root);
  return (
    <RadixToast.Provider duration={durationOf(toast)} swipeThreshold={50} label="Notificação">
      <RadixToast.Root
        ref={setRoot}
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

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

const ACTIONS = 'main :is(a[href], button, input, select, textarea)';
const coversAction = (box: Box): boolean =>
  [...document.querySelectorAll(ACTIONS)].some((action) => overlap(action.getBoundingClientRect(), box));

/**
 * The toast stands at the top of the window where at the bottom it would cover an action, and moves when it covers the
 * focused control, which must stay visible (WCAG 2.4.11).
 */
function useCoversActions(toast: HTMLElement | null): boolean {
  const [isOnTop, setIsOnTop] = useState(false);
  useEffect(() => {
    if (!toast) return;
    const box = toast.getBoundingClientRect();
    const top = document.querySelector('.topbar')?.getBoundingClientRect().bottom ?? 0;
    const above = { left: box.left, right: box.right, top, bottom: top + box.height };
    setIsOnTop(coversAction(box) && !coversAction(above));
  }, [toast]);
  useEffect(() => {
    const compare = () => {
      const focused = document.activeElement;
      if (!focused || !toast || toast.contains(focused)) return;
      if (overlap(focused.getBoundingClientRect(), toast.getBoundingClientRect())) setIsOnTop((before) => !before);
    };
    document.addEventListener('focusin', compare);
    return () => document.removeEventListener('focusin', compare);
  }, [toast]);
  return isOnTop;
}

import * as RadixToast from '@radix-ui/react-toast';
import { Check, CircleAlert, Crown, X } from 'lucide-react';
import { useState } from 'react';
import { cn } from '#web/lib/cn.ts';
import { useToastPlace } from './toast-place.ts';
import { dismissToast, durationOf, type Toast, type ToastVariant } from './toast-store.ts';

const icons = {
  default: Check,
  destructive: CircleAlert,
  premium: Crown,
} satisfies Record<ToastVariant, unknown>;

export function ToastView({ toast }: { toast: Toast }) {
  const variant = toast.variant ?? 'default';
  const Icon = icons[variant];
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const place = useToastPlace(root);
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
      <RadixToast.Viewport className={cn('toast-viewport', place)} label="Notificações ({hotkey})" />
    </RadixToast.Provider>
  );
}

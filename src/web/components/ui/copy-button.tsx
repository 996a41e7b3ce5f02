import { Check, Copy, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cn } from '#web/lib/cn.ts';
import { writeClipboard } from '#web/lib/write-clipboard.ts';
import { Button, type ButtonProps } from './button.tsx';
import { toast } from './toast/toast-store.ts';

export type CopyButtonProps = Pick<ButtonProps, 'variant' | 'className' | 'disabled'> & {
  /** The text to copy; a function if it is expensive to build. */
  text: string | (() => string);
  label?: string;
  /** For screen readers, after the label: what is copied, when several buttons look alike. */
  name?: string | undefined;
  /** How long "Copiado!" stays. */
  feedbackMs?: number;
  /** Shows the icon only; screen readers read the label. */
  iconOnly?: boolean;
  /** Replaces the default icon. */
  icon?: LucideIcon;
  size?: 'sm' | 'md';
  /** Called first; nothing is copied unless it resolves to true. */
  confirm?: (() => Promise<boolean>) | undefined;
  onCopied?: (() => void) | undefined;
};

export function CopyButton({
  text,
  label = 'Copiar',
  name,
  feedbackMs = 3000,
  iconOnly = false,
  icon: Icon = Copy,
  size = 'sm',
  variant = 'ghost',
  confirm,
  onCopied,
  className,
  disabled,
}: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), feedbackMs);
    return () => clearTimeout(timer);
  }, [copies, feedbackMs]);

  async function handleCopy() {
    if (confirm && !(await confirm())) return;
    try {
      await writeClipboard(typeof text === 'string' ? text : text());
    } catch (error) {
      console.warn('clipboard refused:', error);
      toast({ variant: 'destructive', title: 'Não foi possível copiar. Selecione o texto e copie à mão.' });
      return;
    }
    setCopies((count) => count + 1);
    onCopied?.();
  }

  const shownLabel = isCopied ? 'Copiado!' : label;
  const iconSize = size === 'sm' ? 'icon-sm' : 'icon';
  return (
    <Button
      variant={variant}
      size={iconOnly ? iconSize : size}
      className={cn(isCopied && 'btn-done', className)}
      disabled={disabled}
      onClick={handleCopy}
      {...(iconOnly && { 'aria-label': shownLabel })}
      {...(name && !isCopied && { 'aria-label': `${label} ${name}` })}
    >
      {isCopied ? <Check aria-hidden="true" /> : <Icon aria-hidden="true" />}
      {!iconOnly && <span aria-live="polite">{shownLabel}</span>}
    </Button>
  );
}

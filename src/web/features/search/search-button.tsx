import { Search } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { KeyboardKey } from './keyboard-key.tsx';
import type { SiteEntry } from './site-entries.ts';

type DialogProps = { pages: readonly SiteEntry[]; onClose: () => void };

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** Opens the search by click or by Ctrl/⌘+K; its code loads on first use. */
export function SearchButton({ pages }: { pages: readonly SiteEntry[] }) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(() => {
    setOpen(true);
    import('./search-dialog.tsx').then(
      (module) => setDialog(() => module.SearchDialog),
      () => {
        setOpen(false);
        toast({
          title: 'Não foi possível abrir a busca.',
          description: 'Verifique a conexão e tente novamente.',
          variant: 'destructive',
        });
      },
    );
  }, []);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isCombination = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCombination || event.key.toLowerCase() !== 'k') return;
      // Prevents the browser's own Ctrl+K even while another dialog is open and our search does not open.
      event.preventDefault();
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) open();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-md text-sm/6 text-fg-muted hover:bg-hover hover:text-fg lg:min-h-9 lg:border lg:border-line-strong lg:pr-2 lg:pl-3"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={open}
      >
        <Search aria-hidden="true" className="size-4.5" />
        <span className="max-lg:sr-only">Buscar</span>
        <KeyboardKey className="max-lg:hidden pointer-coarse:hidden" aria-hidden="true">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </KeyboardKey>
      </button>
      {isOpen && Dialog && <Dialog pages={pages} onClose={() => setOpen(false)} />}
    </>
  );
}

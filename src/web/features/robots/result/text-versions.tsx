import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { useLazyComponent } from '#web/lib/page/use-lazy-component.ts';
import type { Writing } from '../use-writing.ts';

const loadVersionsDialog = () => import('./versions-dialog.tsx').then((module) => module.VersionsDialog);

/** Opens how the text read before. */
export function VersionsButton({ textId, writing }: { textId: string; writing: Writing }) {
  const [VersionsDialog, wantDialog] = useLazyComponent(loadVersionsDialog);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    wantDialog();
    setOpen(true);
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={open}>
        <History aria-hidden="true" />
        Versões anteriores
      </Button>
      {VersionsDialog && <VersionsDialog textId={textId} writing={writing} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

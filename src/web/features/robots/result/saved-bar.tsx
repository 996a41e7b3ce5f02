import { Link } from '@tanstack/react-router';
import { BookmarkCheck, History, PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLazyComponent } from '#web/lib/page/use-lazy-component.ts';
import type { WritingControls } from '../use-writing.ts';

/** Shows where the text is saved, its versions, and the button to create a product from it. */
export function SavedBar({ writing }: { writing: WritingControls }) {
  const { textId, productId, editor } = writing;
  if (editor?.result.isKept === false) {
    return (
      <Alert variant="error" className="mt-4">
        Este texto não foi salvo. Copie ou baixe antes de sair.
      </Alert>
    );
  }
  if (!textId) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-1 text-fg-muted text-sm/6 [&_svg]:size-4 [&_svg]:flex-none">
      <span className="inline-flex min-h-9 items-center gap-1.5">
        <BookmarkCheck aria-hidden="true" />
        {productId ? (
          <Link to="/produtos/$productId" params={{ productId }} className="link">
            Salvo no produto
          </Link>
        ) : (
          <Link to="/produtos" className="link">
            Salvo em Textos sem produto
          </Link>
        )}
      </span>
      <VersionsButton textId={textId} writing={writing} />
      {!productId && (
        <Link to="/produtos" search={{ texto: textId }} className="link inline-flex min-h-9 items-center gap-1.5">
          <PackagePlus aria-hidden="true" />
          Criar produto deste texto
        </Link>
      )}
    </p>
  );
}

const loadVersionsDialog = () => import('./versions-dialog.tsx').then((module) => module.VersionsDialog);

function VersionsButton({ textId, writing }: { textId: string; writing: WritingControls }) {
  const [VersionsDialog, wantDialog] = useLazyComponent(loadVersionsDialog);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    wantDialog();
    setOpen(true);
  };
  return (
    <>
      <Button variant="link" className="min-h-9 gap-1.5 border-0 font-normal text-sm" onClick={open}>
        <History aria-hidden="true" />
        Versões anteriores
      </Button>
      {VersionsDialog && <VersionsDialog textId={textId} writing={writing} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

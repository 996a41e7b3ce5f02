import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { isWaiting } from '#web/components/writing/result.ts';
import { useLazyComponent } from '#web/lib/page/use-lazy-component.ts';
import type { WritingControls } from '../use-writing.ts';

const loadDialog = () => import('./second-look-dialog.tsx').then((module) => module.SecondLookDialog);

/** Offers a comparison by the person's own assistant, once the text is complete. */
export function SecondLook({ writing }: { writing: WritingControls }) {
  const [SecondLookDialog, wantDialog] = useLazyComponent(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const { editor } = writing;
  if (!editor || editor.result.ending || editor.result.sentences.some(isWaiting)) return null;
  const open = () => {
    wantDialog();
    setOpen(true);
  };
  return (
    <>
      <Button size="sm" onClick={open}>
        <ClipboardCheck aria-hidden="true" />
        Conferir com um assistente
      </Button>
      {SecondLookDialog && <SecondLookDialog writing={writing} editor={editor} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

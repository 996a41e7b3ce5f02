import { createContext, useContext, useRef, useState } from 'react';
import { CopyButton, type CopyButtonProps } from '#web/components/ui/copy-button.tsx';
import { ConfirmDialog } from '#web/components/ui/overlay/confirm-dialog.tsx';
import type { Flag } from './warning-flags.ts';

const CopyGuardContext = createContext<(question: string) => Promise<boolean>>(async () => true);

type SafeCopyProps = Omit<CopyButtonProps, 'text' | 'confirm'> & {
  text: string;
  flags?: readonly Flag[];
  waiting?: number;
};

/**
 * Copies a result. While the text has open warnings or sentences without translation it asks for confirmation, and is
 * not the main button: that one leads to them.
 */
export function SafeCopy({ text, flags = [], waiting = 0, variant, ...props }: SafeCopyProps) {
  const guard = useContext(CopyGuardContext);
  const open = flags.filter(({ isSettled }) => !isSettled).length;
  if (open + waiting === 0) return <CopyButton {...props} variant={variant} text={text} />;
  const confirm = () => guard(describe(open, waiting));
  return (
    <CopyButton {...props} variant={variant === 'primary' ? 'secondary' : variant} text={text} confirm={confirm} />
  );
}

function describe(open: number, waiting: number): string {
  const parts = [
    open > 0 && `${open === 1 ? 'Vai junto 1 aviso' : `Vão juntos ${open} avisos`} que você ainda não resolveu.`,
    waiting > 0 && `${waiting === 1 ? 'Falta 1 frase' : `Faltam ${waiting} frases`} em japonês.`,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** Provides the confirmation to all copy buttons inside, once per result; never for a product's own text (`isOwn`). */
export function CopyGuard({ isOwn, children }: { isOwn: boolean; children: React.ReactNode }) {
  const hasAsked = useRef(isOwn);
  const [question, setQuestion] = useState<{ text: string; answer: (isYes: boolean) => void }>();

  async function guard(text: string): Promise<boolean> {
    if (hasAsked.current) return true;
    const isYes = await new Promise<boolean>((answer) => setQuestion({ text, answer }));
    setQuestion(undefined);
    if (isYes) hasAsked.current = true;
    return isYes;
  }

  return (
    <CopyGuardContext value={guard}>
      {children}
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={(isOpen) => !isOpen && question?.answer(false)}
        title="Copiar assim mesmo?"
        description={question?.text ?? ''}
        confirmLabel="Copiar assim mesmo"
        cancelLabel="Voltar e conferir"
        onConfirm={() => question?.answer(true)}
      />
    </CopyGuardContext>
  );
}

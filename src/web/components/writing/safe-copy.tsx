import { useRef, useState } from 'react';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { CopyButton, type CopyButtonProps } from '#web/components/ui/copy-button.tsx';
import { CopyGuardContext, useCopyGuard } from './copy-guard.ts';
import { useDesk } from './desk.ts';
import { UNTRANSLATED } from './mark-runs.ts';
import type { Flag } from './place-warnings.ts';

type SafeCopyProps = Omit<CopyButtonProps, 'text' | 'confirm'> & {
  text: string;
  /** What would go along. */
  flags?: readonly Flag[];
};

/** Copies a result; asks once before warnings that nobody looked at, or words left in Portuguese, go along. */
export function SafeCopy({ text, flags = [], ...props }: SafeCopyProps) {
  const { checked } = useDesk();
  const guard = useCopyGuard();
  const unchecked = flags.filter(({ id }) => !checked.has(id)).length;
  const left = text.match(UNTRANSLATED)?.length ?? 0;
  return (
    <CopyButton
      {...props}
      text={text}
      confirm={unchecked + left === 0 ? undefined : () => guard(describe(unchecked, left))}
    />
  );
}

function describe(unchecked: number, left: number): string {
  const parts = [
    unchecked > 0 && (unchecked === 1 ? '1 aviso ainda não conferido' : `${unchecked} avisos ainda não conferidos`),
    left > 0 && (left === 1 ? '1 trecho 【未訳】 em português' : `${left} trechos 【未訳】 em português`),
  ].filter((part) => part !== false);
  return `${parts.length === 2 || unchecked > 1 || left > 1 ? 'Vão' : 'Vai'} junto: ${parts.join(' e ')}.`;
}

/** Asks for all copy buttons below it, once per result. */
export function CopyGuard({ children }: { children: React.ReactNode }) {
  const hasAsked = useRef(false);
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

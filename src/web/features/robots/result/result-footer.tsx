import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { flagsAt } from '#web/components/robot-text/place-warnings.ts';
import { useNextVariant } from '#web/components/robot-text/points-bar.tsx';
import type { Result } from '#web/components/robot-text/result.ts';
import { useResultEditor } from '#web/components/robot-text/result-editor.ts';
import { SafeCopy } from '#web/components/robot-text/safe-copy.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { saveFile } from '#web/lib/save-file.ts';

type TextOf = (result: Result) => string;

type ResultFooterProps = {
  restartLabel: string;
  onRestart: () => void;
  fileName: string;
  text: TextOf;
  more?: ReactNode;
};

export function ResultFooter({ restartLabel, onRestart, fileName, text, more }: ResultFooterProps) {
  const { result } = useResultEditor();
  function download() {
    const ending = result.writer === 'composer' ? '\n\nRascunho sem IA\n' : '\n';
    const file = new Blob([text(result), ending], { type: 'text/plain;charset=utf-8' });
    saveFile(file, `${PRODUCT_NAME.toLowerCase()}-${fileName}.txt`);
  }
  return (
    <div className="my-6 flex flex-wrap items-center gap-2 lg:border-line lg:border-t lg:pt-5">
      <Button onClick={onRestart}>{restartLabel}</Button>
      {more}
      <Button variant="ghost" aria-label="Baixar texto" onClick={download}>
        <Download aria-hidden="true" />
        <span className="max-sm:hidden">Baixar texto</span>
      </Button>
    </div>
  );
}

/** The main button of a result; asks first about the warnings of these fields. */
export function CopyAll({ text, fields }: { text: TextOf; fields: readonly string[] }) {
  const { result } = useResultEditor();
  const places = fields.flatMap((field) => (result.texts[field] ?? []).map((_, index) => ({ field, index })));
  return (
    <SafeCopy
      text={text(result)}
      label="Copiar tudo"
      flags={places.flatMap((place) => flagsAt(result, place))}
      variant={useNextVariant()}
      size="md"
      feedbackMs={1500}
    />
  );
}

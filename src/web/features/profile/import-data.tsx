import { Upload } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useId, useState } from 'react';
import { type ExportFile, MAX_IMPORT_BYTES, readExportFile } from '#domain/accounts/export-file.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';

const ImportDataDialog = lazy(() =>
  import('./import-data-dialog.tsx').then((module) => ({ default: module.ImportDataDialog })),
);

export function ImportData() {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<{ file: File; content: ExportFile }>();

  async function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setProblem(undefined);
    if (file.size > MAX_IMPORT_BYTES) return setProblem('Este arquivo passa de 10 MB. Peça ao suporte para trazê-lo.');
    const content = readExportFile(await file.text());
    if (content) setChosen({ file, content });
    else setProblem('Este arquivo não é uma cópia de dados do Dropar.');
  }

  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-fg-soft">
        Já tem um arquivo desses? Traga produtos, textos, tarefas e loja de volta, para esta conta ou para outra.
      </p>
      <Button asChild variant="secondary">
        <label htmlFor={id}>
          <Upload aria-hidden="true" />
          Trazer meus dados
          <input
            id={id}
            type="file"
            accept="application/json,.json"
            className="sr-only"
            onChange={(event) => void handlePick(event)}
          />
        </label>
      </Button>
      {problem && <Alert variant="error">{problem}</Alert>}
      {chosen && (
        <Suspense>
          <ImportDataDialog {...chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

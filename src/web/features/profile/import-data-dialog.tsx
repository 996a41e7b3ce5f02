import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importAccount } from '#contract/account/account.ts';
import { describeExportCounts, type ExportFile } from '#domain/accounts/export-file.ts';
import { AppError } from '#domain/errors.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';

type ImportDataDialogProps = { file: File; content: ExportFile; onClose: () => void };

/** Shows the file's content and what it would replace, before anything is written. */
export function ImportDataDialog({ file, content, onClose }: ImportDataDialogProps) {
  const bring = useBringData(onClose);
  const counts = describeExportCounts(content.counts);
  const replaced = [
    ...(content.hasShop ? ['os dados da loja'] : []),
    ...(content.hasLists ? ['os nomes das listas'] : []),
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && !bring.isPending && onClose()}>
      <DialogContent title="Trazer meus dados" description={file.name}>
        <p className="mt-4 text-fg-soft">
          {counts.length > 0 ? 'O arquivo tem:' : 'O arquivo não tem produtos, textos nem tarefas.'}
        </p>
        {counts.length > 0 && (
          <ul className="mt-2 grid list-disc gap-1 pl-5 tabular-nums">
            {counts.map((count) => (
              <li key={count}>{count}</li>
            ))}
          </ul>
        )}
        <p className="mt-4 text-fg-soft">
          O que já está aqui fica como está: nada se repete, nada se exclui.
          {replaced.length > 0 && ` Só ${replaced.join(' e ')} passam a ser os do arquivo.`} Fotos, comentários e
          pagamentos não vêm no arquivo, e o que passa do seu plano fica guardado.
        </p>
        {bring.error && (
          <Alert variant="error" className="mt-4">
            {bring.error instanceof AppError
              ? bring.error.message
              : 'Não foi possível trazer os dados. Tente novamente.'}
          </Alert>
        )}
        <DialogActions>
          <DialogClose asChild>
            <Button variant="ghost" disabled={bring.isPending}>
              Cancelar
            </Button>
          </DialogClose>
          <Button variant="primary" busy={bring.isPending} onClick={() => bring.mutate(file)}>
            {bring.isPending ? 'Trazendo...' : 'Trazer'}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

function useBringData(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    // Sets the type explicitly, because some systems know no MIME type for ".json".
    mutationFn: (file: File) => call(importAccount, {}, { raw: new Blob([file], { type: 'application/json' }) }),
    onSuccess: async ({ written, skipped }) => {
      const counts = describeExportCounts(written);
      const left = skipped === 1 ? '1 registro não pôde ser lido.' : `${skipped} registros não puderam ser lidos.`;
      toast({
        title: counts.length > 0 ? 'Seus dados chegaram' : 'Nada de novo: tudo já estava aqui',
        description: [...(counts.length > 0 ? [`${counts.join(', ')}.`] : []), ...(skipped > 0 ? [left] : [])].join(
          ' ',
        ),
      });
      onDone();
      await queryClient.invalidateQueries();
    },
  });
}
